# The clock of a table.

-stand-in = Pip

clock = Clock
clock-turn = Time for each turn
clock-match = Time for the whole match, each
clock-none = no clock
clock-seconds = { $count } seconds
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-rule-turn = When the time for a turn is up, { -stand-in } plays the rest of that turn.
clock-rule-match = When the time for the match is up, { -stand-in } takes over the seat for good.
clock-this-turn = turn
clock-whole-match = match
clock-then = And then?
clock-soon = { $count } seconds left
time-is-up = Time is up: { -stand-in } plays for you
apron = { $name } is putting on the apron: the first time takes a minute
bot-level = Which bot
