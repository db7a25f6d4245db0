# Imaginarium. The names of the machines are printed: they are said in cards.toml.

## Names

machine = { $id } ({ $name })
times = { $name } ×{ $count }
joined = { $one } + { $other }
project = “{ $name }”
any-resources = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any one kind
}
handyman = { WHO($seat) ->
    [you] your handyman
   *[other] the handyman of { $seat }
}
saboteur = { WHO($seat) ->
    [you] your saboteur
   *[other] the saboteur of { $seat }
}
conveyor-space = conveyor space { $number }
extractor = extractor { $number }

deed-recruit = Recruit
deed-extract = Extract
deed-repair = Repair
deed-trade = Trade
deed-dismantle = Dismantle
deed-reorganise = Reorganise

## What machines do

does-give = gives { $product }
does-transform = { $count ->
    [one] turns 1 resource into { $product }
   *[other] turns { $count } resources into { $product }
}
does-steal = all others give up { $pieces }, and you keep that much at most
does-cancel = you may remove a project of the design office from the match
does-deactivate = you may turn one slot of each opponent face down until after their next use of machines
does-guard-coal = nobody can steal your charcoalium
does-guard-resources = nobody can steal your resources
does-guard-pieces = nobody can steal your charcoalium or your resources
does-guard-all = nobody can steal anything from you or turn your machines face down
does-recover = goes to the crusher, and a machine from there comes repaired in its place

## Assistants. They have no printed names: these are ours.

assistant-free_hand = Free hand
assistant-scrap_dealer = Scrap dealer
assistant-double_shift = Double shift
assistant-patron = Patron
assistant-bargain_hunter = Bargain hunter
assistant-annex = Annex
assistant-deck_diver = Deck diver
assistant-secret_projects = Secret keeper
assistant-diploma_broker = Diploma broker
assistant-wholesaler = Wholesaler
assistant-showman = Showman
assistant-moonlighter = Moonlighter
assistant-hoarder = Hoarder

skill-free_hand = from your next turn on, choose any two different actions, even the same as before
skill-scrap_dealer = at the end of each round, charcoalium equal to the level of the machine that is crushed
skill-double_shift = when you choose Repair or Dismantle, you may do it twice
skill-patron = 1 point more for every project you complete
skill-bargain_hunter = a reserved machine costs only what its space says, whatever its level
skill-annex = two more slots in your workshop
skill-deck_diver = once a turn, when you fetch: the top machine of the deck, broken, for 3 charcoalium
skill-secret_projects = two projects of your own behind your screen; the first you complete scores in full, then both are gone
skill-diploma_broker = a point costs only 3 charcoalium in trade
skill-wholesaler = five transactions instead of three
skill-showman = a machine you repair may work twice at once (but not attack and defense machines and S1)
skill-moonlighter = each turn, use one production or transformation machine of an opponent that is not combined
skill-hoarder = each majority at the end scores 3 for you instead of 2

## Projects. The short names are ours.

project-three_level_two = 3 of level 2
project-three_alike_made = Make 3 alike
project-triple_combo = 3 identical combined
project-two_level_three = 2 of level 3
project-six_resources = Make 6 resources
project-two_attack = 2 attack machines
project-two_defense = 2 defense machines
project-attack_and_defense = Attack and defense
project-coal_heap = 15 charcoalium
project-six_machines = 6 machines
project-one_of_each = Make wood, copper, crystal
project-three_assistants = 3 assistants
project-two_transformation = 2 transformation machines
project-four_production = Production in 4 slots

needs-three_level_two = at least 3 machines of level 2 in your workshop
needs-three_alike_made = your production machines make at least 3 resources of one kind
needs-triple_combo = 3 identical machines combined in one slot
needs-two_level_three = at least 2 machines of level 3 in your workshop
needs-six_resources = your production machines make at least 6 resources, of 2 kinds or more
needs-two_attack = at least 2 attack machines in your workshop
needs-two_defense = at least 2 defense machines in your workshop
needs-attack_and_defense = an attack machine and a defense machine in your workshop
needs-coal_heap = at least 15 charcoalium behind your screen, which you keep
needs-six_machines = at least 6 machines in your workshop
needs-one_of_each = your production machines make wood, copper and crystal
needs-three_assistants = 3 assistants recruited
needs-two_transformation = at least 2 transformation machines in your workshop
needs-four_production = production machines in at least 4 slots of your workshop

## What is asked

question-handyman = Place your handyman: reserve a machine, or go to an extractor
question-saboteur = Place your saboteur: on a machine, to have it crushed, or on an extractor, to block it
question-use = Use a machine of your workshop, or go on
question-use-or-borrow = Use a machine of your workshop or one of an opponent, or go on
question-give = { $count ->
    [one] Choose the resource for { $machine }: it becomes { $product }
   *[other] Choose the { $count } resources for { $machine }: they become { $product }
}
question-give-or-not = { $count ->
    [one] Choose a resource for { $machine }, to become { $product }, or do without
   *[other] Choose { $count } resources for { $machine }, to become { $product }, or do without
}
question-take = Choose what { $machine } makes: { $product }
question-take-or-not = Choose what { $machine } makes, or do without: { $product }
question-effect = Use { $machine } at once for { $product }, or do without
question-dive = Buy the top machine of the deck for { $price }, or go on
question-pay = { $count ->
    [one] Choose the last resource to pay for { $machine }
   *[other] Choose a resource to pay for { $machine }: { $count } are still due
}
question-dial = Turn the dial to two neighbouring actions
question-dial-free = Choose any two actions
question-act = Choose an action, or leave it at that: { $deeds }
question-repair = Choose a machine of your yard to repair
question-repair-again = Repair a second machine, or leave it at that
question-cancel = Choose a project to remove from the match, or leave them all
question-deactivate = Choose a slot of { $foe } to turn face down, or leave them all
question-recover = Choose a machine to recover from the crusher
question-dismantle = Choose a machine to dismantle
question-dismantle-again = Dismantle a second machine, or leave it at that
question-salvage = { $count ->
    [one] Choose 1 resource out of the cost of { $machine }: { $cost }
   *[other] Choose { $count } resources out of the cost of { $machine }: { $cost }
}
question-receive = Choose what you get for { $machine }: { $pieces }, or { $points }
question-separate = Take combinations apart, combine machines, or finish
question-combine = Combine more machines, or finish
question-trade = { $count ->
    [one] Buy or sell, or stop: 1 transaction left
   *[other] Buy or sell, or stop: { $count } transactions left
}
question-recruit = Choose an assistant to recruit
question-projects = Complete a project, or end your turn
question-nothing = Nothing is asked

## Why not

refusal-not-asked = That does not answer the question: { $question }
refusal-must-answer = This cannot be left open: { $question }
refusal-no-machine-there = There is no machine on conveyor space { $space }
refusal-occupied = { $place } is taken: { $figure }
refusal-not-in-workshop = You do not have { $machine } in your workshop
refusal-already-used = You have already used { $machine } this turn
refusal-face-down = { $machine } lies face down: you can use it again in your next turn
refusal-too-few-resources = { $count ->
    [one] { $machine } needs 1 resource; you have { $have }
   *[other] { $machine } needs { $count } resources; you have { $have }
}
refusal-no-moonlighter = You can use the machines of others only with the assistant { $assistant }
refusal-already-borrowed = You have already used a machine of an opponent this turn
refusal-not-offered = No opponent has { $machine } face up and not combined
refusal-wrong-amount = { $count ->
    [one] Choose exactly 1 resource
   *[other] Choose exactly { $count } resources
}
refusal-not-in-stock = You do not have { $pieces }; you have { $have }
refusal-repair-price = Repairing { $machine } costs { $price }; you lack { $missing }
refusal-pay-passed = Pay in the order wood, copper, crystal: it is too late for { $piece }
refusal-pay-short = Pay in the order wood, copper, crystal: from { $piece } on, you have too few for the { $count } still due
refusal-separate-order = Combinations are taken apart in the order in which they lie: this one has been passed
refusal-combine-order = Combinations are made in the order in which they are listed: this one has been passed
refusal-not-neighbours = { $one } and { $other } are not neighbours on the dial
refusal-same-pair = You chose { $one } and { $other } in your last turn: turn the dial to another pair
refusal-not-chosen = { $deed } is not one of the actions you can still do: { $deeds }
refusal-recruit-full = { $count } assistants are the most you can have
refusal-recruit-nobody = The meeting room is empty
refusal-recruit-poor = The cheapest assistant costs { $price }; you have { $have }
refusal-repair-none = There is no broken machine in your yard
refusal-repair-full = All of your { $count } slots are occupied
refusal-repair-poor = You cannot pay for the repair of any machine in your yard; you have { $have }
refusal-trade-nothing = You have nothing to trade with
refusal-dismantle-nothing = You have no machine to dismantle: combined and special ones cannot be
refusal-reorganise-nothing = There is nothing to combine or to take apart in your workshop
refusal-not-in-yard = There is no broken { $machine } in your yard
refusal-not-in-office = The project { $project } is not in the design office
refusal-no-slot-of = { $count ->
    [one] Slot { $slot } of { $foe } is empty: only 1 is occupied
   *[other] Slot { $slot } of { $foe } is empty: only { $count } are occupied
}
refusal-no-combination = { $count ->
    [0] There is no combination { $slot }: you have none
    [one] There is no combination { $slot }: you have 1
   *[other] There is no combination { $slot }: you have { $count }
}
refusal-down-already = Slot { $slot } of { $foe } lies face down already
refusal-same-choice = This comes to the same as another choice: of equal slots, the first one counts
refusal-not-in-crusher = There is no { $machine } in the crusher
refusal-combined = { $machine } is combined: only a machine alone in its slot can be dismantled
refusal-not-in-cost = { $machine } costs { $cost }: only out of this can you choose
refusal-not-combined = There is nothing to take apart in slot { $slot }
refusal-not-loose = You do not have the machines for { $machine } loose
refusal-too-many-slots = { $excess ->
    [one] You have { $count } slots: combine until there is 1 machine less
   *[other] You have { $count } slots: combine until there are { $excess } machines less
}
refusal-no-way-back = After this, your machines would no longer fit into your { $count } slots
refusal-price = { $pieces } costs { $price }; you have { $have }
refusal-point-price = 1 point costs { $price }; you have { $have }
refusal-wage = { $assistant } costs { $price }; you have { $have }
refusal-not-in-room = { $assistant } is not in the meeting room
refusal-not-available = The project { $project } is neither in the design office nor your own
refusal-already-done = You have already completed the project { $project }
refusal-not-met = The project { $project } needs this: { $needs }; you have { $have } of { $want }

## What it would do

do-reserve = Reserve { $machine } on { $place } for { $price }
do-reserve-mixed = Reserve { $machine } on { $place } for { $price }; you have { $have } now, and { $count } resources would make up for the rest
do-reserve-short = Reserve { $machine } on { $place } for { $price }; you have only { $have } now: if that stays too little, you lose all you have, and the machine is crushed
do-reserve-none = Reserve { $place }, where no machine lies
do-sabotage = Have { $machine } on { $place } crushed
do-extractor = Go to extractor { $number }: { $pieces }
do-block = Block extractor { $number }
do-use = Use { $machine }: { $product }
do-use-feeding = { $count ->
    [one] Use { $machine }: { $product } for 1 resource
   *[other] Use { $machine }: { $product } for { $count } resources
}
do-borrow = Use an opponent’s { $machine }: { $product }
do-borrow-feeding = { $count ->
    [one] Use an opponent’s { $machine }: { $product } for 1 resource
   *[other] Use an opponent’s { $machine }: { $product } for { $count } resources
}
do-apply = Use the machine just repaired
do-give = Give { $pieces }
do-give-to = Give { $pieces } to { $machine } for { $product }
do-take = Take { $pieces }
do-score = Score { $points }
do-dive = Buy the top machine of the deck, unseen, for { $price }
do-pay = Pay { $pieces }
do-choose = Choose { $one } and { $other }
do-extract = Extract { $pieces }
do-begin-repair = { $count ->
    [one] Repair a machine of your yard
   *[other] Repair up to { $count } machines of your yard
}
do-begin-trade = Trade: up to { $count } transactions
do-begin-dismantling = { $count ->
    [one] Dismantle a machine
   *[other] Dismantle up to { $count } machines
}
do-begin-reorganising = Reorganise your workshop: combine machines, take combinations apart
do-begin-recruiting = Recruit an assistant
do-repair = Repair { $machine } for { $price }: { $does }
do-repair-against = Repair { $machine } for { $price }: { $does }; protected: { $seats }
do-cancel = Remove the project { $project } from the match
do-recover = Recover { $machine } from the crusher, repaired: { $does }
do-dismantle = Dismantle { $machine }, repaired, for { $pieces } or { $points }
do-dismantle-broken = Dismantle { $machine }, broken, for { $pieces }
do-dismantle-broken-choosing = { $count ->
    [one] Dismantle { $machine }, broken, for { $count } resource out of its cost: { $cost }
   *[other] Dismantle { $machine }, broken, for { $count } resources out of its cost: { $cost }
}
do-receive = Take twice the cost of the machine just dismantled
do-receive-points = Take points equal to the level of the machine just dismantled
do-deactivate = Turn { $machine } of { $foe } face down
do-separate = Take { $machine } apart
do-choose-slot = Choose slot { $slot }
do-combine = Combine { $machine }: { $does }
do-buy = Buy { $pieces } for { $price }
do-sell = Sell { $pieces } for { $price }
do-buy-point = Buy 1 point for { $price }
do-recruit = Recruit { $assistant } for { $price }: { $skill }
do-complete = Complete the project { $project } for { $points }: { $needs }
do-stop = Stop
do-stop-using = Use no more machines
do-decline-effect = Do without it
do-stop-diving = Buy nothing from the deck
do-stop-actions = Do no more actions
do-stop-repairs = Make no second repair
do-stop-dismantling = Dismantle no second machine
do-cancel-nothing = Remove no project
do-spare = Turn no slot of { $foe } face down
do-stop-reorganising = Finish: what is still loose takes a slot each
do-stop-trade = Make no more transactions
do-stop-projects = Complete no more projects, and end your turn

## What happened

event-reserves = { $figure } reserves { $machine } on { $place }
event-goes-to = { $figure } goes to extractor { $number } ({ $pieces })
event-marks = { $figure } marks { $machine } on { $place } for the crusher
event-blocks = { $figure } blocks extractor { $number }
event-finds-no-space = { $figure } finds no free space
event-sabotages = { $figure } has { $machine } on { $place } crushed
event-uses = { $seat } { VERB($seat, "uses", "use") } { $machine }: { $product }
event-borrows = { $seat } { VERB($seat, "uses", "use") } an opponent’s { $machine }: { $product }
event-starts = { $seat } { VERB($seat, "starts", "start") } { $machine }
event-starts-borrowed = { $seat } { VERB($seat, "starts", "start") } an opponent’s { $machine }
event-feeds = { $seat } { VERB($seat, "gives", "give") } { $pieces } to { $machine } for { $product }
event-gains = { $seat } { VERB($seat, "gains", "gain") } { $pieces }
event-scores = { $seat } { VERB($seat, "scores", "score") } { $points }
event-declines = { $seat } { VERB($seat, "does", "do") } without the effect of { $machine }
event-stops-using = { $seat } { VERB($seat, "uses", "use") } no more machines
event-face-up = { $seat } { VERB($seat, "turns", "turn") } face up again: { $machines }
event-takes-coal = { $seat } { VERB($seat, "takes", "take") } { $pieces } from extractor { $number }
event-fetches = { $seat } { VERB($seat, "fetches", "fetch") } { $machine } for { $price }
event-owes = { $count ->
    [one] { $seat } still { VERB($seat, "owes", "owe") } 1 resource for { $machine } (paid: { $price })
   *[other] { $seat } still { VERB($seat, "owes", "owe") } { $count } resources for { $machine } (paid: { $price })
}
event-pays = { $seat } { VERB($seat, "pays", "pay") } { $pieces }
event-takes-home = { $seat } { VERB($seat, "fetches", "fetch") } { $machine }
event-fails = { $seat } cannot pay for { $machine } and { VERB($seat, "loses", "lose") } all there was ({ $price }); the machine goes to the crusher
event-fetches-nothing = { $seat } { VERB($seat, "has", "have") } nothing to fetch
event-dives = { $seat } { VERB($seat, "buys", "buy") } { $machine } from the deck for { $price }
event-stops-diving = { $seat } { VERB($seat, "buys", "buy") } nothing from the deck
event-chooses = { $seat } { VERB($seat, "chooses", "choose") } { $one } and { $other }
event-begins = { $seat } { VERB($seat, "begins", "begin") }: { $deed }
event-stops-actions = { $seat } { VERB($seat, "does", "do") } no more actions
event-extracts = { $seat } { VERB($seat, "extracts", "extract") } { $pieces }
event-repairs = { $seat } { VERB($seat, "repairs", "repair") } { $machine } for { $price }
event-stops-repairs = { $seat } { VERB($seat, "makes", "make") } no second repair
event-protected = { $seat } { VERB($seat, "is", "are") } protected
event-gives-up = { $seat } { VERB($seat, "gives", "give") } up { $pieces }
event-has-none = { $seat } { VERB($seat, "has", "have") } none to give up
event-keeps = { $seat } { VERB($seat, "keeps", "keep") } { $pieces }; back to the reserve: { $rest }
event-no-booty = { $seat } { VERB($seat, "gets", "get") } nothing
event-cancels = { $seat } { VERB($seat, "removes", "remove") } the project { $project } from the match
event-cancels-nothing = { $seat } { VERB($seat, "removes", "remove") } no project
event-no-project = there is no project to remove
event-deactivates = { $seat } { VERB($seat, "turns", "turn") } { $machine } of { WHO($foe) ->
    [you] yours
   *[other] { $foe }
} face down
event-spares = { $seat } { VERB($seat, "turns", "turn") } nothing of { WHO($foe) ->
    [you] yours
   *[other] { $foe }
} face down
event-recycles = it goes to the crusher, for a machine from there
event-recycles-nothing = it goes to the crusher, and there is nothing to recover
event-recovers = { $seat } { VERB($seat, "recovers", "recover") } { $machine } from the crusher
event-dismantles = { $seat } { VERB($seat, "dismantles", "dismantle") } { $machine }, repaired
event-dismantles-broken = { $seat } { VERB($seat, "dismantles", "dismantle") } { $machine }, broken
event-stops-dismantling = { $seat } { VERB($seat, "dismantles", "dismantle") } no second machine
event-separates = { $seat } { VERB($seat, "takes", "take") } { $machine } apart
event-combines = { $seat } { VERB($seat, "combines", "combine") } { $machine }: { $product }
event-combines-guards = { $seat } { VERB($seat, "combines", "combine") } { $machine }
event-reorganised = { $seat } { VERB($seat, "has", "have") } reorganised: { $machines }
event-buys = { $seat } { VERB($seat, "buys", "buy") } { $pieces } for { $price }
event-sells = { $seat } { VERB($seat, "sells", "sell") } { $pieces } for { $price }
event-buys-point = { $seat } { VERB($seat, "buys", "buy") } 1 point for { $price }
event-stops-trade = { $seat } { VERB($seat, "makes", "make") } no more transactions
event-recruits = { $seat } { VERB($seat, "recruits", "recruit") } { $assistant } for { $price }
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "draws", "draw") } 1 secret project
   *[other] { $seat } { VERB($seat, "draws", "draw") } { $count } secret projects
}
event-draws-these-projects = { $seat } { VERB($seat, "draws", "draw") } secret projects: { $projects }
event-completes = { $seat } { VERB($seat, "completes", "complete") } the project { $project }; { VERB($seat, "scores", "score") } { $points }
event-secrets-gone = secret projects leave the match: { $projects }
event-stops-projects = { $seat } { VERB($seat, "completes", "complete") } no more projects
event-ends-turn = { $seat } { VERB($seat, "ends", "end") } the turn: number { $number } on the initiative track
event-crushes = end of the round: { $machine } goes to the crusher
event-scrap = { $seat } { VERB($seat, "gains", "gain") } { $pieces } for the scrap
event-reshuffles = the deck is empty: the crusher is shuffled into a new one
event-new-machines = new on the conveyor, from the right: { $machines }
event-new-assistants = new in the meeting room: { $assistants }
event-round = round { $number } begins
event-goal = { $seat } { VERB($seat, "has", "have") } { $points }: the match ends
event-limit = round { $number } was the last one: the match ends
event-majority = { $seat } { VERB($seat, "has", "have") } a majority ({ $pieces }); { VERB($seat, "scores", "score") } { $points }
event-tie-levels = equal points: the levels of repaired machines decide
event-tie = equal points and equal levels

## What cannot be

fault-machines = the 61 machines do not add up
fault-deck = the deck does not have as many machines as it says
fault-stock = nobody has less than nothing
fault-slots = a workshop has four slots, six with annex, with a machine or a combination each
fault-face-down = only slots with machines lie face down, and until the end of step 1
fault-assistants = the 13 assistants are each in one place, up to three with a seat
fault-projects = the 14 projects are each in one place
fault-figures = every figure stands in one place, on the conveyor where a machine lies
fault-leftovers = something is under way that does not belong to this step
fault-met = only the projects whose condition is met can be completed
fault-places = nobody sits there
fault-question = what is being asked does not fit the rest of the position
fault-end = the match would have ended with an earlier round
position-slot = { $field }: no slot can hold { $given }
position-board = two seats have the workshop board { $board }
position-belt = belt has { $count } spaces, not { $given }; “-” is an empty one
position-stand = two figures are on { $stand }
workshops-unread = { $file } could not be read: { $why }
workshops-none = { $file } has no [[workshops]]
workshops-toml = { $file } is not TOML: { $why }
workshops-fields = each has number, machines, charcoalium and resources, and nothing else
workshops-types = a name or a number is not where it belongs
workshops-numbers = the five boards have the numbers 1 to 5
workshops-machines = board { $board } has one or two machines
workshops-resources = board { $board }: resources are wood, copper, crystal
workshops-stock = board { $board }: a stock cannot be like that
workshops-start = nobody starts with { $machine }
workshops-copies = there are only { $copies } of { $machine }
