# The whole log.

whole-log = Show the whole log
