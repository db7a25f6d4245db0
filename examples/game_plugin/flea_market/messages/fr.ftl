card = une carte
card-lantern = une lanterne
card-magnet = un aimant
card-satchel = une sacoche
card-orrery = un planétaire

effect-lantern = rien d’autre ne se passe
effect-magnet = prenez jusqu’à deux pièces à l’autre siège
effect-satchel = piochez deux cartes
effect-orrery = rien d’autre ne se passe

sketch-deck = Cartes dans la pioche : { $cards }
sketch-seat = { $seat } : { $points }, pièces : { $coins }, cartes : { $cards }
sketch-hand = Dans votre main : { $cards }

question-turn = jouer une carte, ou gagner une pièce et une carte ?
question-last = la pioche est vide : jouer une carte, ou passer ?

do-play = payez { $cost }, marquez { $points } ; { $effect }
do-earn = prenez une pièce et piochez une carte
do-pass = ne faites rien ; après deux passes de suite, le plus de points l’emporte

not-in-hand = Vous n’avez pas { $card }
too-few-coins = { $card } coûte { $cost }, et vous avez { $coins }
deck-is-empty = La pioche est vide : il n’y a rien à gagner
deck-is-not-empty = On ne passe que lorsque la pioche est vide

position-misread = ce n’est pas une position : { $why }
position-fault = cartes, mains ou pièces ne tombent pas juste (numéro { $number })

event-plays = { $seat } { VERB($seat, "joue", "jouez") } { $card }
event-earns = { $seat } { VERB($seat, "gagne", "gagnez") } une pièce
event-passes = { $seat } { VERB($seat, "passe", "passez") }
event-steals = { $seat } { VERB($seat, "prend", "prenez") } des pièces : { $coins }
event-draws = { $seat } { VERB($seat, "pioche", "piochez") } { $card }
event-wins = { $seat } { VERB($seat, "remporte", "remportez") } la partie
event-shared = la victoire est partagée
