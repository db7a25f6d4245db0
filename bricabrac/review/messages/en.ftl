# What a review says of a turning point.

review-each = What was played brought { $less } in that turn; the better line brings { $more }.
review-both = In that turn both lines bring the same: { $more }.
review-free = { $gained }
review-for = { $gained } for { $paid }
review-wins = After the next turn it has won the match.
review-projects = { $count ->
    [one] After the next turn it has completed one project more.
   *[other] After the next turn it has completed { $count } projects more.
}
review-points = After the next turn it stands at { $more } instead of { $less }.
review-rival = { $count ->
    [one] After the next turn the strongest rival has one point less.
   *[other] After the next turn the strongest rival has { $count } points less.
}
review-repairs = { $count ->
    [one] After the next turn it is ahead by one machine repaired.
   *[other] After the next turn it is ahead by { $count } machines repaired.
}
review-pieces = After the next turn it holds { $more } instead of { $less }.
review-far = After the next turn nothing that can be counted tells them apart yet; but in { $percent } % of all deals of what was hidden it stood better, and played on to the end it is worth { $cost } points of the win.

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
