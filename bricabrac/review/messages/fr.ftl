# Ce que dit l’analyse d’un tournant.

review-each = Ce que rapporte ce tour : { $less } comme il a été joué, { $more } par la meilleure suite.
review-both = À ce tour, les deux suites rapportent la même chose : { $more }.
review-free = { $gained }
review-for = { $gained } contre { $paid }
review-it = elle{" "}
review-after = Après le tour suivant, { $told }.
review-return = En contrepartie, l’autre a { $things }.
review-and = { $one } et { $other }
review-does-won = { $it }a gagné la partie
review-does-completed = { $count ->
    [one] { $it }a validé le projet { $these }
   *[other] { $it }a validé les projets { $these }
}
review-does-completed-instead = { $it }a validé { $these } au lieu de { $those }
review-does-points = { $more ->
    [one] { $it }a { $more } point au lieu de { $less }
   *[other] { $it }a { $more } points au lieu de { $less }
}
review-does-others-completed = { $it }a jusque-là empêché quiconque d’autre de valider { $these }
review-does-rival = { $less ->
    [one] { $it }laisse l’adversaire le plus fort à { $less } point au lieu de { $more }
   *[other] { $it }laisse l’adversaire le plus fort à { $less } points au lieu de { $more }
}
review-does-assistant = { $it }a recruté { LE($these) }
review-does-assistant-instead = { $it }a recruté { LE($these) } au lieu { DU($those) }
review-does-repaired = { $it }compte { LE($these) } parmi ses machines réparées
review-does-repaired-instead = { $it }compte { LE($these) } au lieu { DU($those) } parmi ses machines réparées
review-does-combined = { $it }a combiné { $these }
review-does-combined-instead = { $it }a combiné { $these } au lieu de { $those }
review-does-makes = { $it }produit { $more } de plus à chaque tour
review-does-makes-instead = { $it }produit à chaque tour { $more } au lieu de { $less }
review-does-saves = { $it }économise { $more } de plus à chaque réparation
review-does-saves-instead = { $it }économise à chaque réparation { $more } au lieu de { $less }
review-does-broken = { $it }a { LE($these) } en attente dans la cour
review-does-broken-instead = { $it }a { LE($these) } en attente dans la cour au lieu { DU($those) }
review-does-secret = { $count ->
    [one] { $it }a un projet personnel de plus
   *[other] { $it }a { $count } projets personnels de plus
}
review-does-pieces = { $it }a { $more } de plus
review-does-pieces-instead = { $it }a { $more } au lieu de { $less }
review-does-theirs = { $it }laisse { $more } de moins à tous les autres réunis
review-does-initiative = { $it }a le numéro { $less } sur la piste d’initiative au lieu du { $more }
review-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
review-thing-completed = le projet { $thing }
review-thing-assistant = { LE($thing) }
review-thing-repaired = { GENDER($thing) ->
    [f] { LE($thing) } (réparée)
   *[m] { LE($thing) } (réparé)
}
review-thing-broken = { GENDER($thing) ->
    [f] { LE($thing) } (cassée)
   *[m] { LE($thing) } (cassé)
}
review-more = { $things } de plus
review-far = Après le tour suivant, rien de ce qui se compte ne les distingue encore ; mais dans { $percent } % des distributions possibles elle était meilleure, et jouée jusqu’à la fin elle vaut { $cost } points de victoire.
review-yet = Après le tour suivant, rien de ce qui se compte ne parle encore pour elle, et l’autre a { $things } ; mais dans { $percent } % des distributions possibles elle était meilleure, et jouée jusqu’à la fin elle vaut { $cost } points de victoire.

## De quoi une analyse est faite

review-known = La victoire, d’après ce que chaque place pouvait savoir
review-known-about = La part de victoire que chaque place pouvait espérer, avant la première décision et après chacune, tout ce qui lui était caché étant redistribué.
review-open = La victoire, cartes ouvertes
review-open-about = La même, avec les cartes telles qu’elles étaient, toutes les mains et les pioches visibles.
review-turning = Tournants
review-turning-about = Les erreurs les plus chères, une au plus par tour, avec les cartes telles qu’elles étaient.
review-none = Aucune décision n’a coûté plus que le bruit.
review-mistakes = Erreurs
review-mistakes-about = Les décisions qui ont coûté plus de deux points sur cent et plus que le bruit : les deux suites ont été cherchées dans les mêmes distributions de ce que la place ne voyait pas.
review-at = Coup { $number }, { $name }
review-played = joué
review-better = mieux
review-cost = −{ $cost } points de victoire (± { $spread })
review-parts = Chance et habileté
review-parts-about = En points de victoire sur cent. En moyenne : ce que cette place a sur de nouvelles donnes. Donne : ce que ses premières cartes ont changé. Chance : ce qui est apparu ensuite. Décisions : les siennes et celles des autres, face à ce que l’analyse aurait fait. Le tout fait le résultat.
review-part-seat = Place
review-part-place = En moyenne
review-part-deal = Donne
review-part-luck = Chance
review-part-own = Ses décisions
review-part-others = Décisions des autres
review-part-result = Résultat
review-accuracy = Précision
review-accuracy-about = 100 si aucune décision ne pouvait être meilleure ; celle qui coûte dix points compte pour moitié. Début, milieu et fin sont des tiers des tours.
review-beginning = Début
review-middle = Milieu
review-end = Fin
