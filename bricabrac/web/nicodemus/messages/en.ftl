# What the table of Nicodemus says in the browser.

round = round { $number }
race-to = race to { $goal }
colour-blue = blue
colour-purple = purple
colour-red = red
colour-yellow = yellow
bric-a-brac = Bric-a-brac
deck = Deck
discard = Discard
reserve = Reserve
reserve-dry = The reserve has run out: whoever gains a piece that it does not have takes it from the other player.
stock = Stock
hand = Hand
hand-about = play one: its charcoalium, or its product, or its effect
workshop = Workshop
workshop-about = saves on every repair
workshop-empty = nothing repaired yet
own-projects = { $count ->
    [one] Own project
   *[other] Own projects
}
next-machine = next machine
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seen-about = Cards that you know of
projects = Projects
pile-count = { $count } in the pile
projects-count = { $count ->
    [one] { $count } project
   *[other] { $count } projects
}
complete-this = Complete
yours-alone = yours alone
repair-to-complete = repair { $machines }
machines-missing = { $count ->
    [one] 1 machine missing
   *[other] { $count } machines missing
}
lying-about = { $count } charcoalium on it: yours with the machine
saves = saves
saves-one = saves 1
saves-about = In your workshop it saves you 1 of this on every repair
instead-of = instead of
you-pay = You pay
you-take = You take
you-keep = You keep
no-fee = no fee
fee-about = Charcoalium for the machines to the right; your workshop saves on it, too
wild-saves = Your wild machines save { $count } of your choice
then-possible = Then
short-of = Short of { $pieces }
short-count = { $count } short
cannot-remove = out of reach
cannot-copy = cannot be copied
way-gives = gives
you-save = You save
spare-and-pay = { $saved }; pay { $price }
not-this = not now
with-this = with this repair
set-aside = set aside
sets-aside = sets aside { $machines }
discard-for = Discard for
printed-cost = repair cost
printed-cost-about = What its repair costs, before savings and fee
choose-this = Choose
repair = Repair
repair-this = Repair { THE($machine) }
worth = worth
help-play = Play a machine of your hand: take its charcoalium, or what it produces, or its effect. Then you draw up to five.
help-repair = Or repair a machine of the bric-a-brac: pay its cost, and 1 charcoalium for every machine to its right.
help-projects = A repair may complete projects, with machines of your workshop. What was used is set aside.
help-end = Who reaches { $goal } points brings on the last round.

## The tale: what somebody did, one deed after the other; {""}: others tell of it

did-nicodemus-plays = played { THE($machine) }
did-nicodemus-passes = passed
did-nicodemus-uses-coal = {""}
did-nicodemus-uses-production = {""}
did-nicodemus-uses-effect = used its effect
did-nicodemus-copies = copied the effect of { THE($machine) }
did-nicodemus-no-effect = gained nothing by it
did-nicodemus-gains = gained { $pieces }
did-nicodemus-from-foe = took { $pieces } of that from { $foe } (the reserve was short)
did-nicodemus-returns = returned { $pieces } to the reserve
did-nicodemus-discards = discarded { THE($machine) }
did-nicodemus-removes = discarded { THE($machine) } from the bric-a-brac
did-nicodemus-exchanges = exchanged { $all }
did-nicodemus-exchanges-each = { $given } for { $wanted }
did-nicodemus-stops-exchanges = {""}
did-nicodemus-steals = stole { $pieces } from { $foe }
did-nicodemus-steals-card = stole a machine from { $foe }
did-nicodemus-steals-this = stole { THE($machine) } from { $foe }
did-nicodemus-steals-nothing = found nothing to steal from { $foe }
did-nicodemus-loses = lost { THE($machines) }
did-nicodemus-draws-projects = { $count ->
    [one] drew 1 project
   *[other] drew { $count } projects
}
did-nicodemus-draws-these-projects = drew the projects { $projects }
did-nicodemus-keeps = kept the project { $project }
did-nicodemus-project-gone = {""}
did-nicodemus-project-gone-unseen = {""}
did-nicodemus-begins-repair = {""}
did-nicodemus-repairs = repaired { THE($machine) } for { $price } (+{ $points })
did-nicodemus-takes-coal = picked up { $pieces } on it
did-nicodemus-begins-project = {""}
did-nicodemus-completes = completed { $project } (+{ $points })
did-nicodemus-stops-projects = {""}
did-nicodemus-draws = { $count ->
    [one] drew 1 card
   *[other] drew { $count } cards
}
did-nicodemus-draws-these = drew { THE($machines) }
did-nicodemus-limit = set aside { THE($machines) }
did-nicodemus-flushes = cleared the top row
did-nicodemus-exhausted = emptied the deck: this is the last round
did-nicodemus-goal = reached { $points } points: this is the last round

## For whoever is invited

gist-nicodemus-first = Play a machine: it brings you pieces, or does its trick.
gist-nicodemus-then = Repair one of the common heap: it brings points, and saves you pieces from then on.
gist-nicodemus-last = Complete projects on the way. The first to 20 points wins.
riddle-nicodemus = A repair costs 1 charcoalium for each machine to its right. Which of these three costs none?
riddle-nicodemus-1 = Two machines lie to its right: 2 charcoalium. Look again.
riddle-nicodemus-2 = One machine lies to its right: 1 charcoalium. Nearly!
riddle-nicodemus-3 = Right! But be quick: the next machine that is played makes it dearer.
