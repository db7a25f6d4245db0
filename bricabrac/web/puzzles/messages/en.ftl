# Puzzles on the pages.

puzzles-title = Puzzles
puzzles-about = Decisions from real matches in which one answer is clearly best: found by the reviewer, confirmed at ten times its budget, sorted from easy to hard by how often weaker bots miss them. You see what the seat could see, and nothing else.
puzzles-none = There are no puzzles here.
puzzles-all = All puzzles
puzzle-of-the-day = The puzzle of the day
puzzle-next-unsolved = The next one
puzzle-solved-count = { $solved } of { $total } solved
puzzle-is-solved = solved
puzzle-is-tried = tried
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-skip = Another one
puzzle-show = Show the answer
puzzle-play-on = Play on from here
puzzle-no-answer = That is none of the answers to this question.
puzzle-origin = Where it comes from
puzzle-origin-about = Move { $move } of a match ({ $phase }) between bots: { $bots }. What this seat could not see has been dealt anew.
