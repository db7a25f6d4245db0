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
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
your-opponent = Your opponent
around-the-table = Around the table
a-friend = A friend
a-friend-about = by link
nobody = Nobody
nobody-about = the seat stays empty
more-options = Seat, clock, deal, guests
your-place = Your seat
by-lot = by lot
seed = Deal number
option-rounds = Last round (0: no limit)
list-it = Anybody may join or watch from the front page
play = Play
your-matches = Your matches
more-matches = … and { $count } more
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment.
finished-matches = Finished matches
no-finished-matches = None yet: the first is played above.
with-others = with { $names }
your-turn = your turn
their-turn = waiting for the others
closed-rules = closed: played by older rules
running = being played
continue = Continue
watch = Watch
look = Look
go-there = Go there
fine-print = An unofficial, independent implementation of two games by Bruno Cathala and Florian Sirieix. Every picture and sentence here is our own.

today = Waiting for you
rooms = All rooms
room-play = Play
last-review = Last review: { $game }
last-review-about = { $percent } % accurate, { $mistakes ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}

## Bots

bot-dabbler = Dabbler
bot-dabbler-about = does anything allowed
bot-apprentice = Apprentice
bot-apprentice-about = gentle
bot-journeyman = Journeyman
bot-journeyman-about = a fair match
bot-master = Master
bot-master-about = no mercy
bot-intuition = Intuition
bot-intuition-about = plays at a glance
bot-sage = Sage
bot-sage-about = has learned, and looks ahead
bot-virtuoso = Virtuoso
bot-virtuoso-about = has learned, and takes its time

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
forget-me = Delete everything of yours
forget-me-about = Your name, your matches and what you have said here can be deleted for good.
forget-me-ask = Delete everything …
forget-me-text = Your name, what you have said at tables and the matches that nobody else has sat at are deleted. Matches with others stay theirs: there you become a guest without a name, and a stand-in plays on for you. There is no way back.
forget-me-now = Delete everything
sit-down = Sit down
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
told-of = { $name }: { $text }
they-act = { $name }: { $prompt }
bot-plays-for-you = A bot plays for you
take-seat-back = Take your seat back
leave-seat = Leave: a bot goes on for you
you-resigned = You have resigned: a bot plays on
pace = Bots play
pace-slow = slowly, to watch
pace-calm = calmly
pace-quick = quickly
pace-once = at once until my turn
pace-skip = Skip to my turn
did = { $who } { $deeds }
all-of = { $rest } and { $last }
times = { $deed } { $count ->
    [2] twice
   *[other] { $count } times
}
tale = The last turn
tale-none = Nothing has happened yet
mark-deal-number = { $who } chose the deal by its number, and may know the cards
mark-deal-from = { $who } { VERB($who, "has", "have") } seen these cards before, in the match that is played on
mark-leave = { $who } { VERB($who, "leaves", "leave") } the table; a bot plays on
mark-resign = { $who } { VERB($who, "resigns", "resign") }; a bot plays on
mark-return = { $who } { VERB($who, "is", "are") } back at the table
mark-late-turn = time is up for { $who }: a stand-in finishes the turn
mark-late-match = time is up for { $who }: a stand-in plays on to the end
you-win = You have won!
you-share = You share the victory!
they-win = { $name } has won
they-share = The victory is shared: { $names }
rematch = Once more
to-rematch = To the next match
dealt-from = Deal number { $seed }
parts = Parts of the table
watching = You are watching: hands are hidden from you.

## Troubles

trouble-any = That did not work
trouble-any-text = This cannot be done here.
trouble-403 = Not allowed
trouble-404 = Nothing here
trouble-404-text = There is no page and no match at this address.
trouble-405 = Not like this
trouble-429 = Too fast
trouble-500-text = Something has gone wrong on our side. The match is safe: try again.
trouble-away = What is played here cannot be kept just now. Nothing is lost: try again in a moment.
trouble-old-rules = This match was played by rules that this version does not know any more.
refused-origin = This came from another site, and was not done.
refused-token = This page is too old, or was made for somebody else. Load it again.
refused-flood = That was too much at once. Wait a moment.
refused-match = A match like this cannot be begun.
refused-match-why = A match like this cannot be begun: { $why }.
refused-seat-taken = Somebody else sits there.
refused-stale = The table has changed meanwhile: look again.
refused-spectator = Only those who sit at the table can do this.
refused-running = The match is not over: as long as it runs, nobody sees everything.
refused-sealed = This match is over, but others still play the same deal: it stays closed until they are done.
refused-watching = Others play this deal, too: nobody looks over a shoulder before it is opened.
refused-even-leaving = Nobody plays for you here: others play the same deal. Take your time, or give up.
