# Was das Terminal selbst sagt. Was zu einem Spiel gehört, steht in dessen eigenen Meldungen.

## Befehle

about = Brettspiele, in denen man wunderbare Maschinen repariert, im Terminal.
command-play = eine Partie spielen, gegen einen Bot oder gegeneinander
command-cards = alle Karten eines Spiels zeigen
command-replay = eine gespeicherte Partie noch einmal durchgehen
command-legal = sagen, was in einer Stellung möglich ist
command-act = in einer Stellung Aktionen ausführen und die Stellung danach ausgeben
command-fuzz = zufällige Partien spielen und nach jeder Aktion die Regeln prüfen
command-bench = messen, wie schnell zufälliges Spiel ist

help-usage = Aufruf
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle (jeder hat eine eigene Hilfe: --help)

option-help = diese Hilfe zeigen
option-lang = die Sprache (sonst die der Umgebung)
option-game = das Spiel
option-seed = die Partie mit dieser Zahl austeilen (sonst mit einer zufälligen, die genannt wird)
option-seat = dein Platz, oder mehrere wie 0,2; both oder all: Menschen auf allen Plätzen
option-against = der Bot, gegen den gespielt wird
option-players = wie viele am Tisch sitzen
option-rounds = die Partie endet spätestens nach dieser Runde (Imaginarium)
option-workshops = eine TOML-Datei mit anderen Werkstatttafeln (Imaginarium)
option-sources = auch sagen, woher die Zahlen kommen
option-load = eine gespeicherte Partie fortsetzen
option-position = mit der Stellung in dieser JSON-Datei beginnen
option-position-file = eine Stellung als JSON, oder - für die Standardeingabe
option-record-file = eine gespeicherte Partie
option-eyes = mit den Augen von Platz 0, 1, … sehen; all: alles sehen, wenn die Partie zu Ende ist (sonst als Zuschauer)
option-plain = die ganze Partie Zeile für Zeile erzählen
option-json = JSON ausgeben
option-actions = Aktionen wie "repair 3", eine nach der anderen
option-output = die Stellung in diese Datei schreiben

## Der Tisch

you = du
title-turn = Runde { $round }
title-projects = Projekte
title-hand = Deine Hand
title-hand-of = Die Hand von { $seat }
label-id = Id
label-name = Name
label-colour = Farbe
label-points = Punkte
label-makes = liefert
label-cost = kostet
label-effect = Effekt
label-needs = verlangt
label-pay = nun
label-stock = Vorrat
label-workshop = Werkstatt
label-reductions = Ersparnis
label-hand = Hand
label-seen = davon
label-own = eigenes Projekt
label-completed = erfüllt
label-deck = Stapel
label-discard = Ablage
label-pile = Projektstapel
label-reserve = Reserve
lying = darauf
nothing-to-pay = nichts
any-resource = beliebig
cards-in-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
all-machines = Maschinen
all-projects = Projekte
colour-blue = blau
colour-purple = violett
colour-red = rot
colour-yellow = gelb

## Imaginarium

title-round = Runde { $round }
title-round-of = Runde { $round } von { $rounds }
legend-steals = allen anderen genommen
legend-guards = vor Dieben sicher
legend-pays = bezahlbar
legend-short = nicht bezahlbar
short-cancels = −Projekt
short-turns = dreht um
short-recovers = holt her
title-office = Konstruktionsbüro
title-room = Konferenzraum
step-planning = Planung
step-use = Schritt 1: Maschinen benutzen
step-fetch = Schritt 2: holen
step-actions = Schritt 3: zwei Aktionen
step-projects = Schritt 4: Projekte
step-over = das Ende
level = Stufe { $level }
saboteur = Saboteur { $seat }
free = frei
hidden = verborgen
face-down = verdeckt
used = benutzt
label-slots = Plätze
too-many-slots = kombiniere, bis es { $count } weniger sind
done-by = erfüllt von { $seats }
label-extractors = Kohliumpressen
label-order = Reihenfolge
label-next = nächste Runde
label-crusher = Zermalmer
label-pool = Assistenten
label-yard = Garten
label-assistants = Assistenten
label-dial = letztes Paar
label-secret = geheimes Projekt

## Alle Karten von Imaginarium

all-assistants = Assistenten
all-boards = Werkstatttafeln
the-board = Der Spielplan
label-kind = Art
label-level = Stufe
label-copies = Anzahl
label-yields = Ertrag
label-combines = kombinierbar mit
label-number = Nummer
label-machines = Maschinen
label-from = Herkunft
label-conveyor = Förderband
label-market = Markt
label-actions = die sechs Aktionen im Kreis
label-goal = Punkte zum Ende
kind-production = Produktion
kind-transformation = Transformation
kind-attack = Angriff
kind-defense = Verteidigung
kind-special = Spezial
source = Woher das kommt: { $told }.
source-card = auf den Karten gedruckt
source-rulebook = Regelheft
source-reconstructed = rekonstruiert
source-ours = von uns
source-owner = deine Datei
boards-note = Rekonstruierte Tafeln sind begründete Annahmen: Wer die Schachtel besitzt, kann die gedruckten Zahlen in eine eigene Datei schreiben (--workshops).

## Spielen

dealt = Diese Partie hat die Zahl { $seed } (--seed). Mit ? kommt die Hilfe.
loaded = { $file } ist geladen, { $count ->
    [one] nach { $count } Aktion. Mit ? kommt die Hilfe.
   *[other] nach { $count } Aktionen. Mit ? kommt die Hilfe.
}
prompt = Deine Aktion (eine Nummer oder ihr Text, ? für Hilfe):
prompt-single = Deine Aktion (Enter nimmt die einzige, ? für Hilfe):
pass-screen = Gib den Bildschirm an { $seat } weiter; dann Enter:
refused = „{ $action }“ ist jetzt nicht möglich. { $why }
undone = { $count ->
    [one] Eine Aktion wurde zurückgenommen.
   *[other] { $count } Aktionen wurden zurückgenommen.
}
saved = Die Partie ist in { $file } gespeichert.
nothing-happened = Es ist noch nichts geschehen.
match-ended = Die Partie ist zu Ende.
match-won = Die Partie ist zu Ende: du hast gewonnen!
match-lost = Die Partie ist zu Ende: du hast verloren.
match-shared = Die Partie ist zu Ende: der Sieg wird geteilt.
offer-save = Um die Partie zu speichern, gib den Namen einer Datei ein; Enter endet ohne zu speichern:
farewell = Auf Wiedersehen! Die Partie wurde nicht gespeichert.
farewell-saved = Auf Wiedersehen! Die Partie wartet in { $file }.
farewell-seed = Auf Wiedersehen! Die Zahl { $seed } teilt diese Partie wieder aus.

help-number-typed = 3
help-number = die dritte Aktion der Liste ausführen
help-action-typed = repair 3
help-action = eine Aktion mit ihrem Text ausführen
help-explain-typed = ? repair 3
help-explain = was eine Aktion täte, oder warum sie nicht möglich ist (auch: ? 5)
help-undo-typed = undo
help-undo = zurück zu deiner letzten Entscheidung, wenn seither nichts Verborgenes ans Licht kam
help-save-typed = save DATEI
help-save = die Partie speichern und weiterspielen
help-load-typed = load DATEI
help-load = stattdessen eine gespeicherte Partie fortsetzen
help-log-typed = log
help-log = was bisher geschah
help-cards-typed = cards
help-cards = alle Karten des Spiels
help-lang-typed = lang en|fr|de
help-lang = eine andere Sprache
help-quit-typed = quit
help-quit = die Partie verlassen

## Noch einmal ansehen

replay-prompt = { $place }/{ $last } – Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende
replay-over = Die Partie ist nach { $count ->
    [one] { $count } Aktion zu Ende.
   *[other] { $count } Aktionen zu Ende.
}
replay-running = Die Aufzeichnung endet nach { $count ->
    [one] { $count } Aktion; die Partie ist nicht zu Ende.
   *[other] { $count } Aktionen; die Partie ist nicht zu Ende.
}

## Missgeschicke

trouble-usage = So wird das nicht aufgerufen: siehe { $command } --help.
trouble-command = Es gibt keinen Befehl „{ $command }“, nur { $known }.
trouble-language = Es gibt keine Wörter auf „{ $language }“, nur auf { $known }.
trouble-game = Es gibt kein Spiel „{ $given }“, nur { $known }.
trouble-bot = Es gibt keinen Bot „{ $given }“, nur { $known }.
trouble-seed = Hier steht eine Zahl von 0 bis { $most }, nicht „{ $given }“.
trouble-seat = „{ $given }“ ist kein Platz: möglich sind 0, 1, 0,2, … oder both oder all.
trouble-eyes = „{ $given }“ ist kein Platz: möglich sind { $known }.
trouble-no-seat = In dieser Partie gibt es keinen Platz { $seat }: der letzte ist { $most }.
trouble-players = { $game } ist für { $known } Personen, nicht für { $given }.
trouble-number-of-players = Wie viele am Tisch sitzen, ist eine Zahl, nicht „{ $given }“.
trouble-number-of-rounds = Die letzte Runde ist eine Zahl bis 1000, nicht „{ $given }“.
trouble-no-rounds = { $game } hat keine letzte Runde: Es endet von selbst.
trouble-settled = Eine gespeicherte Partie oder eine Stellung sagt selbst, wie viele spielen und wie lange: weder --players noch --rounds daneben.
trouble-workshops = Diese Werkstatttafeln sind nicht möglich: { $why }.
trouble-no-workshops = { $game } hat keine Werkstatttafeln.
trouble-one-source = Eine Partie beginnt mit einer Zahl, einer gespeicherten Partie oder einer Stellung: nur eines von --seed, --load und --position.
trouble-missing = Es gibt keine Datei { $file }.
trouble-folder = { $file } ist ein Ordner, keine Datei.
trouble-no-file = { $file } ist keine gewöhnliche Datei.
trouble-no-text = { $file } ist kein Text.
trouble-large = { $file } ist zu groß.
trouble-reading = { $file } konnte nicht gelesen werden: { $why }.
trouble-record = { $file } lässt sich nicht nachspielen: { $why }.
trouble-other-game = { $file } gehört zu einem anderen Spiel: { $game }.
trouble-other-table = { $file } ist von einem Tisch mit { $count } Plätzen: Verlasse diese Partie und beginne mit --load.
trouble-json = { $file } ist kein JSON: { $why }.
trouble-no-position = { $file } ist keine Stellung, also kein JSON-Objekt.
trouble-which-game = { $file } sagt nicht, zu welchem Spiel es gehört.
trouble-position = Die Stellung in { $file } ist nicht möglich: { $why }.
trouble-running = Die Partie in { $file } ist nicht zu Ende: solange sie läuft, sieht niemand alles.
trouble-saving = { $file } konnte nicht gespeichert werden: { $why }.
trouble-no-overwriting = { $file } ist etwas anderes als eine gespeicherte Partie und bleibt, wie es ist.
trouble-output = Die Ausgabe konnte nicht geschrieben werden: { $why }.
trouble-no-name = „{ $command }“ braucht den Namen einer Datei.
trouble-no-answer = Gib eine Nummer der Liste, eine Aktion oder ? für Hilfe ein.
trouble-number = Es gibt keine Nummer { $number } in der Liste, die von 1 bis { $count } geht.
trouble-action = Es gibt keine Aktion „{ $action }“.
trouble-nothing-to-undo = Du hast nichts zurückzunehmen.
trouble-undo = Seither ist Verborgenes ans Licht gekommen: es gibt kein Zurück.
