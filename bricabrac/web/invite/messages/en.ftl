# Inviting somebody, and being invited.

invited-title = You are invited
invited-by = { $count ->
    [one] { $names } has kept a seat for you
   *[other] { $names } have kept a seat for you
}
seats-taken = { $taken } of { $seats } seats taken
takes-minutes = about { $count } minutes
no-account = no account, nothing to install
sit-as = You sit down as { $name } …
ask-name = What shall we call you?
gist = The game in three pictures

send-link = Send this link to a friend: whoever opens it first has the seat.
only-here = This address leads to this computer only. For others, start the server with the option host.
invite-link = Link to this seat
copy = Copy
copied = Copied
share = Share
share-text = A seat at my table is waiting for you.
code = Code
code-about = Let a telephone look at this: it opens the link.

riddle = While you wait
riddle-choice = Answer { $number }
