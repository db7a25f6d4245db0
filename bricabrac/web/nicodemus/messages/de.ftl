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
stock = Lager
hand = Hand
hand-about = spiel eine aus: ihr Kohlium, ihr Erzeugnis oder ihre Wirkung
workshop = Werkstatt
workshop-about = spart bei jeder Reparatur
workshop-empty = noch nichts repariert
own-project = Eigenes Projekt
last-action = Zuletzt
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
complete-this = Erfüllen
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
wild-saves = Deine Joker-Maschinen sparen { $count } nach Wahl
then-possible = Danach
short-of = Es fehlt: { $pieces }
choose-this = Wählen
repair = Reparieren
repair-this = Reparieren: { $machine }
worth = wert
now-count = jetzt { $count }
help-play = Spiel eine Maschine deiner Hand aus: für ihr Kohlium, ihr Erzeugnis oder ihre Wirkung. Dann ziehst du auf fünf nach.
help-repair = Oder reparier eine Maschine des Bric-à-brac: Zahl ihre Kosten, und 1 Kohlium für jede Maschine rechts von ihr.
help-projects = Eine Reparatur kann Projekte erfüllen, mit Maschinen deiner Werkstatt. Was gebraucht wurde, kommt beiseite.
help-end = Wer { $goal } Punkte erreicht, löst die letzte Runde aus.
