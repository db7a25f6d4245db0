# Was über Aufgaben gesagt wird, wo immer sie gestellt werden.

puzzle-head = Aufgabe { $number } von { $total }
puzzle-task = Eine Antwort auf diese Frage ist klar besser als alle anderen. Nur diese Entscheidung zählt: Der Rest des Zuges wird dann so gut wie möglich gespielt.
puzzle-stars = { $count ->
    [1] leicht
    [2] ziemlich leicht
    [3] nicht so leicht
    [4] schwer
   *[5] sehr schwer
}
puzzle-missed-by = Schwächere Bots verfehlen sie in { $percent } % ihrer Versuche.
puzzle-solved = Gelöst!
puzzle-close = Knapp daneben: Das kostet { $cost } Hundertstel des Sieges (± { $spread }).
puzzle-missed = Verfehlt: Das kostet { $cost } Hundertstel des Sieges (± { $spread }).
puzzle-your-line = Deine Antwort
puzzle-next-line = Die nächstbeste
puzzle-best-line = Die beste
puzzle-costs = kostet { $cost } Hundertstel
puzzle-each = Der beste Weg bringt in diesem Zug { $more }, der andere { $less }.
puzzle-far = Nach dem nächsten Zug unterscheidet sie noch nichts, was sich zählen lässt: Der Unterschied zeigt sich später.
puzzle-yet = Nach dem nächsten Zug spricht noch nichts für ihn, was sich zählen lässt, und der andere hat { $things }: Der Unterschied zeigt sich später.
puzzle-hope = Die beste Antwort lässt auf { $percent } % des Sieges hoffen.
puzzle-averaged = Die Kosten sind Mittelwerte über viele Verteilungen dessen, was du nicht siehst, und ebenso, wohin die Wege führen.
impossible-puzzles = Diese Aufgaben wurden für andere Regeln oder Karten von { $game } gemacht als die hiesigen.
impossible-puzzles-text = Das ist keine Datei mit Aufgaben.
