# Ce qui se dit des problèmes, où qu’ils soient posés.

puzzle-head = Problème { $number } sur { $total }
puzzle-task = Une réponse à cette question est nettement meilleure que toutes les autres. Seule cette décision compte : le reste du tour est ensuite joué au mieux.
puzzle-stars = { $count ->
    [1] facile
    [2] assez facile
    [3] pas si facile
    [4] difficile
   *[5] très difficile
}
puzzle-missed-by = Les robots plus faibles le manquent dans { $percent } % de leurs essais.
puzzle-solved = Résolu !
puzzle-close = Pas loin, mais cela coûte { $cost } centièmes de la victoire (± { $spread }).
puzzle-missed = Manqué : cela coûte { $cost } centièmes de la victoire (± { $spread }).
puzzle-your-line = Votre réponse
puzzle-next-line = La deuxième meilleure
puzzle-best-line = La meilleure
puzzle-costs = coûte { $cost } centièmes
puzzle-each = La meilleure suite rapporte { $more } ce tour-ci, l’autre { $less }.
puzzle-far = Après le tour suivant, rien de ce qui se compte ne les distingue encore : la différence apparaît plus tard.
puzzle-yet = Après le tour suivant, rien de ce qui se compte ne parle encore pour elle, et l’autre a { $things } : la différence apparaît plus tard.
puzzle-hope = La meilleure réponse laisse espérer { $percent } % de la victoire.
puzzle-averaged = Les coûts sont des moyennes sur de nombreuses donnes de ce que vous ne voyez pas ; là où mènent les suites également.
impossible-puzzles = { $game } : ces problèmes ont été faits pour d’autres règles ou cartes que celles d’ici.
impossible-puzzles-text = Ce n’est pas un fichier de problèmes.
