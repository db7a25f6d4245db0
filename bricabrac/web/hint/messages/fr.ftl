# Conseils.

hint = Conseil
hint-about = Que ferait le maître ?
hint-title = Ce que ferait le maître
hint-thinking = Le maître regarde la table et réfléchit …
hint-compiling = Le maître met son tablier : la première fois, cela prend une minute. Le conseil viendra tout seul.
hint-none = Le maître ne sait pas non plus. Redemandez dans un instant.
hint-not-now = Un conseil est pour qui doit jouer.
hint-chance = chances de gagner
hint-percent = { $count } % de gagner
hint-why = Joué { $tries } fois en pensée, dont { $best } avec le premier, parce qu’il a le mieux réussi. Ce que vous ne voyez pas a été redistribué à chaque fois.
hint-clear = Ses chances dépassent de { $count } points de pourcentage celles du suivant.
hint-close = Le suivant le vaut presque : suivez votre cœur.
