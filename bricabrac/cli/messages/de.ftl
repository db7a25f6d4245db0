# Was das Terminal selbst sagt. Was zu einem Spiel gehört, steht in dessen eigenen Meldungen.

## Befehle

about = Brettspiele, in denen man wunderbare Maschinen repariert, im Terminal.
command-play = eine Partie spielen, gegen einen Bot oder gegeneinander
command-bots = die Bots aufzählen
command-serve = den Ort zum Spielen öffnen, im Browser
command-think = für die Bots eines Hauses denken, das andere bedienen
command-store = sich um die aufbewahrten Partien kümmern: migrate, check, backup, restore, move
command-cards = alle Karten eines Spiels zeigen
command-replay = eine gespeicherte Partie noch einmal durchgehen
command-review = sagen, wo eine Partie entschieden wurde, von wem, und wie viel davon Glück war
command-puzzle = eine Aufgabe stellen und die Antwort beurteilen
command-puzzles = Aufgaben suchen: Entscheidungen, bei denen eine Antwort klar die beste ist
command-verify = sagen, ob eine Partie so gegeben wurde wie versprochen
command-duel = zwei Bots spielen lassen und sagen, welcher stärker ist
command-league = viele Bots gegeneinander spielen lassen und sie einstufen
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
option-games = das Spiel: { $games }
option-seed = die Partie mit dieser Zahl austeilen (sonst mit einer zufälligen, die genannt wird)
option-seat = dein Platz, oder mehrere wie 0,2; both oder all: überall Menschen; none: Bots zusehen
option-against = der Bot, gegen den gespielt wird
option-names = wie die Personen heißen, Platz für Platz: Ada,Bruno
option-think = wie lange Bots nachdenken: 2000 (Durchläufe) oder 0.5s
option-entrant = ein Bot: sein Name oder seine Datei (my_bot.py); mit @2000 oder @0.5s denkt er so lange nach
option-players = wie viele am Tisch sitzen (sonst: so wenige, wie das Spiel erlaubt)
option-pairs = wie oft gegeben wird; gespielt wird jedes Mal einmal je Platz (ohne Angabe: 100)
option-first-seed = die Zahl, mit der zuerst gegeben wird (ohne Angabe: 0)
option-bench-of = nach gpu: das Spiel (alle, wenn keines genannt ist)
option-matches = wie viele Partien gespielt werden
option-every = bei jeder wievielten Entscheidung für jede Aktion geprüft wird, ob sie zu Recht erlaubt oder verwehrt ist (ohne Angabe: 1)
option-sample = von so vielen Partien werden auch Stellungen, Aufzeichnungen und Sichten untersucht (ohne Angabe: 20)
option-mode = wie die Regeln laufen (ohne Angabe: compiled)
option-rounds = Partien enden spätestens nach dieser Runde (Imaginarium; unter Bots: 100)
option-workers = wie viele Prozesse spielen (ohne Angabe: einer je Kern)
option-ray = auf einem Ray-Verbund spielen; ohne Adresse auf einem kleinen, der hier gestartet wird
option-records = jede Partie in diesem Ordner aufbewahren
option-ledger = in dieser Datei aufbewahren, wie jede Partie ausging; was schon darin steht, wird nicht noch einmal gespielt
option-plot = ein Bild in diese Datei zeichnen
option-elo0 = das Urteil „nicht stärker“ heißt: eher dieser Elo-Abstand … (ohne Angabe: 0)
option-elo1 = … als dieser, für den „stärker“ spricht (ohne Angabe: 30)
option-sprt = aufhören, sobald das Urteil klar ist
option-workshops = eine TOML-Datei mit anderen Werkstatttafeln (Imaginarium)
option-sources = auch sagen, woher die Zahlen kommen
option-load = eine gespeicherte Partie fortsetzen
option-position = mit der Stellung in dieser JSON-Datei beginnen
option-position-file = eine Stellung als JSON, oder - für die Standardeingabe
option-record-file = eine gespeicherte Partie
option-eyes = mit den Augen von Platz 0, 1, … sehen; all: alles sehen, wenn die Partie zu Ende ist (sonst als Zuschauer)
option-plain = die ganze Partie Zeile für Zeile erzählen
option-promise = das Versprechen, das vor der Partie gezeigt wurde, zum Vergleich
option-day = der Tag, dessen Traum es sein soll
option-json = JSON ausgeben
option-seconds = insgesamt etwa so viele Sekunden nachdenken (gezählt in Iterationen: dieselbe Partie ergibt dieselbe Analyse)
option-actions = Aktionen wie "repair 3", eine nach der anderen
option-output = die Stellung in diese Datei schreiben
option-host = die Adresse, auf der gelauscht wird
option-port = der Port (sonst 8321, oder ein anderer, wenn er belegt ist)
option-data = der Ordner, in dem die Partien liegen
option-store = Partien in dieser PostgreSQL-Datenbank aufbewahren: postgresql://name@rechner/datenbank (sonst: im Ordner)
option-what = migrate: auf die neueste Nummer bringen; check: jede Partie nachspielen; backup, restore: in eine Datei und aus ihr; move: anderswohin
option-where = die Datei einer Sicherung, oder der Ordner oder die Datenbank, wohin es geht
option-open = die Seite im Browser öffnen
option-cold = starke Bots ihre Regeln erst übersetzen lassen, wenn sie gebraucht werden
option-guests = für wie viele Gäste eine Adresse zählt, was Grenzen betrifft
option-log = was auf der Standardfehlerausgabe steht: Beschwerden (none), oder eine Zeile für alles, was gefragt wird, für Menschen (plain) oder Programme (json)
option-processes = wie viele Prozesse gemeinsam eine PostgreSQL-Datenbank bedienen (SIGHUP: Neustart einer nach dem anderen)
option-thinkers = wie viele gleichzeitig denken (sonst: einer je Kern, weniger einer)

## Der Tisch

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
label-stock = Bestand
label-workshop = Werkstatt
label-reductions = Ersparnis
label-hand = Hand
label-seen = davon
label-own = eigenes Projekt
label-completed = fertig
label-deck = Stapel
label-discard = Ablage
label-pile = Projektstapel
label-reserve = Vorrat
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
step-fetch = Schritt 2: kaufen
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
done-by = fertiggestellt von { $seats }
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
kind-transformation = Umwandlung
kind-attack = Angriff
kind-defense = Defensive
kind-special = Spezial
source = Woher das kommt: { $told }.
source-card = auf den Karten gedruckt
source-rulebook = Anleitung
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
thinking = { $bot } denkt nach …
compiling = Die Regeln werden übersetzt, dieses eine Mal: { $name } ({ $done } von { $total })
hint = { $adviser ->
    [sage] Der Weise
   *[other] Der Meister
} täte dies: { $action }. Was die Aktionen versprechen, als Anteile am Sieg, deiner zuerst:
refused = „{ $action }“ ist jetzt nicht möglich. { $why }
undone = { $count ->
    [one] Eine Aktion wurde zurückgenommen.
   *[other] { $count } Aktionen wurden zurückgenommen.
}
saved = Die Partie ist in { $file } gespeichert.
nothing-happened = Es ist noch nichts geschehen.
match-ended = Die Partie ist zu Ende.
match-won = Die Partie ist zu Ende: Du hast gewonnen!
match-lost = Die Partie ist zu Ende: Du hast verloren.
match-shared = Die Partie ist zu Ende: Der Sieg wird geteilt.
offer-save = Um die Partie zu speichern, gib den Namen einer Datei ein; Enter endet ohne zu speichern:
farewell = Auf Wiedersehen! Die Partie wurde nicht gespeichert.
farewell-saved = Auf Wiedersehen! Die Partie wartet in { $file }.
farewell-seed = Auf Wiedersehen! Die Zahl { $seed } teilt diese Partie wieder aus.
serving = Der Tisch ist gedeckt: { $address } (Partien liegen in { $folder }; Strg+C beendet)
serving-process = Prozess { $number } allein: { $address }
minds-at-work = Es denken für { $folder }: { $count } (Strg+C beendet)
served = Geschlossen. Alles ist gespeichert.

help-number-typed = 3
help-number = die dritte Aktion der Liste ausführen
help-action-typed = repair 3
help-action = eine Aktion mit ihrem Text ausführen
help-explain-typed = ? repair 3
help-explain = was eine Aktion täte, oder warum sie nicht möglich ist (auch: ? 5)
help-hint-typed = hint
help-hint = was der Weise an deiner Stelle täte, mit dem, was du weißt
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

## Bots gegen Bots

contest-start = Vorbereitung
duel-title = { $a } gegen { $b }: { $game } mit { $players } Plätzen, { $rounds ->
    [one] { $rounds }-mal gegeben
   *[other] { $rounds }-mal gegeben
}, { $matches } Partien (ab Startzahl { $seed })
duel-share = Siegesanteil von { $a }: { $share } % (mit 95 % Sicherheit { $low } bis { $high } %; gerecht: { $fair } %)
duel-elo = Elo-Abstand: { $elo } ({ $low } bis { $high })
duel-time = Millisekunden je Entscheidung: { $first } ({ $a }), { $second } ({ $b })
duel-seats = Siegesanteil dessen, der beginnt: { $first }; der anderen der Reihe nach: { $others }
duel-length = Aktionen je Partie: { $length }
duel-nothing = Es wurde nichts zu Ende gespielt.
verdict-stronger = Urteil: { $a } ist stärker als { $b } (eher um { $elo1 } Elo als um { $elo0 }; Beleg { $evidence }, es genügt { $bound }).
verdict-not-stronger = Urteil: { $a } ist nicht stärker als { $b } (eher um { $elo0 } Elo als um { $elo1 }; Beleg { $evidence }, es genügt −{ $bound }).
verdict-undecided = Urteil: offen zwischen { $elo0 } und { $elo1 } Elo für { $a } über { $b } (Beleg { $evidence }, es genügt ±{ $bound }).
league-title = { $game } mit { $players } Plätzen: { $deals ->
    [one] { $deals }-mal gegeben
   *[other] { $deals }-mal gegeben
}, { $matches } Partien (ab Startzahl { $seed })
league-place = Rang
league-bot = Bot
league-elo = Elo
league-interval = 95 %
league-share = Sieg

## Zufälliges Spiel

fuzz-playing = Partien
fuzz-examining = untersucht
fuzz-told = { $game } mit { $players } Plätzen, { $mode }: { $matches } Partien, { $decisions } Entscheidungen, { $length } je Partie; { $examined } Partien und { $states } Zustände untersucht.
fuzz-rounds = Runden: mindestens { $least }, 10 % { $tenth }, Median { $median }, 90 % { $ninetieth }, höchstens { $most }; { $reached } % erreichten Runde { $limit }, die letzte erlaubte.
fuzz-well = Alles ist, wie es sein soll.
fuzz-fault = { $game } mit { $players } Plätzen, Zahl { $seed }: Fehler { $fault }
option-bench = was gemessen wird: zufälliges Spiel von { $games }, oder research: die Türen des Labors; oder gpu: beides auf einer GPU
option-peers = auch Spiele messen, die mit PettingZoo und OpenSpiel kommen
bench-door = { NUMBER($rate, maximumFractionDigits: 0) } in der Sekunde  { $door }: { $of }
bench-measuring = Messungen
bench-compiled = { $game } mit { $players } Plätzen, übersetzt, ein Kern: { $speed } Millionen Entscheidungen in der Sekunde
bench-spades = Spades von OpenSpiel, C++: { $speed } Millionen Entscheidungen in der Sekunde; Verhältnis { $ratio } ({ $low } bis { $high })
bench-alone = OpenSpiel ist nicht installiert (pip install "bricabrac[bench]"): kein Verhältnis
bench-plain = reines Python: { $time } µs je Entscheidung
bench-start = vom Prozess zur ersten Entscheidung: { $first } s mit Übersetzen, { $cached } s aus dem Speicher
bench-gpu = { $game } mit { $players } Plätzen auf { $gpu }: { $decisions } Millionen Entscheidungen pro Sekunde beim Zufallsspiel; { $steps } Millionen Schritte pro Sekunde mit Beobachtungen
bench-gpu-equal = Partien gleich denen des Prozessors: { $equal } von { $compared }; Schritte: { $steps ->
    [same] dieselben
   *[other] nicht dieselben
}

## Aufbewahrte Partien

store-checking = Partien
store-carrying = Partien
store-migrated = { $place } hatte die Nummer { $before } und hat jetzt die Nummer { $number }.
store-checked = { $matches ->
    [one] { $matches } Partie wird
   *[other] { $matches } Partien werden
} aufbewahrt, davon { $older } nach älteren Regeln, die nicht nachgespielt werden; { $faults } nicht ganz; Einträge ohne Partie: { $stray }.
store-carried = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} mit { $entries } Einträgen und den Namen von { $people } Leuten: jetzt in { $place }.
store-fault-gap = { $match }: Der Eintrag { $entry } fehlt.
store-fault-rules = { $match }: Der Eintrag { $entry } kann nicht nachgespielt werden ({ $why }).
store-fault-phase = { $match }: Sie ist anders verzeichnet, als sie steht ({ $why }).

## Missgeschicke

trouble-argument = { $argument }: { $why }
trouble-written = So wird es geschrieben: { $usage } – { $takes }.
trouble-required = { $argument } fehlt – { $takes }; siehe { $command } --help.
trouble-unknown = { $command } kennt „{ $given }“ nicht: siehe { $command } --help.
trouble-choice = „{ $given }“ gibt es hier nicht: möglich sind { $known }.
trouble-command = Es gibt keinen Befehl „{ $command }“, nur { $known }.
trouble-language = Es gibt keine Wörter auf „{ $language }“, nur auf { $known }.
trouble-game = Es gibt kein Spiel „{ $given }“, nur { $known }.
trouble-bot = Es gibt keinen Bot „{ $given }“, nur { $known }.
trouble-think = Bots denken 2000 (Durchläufe) oder 0.5s lang nach, nicht „{ $given }“.
trouble-count = „{ $given }“ ist keine Zahl ab { $least }.
trouble-percent = „{ $given }“ ist kein Prozentsatz von 0 bis 100.
trouble-players = { $game } ist für { $known } Personen, nicht für { $given }.
trouble-extra = Dazu braucht es einen Zusatz: pip install "bricabrac[{ $extra }]".
trouble-bot-game = { $bot } spielt nicht { $game }, nur: { $known }.
trouble-bot-failed = Ein Bot hat versagt: { $why }.
trouble-cluster = Es gibt keinen Ray-Verbund, auf dem gespielt werden könnte: { $why }.
trouble-hint = Für dieses Spiel gibt es keinen Rat.
trouble-elo = Ein Elo-Abstand ist eine Zahl von -1000 bis 1000, nicht „{ $given }“.
trouble-elo-order = --elo0 muss kleiner sein als --elo1.
trouble-league = Eine Liga braucht mindestens zwei verschiedene Bots.
trouble-seed = Hier steht eine Zahl von 0 bis { $most }, nicht „{ $given }“.
trouble-seat = „{ $given }“ ist kein Platz: möglich sind 0, 1, 0,2, …, both, all oder none.
trouble-names = Namen schreibt man nacheinander, wie Ada,Bruno, nicht „{ $given }“.
trouble-eyes = „{ $given }“ ist kein Platz: möglich sind { $known }.
trouble-no-seat = In dieser Partie gibt es keinen Platz { $seat }: der letzte ist { $most }.
trouble-rounds = --rounds: Die letzte Runde ist eine Zahl von 1 bis { $most }, nicht { $given }.
trouble-no-rounds = { $game } hat keine letzte Runde: Es endet von selbst.
trouble-settled = Eine gespeicherte Partie oder eine Stellung sagt selbst, wie viele spielen und wie lange: weder --players noch --rounds daneben.
trouble-no-cards = Eine Liste der Karten von { $game } gibt es nicht.
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
trouble-review = Die Partie in { $file } ist nicht zu Ende: Eine Analyse gibt es danach.
trouble-saving = { $file } konnte nicht gespeichert werden: { $why }.
trouble-ledger = { $file } ist kein Verzeichnis von Partien: Zeile { $line } ist etwas anderes.
trouble-no-overwriting = { $file } ist etwas anderes als eine gespeicherte Partie und bleibt, wie es ist.
trouble-output = Die Ausgabe konnte nicht geschrieben werden: { $why }.
trouble-port = Ein Port ist eine Zahl von 0 bis 65535, nicht „{ $given }“.
trouble-served = Ein anderer Server benutzt diesen Ordner: { $why }
trouble-store = Die Partien können nicht gelesen oder geschrieben werden: { $why }.
trouble-newer = Ein neueres bricabrac hat diese Partien geschrieben, und dieses weiß nicht, wie man sie aufbewahrt ({ $why }).
trouble-older = Ein älteres bricabrac hat diese Partien geschrieben ({ $why }): Starte bricabrac store migrate, dann noch einmal.
trouble-arriving = Partien ziehen gerade hierher um, und nicht alle sind da: Lass bricabrac store move oder restore enden, oder starte es noch einmal.
trouble-address = Eine Datenbank schreibt man postgresql://name@rechner/datenbank, nicht „{ $why }“.
trouble-empty = In { $why } sind keine Partien.
trouble-in-use = Ein Server benutzt diese Datenbank: Beende ihn zuerst ({ $why }).
trouble-others = Dort sind andere Partien ({ $why }): Der Ort muss leer sein, oder einer, wohin dieselben Partien schon unterwegs waren.
trouble-unlike = Die Partie { $why } ist dort anders weitergegangen: Daran wird nichts geändert.
trouble-counts = Nicht alles ist angekommen ({ $why }): Starte es noch einmal.
trouble-exists = { $why } gibt es schon, und es bleibt, wie es ist.
trouble-backup = Die Sicherung kann nicht gelesen oder geschrieben werden: { $why }.
trouble-where = „{ $what }“ muss wissen, wohin: eine Datei, oder für „move“ ein Ordner oder eine Datenbank.
trouble-nowhere = „{ $what }“ geschieht, wo die Partien sind: Nenne den Ort mit --data oder --store.
trouble-same = { $place } ist, wo die Partien schon sind.
trouble-secret = { $why } enthält kein Geheimnis. Lösch die Datei, dann legt der Server ein neues an; er erkennt danach niemanden wieder.
trouble-serving = Der Server kann nicht starten: { $why }.
trouble-processes = Mehrere Prozesse brauchen eine Datenbank, die sie teilen: --store postgresql://…
trouble-no-name = „{ $command }“ braucht den Namen einer Datei.
trouble-no-answer = Gib eine Nummer der Liste, eine Aktion oder ? für Hilfe ein.
trouble-number = Es gibt keine Nummer { $number } in der Liste, die von 1 bis { $count } geht.
trouble-action = Es gibt keine Aktion „{ $action }“.
trouble-nothing-to-undo = Du hast nichts zurückzunehmen.
trouble-undo = Seither ist Verborgenes ans Licht gekommen: es gibt kein Zurück.

command-train = ein Spiel lernen, indem man gegen sich selbst spielt
option-minutes = wie lange
option-first = Minuten davon, in denen die Suche ohne Netz spielt
option-thorough = Iterationen für eine Entscheidung, die zeigt, was gut ist; die anderen bekommen ein Fünftel
option-window = aus wie vielen der neuesten Entscheidungen gelernt wird
option-folder = wohin das Gelernte kommt
option-blend = Prozent der neuen Knoten, von denen aus Bots mit diesen Gewichten weiterspielen, statt auf einen Blick zu urteilen
option-gate = Minuten von einem Duell gegen das Beste bisher zum nächsten; 0: keines
option-deals = wie oft in einem solchen Duell höchstens gegeben wird
option-resume = Gewichte, mit denen begonnen wird, oder der Ordner eines Kurses, der weitergeht
train-learning = Sekunden
train-so-far = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $speed } in der Sekunde, Wert { $value }, Wahl { $policy }, { $elo } Elo
train-newest = Das zuletzt Gelernte ist durchs Tor gekommen: Es ist das beste, { $elo } Elo über dem Anfang der Tore.
train-best = Das zuletzt Gelernte kam nicht durchs Tor. best.weights ist ein älteres, { $elo } Elo über dem Anfang der Tore.
train-none = Noch kam nichts durch ein Tor, für das { $deals }-mal gegeben wird: weiterlernen.
curve-language = de
curve-heading = { $game }: was wann gelernt wurde
curve-title = Was wann gelernt wurde
curve-about = Gelernt aus { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} in { $minutes } min.
curve-minutes = Minuten
curve-matches = Partien
curve-deals = Gaben
curve-share = Anteil
curve-elo = Elo über dem Anfang der Tore
curve-gained = Elo
curve-number = { $number }
curve-accepted = angenommen
curve-value = Verlust des Werts, in Partien, aus denen nicht gelernt wurde
curve-policy = Verlust der Wahl, in Partien, aus denen nicht gelernt wurde
curve-gates = An einem Tor trifft das Gelernte auf das Beste bisher, jede Gabe von beiden Seiten. Es wird angenommen, wenn ein sequenzieller Test es für stärker hält (0 gegen 100 Elo, in einem von zwanzig Fällen falsch). Ein voller Punkt wurde angenommen; Balken sind Intervalle von 95 %.
curve-percent = { $share } % ({ $low }–{ $high })
curve-yes = ja
curve-no = nein
train-done = Gelernt aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}: { $folder }
option-mixed = Minuten davon, in denen sie auch weiterspielt, solange es viel zu lernen gibt
option-rivals = Prozent der Partien, in denen ein Platz ohne das Netz sucht: Wer nur seinesgleichen trifft, kennt niemand anderen
option-finer = um wie viel kleiner als sonst die Schritte des Lernens sind: für jemanden, der schon viel weiß

# Deals that were promised.
verify-kept = Ja: Diese Partie wurde so gegeben, wie es versprochen war.
verify-none = Zu dieser Partie gibt es kein Versprechen: Wer gab, hat die Karten gewählt oder gelost.
verify-shown = Nein: Das Versprechen der Partie ist ein anderes als das gezeigte.
verify-nonce-wrong = Nein: Das Versprechen gehört nicht zu dieser Zahl.
verify-seed-wrong = Nein: Die Kartenverteilung folgt nicht aus dieser Zahl und dem Beigetragenen.
verify-day-wrong = Nein: Das sind nicht die Karten, die im Traum dieses Tages alle hatten.
verify-promise = Versprechen { $digits }
verify-nonce = Zahl        { $digits }
verify-added = Platz { $seat }     { $digits }
verify-nothing = Platz { $seat }     hat nichts beigetragen
verify-seed = Verteilung  { $seed }

## Analysen

review-progress = Jede Entscheidung wird angesehen
# Datensätze.
command-export = Partien als Datensatz schreiben (Parquet), eine Zeile je Entscheidung
option-data-set = wohin der Datensatz kommt: ein Ordner für sich; derselbe Befehl noch einmal fährt fort, wo er unterbrochen wurde
option-export-data = die zu Ende gespielten Partien aus diesem Ordner eines Hauses nehmen
option-export-store = sie aus dieser PostgreSQL-Datenbank nehmen
export-writing = wird geschrieben
export-done = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} mit { $decisions } Entscheidungen nach { $folder } geschrieben.
trouble-export = Sagen Sie, welche Bots spielen (--bots), oder wo Partien liegen (--data oder --store); eines davon.
trouble-parts-none = { $folder } enthält etwas anderes: nennen Sie einen leeren oder neuen Ordner.
trouble-parts-other = { $folder } wurde mit anderen Vorgaben begonnen (sie stehen in { $file }): nehmen Sie dieselben, oder einen anderen Ordner.

# Studien.
command-study = Bots ein Spiel oft spielen lassen, und etwas darüber herausfinden
option-study = wohin das Gespielte, die Seite und die Zahlen kommen; derselbe Befehl noch einmal fährt fort, wo er unterbrochen wurde
option-study-bots = wer alle Plätze spielt: insight (zieht Aktionen so oft, wie ein Netz sie für gut hält), plan (denkt seinen Zug einige Male zu Ende)
study-playing = es wird gespielt
study-done = In { $file } stehen die Antworten; { $agree } von { $compared } Zahlen stimmen in beiden Hälften überein.
study-title = { $game }: eine Studie
study-about = Bots haben beide Hälften dieser Studie gespielt, jede mit eigenen Verteilungen. Ein Punkt ist die Zahl aus allen Partien, der Strich, wo die Wahrheit in 95 von 100 Fällen liegt, kleine Kreise sind die Hälften. Was Bots tun, ist nicht, was Menschen täten: Wo zwei Bots sich unterscheiden, hängt die Antwort davon ab, wer spielt.
study-agree = Die beiden Hälften stimmen in { $agree } von { $compared } Zahlen überein; zu erwarten sind 95 %.
study-of = { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
}, { $bot }, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
study-bot-insight = alle von einem Netz, das gelernt hat, ohne vorauszurechnen
study-bot-plan = alle von einem Bot, der seinen Zug zu Ende denkt
study-order = Was ist die Reihenfolge wert?
study-order-about = Der Anteil am Sieg dessen, der in der Partie zuerst handelt, dessen, der als Zweiter handelt, und so weiter.
study-length = Wie lange dauert eine Partie?
study-length-about = Runden, und Entscheidungen aller Plätze, die eine Wahl hatten.
study-winners = Worin unterscheiden sich Sieger?
study-winners-about = Wie viel öfter ein Sieger in einer Partie etwas tut als die anderen: was sich am deutlichsten unterscheidet.
study-taken = Wer hat welche Karte?
study-taken-about = Der Anteil am Sieg der Plätze, die eine Maschine repariert, einen Assistenten angestellt oder ein Projekt erfüllt haben. Wer gewinnt, nimmt mehr: Das ist nicht, was eine Karte bringt.
study-widths = Wie breit ist eine Entscheidung?
study-widths-about = Erlaubte Aktionen einer Entscheidung, die mehr als eine hatte, Runde für Runde.
study-luck = Wie viel ist Glück?
study-luck-about = Der Teil von allem, worin Ausgänge sich unterscheiden, den die Verteilung erklärt: dieselbe Verteilung, dieselben Bots, andere Würfel.
study-without = Was ist eine Karte wert?
study-without-about = Dieselbe Verteilung und dieselben Würfel zweimal: der Anteil am Sieg, den ein Platz verliert, der eine Karte nie nehmen darf. Die Karte bleibt im Spiel: Die anderen dürfen sie nehmen.
option-puzzle-number = welche; ohne Angabe die Aufgabe des Tages
option-puzzles = wie viele gewünscht sind
option-puzzles-out = die Datei, in die sie kommen; nach jeder Partie ist sie vollständig
option-puzzles-resume = mit einer begonnenen Datei fortfahren
option-puzzles-records = in diesen Aufzeichnungen suchen, nicht in Partien, die Bots spielen
option-puzzles-retell = neu erzählen, wohin die Wege der Aufgaben in der Datei führen; Antworten und Kosten bleiben
puzzles-retelling = Wohin die Wege führen
puzzles-looking = { $count ->
    [one] { $count } Partie durchgesehen
   *[other] { $count } Partien durchgesehen
}
puzzles-done = { $file } hat { $puzzles ->
    [one] { $puzzles } Aufgabe
   *[other] { $puzzles } Aufgaben
} aus { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}.
puzzle-prompt = Deine Antwort (eine Nummer oder ihr Text, ? für Hilfe, „answer“ zeigt sie, Enter geht):
trouble-no-puzzles = Für { $game } gibt es keine Aufgaben.
trouble-puzzle = Eine Aufgabe { $given } gibt es nicht: Sie gehen von 1 bis { $most }.
trouble-puzzles-other = { $file } wurde mit anderen Gewichten oder anderem Aufwand begonnen: Nenne eine andere Datei.
