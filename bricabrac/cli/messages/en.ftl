# What the terminal itself says. What belongs to a game is said in its own messages.

## Commands

about = Board games about repairing wonderful machines, at the terminal.
command-play = play a match, against a bot or against each other
command-bots = list the bots
command-serve = open the place to play, in the browser
command-think = think for the bots of a house that others serve
command-store = look after the matches that are kept: migrate, check, backup, restore, move
command-cards = show every card of a game
command-replay = go through a saved match again
command-review = tell where a match was decided, by whom, and how much of it was luck
command-puzzle = set a puzzle, and judge your answer
command-puzzles = look for puzzles: decisions in which one answer is clearly best
command-verify = say whether a match was dealt as it had been promised
command-duel = let two bots play, and tell which is stronger
command-league = let many bots play each other, and rate them
command-legal = tell what can be done in a position
command-act = do actions in a position, and print the position after them
command-fuzz = play random matches, and check the rules after every action
command-bench = measure how fast random play is

help-usage = usage
help-arguments = arguments
help-options = options
help-commands = commands (each has a --help of its own)

option-help = show this help
option-lang = the language (default: that of the environment)
option-game = the game
option-games = the game: { $games }
option-seed = deal the match with this number (default: a random one, which is told)
option-seat = your seat, or several as in 0,2; both or all: people on every seat; none: watch bots play
option-against = the bot to play against
option-names = what people are called, seat by seat: Ada,Bruno
option-think = how long bots think: 2000 (iterations) or 0.5s
option-entrant = a bot: its name, or its file (my_bot.py); with @2000 or @0.5s it thinks so long
option-players = how many sit at the table (default: as few as the game allows)
option-pairs = how many deals are played, each once for every seat (default: 100)
option-first-seed = the number of the first deal (default: 0)
option-bench-of = after gpu: the game (all of them, if none is named)
option-matches = how many matches are played
option-every = whether each action is rightly legal or refused is asked at every so manieth decision (default: 1)
option-sample = so many matches have their positions, records and views examined, too (default: 20)
option-mode = how the rules run (default: compiled)
option-rounds = matches end after this round at the latest (Imaginarium; among bots: 100)
option-workers = how many processes play (default: one for each core)
option-ray = play on a Ray cluster; without an address, on a small one started here
option-records = keep the record of every match in this folder
option-ledger = keep how every match went in this file; those it holds already are not played again
option-plot = draw a picture into this file
option-elo0 = the verdict “not stronger” means: rather this Elo difference … (default: 0)
option-elo1 = … than this one, for which “stronger” speaks (default: 30)
option-sprt = stop as soon as the verdict is clear
option-workshops = a TOML file with other workshop boards (Imaginarium)
option-sources = tell where the figures come from, too
option-load = go on with a saved match
option-position = begin with the position in this JSON file
option-position-file = a position as JSON, or - for the standard input
option-record-file = a saved match
option-eyes = see with the eyes of seat 0, 1, …; all: see everything, if the match is over (default: as a spectator)
option-plain = tell the whole match line by line
option-promise = the promise that was shown before the match, to compare
option-day = the day whose dream it is to be
option-json = print JSON
option-seconds = think for about so many seconds in all (counted in iterations: the same record gives the same review)
option-actions = actions such as "repair 3", done one after the other
option-output = write the position to this file
option-host = the address to listen on
option-port = the port (default: 8321, or another one if it is in use)
option-data = the folder in which matches are kept
option-store = keep matches in this PostgreSQL database: postgresql://user@host/name (default: in the folder)
option-what = migrate: bring the store to the newest number; check: replay every match; backup, restore: to and from a file; move: to another store
option-where = the file of a backup, or the folder or database to move to
option-open = open the page in the browser
option-cold = let strong bots compile their rules only when they are first asked
option-guests = guests that one address may be, as far as limits go
option-log = what is told on standard error: complaints (none), or a line for everything that is asked, for people (plain) or programs (json)
option-processes = how many processes serve one PostgreSQL database together (SIGHUP: a rolling restart)
option-thinkers = how many think at once (default: one for each core less one)

## The board

title-turn = round { $round }
title-projects = Projects
title-hand = Your hand
title-hand-of = The hand of { $seat }
label-id = id
label-name = name
label-colour = colour
label-points = points
label-makes = makes
label-cost = cost
label-effect = effect
label-needs = needs
label-pay = now
label-stock = stock
label-workshop = workshop
label-reductions = saves
label-hand = hand
label-seen = of these
label-own = own project
label-completed = completed
label-deck = deck
label-discard = discard
label-pile = project pile
label-reserve = reserve
lying = on it
nothing-to-pay = nothing
any-resource = any resource
cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
all-machines = Machines
all-projects = Projects
colour-blue = blue
colour-purple = purple
colour-red = red
colour-yellow = yellow

## Imaginarium

title-round = round { $round }
title-round-of = round { $round } of { $rounds }
legend-steals = taken from all others
legend-guards = safe from thieves
legend-pays = you can pay
legend-short = you cannot
short-cancels = −project
short-turns = face down
short-recovers = recovers
title-office = Design office
title-room = Meeting room
step-planning = planning
step-use = step 1: use your machines
step-fetch = step 2: fetch
step-actions = step 3: two actions
step-projects = step 4: projects
step-over = the end
level = level { $level }
saboteur = saboteur { $seat }
free = free
hidden = hidden
face-down = face down
used = used
label-slots = slots
too-many-slots = combine until they are { $count } fewer
done-by = done by { $seats }
label-extractors = extractors
label-order = order
label-next = next round
label-crusher = crusher
label-pool = assistants
label-yard = yard
label-assistants = assistants
label-dial = last pair
label-secret = secret project

## All cards of Imaginarium

all-assistants = Assistants
all-boards = Workshop boards
the-board = The board
label-kind = kind
label-level = level
label-copies = copies
label-yields = yields
label-combines = combines with
label-number = number
label-machines = machines
label-from = from
label-conveyor = conveyor
label-market = market
label-actions = the six actions, all round
label-goal = points to end
kind-production = production
kind-transformation = transformation
kind-attack = attack
kind-defense = defense
kind-special = special
source = Where this comes from: { $told }.
source-card = printed on the cards
source-rulebook = rulebook
source-reconstructed = reconstructed
source-ours = ours
source-owner = your own file
boards-note = Reconstructed boards are reasoned stand-ins: those who own the box can put the printed figures into a file of their own (--workshops).

## Play

dealt = This match has the seed { $seed }. Type ? for help.
loaded = { $file } is loaded, { $count ->
    [one] { $count } action in. Type ? for help.
   *[other] { $count } actions in. Type ? for help.
}
prompt = Your action (a number or its text, ? for help):
prompt-single = Your action (Enter takes the only one, ? for help):
pass-screen = Pass the screen to { $seat }, who presses Enter:
thinking = { $bot } is thinking …
compiling = The rules are being compiled, once: { $name } ({ $done } of { $total })
hint = { $adviser ->
    [sage] The sage
   *[other] The master
} would do this: { $action }. What the actions promise, as shares of the victory, yours first:
refused = “{ $action }” is not possible now. { $why }
undone = { $count ->
    [one] One action was taken back.
   *[other] { $count } actions were taken back.
}
saved = The match is saved in { $file }.
nothing-happened = Nothing has happened yet.
match-ended = The match is over.
match-won = The match is over: you have won!
match-lost = The match is over: you have lost.
match-shared = The match is over: the victory is shared.
offer-save = To save the match, type the name of a file; Enter leaves without saving:
farewell = Good-bye! The match was not saved.
farewell-saved = Good-bye! The match waits in { $file }.
farewell-seed = Good-bye! The seed { $seed } deals this match again.
serving = The table is set: { $address } (matches are kept in { $folder }; Ctrl+C ends)
serving-process = Process { $number } alone: { $address }
minds-at-work = Minds at work for { $folder }: { $count } (Ctrl+C ends)
served = Closed. Everything is saved.

help-number-typed = 3
help-number = do the third action of the list
help-action-typed = repair 3
help-action = do an action by its text
help-explain-typed = ? repair 3
help-explain = what an action would do, or why it is not possible (also: ? 5)
help-hint-typed = hint
help-hint = what the sage would do in your place, knowing what you know
help-undo-typed = undo
help-undo = back to your last decision, unless something hidden has come to light since
help-save-typed = save FILE
help-save = save the match, and go on
help-load-typed = load FILE
help-load = go on with a saved match instead
help-log-typed = log
help-log = what has happened so far
help-cards-typed = cards
help-cards = every card of the game
help-lang-typed = lang en|fr|de
help-lang = another language
help-quit-typed = quit
help-quit = leave the match

## Replay

replay-prompt = { $place }/{ $last } – Enter: next, b: back, a number: go there, q: end
replay-over = The match is over after { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
replay-running = The record stops after { $count ->
    [one] { $count } action; the match is not over.
   *[other] { $count } actions; the match is not over.
}

## Bots against bots

contest-start = getting ready
duel-title = { $a } against { $b }: { $game } with { $players } seats, { $rounds ->
    [one] { $rounds } deal
   *[other] { $rounds } deals
}, { $matches } matches (first seed { $seed })
duel-share = share of victory of { $a }: { $share } % (with 95 % certainty { $low } to { $high } %; fair: { $fair } %)
duel-elo = difference in Elo: { $elo } ({ $low } to { $high })
duel-time = milliseconds a decision: { $first } ({ $a }), { $second } ({ $b })
duel-seats = share of victory of who begins: { $first }; of the others in turn: { $others }
duel-length = actions a match: { $length }
duel-nothing = No deal was played to its end.
verdict-stronger = Verdict: { $a } is stronger than { $b } (rather by { $elo1 } Elo than by { $elo0 }; evidence { $evidence }, enough is { $bound }).
verdict-not-stronger = Verdict: { $a } is not stronger than { $b } (rather by { $elo0 } Elo than by { $elo1 }; evidence { $evidence }, enough is −{ $bound }).
verdict-undecided = Verdict: undecided between { $elo0 } and { $elo1 } Elo for { $a } over { $b } (evidence { $evidence }, enough is ±{ $bound }).
league-title = { $game } with { $players } seats: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $matches } matches (first seed { $seed })
league-place = place
league-bot = bot
league-elo = Elo
league-interval = 95 %
league-share = victory

## Random play

fuzz-playing = matches
fuzz-examining = examined
fuzz-told = { $game } with { $players } seats, { $mode }: { $matches } matches, { $decisions } decisions, { $length } a match; { $examined } matches and { $states } states examined.
fuzz-rounds = rounds: least { $least }, 10 % { $tenth }, median { $median }, 90 % { $ninetieth }, most { $most }; { $reached } % reached round { $limit }, the last one allowed.
fuzz-well = Nothing is wrong.
fuzz-fault = { $game } with { $players } seats, seed { $seed }: fault { $fault }
option-bench = what is measured: random play of { $games }, or research: the doors of the laboratory; or gpu: both on a GPU
option-peers = measure games that come with PettingZoo and OpenSpiel, too
bench-door = { NUMBER($rate, maximumFractionDigits: 0) } a second  { $door }: { $of }
bench-measuring = measurements
bench-compiled = { $game } with { $players } seats, compiled, one core: { $speed } million decisions a second
bench-spades = OpenSpiel’s spades, C++: { $speed } million decisions a second; ratio { $ratio } ({ $low } to { $high })
bench-alone = OpenSpiel is not installed (pip install "bricabrac[bench]"): no ratio
bench-plain = plain Python: { $time } µs a decision
bench-start = process to first decision: { $first } s compiling, { $cached } s from the cache
bench-gpu = { $game } with { $players } seats on { $gpu }: { $decisions } million decisions a second of random play; { $steps } million steps a second with observations
bench-gpu-equal = matches equal to the processor’s: { $equal } of { $compared }; steps: { $steps ->
    [same] the same
   *[other] not the same
}

## The store

store-checking = matches
store-carrying = matches
store-migrated = { $place } had number { $before }, and has number { $number } now.
store-checked = { $matches ->
    [one] { $matches } match is
   *[other] { $matches } matches are
} kept, { $older } of them by older rules, which are not replayed; { $faults } not whole; entries that belong to no match: { $stray }.
store-carried = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $entries } entries and the names of { $people } people: now in { $place }.
store-fault-gap = { $match }: entry { $entry } is missing.
store-fault-rules = { $match }: entry { $entry } cannot be replayed ({ $why }).
store-fault-phase = { $match }: it is listed otherwise than it stands ({ $why }).

## Troubles

trouble-argument = { $argument }: { $why }
trouble-written = This is how it is written: { $usage } – { $takes }.
trouble-required = { $argument } is missing – { $takes }; see { $command } --help.
trouble-unknown = “{ $given }” is nothing that { $command } knows: see { $command } --help.
trouble-choice = “{ $given }” is not offered: choose out of { $known }.
trouble-command = There is no command “{ $command }”, only { $known }.
trouble-language = There are no words in “{ $language }”, only in { $known }.
trouble-game = There is no game “{ $given }”, only { $known }.
trouble-bot = There is no bot “{ $given }”, only { $known }.
trouble-think = Bots think for 2000 (iterations) or 0.5s, not for “{ $given }”.
trouble-count = “{ $given }” is not a number from { $least } up.
trouble-percent = “{ $given }” is not a percentage from 0 to 100.
trouble-players = { $game } is for { $known } players, not for { $given }.
trouble-extra = This needs an extra: pip install "bricabrac[{ $extra }]".
trouble-bot-game = { $bot } does not play { $game }, only: { $known }.
trouble-bot-failed = A bot has failed: { $why }.
trouble-cluster = There is no Ray cluster to play on: { $why }.
trouble-hint = There is no advice for this game.
trouble-elo = A difference in Elo is a number from -1000 to 1000, not “{ $given }”.
trouble-elo-order = --elo0 has to be less than --elo1.
trouble-league = A league needs at least two different bots.
trouble-seed = A seed is a number from 0 to { $most }, not “{ $given }”.
trouble-seat = “{ $given }” is no seat: write 0, 1, 0,2, …, both, all or none.
trouble-names = Names are written one after the other, as in Ada,Bruno, not “{ $given }”.
trouble-eyes = “{ $given }” is no seat: choose out of { $known }.
trouble-no-seat = There is no seat { $seat } in this match: the last one is { $most }.
trouble-rounds = --rounds: the last round is a number from 1 to { $most }, not { $given }.
trouble-no-rounds = { $game } has no last round: it ends by itself.
trouble-settled = A saved match or a position says itself how many play and how long: no --players or --rounds beside it.
trouble-no-cards = There is no list of the cards of { $game }.
trouble-no-workshops = { $game } has no workshop boards.
trouble-one-source = A match begins with a seed, a saved match or a position: only one of --seed, --load and --position.
trouble-missing = There is no file { $file }.
trouble-folder = { $file } is a folder, not a file.
trouble-no-file = { $file } is not an ordinary file.
trouble-no-text = { $file } is not a text.
trouble-large = { $file } is too large.
trouble-reading = { $file } could not be read: { $why }.
trouble-record = { $file } cannot be replayed: { $why }.
trouble-other-game = { $file } is of another game: { $game }.
trouble-other-table = { $file } is of a table with { $count } seats: leave, and begin again with --load.
trouble-json = { $file } is not JSON: { $why }.
trouble-no-position = { $file } is not a position, which is a JSON object.
trouble-which-game = { $file } does not say which game it is of.
trouble-position = The position in { $file } is not possible: { $why }.
trouble-running = The match in { $file } is not over: as long as it runs, nobody sees everything.
trouble-review = The match in { $file } is not over: there is a review when it is.
trouble-saving = { $file } could not be saved: { $why }.
trouble-ledger = { $file } is not a ledger of matches: line { $line } is something else.
trouble-no-overwriting = { $file } is something other than a saved match, and is left as it is.
trouble-output = The output could not be written: { $why }.
trouble-port = A port is a number from 0 to 65535, not “{ $given }”.
trouble-served = Another server uses this folder: { $why }
trouble-store = The matches cannot be read or written: { $why }.
trouble-newer = A newer bricabrac has written these matches, and this one does not know how to keep them ({ $why }).
trouble-older = These matches were written by an older bricabrac ({ $why }): run bricabrac store migrate, then start again.
trouble-arriving = Matches are being moved here, and not all of them have come: let bricabrac store move or restore end, or run it again.
trouble-address = A database is written postgresql://user@host/name, not “{ $why }”.
trouble-empty = There are no matches in { $why }.
trouble-in-use = A server uses this database: end it first ({ $why }).
trouble-others = There are other matches in that place ({ $why }): an empty one is needed, or one that the same matches were being moved to.
trouble-unlike = The match { $why } has gone on otherwise in that place: nothing is changed there.
trouble-counts = Not everything has come ({ $why }): run it again.
trouble-exists = { $why } is there already, and is left as it is.
trouble-backup = The backup cannot be read or written: { $why }.
trouble-where = “{ $what }” needs to know where: a file, or for “move” a folder or a database.
trouble-nowhere = “{ $what }” is done where the matches are: name their place with --data or --store.
trouble-same = { $place } is where the matches are already.
trouble-secret = { $why } does not hold a secret. Remove it, and the server makes another; everybody is a stranger to it then.
trouble-serving = The server cannot start: { $why }.
trouble-processes = Several processes need a database that they share: --store postgresql://…
trouble-no-name = “{ $command }” needs the name of a file.
trouble-no-answer = Type a number of the list, an action, or ? for help.
trouble-number = There is no number { $number } in the list, which goes from 1 to { $count }.
trouble-action = There is no action “{ $action }”.
trouble-nothing-to-undo = There is nothing of yours to take back.
trouble-undo = Something hidden has come to light since: there is no way back.

command-train = learn a game by playing against oneself
option-minutes = how long
option-first = minutes of these in which the search plays without a network
option-thorough = iterations for a decision that shows what is good; the others get a fifth
option-window = how many of the newest decisions are learned from
option-folder = where what is learned goes
option-blend = percent of new nodes from which bots with these weights play on, instead of judging at a glance
option-gate = minutes from one duel against the best so far to the next; 0: none
option-deals = how many deals such a duel has at most
option-resume = weights to begin with, or the folder of an earlier course to go on with
train-learning = seconds
train-so-far = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $speed } a second, value { $value }, policy { $policy }, { $elo } Elo
train-newest = What was learned last has passed its gate: it is the best, { $elo } Elo above where the gates began.
train-best = What was learned last did not pass its gate. best.weights is an earlier one, { $elo } Elo above where the gates began.
train-none = Nothing has passed a gate of { $deals } deals yet: learn on.
curve-language = en
curve-heading = { $game }: what was learned when
curve-title = What was learned when
curve-about = Learned from { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} in { $minutes } min.
curve-minutes = minutes
curve-matches = matches
curve-deals = deals
curve-share = share
curve-elo = Elo above where the gates began
curve-gained = Elo
curve-number = { $number }
curve-accepted = accepted
curve-value = loss of the value, in matches that were not learned from
curve-policy = loss of the choice, in matches that were not learned from
curve-gates = At a gate, what has been learned meets the best so far, every deal from both sides. It is accepted if a sequential test finds it stronger (0 against 100 Elo, wrong in one of twenty). A filled point was accepted; bars are intervals of 95 %.
curve-percent = { $share } % ({ $low }–{ $high })
curve-yes = yes
curve-no = no
train-done = Learned from { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $folder }
option-mixed = minutes of these in which it also plays on, while there is much to learn
option-rivals = percent of matches in which one seat searches without the network: who meets only its equals knows no others
option-finer = how many times smaller than usual the steps of learning are: for who knows much already

# Deals that were promised.
verify-kept = Yes: this match was dealt as it had been promised.
verify-none = This record has no promise: its deal was chosen, or drawn by whoever dealt.
verify-shown = No: the record has another promise than the one that was shown.
verify-nonce-wrong = No: the promise is not that of this nonce.
verify-seed-wrong = No: the seed does not follow from the nonce and from what was added.
verify-day-wrong = No: this is not the deal that everybody had in the dream of that day.
verify-promise = promise  { $digits }
verify-nonce = nonce    { $digits }
verify-added = seat { $seat }   { $digits }
verify-nothing = seat { $seat }   added nothing
verify-seed = seed     { $seed }

## Reviews

review-progress = Looking at every decision
# Data sets.
command-export = write matches as a data set (Parquet), a row for every decision
option-data-set = where the data set goes: a folder of its own; the same command again goes on where it was interrupted
option-export-data = take the matches that were played to their end from this folder of a house
option-export-store = take them from this PostgreSQL database
export-writing = writing
export-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
} with { $decisions } decisions written to { $folder }.
trouble-export = Say which bots play (--bots), or where matches are kept (--data or --store); one of them.
trouble-parts-none = { $folder } holds something else: name a folder that is empty or new.
trouble-parts-other = { $folder } was begun with other settings ({ $file } has them): use the same ones, or another folder.

# Studies.
command-study = let bots play a game many times, and find out about it
option-study = where what was played, the page and the figures go; the same command again goes on where it was interrupted
option-study-bots = who plays all seats: insight (draws actions as a network finds them likely), plan (thinks its turn through a few times)
study-playing = playing
study-done = { $file } has the answers; { $agree } of { $compared } figures agree in both halves.
study-title = { $game }: a study
study-about = Bots have played both halves of this study, each with deals of its own. A dot is the figure of all matches, the line where the truth lies in 95 of 100 cases, small circles are the halves. What bots do is not what people would do: where two bots differ, the answer hangs on who plays.
study-agree = The two halves agree in { $agree } of { $compared } figures; 95 % are to be expected.
study-of = { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, { $bot }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
study-bot-insight = all by a learned network, without looking ahead
study-bot-plan = all by a bot that thinks its turn through
study-order = What is the order of play worth?
study-order-about = The share of victory of whoever acts first in the match, second, and so on.
study-length = How long does a match take?
study-length-about = Rounds, and decisions of all seats that had a choice.
study-winners = How do winners differ?
study-winners-about = How much more often a winner does something in a match than the others: what differs most clearly.
study-taken = Who has which card?
study-taken-about = The share of victory of seats that have repaired a machine, hired an assistant or completed a project. Who is winning takes more: this is not what a card brings.
study-widths = How wide is a decision?
study-widths-about = Legal actions of a decision that had more than one, round by round.
study-luck = How much is luck?
study-luck-about = The part of all that differs between outcomes which the deal explains: the same deal and the same bots, other dice.
study-without = What is a card worth?
study-without-about = The same deal and dice twice: the share of victory that a seat loses if it may never take a card. The card stays in the game: the others may take it.
option-puzzle-number = which one; without it, the puzzle of the day
option-puzzles = how many are wanted
option-puzzles-out = the file that they go into; it is whole after every match
option-puzzles-resume = go on with a file that was begun
option-puzzles-records = look in these records, not in matches that bots play
option-puzzles-retell = tell anew where the lines of the puzzles in the file lead; answers and costs stay
puzzles-retelling = Telling anew where lines lead
puzzles-looking = { $count ->
    [one] looked through { $count } match
   *[other] looked through { $count } matches
}
puzzles-done = { $file } has { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} from { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
puzzle-prompt = Your answer (a number or its text, ? for help, “answer” shows it, Enter leaves):
trouble-no-puzzles = There are no puzzles for { $game }.
trouble-puzzle = There is no puzzle { $given }: they go from 1 to { $most }.
trouble-puzzles-other = { $file } was begun with other weights or another budget: name another file.
