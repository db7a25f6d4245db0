# What a review says of a turning point.

review-each = What was played brought { $less } in that turn; the better line brings { $more }.
review-both = In that turn both lines bring the same: { $more }.
review-free = { $gained }
review-for = { $gained } for { $paid }
review-it = it{" "}
review-after = After the next turn { $told }.
review-return = In return the other one has { $things }.
review-and = { $one } and { $other }
review-does-won = { $it }has won the match
review-does-completed = { $count ->
    [one] { $it }has completed the project { $these }
   *[other] { $it }has completed the projects { $these }
}
review-does-completed-instead = { $it }has completed { $these } instead of { $those }
review-does-points = { $more ->
    [one] { $it }has { $more } point instead of { $less }
   *[other] { $it }has { $more } points instead of { $less }
}
review-does-others-completed = { $it }has so far kept everybody else from completing { $these }
review-does-rival = { $less ->
    [one] { $it }holds the strongest rival at { $less } point instead of { $more }
   *[other] { $it }holds the strongest rival at { $less } points instead of { $more }
}
review-does-assistant = { $it }has recruited { THE($these) }
review-does-assistant-instead = { $it }has recruited { THE($these) } instead of { THE($those) }
review-does-repaired = { $it }has { THE($these) } repaired
review-does-repaired-instead = { $it }has { THE($these) } repaired instead of { THE($those) }
review-does-combined = { $it }has combined { $these }
review-does-combined-instead = { $it }has combined { $these } instead of { $those }
review-does-makes = { $it }makes { $more } more in every turn
review-does-makes-instead = { $it }makes { $more } in every turn instead of { $less }
review-does-saves = { $it }saves { $more } more on every repair
review-does-saves-instead = { $it }saves { $more } on every repair instead of { $less }
review-does-broken = { $it }has { THE($these) } waiting in the yard
review-does-broken-instead = { $it }has { THE($these) } waiting in the yard instead of { THE($those) }
review-does-secret = { $count ->
    [one] { $it }has one project of its own more
   *[other] { $it }has { $count } projects of its own more
}
review-does-pieces = { $it }has { $more } more
review-does-pieces-instead = { $it }has { $more } instead of { $less }
review-does-theirs = { $it }leaves { $more } less to everybody else
review-does-initiative = { $it }has number { $less } on the initiative track instead of { $more }
review-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
review-thing-completed = the project { $thing }
review-thing-assistant = the assistant { $thing }
review-thing-repaired = { THE($thing) } (repaired)
review-thing-broken = { THE($thing) } (broken)
review-more = { $things } more
review-far = After the next turn nothing that can be counted tells them apart yet; but in { $percent } % of all deals of what was hidden it stood better, and played on to the end it is worth { $cost } points of the win.
review-yet = After the next turn nothing that can be counted speaks for it yet, and the other one has { $things }; but in { $percent } % of all deals of what was hidden it stood better, and played on to the end it is worth { $cost } points of the win.

## What a review is made of

review-known = The win, by what each seat could know
review-known-about = The share of the win that each seat could hope for, before the first decision and after each, with all that was hidden from it dealt anew.
review-open = The win, with open cards
review-open-about = The same as the cards really lay, with all hands and piles in the open.
review-turning = Turning points
review-turning-about = The dearest mistakes, at most one in a turn, with the cards as they lay.
review-none = No decision cost more than noise.
review-mistakes = Mistakes
review-mistakes-about = Decisions that cost more than two points of a hundred and more than noise: both lines were searched in the same deals of what the seat could not see.
review-at = Move { $number }, { $name }
review-played = played
review-better = better
review-cost = −{ $cost } points of the win (± { $spread })
review-parts = Luck and skill
review-parts-about = In points of a hundred of the win. Place: what this seat has on average over dealing anew. Deal: what its first cards changed. Luck: what came to light later. Decisions: its own, and those of the others, against what the reviewer would have done. All of it adds up to the result.
review-part-seat = Seat
review-part-place = Place
review-part-deal = Deal
review-part-luck = Luck
review-part-own = Own decisions
review-part-others = Others’ decisions
review-part-result = Result
review-accuracy = Accuracy
review-accuracy-about = 100 if no decision could have been better; one that costs ten points counts half. Beginning, middle and end are thirds of the turns.
review-beginning = Beginning
review-middle = Middle
review-end = End
