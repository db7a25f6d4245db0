# Rückschau, Aufzeichnungen, Weiterspielen, und was nach einer Partie gesagt wird.

## Augenblicke

replay = Rückschau
look-back = Auf diese Partie zurückschauen
move-of = Schritt { $number } von { $length }
move-number = Schritt { $number }
replay-round = Runde { $number }
before-first = Vor dem ersten Schritt
go-first = An den Anfang
go-round-back = Eine Runde zurück
go-turn-back = Einen Zug zurück
go-back = Einen Schritt zurück
go-ahead = Einen Schritt weiter
go-turn-ahead = Einen Zug weiter
go-round-ahead = Eine Runde weiter
go-last = Ans Ende
go-anywhere = Zu einem Schritt gehen
replay-run = Abspielen und anhalten
replay-speed = Tempo
replay-by-round = Runde für Runde
replay-more = Mehr
replay-to-table = An den Tisch
replay-keys = Tasten
replay-key-move = ein Schritt
replay-key-turn = ein Zug
replay-key-round = eine Runde
replay-key-ends = Anfang, Ende
replay-key-run = abspielen, anhalten
replay-key-help = diese Liste

## Augen

eyes-title = Gesehen von
eyes-spectator = Wer nur zuschaut
eyes-open = Alles offen
eyes-told = Die Partie ist vorbei: Nichts muss mehr verborgen bleiben.
eyes-running = Solange die Partie läuft, schauen alle nur mit eigenen Augen zurück. Ist sie vorbei, stehen dir alle Blicke offen.
unseen-title = Was verborgen lag
unseen-hand = Hand von { $name }
unseen-secret = Geheime Projekte von { $name }
unseen-machines = Nächste Maschinen vom Stapel
unseen-projects = Nächste Projekte vom Stapel
unseen-assistants = Nächste Assistenten
unseen-gone = Ungesehen weggelegte Projekte

## Weiterspielen

play-on = Von hier aus weiterspielen
play-on-about = Eine neue Partie eröffnen, die mit den bisherigen Schritten beginnt. Was bis hierher geschah, kann nicht zurückgenommen werden.
play-on-go = Weiterspielen
play-on-fair = Ein Wort zur Fairness: Die Karten liegen, wie sie damals lagen. Wer gesehen hat, wie es weiterging oder was verborgen war, weiß mehr als die anderen.
played-on-from = Weitergespielt ab Schritt { $number } einer anderen Partie
seat-me = Hier spiele ich
refused-play-on = Solange eine Partie läuft, kann niemand von einem früheren Augenblick aus weiterspielen: Es kämen dieselben Karten, und das verriete, was verborgen ist. Komm wieder, wenn sie vorbei ist.
refused-end = Hier ist die Partie vorbei. Geh zu einem früheren Schritt zurück, um von dort weiterzuspielen.

## Aufzeichnungen

record-download = Herunterladen
record-title = Eine Aufzeichnung
records-link = Die Aufzeichnung einer Partie öffnen …
records-title = Eine Aufzeichnung öffnen
records-about = Eine Aufzeichnung ist eine Partie als Text: woraus sie ausgeteilt wurde, und jeder Schritt. Bring eine mit, und sie bekommt hier eine Seite mit Rückschau, zum Teilen und Weiterspielen.
record-file = Eine Datei
record-text = Oder der Text selbst
record-open = Öffnen
record-limit = Höchstens { $most } KB.
misread = Das lässt sich nicht nachspielen: { $why }.
misread-line = Zeile { $number } lässt sich nicht nachspielen: { $why }
misread-long = Diese Aufzeichnung ist zu lang: mehr als { $most } Zeilen.

## Nach einer Partie

after-about = Nach der Partie
points-title = Woher die Punkte kamen
points-total = Punkte
points-of = Die Punkte von { $name }, einer nach dem anderen
points-none = Keine.
points-begun = Von Anfang an
source-begun = Von Anfang an
source-repairs = Reparierte Maschinen
source-projects = Projekte
source-machines = Benutzte Maschinen
source-dismantling = Demontierte Maschinen
source-trade = Gekauft
source-majorities = Mehrheiten
chart-title = Punkte nach Runden
chart-about = Eine Linie für jeden Platz, mit seinem Buchstaben am Ende. Dieselben Zahlen stehen in der Tabelle darunter.
chart-table = Als Tabelle
chart-round = Runde
tally-title = Was alle getan haben
tally-moves = Schritte
tally-turns = Züge
tally-time = Bedenkzeit
tally-plays = Ausgespielte Maschinen
tally-repairs = Reparierte Maschinen
tally-projects = Fertiggestellte Projekte
tally-effects = Genutzte Effekte
tally-fetches = Gekaufte Maschinen
tally-combines = Kombinationen
tally-dismantles = Demontierte Maschinen
tally-recruits = Angeworbene Assistenten
tally-deals = Geschäfte
tally-coal = Kohlium erhalten und ausgegeben
tally-resources = Rohstoffe erhalten und ausgegeben
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
