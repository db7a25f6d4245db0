# Nicodemus. Begriffe wie in der deutschen Anleitung von Imaginarium.

## Namen. Gedruckt haben die Maschinen keine: diese sind unsere.

machine = { $id } ({ $name })
kind = { $id }
project = „{ $needs }“
any-resource = 1 Rohstoff deiner Wahl

machine-B1 = Specht
    .gender = m
machine-B2 = Dackel
    .gender = m
machine-B3 = Ferkel
    .gender = n
machine-B4 = Schnecke
    .gender = f
machine-B5 = Schmetterling
    .gender = m
machine-U1 = Pelikan
    .gender = m
machine-U2 = Ameisenbär
    .gender = m
    .oblique = Ameisenbären
machine-U3 = Käfer
    .gender = m
machine-U4 = Krabbe
    .gender = f
machine-U5 = Krokodil
    .gender = n
machine-R1 = Fuchs
    .gender = m
    .genitive = Fuchses
machine-R2 = Affe
    .gender = m
    .oblique = Affen
machine-R3 = Stier
    .gender = m
machine-R4 = Sägefisch
    .gender = m
    .genitive = Sägefisches
machine-Y1 = Giraffe
    .gender = f
machine-Y2 = Papagei
    .gender = m
    .oblique = Papageien

## Effekte

effect-B1 = 1 Holz für jede Holzmaschine im Bric-à-brac
effect-B2 = 1 Kohlium für jede Kohliummaschine im Bric-à-brac
effect-B3 = 1 Kupfer für jede Kupfermaschine im Bric-à-brac
effect-B4 = 1 Kristall für jede Kristallmaschine im Bric-à-brac
effect-B5 = nenne einen Rohstoff: 1 davon für jede Jokermaschine im Bric-à-brac
effect-U1 = wirf eine Maschine aus der Hand ab: 2 Rohstoffe aus ihren Kosten
effect-U2 = wirf eine der letzten drei Maschinen ab: 1 Rohstoff aus ihren Kosten
effect-U3 = wirf eine der letzten beiden Maschinen ab: 1 Rohstoff aus ihren Kosten und 1 Kohlium
effect-U4 = tausche bis zu dreimal 1 Kohlium gegen 1 Rohstoff oder umgekehrt
effect-U5 = wirf die letzte Maschine ab: 2 Rohstoffe aus ihren Kosten
effect-R1 = stiehl 1 Kohlium und 1 zufällige Maschine aus der Hand
effect-R2 = stiehl 1 Rohstoff deiner Wahl und 1 zufällige Maschine aus der Hand
effect-R3 = der Gegner wirft zufällig bis auf 2 Maschinen ab und gibt 2 Kohlium zurück
effect-R4 = der Gegner gibt 2 Rohstoffe deiner Wahl zurück
effect-Y1 = ziehe zwei Projekte und behalte eines für dich allein
effect-Y2 = kopiere den Effekt einer Maschine im Bric-à-brac

## Projekte

needs-four_colours = eine Maschine jeder Farbe
needs-two_blue = 2 blaue
needs-two_purple = 2 violette
needs-two_red = 2 rote
needs-two_yellow = 2 gelbe
needs-two_identical = 2 gleiche Maschinen
needs-two_of_one_point = 2 Maschinen mit 1 Punkt
needs-two_of_two_points = 2 Maschinen mit 2 Punkten
needs-two_of_three_points = 2 Maschinen mit 3 Punkten
needs-coal_and_wood = Produktion: Kohlium, Holz
needs-coal_and_copper = Produktion: Kohlium, Kupfer
needs-coal_and_crystal = Produktion: Kohlium, Kristall
needs-two_coal = Produktion: 2 Kohlium
needs-two_wood = Produktion: 2 Holz
needs-two_copper = Produktion: 2 Kupfer
needs-two_crystal = Produktion: 2 Kristalle
needs-wood_copper_crystal = Produktion: Holz, Kupfer, Kristall

## Was gefragt ist

question-turn = Spiele eine Maschine aus oder repariere eine
question-play = Spiele eine Maschine aus (du kannst keine Reparatur bezahlen)
question-repair = Repariere eine Maschine (du hast keine zum Ausspielen)
question-pass = Passe: Du kannst weder ausspielen noch reparieren
question-way = Wähle, wofür { DER($machine) } da ist: { $coal }, die Produktion ({ $product }) oder der Effekt
question-produce = Wähle den Rohstoff, den { DER($machine) } produziert
question-name = Wähle einen Rohstoff: Du erhältst { $count } davon
question-discard = Wähle eine Maschine deiner Hand zum Abwerfen, für 2 Rohstoffe aus ihren Kosten
question-remove = { $count ->
    [one] Wirf die letzte Maschine vor dieser ab
   *[other] Wähle, welche der letzten { $count } Maschinen vor dieser du abwirfst
}
question-cost = { $count ->
    [one] Wähle 1 Rohstoff aus den Kosten { DES($machine) }: { $cost }
   *[other] Wähle { $count } Rohstoffe aus den Kosten { DES($machine) }: { $cost }
}
question-exchange = { $count ->
    [one] Tausche Kohlium und Rohstoffe (noch einmal) oder höre auf
   *[other] Tausche Kohlium und Rohstoffe (noch { $count }-mal) oder höre auf
}
question-steal = Wähle den Rohstoff, den du { DEM($foe) } stiehlst
question-return = { $count ->
    [one] Wähle den Rohstoff, den { DER($foe) } zurückgeben muss
   *[other] Wähle die { $count } Rohstoffe, die { DER($foe) } zurückgeben muss
}
question-keep = Wähle das Projekt, das du behältst
question-copy = Wähle die Maschine, deren Effekt { DER($machine) } kopiert
question-spare = { $count ->
    [one] Wähle den Rohstoff, den deine Jokermaschinen bei { DEM($machine) } sparen ({ $due })
   *[other] Wähle die { $count } Rohstoffe, die deine Jokermaschinen bei { DEM($machine) } sparen ({ $due })
}
question-projects = Stelle ein Projekt fertig oder höre auf
question-use = Wähle die Maschinen, die du für { $project } verwendest
question-nothing = Nichts ist gefragt

## Warum nicht

refusal-not-asked = Das beantwortet nicht die Frage: { $question }
refusal-not-in-hand = Du hast { DEN($machine) } nicht auf der Hand
refusal-no-machine-there = { $count ->
    [0] Auf Feld { $space } liegt keine Maschine: Das Bric-à-brac ist leer
    [one] Auf Feld { $space } liegt keine Maschine: Das Bric-à-brac hat nur 1
   *[other] Auf Feld { $space } liegt keine Maschine: Das Bric-à-brac hat nur { $count }
}
refusal-too-few-resources = { DEN($machine) } zu reparieren kostet dich { $price }; dir fehlt: { $missing }
refusal-too-few-resources-wild = { DEN($machine) } zu reparieren kostet dich { $price }; dir fehlt: { $missing }, und deine Jokermaschinen sparen davon nur { $count }
refusal-too-little-coal = { DEN($machine) } zu reparieren kostet { $fee } für die Maschinen rechts davon; du hast { $have }
refusal-can-act = Du kannst noch ausspielen oder reparieren; passen darf nur, wer beides nicht kann
refusal-no-card-to-discard = Der Effekt { DES($machine) } braucht eine weitere Maschine auf deiner Hand zum Abwerfen
refusal-nothing-before = Der Effekt { DES($machine) } braucht eine Maschine davor im Bric-à-brac
refusal-no-project-left = Der Effekt { DES($machine) } braucht ein Projekt zum Ziehen, und der Stapel ist leer
refusal-nothing-to-copy = Im Bric-à-brac ist kein Effekt, den { DER($machine) } jetzt kopieren könnte
refusal-not-within-reach = { $count ->
    [one] { DER($machine) } reicht nur bis zur Maschine davor, auf Feld { $first }
   *[other] { DER($machine) } reicht nur zu den Maschinen auf den Feldern { $first } bis { $last }
}
refusal-wrong-amount = { $count ->
    [one] Wähle genau 1 Rohstoff
   *[other] Wähle genau { $count } Rohstoffe
}
refusal-not-in-cost = { DER($machine) } kostet { $cost }: Nur daraus kannst du wählen
refusal-foe-has-none = { $foe } hat nicht { $pieces }, nur { $have }
refusal-not-on-row = { DER($machine) } liegt nicht im Bric-à-brac vor der eben ausgespielten Maschine
refusal-never-a-copy = { DER($machine) } kopiert nie eine Maschine der eigenen Art
refusal-not-drawn = Du hast das Projekt { $project } nicht gezogen
refusal-not-after-wild = { $count ->
    [one] Es kostet { $due }: Deine Jokermaschinen sparen davon genau 1, den Rest musst du bezahlen können; du hast { $have }
   *[other] Es kostet { $due }: Deine Jokermaschinen sparen davon genau { $count }, den Rest musst du bezahlen können; du hast { $have }
}
refusal-none-to-give = Dir fehlt { $piece } zum Tauschen
refusal-nobody-has-it = Weder der Vorrat noch { $foe } hat { $piece }
refusal-not-available = Das Projekt { $project } ist weder im Spiel noch dein eigenes
refusal-not-met = Mit { DEM($machine) }, eben repariert, kann deine Werkstatt das Projekt { $project } nicht fertigstellen
refusal-not-with-these = Diese Maschinen und { DER($machine) } stellen das Projekt { $project } nicht fertig
refusal-same-choice = Das kommt aufs Gleiche heraus wie eine andere Wahl: Von gleichen Maschinen wird die ältere verwendet

## Was es täte

brief-do-play = Spiele { DEN($machine) } aus
do-play = Spiele { DEN($machine) } aus: { $coal }, oder { $product } durch Produktion, oder der Effekt ({ $effect })
do-repair = Repariere { DEN($machine) } für { $price }{ $wild ->
    [0] {""}
   *[other] {""} weniger { $wild } deiner Wahl
}{ $fee ->
    [0] {""}
   *[other] {""} und lass { $fee } Kohlium auf den Maschinen rechts davon
}; { $lying ->
    [0] {""}
   *[other] { $lying } Kohlium und {""}
}{ $points }
do-repair-none = Repariere die Maschine auf Feld { $space }
do-pass = { $count ->
    [0] Passe
    [one] Passe und ziehe 1 Karte
   *[other] Passe und ziehe { $count } Karten
}
do-coal = Nimm so viel Kohlium, wie die eben ausgespielte Maschine Punkte hat
do-produce = Nimm, was die eben ausgespielte Maschine produziert
do-effect = Nutze den Effekt der eben ausgespielten Maschine
do-effect-of = Nutze den Effekt { DES($machine) }: { $effect }
do-effect-now = Nutze den Effekt { DES($machine) }: { $effect }; jetzt { $pieces }
do-gain = Nimm { $pieces }
do-gain-from-foe = Nimm { $pieces }; der Vorrat reicht nicht, daher { $taken } { VOM($foe) }
do-gain-none = Nimm nichts: Weder der Vorrat noch { $foe } hat { $pieces }
do-return = { $foe } muss { $pieces } in den Vorrat zurückgeben
do-steal = Stiehl { DEM($foe) } { $pieces } und eine zufällige Maschine
do-discard = Wirf { DEN($machine) } aus deiner Hand ab, für 2 Rohstoffe aus den Kosten ({ $cost })
do-remove = Wirf { DEN($machine) } aus dem Bric-à-brac ab, für Rohstoffe aus den Kosten ({ $cost }){ $lying ->
    [0] {""}
    [one] ; { $lying } Kohlium darauf kommt zurück in den Vorrat
   *[other] ; { $lying } Kohlium darauf kommen zurück in den Vorrat
}
do-remove-none = Wirf die Maschine auf Feld { $space } ab
do-copy = Kopiere den Effekt { DES($machine) }: { $effect }
do-keep = Behalte das Projekt { $project }, { $points } wert; nur du kannst es fertigstellen
do-spare = Spare { $pieces } mit deinen Jokermaschinen
do-spare-pay = Spare { $pieces } mit deinen Jokermaschinen und zahle { $price }
do-use = Verwende diese Maschinen deiner Werkstatt, nach Platz: { $places }
do-use-these = Verwende { DEN($machines) } für das Projekt { $project }
do-exchange = Gib { $given } für { $wanted }
do-exchange-from-foe = Gib { $given } für { $wanted } { VOM($foe) }
do-stop = Höre auf
do-stop-exchanges = Tausche nicht weiter
do-stop-projects = Stelle keine weiteren Projekte fertig
do-complete = Stelle das Projekt { $project } fertig: { $points }
do-complete-with = Stelle das Projekt { $project } mit { DEM($machines) } fertig: { $points }

## Was geschehen ist

event-plays = { $seat } { VERB($seat, "spielt", "spielst") } { DEN($machine) } aus
event-passes = { $seat } passt
event-uses-coal = { $seat } nutzt { DEN($machine) } für Kohlium
event-uses-production = { $seat } nutzt die Produktion { DES($machine) }
event-uses-effect = { $seat } nutzt den Effekt { DES($machine) }
event-copies = { $seat } { VERB($seat, "kopiert", "kopierst") } den Effekt { DES($machine) }
event-no-effect = es ändert nichts
event-gains = { $seat } { VERB($seat, "erhält", "erhältst") } { $pieces }
event-from-foe = der Vorrat reicht nicht: { $pieces } { VOM($foe) }
event-returns = { $seat } { VERB($seat, "gibt", "gibst") } { $pieces } in den Vorrat zurück
event-discards = { $seat } { VERB($seat, "wirft", "wirfst") } { DEN($machine) } aus der Hand ab
event-removes = { $seat } { VERB($seat, "wirft", "wirfst") } { DEN($machine) } aus dem Bric-à-brac ab{ $lying ->
    [0] {""}
    [one] ; { $lying } Kohlium darauf kommt zurück in den Vorrat
   *[other] ; { $lying } Kohlium darauf kommen zurück in den Vorrat
}
event-exchanges = { $seat } { VERB($seat, "gibt", "gibst") } { $given } für { $wanted }
event-stops-exchanges = { $seat } { VERB($seat, "tauscht", "tauschst") } nicht weiter
event-steals = { $seat } { VERB($seat, "stiehlt", "stiehlst") } { DEM($foe) } { $pieces }
event-steals-card = { $seat } { VERB($seat, "stiehlt", "stiehlst") } { DEM($foe) } eine Maschine aus der Hand
event-steals-this = { $seat } { VERB($seat, "stiehlt", "stiehlst") } { DEM($foe) } { DEN($machine) } aus der Hand
event-steals-nothing = { $seat } { VERB($seat, "findet", "findest") } bei { DEM($foe) } nichts zu stehlen
event-loses = { $seat } { VERB($seat, "wirft", "wirfst") } zufällig ab: { $machines }
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "zieht", "ziehst") } 1 Projekt
   *[other] { $seat } { VERB($seat, "zieht", "ziehst") } { $count } Projekte
}
event-draws-these-projects = { $seat } { VERB($seat, "zieht", "ziehst") } die Projekte { $projects }
event-keeps = { $seat } { VERB($seat, "behält", "behältst") } das Projekt { $project }
event-project-gone = das Projekt { $project } scheidet aus der Partie aus
event-project-gone-unseen = das andere Projekt scheidet ungesehen aus der Partie aus
event-begins-repair = { $seat } { VERB($seat, "beginnt", "beginnst") } die Reparatur { DES($machine) }
event-repairs = { $points ->
    [one] { $seat } { VERB($seat, "repariert", "reparierst") } { DEN($machine) } für { $price }; { VERB($seat, "erhält", "erhältst") } { $points } Punkt
   *[other] { $seat } { VERB($seat, "repariert", "reparierst") } { DEN($machine) } für { $price }; { VERB($seat, "erhält", "erhältst") } { $points } Punkte
}
event-leaves-coal = { $seat } lässt { $pieces } auf { DEM($machines) }
event-takes-coal = { $seat } { VERB($seat, "nimmt", "nimmst") } { $pieces } von der Maschine
event-begins-project = { $seat } { VERB($seat, "wählt", "wählst") } das Projekt { $project }
event-completes = { $points ->
    [one] { $seat } { VERB($seat, "stellt", "stellst") } das Projekt { $project } mit { DEM($machines) } fertig; { VERB($seat, "erhält", "erhältst") } { $points } Punkt
   *[other] { $seat } { VERB($seat, "stellt", "stellst") } das Projekt { $project } mit { DEM($machines) } fertig; { VERB($seat, "erhält", "erhältst") } { $points } Punkte
}
event-stops-projects = { $seat } { VERB($seat, "stellt", "stellst") } keine weiteren Projekte fertig
event-draws = { $count ->
    [one] { $seat } { VERB($seat, "zieht", "ziehst") } 1 Karte
   *[other] { $seat } { VERB($seat, "zieht", "ziehst") } { $count } Karten
}
event-draws-these = { $seat } { VERB($seat, "zieht", "ziehst") } { DEN($machines) }
event-sets-aside = { $seat } { VERB($seat, "legt", "legst") } { DEN($machines) } beiseite
event-limit = { $seat } { VERB($seat, "hat", "hast") } vier Maschinen: { DER($kept) } bleibt, { DER($machines) } werden beiseitegelegt
event-flushes = die obere Reihe wird abgeworfen: { $machines }{ $lying ->
    [0] {""}
    [one] ; { $lying } Kohlium kommt zurück in den Vorrat
   *[other] ; { $lying } Kohlium kommen zurück in den Vorrat
}
event-exhausted = der Stapel reichte nicht für die Hand: Dies ist die letzte Runde
event-goal = { $seat } { VERB($seat, "hat", "hast") } { $points } Punkte: Dies ist die letzte Runde
event-tie-charcoalium = gleich viele Punkte: Kohlium entscheidet
event-tie-resources = gleich viele Punkte und Kohlium: Rohstoffe entscheiden

## Was nicht sein kann

fault-pieces = Vorräte, Bric-à-brac und Reserve ergeben nicht 12 Kohlium und 8 von jedem Rohstoff
fault-machines = die 56 Maschinen gehen nicht auf
fault-projects = die 17 Projekte sind nicht jedes an einem Ort
fault-hands = eine Hand hat bis zu fünf Karten, und nicht mehr bekannte als Karten
fault-row = das Bric-à-brac hat bis zu neun Maschinen zu Beginn eines Zuges, zehn in einem Zug
fault-workshops = eine Werkstatt fasst bis zu drei Maschinen, eine vierte nur nach einer Reparatur
fault-turns = der erste Spieler ist nach einer geraden Zahl von Zügen an der Reihe, der zweite nach einer ungeraden
fault-question = was gefragt wird, passt nicht zum Rest der Stellung
fault-end = die Partie hätte vor dieser Runde geendet, oder ihr Stapel ist nicht erschöpft
