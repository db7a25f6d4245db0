# The daily dream.
dream-title = The dream of the day
dream-of = The dream of { $day }
dream-about = One deal a day for each game: everybody gets the same cards, sits on the same seat and meets the same opponents, who answer the same play in the same way. It counts once.
dream-past = This day is over: whoever has begun may still finish; then its secret is told.
dream-past-opened = This day is over: its secret is told, and anybody can check it, look back at it, or dream it again.
dream-next = The next dream in
dream-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
dream-days = Other days
dream-before = The day before
dream-after = The day after
dream-today = Today
dream-seat = You have seat { $seat } of { $seats }
dream-begin = Dream
dream-go-on = Dream on
dream-begin-again = Dream it again
dream-again-about = Again is for practice: it does not count for the ranking.
dream-once = { $game }, dream of the day
dream-again = { $game }, second dream
dream-to-ranking = The ranking of the day
dream-won = Won by { $margin }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-won-level = Won, level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-lost = Lost by { $margin }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-lost-level = Lost, level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-given-up = Given up
dream-unfinished = Not finished
dream-place = { $count ->
    [one] the only one so far
   *[other] place { $place } of { $count }
}
dream-ranking = Ranking
dream-column-place = Place
dream-column-name = Who
dream-column-result = Result
dream-column-turns = Turns
dream-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
dream-nobody-yet = Nobody has dreamt it to the end yet. You could be first.
dream-nobody = Nobody dreamt it to the end.
dream-dreaming = { $count ->
    [one] { $count } guest is still dreaming.
   *[other] { $count } guests are still dreaming.
}
dream-nameless = a guest
dream-me = me
dream-picture = A picture to share
dream-text = A text to share
dream-share = bricabrac, { $game }, dream of { $day }
dream-against = against { $names }
dream-past-title = Your dreams
dream-past-more = { $count ->
    [one] … and { $count } day before that
   *[other] … and { $count } days before that
}
dream-deal = A deal that nobody could foresee
dream-deal-about = When the first guest of the day came, the house drew a secret number. The deal and the bots’ dice follow from it, from the date and from the game. So that nobody can change it afterwards, its fingerprint (SHA-256) is shown all day; the number itself is told when the day is over.
dream-promise = The fingerprint of the secret, shown since the day began
dream-secret = The secret
dream-secret-about = Its fingerprint is the one above. Each game was dealt from these lines:
dream-opens = The secret is told in { $left } hours: three hours after midnight (UTC), so that whoever began late can finish.
dream-record = RECORD.txt
dream-name = Tell the ranking your name
