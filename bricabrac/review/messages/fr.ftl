# Ce que dit l’analyse d’un tournant.

review-each = Ce que rapporte ce tour : { $less } comme il a été joué, { $more } par la meilleure suite.
review-both = À ce tour, les deux suites rapportent la même chose : { $more }.
review-free = { $gained }
review-for = { $gained } contre { $paid }
review-wins = Après le tour suivant, la partie est gagnée.
review-projects = { $count ->
    [one] Après le tour suivant, elle a validé un projet de plus.
   *[other] Après le tour suivant, elle a validé { $count } projets de plus.
}
review-points = Après le tour suivant, elle en est à { $more } au lieu de { $less }.
review-rival = { $count ->
    [one] Après le tour suivant, l’adversaire le plus fort a un point de moins.
   *[other] Après le tour suivant, l’adversaire le plus fort a { $count } points de moins.
}
review-repairs = { $count ->
    [one] Après le tour suivant, elle a une machine réparée d’avance.
   *[other] Après le tour suivant, elle a { $count } machines réparées d’avance.
}
review-pieces = Après le tour suivant, elle a { $more } au lieu de { $less }.
review-far = Après le tour suivant, rien de ce qui se compte ne les distingue encore ; mais dans { $percent } % des distributions possibles elle était meilleure, et jouée jusqu’à la fin elle vaut { $cost } points de victoire.

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
review-parts-about = En points de victoire sur cent. Place : ce que cette place a en moyenne sur de nouvelles donnes. Donne : ce que ses premières cartes ont changé. Chance : ce qui est apparu ensuite. Décisions : les siennes et celles des autres, face à ce que l’analyse aurait fait. Le tout fait le résultat.
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
