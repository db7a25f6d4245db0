card = eine Karte
card-lantern = eine Laterne
card-magnet = einen Magneten
card-satchel = eine Tasche
card-orrery = ein Planetarium

effect-lantern = sonst geschieht nichts
effect-magnet = nimm dem anderen Platz bis zu zwei Münzen
effect-satchel = ziehe zwei Karten
effect-orrery = sonst geschieht nichts

sketch-deck = Karten im Stapel: { $cards }
sketch-seat = { $seat }: { $points }, Münzen: { $coins }, Karten: { $cards }
sketch-hand = Auf deiner Hand: { $cards }

question-turn = eine Karte spielen, oder eine Münze und eine Karte verdienen?
question-last = der Stapel ist leer: eine Karte spielen oder passen?

do-play = zahle { $cost }, { $points }; { $effect }
do-earn = nimm eine Münze und ziehe eine Karte
do-pass = tu nichts; wird zweimal hintereinander gepasst, gewinnen die meisten Punkte

not-in-hand = Du hast nicht: { $card }
too-few-coins = Das kostet { $cost }: { $card }; du hast { $coins }
deck-is-empty = Der Stapel ist leer: Es gibt nichts zu verdienen
deck-is-not-empty = Gepasst wird erst, wenn der Stapel leer ist

position-misread = das ist keine Stellung: { $why }
position-fault = Karten, Hände oder Münzen gehen nicht auf (Nummer { $number })

event-plays = { $seat } { VERB($seat, "spielt", "spielst") } { $card }
event-earns = { $seat } { VERB($seat, "verdient", "verdienst") } eine Münze
event-passes = { $seat } { VERB($seat, "passt", "passt") }
event-steals = { $seat } { VERB($seat, "nimmt", "nimmst") } Münzen: { $coins }
event-draws = { $seat } { VERB($seat, "zieht", "ziehst") } { $card }
event-wins = { $seat } { VERB($seat, "gewinnt", "gewinnst") } die Partie
event-shared = der Sieg wird geteilt
