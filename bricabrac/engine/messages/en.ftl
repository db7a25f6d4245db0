# What is said in all games.

## Pieces

piece-charcoalium = charcoalium
piece-wood = wood
piece-copper = copper
piece-crystal = crystal

pieces-charcoalium = { $count } charcoalium
pieces-wood = { $count } wood
pieces-copper = { $count } copper
pieces-crystal = { $count } crystal

nothing = nothing

## Seats and points

seat = seat { $number }
seat-you = you
    .person = you
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The end

score = { $seat }: { $points }
match-won = { $seat } { VERB($seat, "wins", "win") } the match ({ $scores })
match-shared = the victory is shared: { $seats } ({ $scores })

## Refusals

match-over = The match is over
no-such-action = There is no action “{ $action }”
not-your-turn = It is the turn of { $seat }
ruling = (ruling { $number })

## What cannot be

impossible-line = line { $line }: { $why }
impossible-seats = { $game } is for { $span } seats, not { $given }
impossible-seed = a seed is a number from 0 to { $most }, not { $given }
impossible-seat = there is no seat { $seat }
impossible-option = { $game } has no option “{ $option }”
impossible-undo = something hidden has come to light since: there is no way back
impossible-undo-nothing = there is nothing to take back
impossible-search = { $game } has no instinct, without which nobody looks ahead
impossible-insight = { $game } has no eye, without which nobody learns it
impossible-gpu = no GPU of NVIDIA’s is found here: its driver (libcuda) is missing
impossible-gpu-refuses = the GPU’s driver refuses { $call }: { $why }
impossible-weights = This file does not hold weights for { $game }
impossible-weights-other = These weights are for another { $game }: { $name } differs
impossible-depth = it is nested too deeply

record-none = this is no record: its first line is not “{ $format }”
record-promise = the promise of the deal is not whole: it has the lines table, promise and nonce, and added for seats
record-cut = the record is cut off: its closing line, “end”, is missing
record-count = { $found ->
    [one] the record is cut off or edited: it has { $found } action, not { $told }
   *[other] the record is cut off or edited: it has { $found } actions, not { $told }
}
record-edited = the record was edited: its check does not fit
record-game = the record is of a game called “{ $game }”, which is not here
record-version = the record was played by version { $played } of the rules of { $game }; this is version { $here }, which would misread it
record-facts = the record was played with other workshop boards or cards ({ $played }, here: { $here }), which would misread it
record-origin = a record says either its seed or its position
record-word = “{ $text }” means nothing in a record
record-json = the position in the record is no JSON: { $why }

position-object = a position is an object with named fields
position-part = { $field } is an object with named fields
position-field = there is no field “{ $field }” in a position
position-fixed = { $field } is { $given }, not { $wanted }
position-number = { $field } is a whole number, not { $given }
position-range = { $field } is from { $least } to { $most }, not { $given }
position-flag = { $field } is true or false, not { $given }
position-words = { $field } is a list of words
position-numbers = { $field } is a list of whole numbers
position-list = { $field } is a list of { $count }
position-unknown = { $field }: there is no { $given }
position-room = { $field } has room for { $most }, not for { $given }
position-dice = dice are three numbers: both halves of a key, and how often it was used
position-copies = there are { $most } { $thing }, the position has { $given }
position-left = { $field }: only { $left } are left for it
position-nowhere = these machines are nowhere: { $machines }
position-twice = { $thing } is in two places

## Plug-ins

plugin-left-out = The plug-in “{ $name }” of the package { $package } is left out: { $why }
plugin-name = a name is made of small letters, digits and _, and begins with a letter
plugin-taken = there is one of that name already
plugin-fails = loading it fails with { $error }
plugin-no-game = it is no Game
plugin-other-name = its game is called “{ $called }”
plugin-no-bot = it is no class with a method “choose” and a docstring
