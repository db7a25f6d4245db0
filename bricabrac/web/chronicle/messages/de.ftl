# Der ganze Verlauf.

whole-log = Den ganzen Verlauf zeigen
