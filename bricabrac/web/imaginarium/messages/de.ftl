# What the table of Imaginarium says in the browser.

round-of = Runde { $number } von { $last }
step-planning = Planung
step-use = Maschinen benutzen
step-fetch = Kaufen
step-actions = Zwei Aktionen
step-projects = Projekte
step-end = Ende
steps-about = Die Schritte eines Zugs
turn-order = Reihenfolge
to-place = noch zu setzen
on-track = fertig · { $number }
on-space = Feld { $number }
on-extractor = Kohliumpresse { $number }
off-belt = neben dem Band
status-now = ist dran
status-placed = gesetzt
status-waits = kommt noch
status-done = fertig
handyman-of = Konstrukteur von { $name }
saboteur-of = Saboteur von { $name }
belt = Band
extractors = Kohliumpressen
crusher = Zermalmer
empty-space = leer
base-and-level = { $base } + Stufe
rail-about = { $base } für das Feld, { $level } für die Stufe
price-lost = noch zu wenig
doomed-about = kommt als Nächstes in den Zermalmer
level = Stufe { $level }
kind-production = Produktion: stellt jeden Zug etwas her
kind-transformation = Umwandlung: macht aus Rohstoffen etwas anderes
kind-attack = Angriff: wirkt einmal, bei der Reparatur
kind-defense = Defensive: schützt immer
kind-special = Spezial: kann nicht demontiert werden
brief-A5 = Entfernt ein Projekt
brief-A6 = Je Gegner ein Platz umgedreht
brief-S1 = Eine Maschine aus dem Zermalmer
guards = schützt
takes-from-all = nimmt
repair-cost = Reparaturkosten
free = frei
none = keine
no-machine = keine
hidden = verdeckt
rivals = Mitspieler
assistants = Assistenten
projects-done = Fertige Projekte
look-closer = Genauer ansehen
your-workshop = Deine Werkstatt
behind-screen = hinter deinem Sichtschirm
yard = Garten
yard-about = kaputt, zu reparieren
no-slot-free = kein Platz frei
attack-now = Reparieren: Jeder Gegner gibt
repair-now = Jetzt reparieren
face-down = verdeckt
worked-once = hat schon gewirkt
loose = einzeln
slot-used = benutzt
use-this = Benutzen
take-apart = Lösen
turn-down = Umdrehen
combine-with = Kombinieren mit …
special-stays = Spezialmaschinen werden nie demontiert
now-doing = gerade
now-done = erledigt
now-later = danach
dial = Zeiger
dial-recruit = Anwerben
dial-extract = Abbauen
dial-repair = Reparieren
dial-trade = Handeln
dial-dismantle = Demontieren
dial-reorganise = Umorganisieren
dial-about = Zwei Nachbarn, jeden Zug ein anderes Paar
this-pair = Dein Paar: { $pair }
last-pair = Letztes Paar: { $pair }
market-sell = Verkaufen
market-buy = Kaufen
use-all = Alle benutzen
use-all-go-on = Alle benutzen, die nichts verlangen, und weiter
use-all-and = Alle benutzen, dazu: { $text }
dial-onwards = Ohne den Rest weiter zu diesem Paar
dial-straight = Alle Maschinen benutzen, dann dieses Paar
by-dial = { $how ->
    [use] Alle Maschinen benutzen, dann { $pair }: { $text }
    [stop] Ohne zu tauchen, { $pair }: { $text }
   *[choose] { $pair }: { $text }
}
one-by-one = { $pair }, eins nach dem anderen
use-none-and = Keine weiteren benutzen, dazu: { $text }
pair-completing = { $pair }, und fertigstellen: { $projects }
dismantle-and = Demontieren, dazu: { $text }
borrow-and = Bei einem Gegner: { $text }
repair-and = Reparieren, dazu: { $text }
your-last-pair = dein letztes Paar
end-turn = Zug beenden
end-turn-completing = Zug beenden und fertigstellen: { $projects }
end-turn-plainly = Zug beenden, nichts fertigstellen
complete-all = Alle fertigstellen: { $projects }
dive-later = Nach dem Kauf entscheiden
too-few = zu wenig Rohstoffe
is-combined = kombiniert
special-brief = bleibt
dismantle-this = Demontieren
dismantle-broken = { $count ->
    [one] Demontieren: +1 Rohstoff
   *[other] Demontieren: +{ $count } Rohstoffe
}
bench-log = Was geschehen ist
bench-answers = Deine Antwort
bench-combine = Maschinen kombinieren
click-lit = Klick an, was leuchtet.
option-now = jetzt
option-then = dann
option-loses = weniger
slots-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
slots-saved = { $count ->
    [one] 1 Platz wird frei
   *[other] { $count } Plätze werden frei
}
nothing-from-stock = weniger aus dem Bestand
project-fits = erfüllt „{ $project }“
project-breaks = erfüllt „{ $project }“ nicht mehr
design-office = Konstruktionsbüro
office-about = zuerst voll, dann 1 weniger
meeting-room = Konferenzraum
you-have = du hast
secret = geheim
project-done = fertig
project-met = erfüllt: am Zugende fertigstellen
still-missing = noch { $count }
completed-by = fertiggestellt von { $name }
remove-this = Entfernen
not-recovered = Angriffsmaschinen und diese kommen nicht zurück
final-who = Wer
final-before = Vorher
final-majorities = Mehrheiten
final-points = Punkte
final-levels = Stufen
final-about = Die Sichtschirme sind weg: Wer von etwas am meisten hat, bekommt Punkte, bei Gleichstand alle.
decided-points = Die meisten Punkte gewinnen.
decided-levels = Punktgleich: Die Stufen der reparierten Maschinen haben entschieden.
decided-nothing = Punkte und Stufen gleich: Der Sieg wird geteilt.
help-im-plan = Planung: Alle reservieren eine Maschine vom Band oder eine Kohliumpresse. Wer näher am Stapel steht, ist früher dran.
help-im-use = Schritt 1: Klick deine Maschinen an, um sie zu benutzen, jede einmal.
help-im-fetch = Schritt 2: Du kaufst die reservierte Maschine und zahlst ihr Feld und ihre Stufe. 2 Rohstoffe ersetzen 1 fehlendes Kohlium.
help-im-actions = Schritt 3: Dreh den Zeiger auf zwei benachbarte Aktionen, ein anderes Paar als zuletzt, und tu eine oder beide.
help-im-goals = Schritt 4: Stell die Projekte fertig, deren Bedingungen du erfüllst.
help-im-finish = Hat jemand { $goal } Punkte, endet die Partie mit der Runde; dann zählen die Mehrheiten.
sign-yields = Ertrag von 1, 2, 3 kombinierten
sign-level = Seriennummer und Stufe
sign-screen = hinter einem Sichtschirm: Niemand sonst sieht es

## Die Erzählung: was jemand getan hat, eins nach dem anderen; {""}: anderes sagt es schon

did-imaginarium-reserves = { DEN($machine) } reserviert
did-imaginarium-goes-to = den Konstrukteur zu Kohliumpresse { $number } geschickt ({ $pieces })
did-imaginarium-marks = den Saboteur auf { DEN($machine) } angesetzt
did-imaginarium-blocks = Kohliumpresse { $number } blockiert
did-imaginarium-finds-no-space = kein freies Feld gefunden
did-imaginarium-sabotages = { DEN($machine) } zermalmen lassen
did-imaginarium-uses = { $all } benutzt
did-imaginarium-uses-each = { DEN($machine) } ({ $product })
did-imaginarium-borrows = { DEN($machine) } ausgeliehen ({ $product })
did-imaginarium-starts = {""}
did-imaginarium-starts-borrowed = {""}
did-imaginarium-feeds = mit { DEM($machine) } { $pieces } in { $product } umgewandelt
did-imaginarium-gains = { $pieces } erhalten
did-imaginarium-scores = { $points } erhalten
did-imaginarium-declines = {""}
did-imaginarium-stops-using = {""}
did-imaginarium-face-up = { DEN($machines) } wieder aufgedeckt
did-imaginarium-takes-coal = { $pieces } gepresst
did-imaginarium-fetches = { DEN($machine) } für { $price } gekauft
did-imaginarium-owes = {""}
did-imaginarium-pays = { $pieces } bezahlt
did-imaginarium-takes-home = { DEN($machine) } gekauft
did-imaginarium-fails = { $price } verloren, ohne { DEN($machine) } bezahlen zu können
did-imaginarium-fetches-nothing = {""}
did-imaginarium-dives = { DEN($machine) } vom Stapel für { $price } gekauft
did-imaginarium-stops-diving = {""}
did-imaginarium-chooses = {""}
did-imaginarium-begins = {""}
did-imaginarium-stops-actions = {""}
did-imaginarium-extracts = { $pieces } abgebaut
did-imaginarium-repairs = { DEN($machine) } für { $price } repariert
did-imaginarium-stops-repairs = {""}
did-imaginarium-protected = dem Angriff standgehalten
did-imaginarium-gives-up = { $pieces } abgegeben
did-imaginarium-has-none = nichts davon gehabt
did-imaginarium-keeps = { $pieces } der Beute behalten
did-imaginarium-no-booty = nichts bekommen
did-imaginarium-cancels = das Projekt { $project } aus der Partie entfernt
did-imaginarium-cancels-nothing = {""}
did-imaginarium-no-project = {""}
did-imaginarium-deactivates = bei { DEM($foe) } { DEN($machine) } umgedreht
did-imaginarium-spares = {""}
did-imaginarium-recycles = {""}
did-imaginarium-recycles-nothing = den Zermalmer leer gefunden
did-imaginarium-recovers = { DEN($machine) } aus dem Zermalmer geholt
did-imaginarium-dismantles = { DEN($machine) } demontiert
did-imaginarium-dismantles-broken = { DEN($machine) } (kaputt) demontiert
did-imaginarium-stops-dismantling = {""}
did-imaginarium-separates = { DEN($machine) } gelöst
did-imaginarium-combines = { DEN($machine) } kombiniert ({ $product })
did-imaginarium-combines-guards = { DEN($machine) } kombiniert
did-imaginarium-reorganised = {""}
did-imaginarium-buys = { $all } gekauft
did-imaginarium-buys-each = { $pieces } für { $price }
did-imaginarium-sells = { $all } verkauft
did-imaginarium-sells-each = { $pieces } für { $price }
did-imaginarium-buys-point = 1 Punkt für { $price } gekauft
did-imaginarium-stops-trade = {""}
did-imaginarium-recruits = { DEN($assistant) } für { $price } angeworben
did-imaginarium-draws-projects = { $count ->
    [one] 1 geheimes Projekt gezogen
   *[other] { $count } geheime Projekte gezogen
}
did-imaginarium-draws-these-projects = die geheimen Projekte { $projects } gezogen
did-imaginarium-completes = { $project } fertiggestellt ({ $points })
did-imaginarium-stops-projects = {""}
did-imaginarium-ends-turn = {""}
did-imaginarium-scrap = { $pieces } für den Schrott erhalten
did-imaginarium-goal = { $points } erreicht: Die Partie endet
did-imaginarium-majority = { $all } für Mehrheiten erhalten
did-imaginarium-majority-each = { $points } ({ $pieces })

## For whoever is invited

gist-imaginarium-first = Kaufe kaputte Maschinen vom Förderband, ehe es andere tun.
gist-imaginarium-then = Repariere sie, und kombiniere, was zusammenpasst: Gemeinsam bringen sie mehr.
gist-imaginarium-last = Stell Projekte fertig, wirb Assistenten an, und hab die schönste Werkstatt der Stadt.
riddle-imaginarium = Zwei reparierte Kohletten: Wo machen sie mehr Kohlium?
riddle-imaginarium-1 = Nebeneinander macht jede das Ihre, und belegt einen Platz. Es geht besser.
riddle-imaginarium-2 = Richtig! Kombiniert auf einem Platz machen sie mehr als beide einzeln, und ein Platz ist frei für die nächste.
