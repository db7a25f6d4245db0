# Hints.

hint = Hint
hint-about = What would the sage do?
hint-title = What the sage would do
hint-thinking = The sage looks at the table and thinks …
hint-compiling = The sage is putting on the apron: the first time takes a minute. The hint comes by itself.
hint-none = The sage does not know either. Ask again in a moment.
hint-not-now = A hint is for whoever is to act.
hint-chance = chance to win
hint-percent = { $count ->
    [0] under 1% to win
   *[other] { $count }% to win
}
hint-other = { $name } { $count }%
hint-then = and then
hint-brings = By the end of your turn it brings { $gained }
hint-brings-for = By the end of your turn it brings { $gained } for { $paid }
hint-costs = It costs { $paid } now, and pays later
hint-prepares = It brings nothing at once, but readies what comes next
hint-loses = By the end of your turn { $rival } has lost { $lost }
hint-and-loses = { $brings }, and { $rival } loses { $lost }
hint-reason = { $brings }.
hint-reason-denies = { $brings }; otherwise { $rival } could do this: “{ $deed }”.
hint-why = Played on { $tries } times in mind, { $best } of them with the first, because it went best. What you do not see was dealt anew each time.
hint-clear = { $count ->
    [one] Its chance is { $count } percentage point better than that of the next.
   *[other] Its chance is { $count } percentage points better than that of the next.
}
hint-close = The next is about as good: follow your heart.
hint-not-even = No hints here: others play the same deal, and have only themselves.
