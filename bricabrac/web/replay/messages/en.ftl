# Replay, records, playing on, and what is said after a match.

## Moments

replay = Replay
look-back = Look back at this match
move-of = Move { $number } of { $length }
move-number = move { $number }
replay-round = round { $number }
before-first = Before the first move
go-first = To the beginning
go-round-back = One round back
go-turn-back = One turn back
go-back = One move back
go-ahead = One move on
go-turn-ahead = One turn on
go-round-ahead = One round on
go-last = To the end
go-anywhere = Go to a move
replay-run = Play and pause
replay-speed = Speed
replay-by-round = Round by round
replay-more = More
replay-to-table = To the table
replay-keys = Keys
replay-key-move = one move
replay-key-turn = one turn
replay-key-round = one round
replay-key-ends = beginning, end
replay-key-run = play, pause
replay-key-help = this list

## Eyes

eyes-title = Seen by
eyes-spectator = A spectator
eyes-open = All open
eyes-told = The match is over: nothing needs to stay hidden.
eyes-running = As long as the match runs, everybody looks back with their own eyes. When it is over, you can look through all of them.
unseen-title = What lay hidden
unseen-hand = Hand of { $name }
unseen-secret = Secret projects of { $name }
unseen-machines = Next machines of the deck
unseen-projects = Next projects of the pile
unseen-assistants = Next assistants
unseen-gone = Projects put away unseen

## Playing on

play-on = Play on from here
play-on-about = Open a new match that begins with the moves so far. What was done up to here cannot be taken back.
play-on-go = Play on
play-on-fair = A word about fairness: the cards lie as they lay then. Whoever has seen how it went on, or what was hidden, knows more than the others.
played-on-from = Played on from move { $number } of another match
seat-me = I play here
refused-play-on = As long as a match runs, nobody can play on from its past: the same cards would come, and that would show what is hidden. Come back when it is over.
refused-end = Here the match is over. Go back to an earlier move to play on from there.

## Records

record-download = Download
record-title = A record
records-link = Open the record of a match …
records-title = Open a record
records-about = A record is a match as text: what it was dealt from, and every move. Bring one, and it gets a page here, with its replay, to be shared and played on.
record-file = A file
record-text = Or the text itself
record-open = Open
record-limit = At most { $most } KB.
misread = This cannot be replayed: { $why }.
misread-line = Line { $number } cannot be replayed: { $why }
misread-long = This record is too long: more than { $most } lines.

## After a match

after-about = After the match
points-title = Where the points came from
points-total = Points
points-of = The points of { $name }, one by one
points-none = None.
points-begun = From the start
source-begun = From the start
source-repairs = Repaired machines
source-projects = Projects
source-machines = Machines used
source-dismantling = Dismantled machines
source-trade = Bought
source-majorities = Majorities
chart-title = Points by round
chart-about = A line for each seat, with its letter at the end. The same numbers stand in the table below.
chart-table = As a table
chart-round = Round
tally-title = What everybody did
tally-moves = Moves
tally-turns = Turns
tally-time = Time to think
tally-plays = Machines played
tally-repairs = Machines repaired
tally-projects = Projects completed
tally-effects = Effects used
tally-fetches = Machines fetched
tally-combines = Combinations
tally-dismantles = Machines dismantled
tally-recruits = Assistants hired
tally-deals = Transactions
tally-coal = Charcoalium gained and spent
tally-resources = Resources gained and spent
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
