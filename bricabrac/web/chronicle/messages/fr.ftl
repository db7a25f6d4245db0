# Tout le journal.

whole-log = Tout le journal
