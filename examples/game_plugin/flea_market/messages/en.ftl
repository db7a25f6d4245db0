card = a card
card-lantern = a lantern
card-magnet = a magnet
card-satchel = a satchel
card-orrery = an orrery

effect-lantern = nothing else happens
effect-magnet = take up to two coins of the other seat
effect-satchel = draw two cards
effect-orrery = nothing else happens

sketch-deck = Cards in the deck: { $cards }
sketch-seat = { $seat }: { $points }, coins: { $coins }, cards: { $cards }
sketch-hand = In your hand: { $cards }

question-turn = play a card, or earn a coin and a card?
question-last = the deck is empty: play a card, or pass?

do-play = pay { $cost }, score { $points }; { $effect }
do-earn = take a coin and draw a card
do-pass = do nothing; after two passes in a row the most points win

not-in-hand = You do not have { $card }
too-few-coins = { $card } costs { $cost }, and you have { $coins }
deck-is-empty = The deck is empty: there is nothing to earn
deck-is-not-empty = You pass only when the deck is empty

position-misread = this is no position: { $why }
position-fault = cards, hands or coins do not add up (number { $number })

event-plays = { $seat } { VERB($seat, "plays", "play") } { $card }
event-earns = { $seat } { VERB($seat, "earns", "earn") } a coin
event-passes = { $seat } { VERB($seat, "passes", "pass") }
event-steals = { $seat } { VERB($seat, "takes", "take") } coins: { $coins }
event-draws = { $seat } { VERB($seat, "draws", "draw") } { $card }
event-wins = { $seat } { VERB($seat, "wins", "win") } the match
event-shared = the victory is shared
