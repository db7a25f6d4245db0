# Nicodemus. What machines do and projects need is said in cards.toml.

## Names. The machines have none in print: these are ours.

machine = { $id } ({ $name })
kind = { $id }
project = “{ $needs }”
any-resource = 1 resource of your choice

machine-B1 = Woodpecker
    .gender = n
machine-B2 = Dachshund
    .gender = n
machine-B3 = Piglet
    .gender = n
machine-B4 = Snail
    .gender = n
machine-B5 = Butterfly
    .gender = n
machine-U1 = Pelican
    .gender = n
machine-U2 = Anteater
    .gender = n
machine-U3 = Beetle
    .gender = n
machine-U4 = Crab
    .gender = n
machine-U5 = Crocodile
    .gender = n
machine-R1 = Fox
    .gender = n
machine-R2 = Monkey
    .gender = n
machine-R3 = Bull
    .gender = n
machine-R4 = Sawfish
    .gender = n
machine-Y1 = Giraffe
    .gender = n
machine-Y2 = Parrot
    .gender = n

## What is asked

question-turn = Play a machine or repair one
question-play = Play a machine (you cannot pay for any repair)
question-repair = Repair a machine (you have none to play)
question-pass = Pass: you can neither play nor repair
question-way = Choose what { THE($machine) } is for: { $coal }, what it produces ({ $product }), or its effect
question-produce = Choose the resource that { THE($machine) } produces
question-name = Choose a resource: you gain { $count } of it
question-discard = Choose a machine of your hand to discard, for 2 resources out of its cost
question-remove = { $count ->
    [one] Discard the last machine before this one
   *[other] Choose which of the last { $count } machines before this one to discard
}
question-cost = { $count ->
    [one] Choose 1 resource out of the cost of { THE($machine) }: { $cost }
   *[other] Choose { $count } resources out of the cost of { THE($machine) }: { $cost }
}
question-exchange = { $count ->
    [one] Exchange charcoalium and resources, or stop: 1 exchange left
   *[other] Exchange charcoalium and resources, or stop: { $count } exchanges left
}
question-steal = Choose the resource to steal from { $foe }
question-return = { $count ->
    [one] Choose the resource that { $foe } has to return
   *[other] Choose the { $count } resources that { $foe } has to return
}
question-keep = Choose the project to keep
question-copy = Choose the machine whose effect { THE($machine) } copies
question-spare = { $count ->
    [one] Choose the resource that your wild machines save on { THE($machine) } ({ $due })
   *[other] Choose the { $count } resources that your wild machines save on { THE($machine) } ({ $due })
}
question-projects = Complete a project, or stop
question-use = Choose the machines to use for { $project }
question-nothing = Nothing is asked

## Why not

refusal-not-asked = That does not answer the question: { $question }
refusal-not-in-hand = You have no { $machine } in your hand
refusal-no-machine-there = { $count ->
    [0] There is no machine on space { $space }: the bric-a-brac is empty
    [one] There is no machine on space { $space }: the bric-a-brac has only 1
   *[other] There is no machine on space { $space }: the bric-a-brac has only { $count }
}
refusal-too-few-resources = Repairing { THE($machine) } costs you { $price }; you lack { $missing }
refusal-too-few-resources-wild = Repairing { THE($machine) } costs you { $price }; you lack { $missing }, and your wild machines save only { $count } of that
refusal-too-little-coal = Repairing { THE($machine) } takes { $fee } for the machines to its right; you have { $have }
refusal-can-act = You can still play or repair; only who can do neither passes
refusal-no-card-to-discard = The effect of { THE($machine) } needs another machine in your hand to discard
refusal-nothing-before = The effect of { THE($machine) } needs a machine before it on the bric-a-brac
refusal-no-project-left = The effect of { THE($machine) } needs a project to draw, and the pile is empty
refusal-nothing-to-copy = There is no effect on the bric-a-brac that { THE($machine) } could copy now
refusal-not-within-reach = { $count ->
    [one] { THE($machine) } reaches only the machine before it, on space { $first }
   *[other] { THE($machine) } reaches only the machines on spaces { $first } to { $last }
}
refusal-wrong-amount = { $count ->
    [one] Choose exactly 1 resource
   *[other] Choose exactly { $count } resources
}
refusal-not-in-cost = { THE($machine) } costs { $cost }: only out of this can you choose
refusal-foe-has-none = { $foe } does not have { $pieces }, only { $have }
refusal-not-on-row = { THE($machine) } does not lie on the bric-a-brac before the machine just played
refusal-never-a-copy = { THE($machine) } never copies a machine of its own kind
refusal-not-drawn = You have not drawn the project { $project }
refusal-not-after-wild = { $count ->
    [one] Of { $due }, your wild machines save exactly 1, and you must be able to pay the rest; you have { $have }
   *[other] Of { $due }, your wild machines save exactly { $count }, and you must be able to pay the rest; you have { $have }
}
refusal-none-to-give = You have no { $piece } to give
refusal-nobody-has-it = Neither the reserve nor { $foe } has any { $piece }
refusal-not-available = The project { $project } is neither in play nor your own
refusal-not-met = Your workshop cannot complete the project { $project } with { THE($machine) }, which you have just repaired
refusal-not-with-these = These machines and { THE($machine) } do not complete the project { $project }
refusal-same-choice = This comes to the same as another choice: of equal machines, the older one is used

## What it would do

brief-do-play = Play { THE($machine) }
do-play = Play { THE($machine) }: { $coal }, or { $product } by production, or its effect ({ $effect })
do-repair = Repair { THE($machine) } for { $price }{ $wild ->
    [0] {""}
   *[other] {""} less { $wild } of your choice
}{ $fee ->
    [0] {""}
   *[other] , leaving { $fee } charcoalium on the machines to its right
}; { $lying ->
    [0] {""}
   *[other] { $lying } charcoalium and {""}
}{ $points }
do-repair-none = Repair the machine on space { $space }
do-pass = { $count ->
    [0] Pass
    [one] Pass, and draw 1 card
   *[other] Pass, and draw { $count } cards
}
do-coal = Take as much charcoalium as the machine just played has points
do-produce = Take what the machine just played produces
do-effect = Use the effect of the machine just played
do-effect-of = Use the effect of { THE($machine) }: { $effect }
do-effect-now = Use the effect of { THE($machine) }: { $effect }; now { $pieces }
do-gain = Take { $pieces }
do-gain-from-foe = Take { $pieces }; the reserve is short, so { $taken } from { $foe }
do-gain-none = Take nothing: neither the reserve nor { $foe } has { $pieces }
do-return = Have { $foe } return { $pieces } to the reserve
do-steal = Steal { $pieces } and a random machine from { $foe }
do-discard = Discard { THE($machine) } from your hand, for 2 resources out of its cost ({ $cost })
do-remove = Discard { THE($machine) } from the bric-a-brac, for resources out of its cost ({ $cost }){ $lying ->
    [0] {""}
    [one] ; { $lying } charcoalium on it goes back to the reserve
   *[other] ; { $lying } charcoalium on it go back to the reserve
}
do-remove-none = Discard the machine on space { $space }
do-copy = Copy the effect of { THE($machine) }: { $effect }
do-keep = Keep the project { $project }, worth { $points }; only you can complete it
do-spare = Save { $pieces } with your wild machines
do-spare-pay = Save { $pieces } with your wild machines, and pay { $price }
do-use = Use these machines of your workshop, by place: { $places }
do-use-these = Use { THE($machines) } for the project { $project }
do-exchange = Give { $given } for { $wanted }
do-exchange-from-foe = Give { $given } for { $wanted }, which comes from { $foe }
do-stop = Stop
do-stop-exchanges = Make no more exchanges
do-stop-projects = Complete no more projects
do-complete = Complete the project { $project }: { $points }
do-complete-with = Complete the project { $project } with { THE($machines) }: { $points }

## What happened

event-plays = { $seat } { VERB($seat, "plays", "play") } { THE($machine) }
event-passes = { $seat } { VERB($seat, "passes", "pass") }
event-uses-coal = { $seat } { VERB($seat, "uses", "use") } { THE($machine) } for charcoalium
event-uses-production = { $seat } { VERB($seat, "uses", "use") } the production of { THE($machine) }
event-uses-effect = { $seat } { VERB($seat, "uses", "use") } the effect of { THE($machine) }
event-copies = { $seat } { VERB($seat, "copies", "copy") } the effect of { THE($machine) }
event-no-effect = it changes nothing
event-gains = { $seat } { VERB($seat, "gains", "gain") } { $pieces }
event-from-foe = the reserve is short: { $pieces } from { $foe }
event-returns = { $seat } { VERB($seat, "returns", "return") } { $pieces } to the reserve
event-discards = { $seat } { VERB($seat, "discards", "discard") } { THE($machine) } from the hand
event-removes = { $seat } { VERB($seat, "discards", "discard") } { THE($machine) } from the bric-a-brac{ $lying ->
    [0] {""}
    [one] ; { $lying } charcoalium on it goes back to the reserve
   *[other] ; { $lying } charcoalium on it go back to the reserve
}
event-exchanges = { $seat } { VERB($seat, "gives", "give") } { $given } for { $wanted }
event-stops-exchanges = { $seat } { VERB($seat, "makes", "make") } no more exchanges
event-steals = { $seat } { VERB($seat, "steals", "steal") } { $pieces } from { $foe }
event-steals-card = { $seat } { VERB($seat, "steals", "steal") } a machine from { WHO($foe) ->
    [you] your hand
   *[other] the hand of { $foe }
}
event-steals-this = { $seat } { VERB($seat, "steals", "steal") } { THE($machine) } from { WHO($foe) ->
    [you] your hand
   *[other] the hand of { $foe }
}
event-steals-nothing = { $seat } { VERB($seat, "finds", "find") } nothing to steal from { $foe }
event-loses = { $seat } { VERB($seat, "discards", "discard") } at random: { $machines }
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "draws", "draw") } 1 project
   *[other] { $seat } { VERB($seat, "draws", "draw") } { $count } projects
}
event-draws-these-projects = { $seat } { VERB($seat, "draws", "draw") } the projects { $projects }
event-keeps = { $seat } { VERB($seat, "keeps", "keep") } the project { $project }
event-project-gone = the project { $project } leaves the match
event-project-gone-unseen = the other project leaves the match unseen
event-begins-repair = { $seat } { VERB($seat, "sets", "set") } about repairing { THE($machine) }
event-repairs = { $seat } { VERB($seat, "repairs", "repair") } { THE($machine) } for { $price }; { VERB($seat, "scores", "score") } { $points }
event-leaves-coal = { $seat } { VERB($seat, "leaves", "leave") } { $pieces } on { THE($machines) }
event-takes-coal = { $seat } { VERB($seat, "takes", "take") } { $pieces } lying on it
event-begins-project = { $seat } { VERB($seat, "chooses", "choose") } the project { $project }
event-completes = { $seat } { VERB($seat, "completes", "complete") } the project { $project } with { THE($machines) }; { VERB($seat, "scores", "score") } { $points }
event-stops-projects = { $seat } { VERB($seat, "completes", "complete") } no more projects
event-draws = { $count ->
    [one] { $seat } { VERB($seat, "draws", "draw") } 1 card
   *[other] { $seat } { VERB($seat, "draws", "draw") } { $count } cards
}
event-draws-these = { $seat } { VERB($seat, "draws", "draw") } { THE($machines) }
event-sets-aside = { $seat } { VERB($seat, "sets", "set") } aside { THE($machines) }
event-limit = { $seat } { VERB($seat, "has", "have") } four machines: { THE($kept) } stays, { THE($machines) } are set aside
event-flushes = the top row is discarded: { $machines }{ $lying ->
    [0] {""}
    [one] ; { $lying } charcoalium goes back to the reserve
   *[other] ; { $lying } charcoalium go back to the reserve
}
event-exhausted = the deck could not fill the hand: this is the last round
event-goal = { $seat } { VERB($seat, "has", "have") } { $points } points: this is the last round
event-tie-charcoalium = equal points: charcoalium decides
event-tie-resources = equal points and charcoalium: resources decide

## What cannot be

fault-pieces = stocks, row and reserve do not make 12 charcoalium and 8 of each resource
fault-machines = the 56 machines do not add up
fault-projects = the 17 projects are not each in one place
fault-hands = a hand has up to five cards, and no more known ones than cards
fault-row = the bric-a-brac has up to nine machines at the start of a turn, ten within one
fault-workshops = a workshop holds up to three machines, and a fourth only after a repair
fault-turns = the first player acts after an even number of turns, the second after an odd one
fault-question = what is being asked does not fit the rest of the position
fault-end = the match would have ended before this round, or its deck is not exhausted
