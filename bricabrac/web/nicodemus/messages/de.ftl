# What the table of Nicodemus says in the browser.

round = Runde { $number }
race-to = Rennen bis { $goal }
colour-blue = blau
colour-purple = violett
colour-red = rot
colour-yellow = gelb
bric-a-brac = Bric-à-brac
deck = Stapel
discard = Ablage
reserve = Vorrat
reserve-dry = Der Vorrat ist leer: Wer etwas erhält, das er nicht mehr hat, nimmt es aus dem Bestand der anderen Person.
stock = Bestand
hand = Hand
hand-about = spiele eine aus: ihr Kohlium, ihre Produktion oder ihr Effekt
workshop = Werkstatt
workshop-about = spart bei jeder Reparatur
workshop-empty = noch nichts repariert
own-projects = { $count ->
    [one] Eigenes Projekt
   *[other] Eigene Projekte
}
next-machine = nächste Maschine
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
seen-about = Karten, die du kennst
projects = Projekte
pile-count = { $count } im Stapel
projects-count = { $count ->
    [one] { $count } Projekt
   *[other] { $count } Projekte
}
complete-this = Fertigstellen
yours-alone = nur für dich
repair-to-complete = reparieren: { $machines }
machines-missing = { $count ->
    [one] 1 Maschine fehlt
   *[other] { $count } Maschinen fehlen
}
lying-about = { $count } Kohlium darauf: mit der Maschine deins
saves = spart
saves-one = spart 1
saves-about = In deiner Werkstatt spart sie dir davon 1 bei jeder Reparatur
instead-of = statt
you-pay = Du zahlst
you-take = Du nimmst
you-keep = Dir bleibt
no-fee = keine Gebühr
fee-about = Kohlium für die Maschinen rechts davon; auch daran spart deine Werkstatt
wild-saves = Deine Jokermaschinen sparen { $count } nach Wahl
then-possible = Danach
short-of = Es fehlt: { $pieces }
short-count = { $count } fehlen
cannot-remove = zu weit weg
cannot-copy = nicht zu kopieren
way-gives = bringt
you-save = Du sparst
spare-and-pay = { $saved }; zahle { $price }
not-this = nicht jetzt
with-this = mit dieser Reparatur
set-aside = beiseite
sets-aside = legt beiseite: { $machines }
discard-for = Abwerfen für
printed-cost = Reparaturkosten
printed-cost-about = Was die Reparatur kostet, vor Ersparnis und Gebühr
choose-this = Wählen
repair = Reparieren
repair-this = { DEN($machine) } reparieren
worth = wert
help-play = Spiele eine Maschine deiner Hand aus: für ihr Kohlium, ihre Produktion oder ihren Effekt. Dann ziehst du auf fünf nach.
help-repair = Oder repariere eine Maschine des Bric-à-brac: Zahle ihre Kosten, und 1 Kohlium für jede Maschine rechts von ihr.
help-projects = Nach einer Reparatur kannst du mit Maschinen deiner Werkstatt Projekte fertigstellen. Was gebraucht wurde, kommt beiseite.
help-end = Wer { $goal } Punkte erreicht, löst die letzte Runde aus.

## Die Erzählung: was jemand getan hat, eins nach dem anderen; {""}: anderes sagt es schon

did-nicodemus-plays = { DEN($machine) } ausgespielt
did-nicodemus-passes = gepasst
did-nicodemus-uses-coal = {""}
did-nicodemus-uses-production = {""}
did-nicodemus-uses-effect = den Effekt genutzt
did-nicodemus-copies = den Effekt { DES($machine) } kopiert
did-nicodemus-no-effect = nichts damit bewirkt
did-nicodemus-gains = { $pieces } erhalten
did-nicodemus-from-foe = davon { $pieces } { VOM($foe) } genommen (der Vorrat reichte nicht)
did-nicodemus-returns = { $pieces } in den Vorrat zurückgegeben
did-nicodemus-discards = { DEN($machine) } abgeworfen
did-nicodemus-removes = { DEN($machine) } aus dem Bric-à-brac abgeworfen
did-nicodemus-exchanges = { $all } getauscht
did-nicodemus-exchanges-each = { $given } gegen { $wanted }
did-nicodemus-stops-exchanges = {""}
did-nicodemus-steals = { DEM($foe) } { $pieces } gestohlen
did-nicodemus-steals-card = { DEM($foe) } eine Maschine gestohlen
did-nicodemus-steals-this = { DEM($foe) } { DEN($machine) } gestohlen
did-nicodemus-steals-nothing = bei { DEM($foe) } nichts zu stehlen gefunden
did-nicodemus-loses = { DEN($machines) } verloren
did-nicodemus-draws-projects = { $count ->
    [one] 1 Projekt gezogen
   *[other] { $count } Projekte gezogen
}
did-nicodemus-draws-these-projects = die Projekte { $projects } gezogen
did-nicodemus-keeps = das Projekt { $project } behalten
did-nicodemus-project-gone = {""}
did-nicodemus-project-gone-unseen = {""}
did-nicodemus-begins-repair = {""}
did-nicodemus-repairs = { DEN($machine) } für { $price } repariert (+{ $points })
did-nicodemus-takes-coal = dabei { $pieces } eingesammelt
did-nicodemus-begins-project = {""}
did-nicodemus-completes = { $project } fertiggestellt (+{ $points })
did-nicodemus-stops-projects = {""}
did-nicodemus-draws = { $count ->
    [one] 1 Karte gezogen
   *[other] { $count } Karten gezogen
}
did-nicodemus-draws-these = { DEN($machines) } gezogen
did-nicodemus-limit = { DEN($machines) } beiseitegelegt
did-nicodemus-flushes = die obere Reihe geleert
did-nicodemus-exhausted = den Stapel geleert: Dies ist die letzte Runde
did-nicodemus-goal = { $points } Punkte erreicht: Dies ist die letzte Runde

## For whoever is invited

gist-nicodemus-first = Spiele eine Maschine aus: Sie bringt Teile, oder zeigt ihr Kunststück.
gist-nicodemus-then = Repariere eine aus dem gemeinsamen Haufen: Das bringt Punkte, und spart dir von da an Teile.
gist-nicodemus-last = Stell unterwegs Projekte fertig. Wer zuerst 20 Punkte hat, gewinnt.
riddle-nicodemus = Eine Reparatur kostet 1 Kohlium für jede Maschine rechts davon. Welche der drei kostet keines?
riddle-nicodemus-1 = Zwei Maschinen liegen rechts davon: 2 Kohlium. Schau noch einmal.
riddle-nicodemus-2 = Eine Maschine liegt rechts davon: 1 Kohlium. Fast!
riddle-nicodemus-3 = Richtig! Aber beeil dich: Die nächste ausgespielte Maschine macht sie teurer.
