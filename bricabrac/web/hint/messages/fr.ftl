# Conseils.

hint = Conseil
hint-about = Que ferait le sage ?
hint-title = Ce que ferait le sage
hint-thinking = Le sage regarde la table et réfléchit…
hint-compiling = Le sage met son tablier : la première fois, cela prend une minute. Le conseil viendra tout seul.
hint-none = Le sage ne sait pas non plus. Redemandez dans un instant.
hint-not-now = Un conseil est pour qui doit jouer.
hint-chance = chances de gagner
hint-percent = { $count ->
    [0] moins de 1 % de chances
   *[other] { $count } % de chances
}
hint-other = { $name } { $count } %
hint-then = et ensuite
hint-brings = D’ici la fin de votre tour, cela rapporte { $gained }
hint-brings-for = D’ici la fin de votre tour, cela rapporte { $gained } pour { $paid }
hint-costs = Cela coûte { $paid } maintenant, et rapportera plus tard
hint-prepares = Cela ne rapporte rien tout de suite, mais prépare la suite
hint-loses = D’ici la fin de votre tour, { $rival } aura perdu { $lost }
hint-and-loses = { $brings }, et { $rival } perd { $lost }
hint-reason = { $brings }.
hint-reason-denies = { $brings } ; sinon, { $rival } pourrait ceci : « { $deed } ».
hint-why = Joué { $tries } fois en pensée, dont { $best } avec le premier, parce qu’il a le mieux réussi. Ce que vous ne voyez pas a été redistribué à chaque fois.
hint-clear = { $count ->
    [one] Ses chances dépassent de { $count } point de pourcentage celles du suivant.
   *[other] Ses chances dépassent de { $count } points de pourcentage celles du suivant.
}
hint-close = Le suivant le vaut presque : suivez votre cœur.
hint-not-even = Pas de conseil ici : d’autres jouent la même donne et ne comptent que sur eux-mêmes.
