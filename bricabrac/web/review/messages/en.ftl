# The review of a match.

review = Review
review-offer = Every decision of this match is looked at: what could be hoped for, what would have been better, and how much of it was luck. It takes up to a minute.
review-make = Review this match
review-failed = The review could not be made. It can be tried again.
review-being-made = The review is being made. The first curve comes at once; what each decision cost takes a while.
review-first = The win, at a glance
review-first-about = A first look, by what whoever was to act could know.
review-curve-about = The share of the win of each seat from the first move to the end: a line for each, with its letter at the end, and the turning points by their numbers.
review-by-knowing = By what each could know
review-by-open = With open cards
review-steps = Along the curve
review-mistake-back = To the mistake before
review-back = One move back
review-ahead = One move on
review-mistake-ahead = To the next mistake
review-keys = Arrow keys go along the curve, with Shift from mistake to mistake.
review-board = The board after this move
review-stood = The board as it stood
review-look = The whole table then
review-again = Try again from here
review-rather = Better: { $deed }
review-as-good = No clear difference to: { $deed }
review-same = The reviewer would have done the same.
refused-review = As long as a match runs, there is no review of it. Come back when it is over.
