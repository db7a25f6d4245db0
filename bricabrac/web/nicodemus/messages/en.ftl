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
stock = Stock
hand = Hand
hand-about = play one: its charcoalium, or its product, or its effect
workshop = Workshop
workshop-about = saves on every repair
workshop-empty = nothing repaired yet
own-project = Own project
last-action = Last
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
choose-this = Choose
repair = Repair
repair-this = Repair: { $machine }
worth = worth
now-count = now { $count }
help-play = Play a machine of your hand: take its charcoalium, or what it produces, or its effect. Then you draw up to five.
help-repair = Or repair a machine of the bric-a-brac: pay its cost, and 1 charcoalium for every machine to its right.
help-projects = A repair may complete projects, with machines of your workshop. What was used is set aside.
help-end = Who reaches { $goal } points brings on the last round.
