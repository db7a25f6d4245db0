# What is said in all games.

## Pieces

piece-charcoalium = charcoalium
piece-wood = wood
piece-copper = copper
piece-crystal = crystal

pieces-charcoalium = { $count } charcoalium
pieces-wood = { $count } wood
pieces-copper = { $count } copper
pieces-crystal = { $count } crystal

nothing = nothing

## Seats and points

seat = seat { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The end

score = { $seat }: { $points }
match-won = { $seat } wins the match ({ $scores })
match-shared = the victory is shared: { $seats } ({ $scores })

## Refusals

match-over = The match is over
no-such-action = There is no action “{ $action }”
not-your-turn = It is the turn of { $seat }
ruling = (ruling { $number })
