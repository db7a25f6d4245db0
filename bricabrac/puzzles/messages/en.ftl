# What is said about puzzles, wherever they are set.

puzzle-head = Puzzle { $number } of { $total }
puzzle-task = One answer to this question is clearly better than all others. Only this decision counts: the rest of the turn is then played as well as can be.
puzzle-stars = { $count ->
    [1] easy
    [2] quite easy
    [3] not so easy
    [4] hard
   *[5] very hard
}
puzzle-missed-by = Weaker bots miss it in { $percent } % of their tries.
puzzle-solved = Solved!
puzzle-close = Close, but it costs { $cost } points of a hundred of the win (± { $spread }).
puzzle-missed = That misses it: it costs { $cost } points of a hundred of the win (± { $spread }).
puzzle-your-line = Your answer
puzzle-next-line = The next best
puzzle-best-line = The best
puzzle-costs = costs { $cost } points of a hundred
puzzle-each = The best line brings { $more } in this turn, the other one { $less }.
puzzle-far = After the next turn nothing that can be counted tells them apart yet: the difference shows later.
puzzle-yet = After the next turn nothing that can be counted speaks for it yet, and the other one has { $things }: the difference shows later.
puzzle-hope = The best answer hopes for { $percent } % of the win.
puzzle-averaged = Costs are averages over many deals of what you cannot see, and so is where the lines lead.
impossible-puzzles = These puzzles were made for other rules or cards of { $game } than those here.
impossible-puzzles-text = This is no file of puzzles.
