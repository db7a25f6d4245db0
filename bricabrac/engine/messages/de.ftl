# Was in allen Spielen gesagt wird.

## Steine

piece-charcoalium = Kohlium
piece-wood = Holz
piece-copper = Kupfer
piece-crystal = Kristall

pieces-charcoalium = { $count } Kohlium
pieces-wood = { $count } Holz
pieces-copper = { $count } Kupfer
pieces-crystal = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}

nothing = nichts

## Plätze und Punkte

seat = Platz { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Das Ende

score = { $seat }: { $points }
match-won = { $seat } gewinnt die Partie ({ $scores })
match-shared = der Sieg wird geteilt: { $seats } ({ $scores })

## Absagen

match-over = Die Partie ist zu Ende
no-such-action = Es gibt keine Aktion „{ $action }“
not-your-turn = { $seat } ist am Zug
ruling = (Auslegung { $number })
