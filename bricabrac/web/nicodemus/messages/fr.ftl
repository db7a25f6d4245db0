# What the table of Nicodemus says in the browser.

round = manche { $number }
race-to = course à { $goal }
colour-blue = bleu
colour-purple = violet
colour-red = rouge
colour-yellow = jaune
bric-a-brac = Bric-à-brac
deck = Pioche
discard = Défausse
reserve = Réserve
reserve-dry = La réserve est vide : qui gagne une pièce qu’elle n’a plus la prend à l’autre joueur.
stock = Stock
hand = Main
hand-about = jouez-en une : son charbonium, sa production ou son effet
workshop = Atelier
workshop-about = économise à chaque réparation
workshop-empty = rien de réparé encore
own-projects = { $count ->
    [one] Projet personnel
   *[other] Projets personnels
}
next-machine = prochaine machine
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seen-about = Cartes que vous connaissez
projects = Projets
pile-count = { $count } dans la pile
projects-count = { $count ->
    [one] { $count } projet
   *[other] { $count } projets
}
complete-this = Valider
yours-alone = rien qu’à vous
repair-to-complete = réparer { $machines }
machines-missing = { $count ->
    [one] manque 1 machine
   *[other] manquent { $count } machines
}
lying-about = { $count ->
    [one] { $count } charbonium
   *[other] { $count } charboniums
} dessus : à vous avec la machine
saves = économise
saves-one = économise 1
saves-about = Dans votre atelier, elle vous en économise 1 à chaque réparation
instead-of = au lieu de
you-pay = Vous payez
you-take = Vous prenez
you-keep = Il vous reste
no-fee = sans frais
fee-about = Du charbonium pour les machines à droite ; votre atelier en économise aussi
wild-saves = Vos machines joker en économisent { $count } au choix
then-possible = Ensuite
short-of = Il manque { $pieces }
short-count = manque { $count }
cannot-remove = hors de portée
cannot-copy = ne se copie pas
way-gives = donne
you-save = Vous économisez
spare-and-pay = { $saved } ; payez { $price }
not-this = pas maintenant
with-this = avec cette réparation
set-aside = mise de côté
sets-aside = met de côté { $machines }
discard-for = Défausser pour
printed-cost = coût de réparation
printed-cost-about = Ce que coûte sa réparation, avant réductions et frais
choose-this = Choisir
repair = Réparer
repair-this = Réparer { LE($machine) }
worth = vaut
help-play = Jouez une machine de votre main pour son charbonium, sa production ou son effet. Puis piochez jusqu’à cinq.
help-repair = Ou réparez une machine du bric-à-brac : payez son coût, et 1 charbonium pour chaque machine à sa droite.
help-projects = Après une réparation, vous pouvez valider des projets avec les machines de votre atelier. Ce qui a servi est mis à part.
help-end = Qui atteint { $goal } points déclenche la dernière manche.

## Le récit : ce que quelqu’un a fait, l’un après l’autre ; {""} : d’autres le disent

did-nicodemus-plays = joué { LE($machine) }
did-nicodemus-passes = passé
did-nicodemus-uses-coal = {""}
did-nicodemus-uses-production = {""}
did-nicodemus-uses-effect = utilisé son effet
did-nicodemus-copies = copié l’effet { DU($machine) }
did-nicodemus-no-effect = agi sans résultat
did-nicodemus-gains = gagné { $pieces }
did-nicodemus-from-foe = dont { $pieces } pris chez { $foe } (réserve épuisée)
did-nicodemus-returns = rendu { $pieces } à la réserve
did-nicodemus-discards = défaussé { LE($machine) }
did-nicodemus-removes = défaussé { LE($machine) } du bric-à-brac
did-nicodemus-exchanges = échangé { $all }
did-nicodemus-exchanges-each = { $given } contre { $wanted }
did-nicodemus-stops-exchanges = {""}
did-nicodemus-steals = volé { $pieces } chez { $foe }
did-nicodemus-steals-card = volé une machine chez { $foe }
did-nicodemus-steals-this = volé { LE($machine) } chez { $foe }
did-nicodemus-steals-nothing = cherché en vain quoi voler chez { $foe }
did-nicodemus-loses = perdu { LE($machines) }
did-nicodemus-draws-projects = { $count ->
    [one] pioché 1 projet
   *[other] pioché { $count } projets
}
did-nicodemus-draws-these-projects = pioché les projets { $projects }
did-nicodemus-keeps = gardé le projet { $project }
did-nicodemus-project-gone = {""}
did-nicodemus-project-gone-unseen = {""}
did-nicodemus-begins-repair = {""}
did-nicodemus-repairs = réparé { LE($machine) } pour { $price } (+{ $points })
did-nicodemus-takes-coal = récupéré { $pieces } dessus
did-nicodemus-begins-project = {""}
did-nicodemus-completes = validé { $project } (+{ $points })
did-nicodemus-stops-projects = {""}
did-nicodemus-draws = { $count ->
    [one] pioché 1 carte
   *[other] pioché { $count } cartes
}
did-nicodemus-draws-these = pioché { LE($machines) }
did-nicodemus-limit = mis à part { LE($machines) }
did-nicodemus-flushes = vidé la ligne supérieure
did-nicodemus-exhausted = épuisé la pioche : c’est la dernière manche
did-nicodemus-goal = atteint { $points } points : c’est la dernière manche

## For whoever is invited

gist-nicodemus-first = Jouez une machine : elle rapporte des pièces, ou fait son numéro.
gist-nicodemus-then = Réparez-en une du tas commun : elle rapporte des points, et vous fait économiser ensuite.
gist-nicodemus-last = Validez des projets en chemin. Qui atteint 20 points le premier gagne.
riddle-nicodemus = Une réparation coûte 1 charbonium pour chaque machine à sa droite. Laquelle des trois n’en coûte pas ?
riddle-nicodemus-1 = Deux machines sont à sa droite : 2 charboniums. Regardez encore.
riddle-nicodemus-2 = Une machine est à sa droite : 1 charbonium. Presque !
riddle-nicodemus-3 = Juste ! Mais vite : la prochaine machine jouée la rendra plus chère.
