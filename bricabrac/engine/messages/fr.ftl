# Ce qui se dit dans tous les jeux.

## Pièces

piece-charcoalium = charbonium
piece-wood = bois
piece-copper = cuivre
piece-crystal = cristal

pieces-charcoalium = { $count ->
    [one] { $count } charbonium
   *[other] { $count } charboniums
}
pieces-wood = { $count } bois
pieces-copper = { $count ->
    [one] { $count } cuivre
   *[other] { $count } cuivres
}
pieces-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}

nothing = rien

## Places et points

seat = place { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## La fin

score = { $seat } : { $points }
match-won = { $seat } remporte la partie ({ $scores })
match-shared = la victoire est partagée : { $seats } ({ $scores })

## Refus

match-over = La partie est terminée
no-such-action = L’action « { $action } » n’existe pas
not-your-turn = C’est le tour de { $seat }
ruling = (décision { $number })
