# L’horloge d’une table.

-stand-in = Pip

clock = Horloge
clock-turn = Temps par tour
clock-match = Temps par joueur pour la partie
clock-none = sans horloge
clock-seconds = { $count } secondes
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-rule-turn = Quand le temps d’un tour est écoulé, { -stand-in } joue la fin de ce tour.
clock-rule-match = Quand le temps de la partie est écoulé, { -stand-in } prend la place pour de bon.
clock-this-turn = tour
clock-whole-match = partie
clock-then = Et ensuite ?
clock-soon = Encore { $count } secondes
time-is-up = Le temps est écoulé : { -stand-in } joue pour vous
apron = { $name } met son tablier : la première fois, cela prend une minute
bot-level = Quel robot
