# What helps to reach everything: by keyboard, by ear, by thumb.

what-is-asked = What is asked
skip-to-asked = To what is asked
told = What happens
told-more = More of it stands in the log.
keyboard = Keyboard
keys-about = Letters work wherever nothing is being typed.
single-keys = Letters and digits are shortcuts
key-next = to the next lit thing, to the one before
key-nth = to the first … ninth lit thing
key-asked = to what is asked
key-hand = to your hand, or to your yard
key-workshop = to your workshop
key-board = to the bric-a-brac, or to the conveyor
key-projects = to the projects
key-rivals = to the rivals
key-undo = take back
key-log = log and chat
key-help = what can I do now?
key-menu = menu of the table
key-list = this list
key-tab = through what is lit, and to each part of the table
key-arrows = within a part, also to what is not lit
key-enter = do it, or open it
key-escape = close
look-at-projects = What the projects ask for
look-at-team = Your assistants
waiting-things = { $count ->
    [one] 1 can be done now
   *[other] { $count } can be done now
}
yields = alone or 2 or 3 combined, it gives
hidden-about = Points and stock:
