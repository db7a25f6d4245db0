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
option-seat = dein Platz; oder both, um gegeneinander zu spielen
option-against = der Bot, gegen den gespielt wird
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
trouble-seat = „{ $given }“ ist kein Platz: möglich sind { $known }.
trouble-eyes = „{ $given }“ ist kein Platz: möglich sind { $known }.
trouble-no-seat = In dieser Partie gibt es keinen Platz { $seat }: der letzte ist { $most }.
trouble-one-source = Eine Partie beginnt mit einer Zahl, einer gespeicherten Partie oder einer Stellung: nur eines von --seed, --load und --position.
trouble-missing = Es gibt keine Datei { $file }.
trouble-folder = { $file } ist ein Ordner, keine Datei.
trouble-no-file = { $file } ist keine gewöhnliche Datei.
trouble-no-text = { $file } ist kein Text.
trouble-large = { $file } ist zu groß.
trouble-reading = { $file } konnte nicht gelesen werden: { $why }.
trouble-record = { $file } lässt sich nicht nachspielen: { $why }.
trouble-other-game = { $file } gehört zu einem anderen Spiel: { $game }.
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
