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
seat-you = vous
    .person = you
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## La fin

score = { $seat } : { $points }
match-won = { $seat } { VERB($seat, "remporte", "remportez") } la partie ({ $scores })
match-shared = la victoire est partagée : { $seats } ({ $scores })

## Refus

match-over = La partie est terminée
no-such-action = L’action « { $action } » n’existe pas
not-your-turn = C’est le tour { DU($seat) }
ruling = (décision { $number })

## Ce qui ne peut pas être

impossible-line = ligne { $line } : { $why }
impossible-seats = { $game } se joue à { $span } places, pas à { $given }
impossible-seed = le nombre d’une donne va de 0 à { $most }, pas { $given }
impossible-seat = il n’y a pas de place { $seat }
impossible-option = { $game } n’a pas d’option « { $option } »
impossible-undo = depuis, quelque chose de caché a été révélé : on ne peut pas revenir en arrière
impossible-undo-nothing = il n’y a rien à reprendre
impossible-search = { $game } n’a pas d’instinct, sans lequel personne ne voit loin
impossible-insight = { $game } n’a pas d’œil, sans lequel personne ne l’apprend
impossible-gpu = aucun GPU de NVIDIA ici : son pilote (libcuda) manque
impossible-gpu-refuses = le pilote du GPU refuse { $call } : { $why }
impossible-weights = Ce fichier ne contient pas de poids pour { $game }
impossible-weights-other = Ces poids sont faits pour un autre { $game } : { $name } diffère
impossible-depth = il y a trop de niveaux imbriqués

record-none = ce n’est pas une fiche de partie : sa première ligne n’est pas « { $format } »
record-promise = la promesse de la donne n’est pas entière : il y faut les lignes table, promise et nonce, et added pour les places
record-cut = la fiche est coupée : il manque sa dernière ligne, « end »
record-count = { $found ->
    [one] la fiche est coupée ou modifiée : elle a { $found } action, pas { $told }
   *[other] la fiche est coupée ou modifiée : elle a { $found } actions, pas { $told }
}
record-edited = la fiche a été modifiée : son contrôle ne correspond pas
record-game = la fiche est celle d’un jeu appelé « { $game } », qui n’est pas ici
record-version = la fiche a été jouée avec la version { $played } des règles { DU($game) } ; voici la version { $here }, qui la lirait mal
record-facts = la fiche a été jouée avec d’autres plateaux d’atelier ou cartes ({ $played }, ici : { $here }), qui la liraient mal
record-origin = une fiche donne soit le nombre de sa donne, soit sa position
record-word = « { $text } » ne veut rien dire dans une fiche
record-json = la position de la fiche n’est pas du JSON : { $why }

position-object = une position est un objet avec des champs nommés
position-part = { $field } est un objet avec des champs nommés
position-field = il n’y a pas de champ « { $field } » dans une position
position-fixed = { $field } est { $given }, pas { $wanted }
position-number = { $field } est un nombre entier, pas { $given }
position-range = { $field } va de { $least } à { $most }, pas { $given }
position-flag = { $field } est true ou false, pas { $given }
position-words = { $field } est une liste de mots
position-numbers = { $field } est une liste de nombres entiers
position-list = { $field } est une liste de { $count }
position-unknown = { $field } : { $given } n’existe pas
position-room = { $field } a de la place pour { $most }, pas pour { $given }
position-dice = les dés sont trois nombres : les deux moitiés d’une clé, et combien de fois elle a servi
position-copies = il y a { $most } { $thing }, la position en a { $given }
position-left = { $field } : il n’en reste que { $left }
position-nowhere = ces machines ne sont nulle part : { $machines }
position-twice = { $thing } est à deux endroits

## Extensions

plugin-left-out = L’extension « { $name } » du paquet { $package } est écartée : { $why }
plugin-name = un nom est fait de minuscules, de chiffres et de _, et commence par une lettre
plugin-taken = il y en a déjà une de ce nom
plugin-fails = son chargement échoue : { $error }
plugin-no-game = ce n’est pas un Game
plugin-other-name = son jeu s’appelle « { $called } »
plugin-no-bot = ce n’est pas une classe avec une méthode « choose » et une docstring
