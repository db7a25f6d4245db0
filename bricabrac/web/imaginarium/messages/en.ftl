# What the table of Imaginarium says in the browser.

round-of = round { $number } of { $last }
step-planning = Planning
step-use = Use machines
step-fetch = Fetch
step-actions = Two actions
step-projects = Projects
step-end = End
steps-about = The steps of a turn
turn-order = Turn order
to-place = to place
on-track = done · { $number }
on-space = space { $number }
on-extractor = extractor { $number }
off-belt = off the belt
status-now = acting
status-placed = placed
status-waits = to come
status-done = done
handyman-of = handyman of { $name }
saboteur-of = saboteur of { $name }
belt = Conveyor
extractors = Extractors
crusher = Crusher
empty-space = empty
base-and-level = { $base } + level
rail-about = { $base } for the space, { $level } for the level
price-lost = too little now
doomed-about = the next to be crushed
level = level { $level }
kind-production = production: makes something each turn
kind-transformation = transformation: turns resources into something
kind-attack = attack: works once, when it is repaired
kind-defense = defense: always protects
kind-special = special: cannot be dismantled
brief-A5 = Removes a project
brief-A6 = One slot of each rival face down
brief-S1 = A machine out of the crusher
guards = guards
takes-from-all = takes
repair-cost = repair cost
free = free
none = none
no-machine = none
hidden = hidden
rivals = Rivals
assistants = Assistants
projects-done = Completed projects
look-closer = Look closer
your-workshop = Your workshop
behind-screen = behind your screen
yard = Yard
yard-about = broken, to be repaired
no-slot-free = no slot is free
attack-now = Repair: each rival gives
repair-now = Repair it now
face-down = face down
worked-once = has done its work
loose = loose
slot-used = used
use-this = Use
take-apart = Take apart
turn-down = Turn face down
combine-with = Combine with …
special-stays = Special machines are never dismantled
now-doing = now
now-done = done
now-later = to come
dial = Dial
dial-recruit = Recruit
dial-extract = Extract
dial-repair = Repair
dial-trade = Trade
dial-dismantle = Dismantle
dial-reorganise = Reorganise
dial-about = Two neighbours, another pair each turn
this-pair = Your pair: { $pair }
last-pair = Last pair: { $pair }
market-sell = Sell
market-buy = Buy
use-all = Use all
use-all-go-on = Use all that ask nothing, and go on
use-all-and = Use all, and more: { $text }
dial-onwards = Go on without the rest, to this pair
dial-straight = Use all machines, then this pair
by-dial = { $how ->
    [use] Use all machines, then { $pair }: { $text }
    [stop] Without diving, { $pair }: { $text }
   *[choose] { $pair }: { $text }
}
one-by-one = { $pair }, one by one
use-none-and = Use no more machines, and: { $text }
pair-completing = { $pair }, and complete: { $projects }
dismantle-and = Dismantle it, and: { $text }
borrow-and = At an opponent’s: { $text }
repair-and = Repair it, and: { $text }
your-last-pair = your last pair
end-turn = End your turn
end-turn-completing = End your turn and complete: { $projects }
end-turn-plainly = End your turn, complete nothing
complete-all = Complete all: { $projects }
dive-later = Decide after fetching
too-few = too few resources
is-combined = combined
special-brief = stays
dismantle-this = Dismantle
dismantle-broken = { $count ->
    [one] Dismantle: +1 resource
   *[other] Dismantle: +{ $count } resources
}
bench-log = What happened
bench-answers = Your answer
bench-combine = Combine machines
click-lit = Click what is lit.
option-now = now
option-then = then
option-loses = less
slots-count = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
slots-saved = { $count ->
    [one] 1 slot becomes free
   *[other] { $count } slots become free
}
nothing-from-stock = less from stock
project-fits = meets “{ $project }”
project-breaks = no longer meets “{ $project }”
design-office = Design office
office-about = first in full, then 1 less
meeting-room = Meeting room
you-have = you have
secret = secret
project-done = completed
project-met = met: yours at the end of your turn
still-missing = { $count } more
completed-by = completed by { $name }
remove-this = Remove
not-recovered = Attack machines and this one cannot be recovered
final-who = Who
final-before = Before
final-majorities = Majorities
final-points = Points
final-levels = Levels
final-about = The screens are lifted: whoever has most of a piece scores for it, in a tie all of them.
decided-points = Most points win.
decided-levels = Equal points: the levels of repaired machines decided.
decided-nothing = Equal points and equal levels: the victory is shared.
help-im-plan = Planning: everybody reserves a machine of the conveyor, or an extractor. Who stands nearer to the deck plays earlier.
help-im-use = Step 1: click your machines to use them, each once.
help-im-fetch = Step 2: you pay for the machine you reserved: its space and its level. 2 resources stand in for 1 missing charcoalium.
help-im-actions = Step 3: turn the dial to two neighbouring actions, another pair than last time, and do one or both.
help-im-goals = Step 4: complete the projects whose conditions you meet.
help-im-finish = When somebody has { $goal } points, the match ends with the round; then majorities are counted.
sign-yields = yield of 1, 2, 3 combined
sign-level = serial number and level
sign-screen = behind a screen: nobody else sees it

## The tale: what somebody did, one deed after the other; {""}: others tell of it

did-imaginarium-reserves = reserved { $machine }
did-imaginarium-goes-to = sent the handyman to extractor { $number } ({ $pieces })
did-imaginarium-marks = sent the saboteur after { $machine }
did-imaginarium-blocks = blocked extractor { $number }
did-imaginarium-finds-no-space = found no free space
did-imaginarium-sabotages = had { $machine } crushed
did-imaginarium-uses = used { $all }
did-imaginarium-uses-each = { $machine } ({ $product })
did-imaginarium-borrows = borrowed { $machine } ({ $product })
did-imaginarium-starts = {""}
did-imaginarium-starts-borrowed = {""}
did-imaginarium-feeds = turned { $pieces } into { $product } with { $machine }
did-imaginarium-gains = gained { $pieces }
did-imaginarium-scores = scored { $points }
did-imaginarium-declines = {""}
did-imaginarium-stops-using = {""}
did-imaginarium-face-up = turned { $machines } face up again
did-imaginarium-takes-coal = extracted { $pieces }
did-imaginarium-fetches = fetched { $machine } for { $price }
did-imaginarium-owes = {""}
did-imaginarium-pays = paid { $pieces }
did-imaginarium-takes-home = fetched { $machine }
did-imaginarium-fails = failed to pay for { $machine } and lost { $price }
did-imaginarium-fetches-nothing = {""}
did-imaginarium-dives = bought { $machine } from the deck for { $price }
did-imaginarium-stops-diving = {""}
did-imaginarium-chooses = {""}
did-imaginarium-begins = {""}
did-imaginarium-stops-actions = {""}
did-imaginarium-extracts = extracted { $pieces }
did-imaginarium-repairs = repaired { $machine } for { $price }
did-imaginarium-stops-repairs = {""}
did-imaginarium-protected = withstood the attack
did-imaginarium-gives-up = gave up { $pieces }
did-imaginarium-has-none = had none to give up
did-imaginarium-keeps = kept { $pieces } of the booty
did-imaginarium-no-booty = got nothing
did-imaginarium-cancels = removed the project { $project } from the match
did-imaginarium-cancels-nothing = {""}
did-imaginarium-no-project = {""}
did-imaginarium-deactivates = turned { $machine } of { $foe } face down
did-imaginarium-spares = {""}
did-imaginarium-recycles = {""}
did-imaginarium-recycles-nothing = found the crusher empty
did-imaginarium-recovers = recovered { $machine } from the crusher
did-imaginarium-dismantles = dismantled { $machine }
did-imaginarium-dismantles-broken = dismantled the broken { $machine }
did-imaginarium-stops-dismantling = {""}
did-imaginarium-separates = took { $machine } apart
did-imaginarium-combines = combined { $machine }: { $product }
did-imaginarium-combines-guards = combined { $machine }
did-imaginarium-reorganised = {""}
did-imaginarium-buys = bought { $all }
did-imaginarium-buys-each = { $pieces } for { $price }
did-imaginarium-sells = sold { $all }
did-imaginarium-sells-each = { $pieces } for { $price }
did-imaginarium-buys-point = bought 1 point for { $price }
did-imaginarium-stops-trade = {""}
did-imaginarium-recruits = recruited { $assistant } for { $price }
did-imaginarium-draws-projects = { $count ->
    [one] drew 1 secret project
   *[other] drew { $count } secret projects
}
did-imaginarium-draws-these-projects = drew the secret projects { $projects }
did-imaginarium-completes = completed { $project }: { $points }
did-imaginarium-stops-projects = {""}
did-imaginarium-ends-turn = {""}
did-imaginarium-scrap = gained { $pieces } for the scrap
did-imaginarium-goal = reached { $points }: the match ends
did-imaginarium-majority = scored { $all } for majorities
did-imaginarium-majority-each = { $points } ({ $pieces })

## For whoever is invited

gist-imaginarium-first = Fetch broken machines from the conveyor, before others do.
gist-imaginarium-then = Repair them, and combine those that match: together they yield more.
gist-imaginarium-last = Complete projects, hire assistants, and own the finest workshop in town.
riddle-imaginarium = Two Charcoalettes that work: where do they make more charcoalium?
riddle-imaginarium-1 = Side by side each makes its own, and fills a slot. There is a better way.
riddle-imaginarium-2 = Right! Combined in one slot they make more than both apart, and a slot is free for the next.
