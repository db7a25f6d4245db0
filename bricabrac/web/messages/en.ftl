# What the web app itself says. What belongs to a game is said in its own messages.

## The frame

tools = Tools
you-nameless = Your name
day-or-night = Day or night
language = Language
close = Close
cancel = Cancel
to-front-page = To the front page
go-on = Back to the table
reconnecting = The connection is gone. Trying again …

## The front page

hero-title = A workshop for steam and dreams
hero-text = Board games of marvellous machines. Play at once, against bots or with friends. No rulebook needed: what you may do is lit.
start-a-match = Start a match
title-nicodemus = Nicodemus
title-imaginarium = Imaginarium
pitch-nicodemus = A duel over one heap of wonderful junk. Play a machine, or repair one, and be the first to 20.
pitch-imaginarium = Fetch broken machines, mend them, combine them, and dream up the finest workshop in town.
for-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
minutes = { $count } minutes
your-opponent = Your opponent
around-the-table = Around the table
a-friend = A friend
a-friend-about = by link
nobody = nobody
more-options = Seat, seed, guests
your-place = Your seat
by-lot = by lot
seed = Seed of the deal
option-rounds = Last round (0: no limit)
list-it = Anybody may join or watch from the front page
play = Play
your-matches = Your matches
no-matches = None yet. Two clicks, and you are playing.
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment.
finished-matches = Finished matches
with-others = with { $names }
your-turn = your turn
their-turn = waiting for the others
running = being played
continue = Continue
watch = Watch
look = Look
go-there = Go there
fine-print = An unofficial, independent implementation of two games by Bruno Cathala and Florian Sirieix. Every picture and sentence here is our own.

## Bots

bot-dabbler = Dabbler
bot-dabbler-about = does anything allowed
bot-apprentice = Apprentice
bot-apprentice-about = gentle
bot-journeyman = Journeyman
bot-journeyman-about = a fair match
bot-master = Master
bot-master-about = no mercy

## People

guest = Guest { $number }
open-seat = Open seat
spectator = Spectator
seat-number = Seat { $number }
about-you = About you
your-name = Your name
keep-name = Keep this name
name-kept = Kept.
other-device = On another device
other-device-about = Open this link there, and your matches are there, too. It is yours alone: whoever has it is you.
take-over-text = The matches of whoever made this link will be yours in this browser; those begun here before will not be listed any more.
take-over = Take them over
invited-title = You are invited
invited-text = A seat at a match of { $game } is waiting for you.
sit-down = Sit down
send-link = Send this link to a friend:
invite-link = Link to this seat
seat-a-bot = Seat a bot instead

## The table

take-back = Take back
take-back-about = Take back your last decision: nothing has been revealed since
no-way-back = There is nothing of yours to take back, or something hidden has come to light since
took-back = { $name } took something back
help = Help
help-about = What can I do now?
log = Log
chat = Chat
log-and-chat = Log and chat
nothing-yet = Nothing has happened yet.
say-something = Say something …
send = Send
signs = Signs on this table
sign-lit = lit: you may
sign-off = not now; the reason stands on it
sign-coal = charcoalium
sign-wood = wood
sign-copper = copper
sign-crystal = crystal
sign-vp = points
sign-wild = a resource of your choice
this-table = This table
you = You
bot = bot
away = away: a bot plays
not-here = not connected
here = connected
waiting = waiting
waiting-title = Waiting for everybody to sit down
they-act = { $name }: { $prompt }
bot-plays-for-you = A bot plays for you
take-seat-back = Take your seat back
leave-seat = Leave: a bot goes on for you
pace = Bots play
pace-quick = quickly
pace-calm = calmly
pace-slow = slowly
you-win = You have won!
you-share = You share the victory!
they-win = { $name } has won
they-share = The victory is shared: { $names }
rematch = Once more
to-rematch = To the next match
dealt-from = Dealt from the seed { $seed }
parts = Parts of the table
watching = You are watching: hands are hidden from you.

## Nicodemus

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

## Imaginarium

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
on-track = done · number { $number }
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
guards = guards
takes-from-all = takes
repair-cost = repair cost
free = free
none = none
hidden = hidden
rivals = Rivals
assistants = Assistants
projects-done = Completed projects
look-closer = Look closer
your-workshop = Your workshop
behind-screen = behind your screen
places-left = { $count ->
    [one] 1 place left
   *[other] { $count } places left
}
yard = Yard
yard-about = broken, to be repaired
no-slot-free = no slot is free
repair-now = Repair it now
face-down = face down
worked-once = has done its work
loose = loose
slot-used = used
use-this = Use
take-apart = Take apart
turn-down = Turn face down
combine-with = Combine with …
nothing-fits = Nothing fits this now
special-stays = Special machines are never dismantled
either-or = { $pieces } or { $points }
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
bench-log = What happened
bench-answers = Your answer
bench-combine = Combine machines
bench-about = free · nothing is final until you finish
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

## Troubles

trouble-any = That did not work
trouble-any-text = This cannot be done here.
trouble-403 = Not allowed
trouble-404 = Nothing here
trouble-404-text = There is no page and no match at this address.
trouble-405 = Not like this
trouble-429 = Too fast
trouble-500-text = Something has gone wrong on our side. The match is safe: try again.
trouble-old-rules = This match was played by rules that this version does not know any more.
refused-origin = This came from another site, and was not done.
refused-token = This page is too old, or was made for somebody else. Load it again.
refused-flood = That was too much at once. Wait a moment.
refused-match = A match like this cannot be begun.
refused-seat-taken = Somebody else sits there.
refused-stale = The table has changed meanwhile: look again.
refused-spectator = Only those who sit at the table can do this.
refused-running = The match is not over: as long as it runs, nobody sees everything.
