# Nicodemus. Devant ; : ! ? et dans les guillemets : une espace fine insécable.

## Noms. Les machines imprimées n’en ont pas : ce sont les nôtres.

machine = { $id } ({ $name })
kind = { $id }
project = « { $needs } »
any-resource = 1 ressource de votre choix

machine-B1 = Pivert
machine-B2 = Teckel
machine-B3 = Porcelet
machine-B4 = Escargot
machine-B5 = Papillon
machine-U1 = Pélican
machine-U2 = Fourmilier
machine-U3 = Scarabée
machine-U4 = Crabe
machine-U5 = Crocodile
machine-R1 = Renard
machine-R2 = Singe
machine-R3 = Taureau
machine-R4 = Poisson-scie
machine-Y1 = Girafe
machine-Y2 = Perroquet

## Effets

effect-B1 = 1 bois pour chaque machine à bois du bric-à-brac
effect-B2 = 1 charbonium pour chaque machine à charbonium du bric-à-brac
effect-B3 = 1 cuivre pour chaque machine à cuivre du bric-à-brac
effect-B4 = 1 cristal pour chaque machine à cristal du bric-à-brac
effect-B5 = nommez une ressource : 1 de ce type pour chaque machine joker du bric-à-brac
effect-U1 = défaussez une machine de votre main : 2 ressources de son coût
effect-U2 = défaussez une des trois dernières machines : 1 ressource de son coût
effect-U3 = défaussez une des deux dernières machines : 1 ressource de son coût et 1 charbonium
effect-U4 = jusqu’à trois échanges de 1 charbonium contre 1 ressource ou l’inverse
effect-U5 = défaussez la dernière machine : 2 ressources de son coût
effect-R1 = volez 1 charbonium et 1 machine au hasard dans la main adverse
effect-R2 = volez 1 ressource de votre choix et 1 machine au hasard dans la main adverse
effect-R3 = l’adversaire défausse au hasard jusqu’à n’avoir que 2 machines et rend 2 charboniums
effect-R4 = l’adversaire rend 2 ressources de votre choix
effect-Y1 = piochez deux projets, gardez-en un pour vous seul
effect-Y2 = copiez l’effet d’une machine du bric-à-brac

## Projets

needs-four_colours = une machine de chaque couleur
needs-two_blue = 2 bleues
needs-two_purple = 2 violettes
needs-two_red = 2 rouges
needs-two_yellow = 2 jaunes
needs-two_identical = 2 machines identiques
needs-two_of_one_point = 2 machines à 1 point
needs-two_of_two_points = 2 machines à 2 points
needs-two_of_three_points = 2 machines à 3 points
needs-coal_and_wood = production : charbonium, bois
needs-coal_and_copper = production : charbonium, cuivre
needs-coal_and_crystal = production : charbonium, cristal
needs-two_coal = production : 2 charboniums
needs-two_wood = production : 2 bois
needs-two_copper = production : 2 cuivres
needs-two_crystal = production : 2 cristaux
needs-wood_copper_crystal = production : bois, cuivre, cristal

## Ce qui est demandé

question-turn = Jouez une machine ou réparez-en une
question-play = Jouez une machine (vous ne pouvez payer aucune réparation)
question-repair = Réparez une machine (vous n’en avez aucune à jouer)
question-pass = Passez : vous ne pouvez ni jouer ni réparer
question-way = Choisissez à quoi sert { $machine } : { $coal }, sa production ({ $product }) ou son effet
question-produce = Choisissez la ressource que produit { $machine }
question-name = Choisissez une ressource : vous en gagnez { $count }
question-discard = Choisissez une machine de votre main à défausser, pour 2 ressources de son coût
question-remove = { $count ->
    [one] Défaussez la dernière machine avant celle-ci
   *[other] Choisissez laquelle des { $count } dernières machines avant celle-ci défausser
}
question-cost = { $count ->
    [one] Choisissez 1 ressource du coût de { $machine } : { $cost }
   *[other] Choisissez { $count } ressources du coût de { $machine } : { $cost }
}
question-exchange = { $count ->
    [one] Échangez charbonium et ressources, ou arrêtez : il reste 1 échange
   *[other] Échangez charbonium et ressources, ou arrêtez : il reste { $count } échanges
}
question-steal = Choisissez la ressource à voler à { $foe }
question-return = { $count ->
    [one] Choisissez la ressource que { $foe } doit rendre
   *[other] Choisissez les { $count } ressources que { $foe } doit rendre
}
question-keep = Choisissez le projet à garder
question-copy = Choisissez la machine dont { $machine } copie l’effet
question-spare = { $count ->
    [one] Choisissez la ressource que vos machines joker économisent sur { $machine } ({ $due })
   *[other] Choisissez les { $count } ressources que vos machines joker économisent sur { $machine } ({ $due })
}
question-projects = Validez un projet, ou arrêtez
question-use = Choisissez les machines à utiliser pour { $project }
question-nothing = Rien n’est demandé

## Pourquoi pas

refusal-not-asked = Cela ne répond pas à la question : { $question }
refusal-not-in-hand = Vous n’avez pas { $machine } en main
refusal-no-machine-there = { $count ->
    [0] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac est vide
    [one] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac n’en a que 1
   *[other] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac n’en a que { $count }
}
refusal-too-few-resources = Réparer { $machine } vous coûte { $price } ; il vous manque { $missing }
refusal-too-few-resources-wild = Réparer { $machine } vous coûte { $price } ; il vous manque { $missing }, et vos machines joker n’en économisent que { $count }
refusal-too-little-coal = Réparer { $machine } demande { $fee } pour les machines à sa droite ; vous avez { $have }
refusal-can-act = Vous pouvez encore jouer ou réparer ; on ne passe que si l’on ne peut faire ni l’un ni l’autre
refusal-no-card-to-discard = L’effet de { $machine } demande une autre machine en main à défausser
refusal-nothing-before = L’effet de { $machine } demande une machine avant elle dans le bric-à-brac
refusal-no-project-left = L’effet de { $machine } demande un projet à piocher, et la pile est vide
refusal-nothing-to-copy = Il n’y a dans le bric-à-brac aucun effet que { $machine } puisse copier maintenant
refusal-not-within-reach = { $count ->
    [one] { $machine } n’atteint que la machine qui la précède, à l’emplacement { $first }
   *[other] { $machine } n’atteint que les machines des emplacements { $first } à { $last }
}
refusal-wrong-amount = { $count ->
    [one] Choisissez exactement 1 ressource
   *[other] Choisissez exactement { $count } ressources
}
refusal-not-in-cost = { $machine } coûte { $cost } : vous ne pouvez choisir que parmi cela
refusal-foe-has-none = { $foe } n’a pas { $pieces }, seulement { $have }
refusal-not-on-row = { $machine } ne se trouve pas dans le bric-à-brac avant la machine que vous venez de jouer
refusal-never-a-copy = { $machine } ne copie jamais une machine de même type
refusal-not-drawn = Vous n’avez pas pioché le projet { $project }
refusal-not-after-wild = { $count ->
    [one] Sur { $due }, vos machines joker économisent exactement 1, et vous devez pouvoir payer le reste ; vous avez { $have }
   *[other] Sur { $due }, vos machines joker économisent exactement { $count }, et vous devez pouvoir payer le reste ; vous avez { $have }
}
refusal-none-to-give = Vous n’avez pas de { $piece } à donner
refusal-nobody-has-it = Ni la réserve ni { $foe } n’a de { $piece }
refusal-not-available = Le projet { $project } n’est ni en jeu ni à vous
refusal-not-met = Votre atelier ne permet pas de valider le projet { $project } avec { $machine }, que vous venez de réparer
refusal-not-with-these = Ces machines et { $machine } ne valident pas le projet { $project }
refusal-same-choice = Cela revient au même qu’un autre choix : de deux machines égales, on utilise la plus ancienne

## Ce que cela ferait

do-play = Jouez { $machine } : { $coal }, ou { $product } par production, ou son effet ({ $effect })
do-repair = Réparez { $machine } pour { $price }{ $wild ->
    [0] {""}
   *[other] {""} moins { $wild } de votre choix
}{ $fee ->
    [0] {""}
    [one] , en laissant { $fee } charbonium sur les machines à sa droite
   *[other] , en laissant { $fee } charboniums sur les machines à sa droite
} ; { $lying ->
    [0] {""}
    [one] { $lying } charbonium et {""}
   *[other] { $lying } charboniums et {""}
}{ $points }
do-repair-none = Réparez la machine de l’emplacement { $space }
do-pass = { $count ->
    [0] Passez
    [one] Passez, et piochez 1 carte
   *[other] Passez, et piochez { $count } cartes
}
do-coal = Prenez autant de charboniums que la machine que vous venez de jouer a de points
do-produce = Prenez ce que produit la machine que vous venez de jouer
do-effect = Utilisez l’effet de la machine que vous venez de jouer
do-effect-of = Utilisez l’effet de { $machine } : { $effect }
do-effect-now = Utilisez l’effet de { $machine } : { $effect } ; maintenant { $pieces }
do-gain = Prenez { $pieces }
do-gain-from-foe = Prenez { $pieces } ; la réserve ne suffit pas, donc { $taken } chez { $foe }
do-gain-none = Ne prenez rien : ni la réserve ni { $foe } n’a { $pieces }
do-return = Faites rendre { $pieces } à la réserve par { $foe }
do-steal = Volez { $pieces } et une machine au hasard à { $foe }
do-discard = Défaussez { $machine } de votre main, pour 2 ressources de son coût ({ $cost })
do-remove = Défaussez { $machine } du bric-à-brac, pour des ressources de son coût ({ $cost }){ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium posé dessus retourne dans la réserve
   *[other] ; { $lying } charboniums posés dessus retournent dans la réserve
}
do-remove-none = Défaussez la machine de l’emplacement { $space }
do-copy = Copiez l’effet de { $machine } : { $effect }
do-keep = Gardez le projet { $project }, qui vaut { $points } ; vous seul pouvez le valider
do-spare = Économisez { $pieces } avec vos machines joker
do-spare-pay = Économisez { $pieces } avec vos machines joker, et payez { $price }
do-use = Utilisez ces machines de votre atelier, par position : { $places }
do-use-these = Utilisez { $machines } pour le projet { $project }
do-exchange = Donnez { $given } contre { $wanted }
do-exchange-from-foe = Donnez { $given } contre { $wanted }, qui vient de { $foe }
do-stop = Arrêtez
do-stop-exchanges = Ne faites plus d’échange
do-stop-projects = Ne validez plus de projet
do-complete = Validez le projet { $project } : { $points }
do-complete-with = Validez le projet { $project } avec { $machines } : { $points }

## Ce qui s’est passé

event-plays = { $seat } joue { $machine }
event-passes = { $seat } passe
event-uses-coal = { $seat } utilise { $machine } pour du charbonium
event-uses-production = { $seat } utilise la production de { $machine }
event-uses-effect = { $seat } utilise l’effet de { $machine }
event-copies = { $seat } copie l’effet de { $machine }
event-no-effect = cela ne change rien
event-gains = { $seat } gagne { $pieces }
event-from-foe = la réserve ne suffit pas : { $pieces } pris chez { $foe }
event-returns = { $seat } rend { $pieces } à la réserve
event-discards = { $seat } défausse { $machine } de sa main
event-removes = { $seat } défausse { $machine } du bric-à-brac{ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium posé dessus retourne dans la réserve
   *[other] ; { $lying } charboniums posés dessus retournent dans la réserve
}
event-exchanges = { $seat } donne { $given } contre { $wanted }
event-stops-exchanges = { $seat } ne fait plus d’échange
event-steals = { $seat } vole { $pieces } à { $foe }
event-steals-card = { $seat } vole une machine dans la main de { $foe }
event-steals-this = { $seat } vole { $machine } dans la main de { $foe }
event-steals-nothing = { $seat } ne trouve rien à voler à { $foe }
event-loses = { $seat } défausse au hasard : { $machines }
event-draws-projects = { $count ->
    [one] { $seat } pioche 1 projet
   *[other] { $seat } pioche { $count } projets
}
event-draws-these-projects = { $seat } pioche les projets { $projects }
event-keeps = { $seat } garde le projet { $project }
event-project-gone = le projet { $project } quitte la partie
event-project-gone-unseen = l’autre projet quitte la partie sans être vu
event-begins-repair = { $seat } entreprend de réparer { $machine }
event-repairs = { $points ->
    [one] { $seat } répare { $machine } pour { $price } ; marque { $points } point
   *[other] { $seat } répare { $machine } pour { $price } ; marque { $points } points
}
event-leaves-coal = { $seat } laisse { $pieces } sur { $machines }
event-takes-coal = { $seat } récupère { $pieces } sur la machine
event-begins-project = { $seat } choisit le projet { $project }
event-completes = { $points ->
    [one] { $seat } valide le projet { $project } avec { $machines } ; marque { $points } point
   *[other] { $seat } valide le projet { $project } avec { $machines } ; marque { $points } points
}
event-stops-projects = { $seat } ne valide plus de projet
event-draws = { $count ->
    [one] { $seat } pioche 1 carte
   *[other] { $seat } pioche { $count } cartes
}
event-draws-these = { $seat } pioche { $machines }
event-sets-aside = { $seat } met à part { $machines }
event-limit = { $seat } a quatre machines : { $kept } reste, { $machines } sont mises à part
event-flushes = la ligne supérieure est défaussée : { $machines }{ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium retourne dans la réserve
   *[other] ; { $lying } charboniums retournent dans la réserve
}
event-exhausted = la pioche n’a pas suffi à compléter la main : c’est le dernier tour
event-goal = { $seat } a { $points } points : c’est le dernier tour
event-tie-charcoalium = égalité de points : le charbonium décide
event-tie-resources = égalité de points et de charbonium : les ressources décident

## Ce qui ne peut pas être

fault-pieces = les stocks, le bric-à-brac et la réserve ne font pas 12 charbonium et 8 de chaque ressource
fault-machines = le compte des 56 machines n’est pas bon
fault-projects = les 17 projets ne sont pas chacun à un seul endroit
fault-hands = une main a au plus cinq cartes, et pas plus de cartes connues que de cartes
fault-row = le bric-à-brac a au plus neuf machines au début d’un tour, dix pendant un tour
fault-workshops = un atelier contient au plus trois machines, et une quatrième seulement après une réparation
fault-turns = le premier joueur agit après un nombre pair de tours, le second après un nombre impair
fault-question = la question posée ne va pas avec le reste de la position
fault-end = la partie se serait terminée avant cette manche, ou sa pile n’est pas épuisée
