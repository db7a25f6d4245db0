# Nicodemus. Devant ; : ! ? et dans les guillemets : une espace fine insécable.

## Noms. Les machines imprimées n’en ont pas : ce sont les nôtres.

machine = { $id } ({ $name })
kind = { $id }
project = « { $needs } »
any-resource = 1 ressource de votre choix

machine-B1 = Pivert
    .gender = m
machine-B2 = Teckel
    .gender = m
machine-B3 = Porcelet
    .gender = m
machine-B4 = Escargot
    .gender = m
machine-B5 = Papillon
    .gender = m
machine-U1 = Pélican
    .gender = m
machine-U2 = Fourmilier
    .gender = m
machine-U3 = Scarabée
    .gender = m
machine-U4 = Crabe
    .gender = m
machine-U5 = Crocodile
    .gender = m
machine-R1 = Renard
    .gender = m
machine-R2 = Singe
    .gender = m
machine-R3 = Taureau
    .gender = m
machine-R4 = Poisson-scie
    .gender = m
machine-Y1 = Girafe
    .gender = f
machine-Y2 = Perroquet
    .gender = m

## Effets

effect-B1 = 1 bois pour chaque machine à bois du bric-à-brac
effect-B2 = 1 charbonium pour chaque machine à charbonium du bric-à-brac
effect-B3 = 1 cuivre pour chaque machine à cuivre du bric-à-brac
effect-B4 = 1 cristal pour chaque machine à cristal du bric-à-brac
effect-B5 = nommez une ressource : 1 pour chaque machine joker du bric-à-brac
effect-U1 = défaussez une machine de votre main : 2 ressources de son coût
effect-U2 = défaussez une des trois dernières machines : 1 ressource de son coût
effect-U3 = défaussez une des deux dernières machines : 1 ressource de son coût et 1 charbonium
effect-U4 = jusqu’à trois échanges de 1 charbonium contre 1 ressource ou l’inverse
effect-U5 = défaussez la dernière machine : 2 ressources de son coût
effect-R1 = volez 1 charbonium et 1 machine au hasard dans la main adverse
effect-R2 = volez 1 ressource au choix et 1 machine au hasard dans la main adverse
effect-R3 = l’adversaire ne garde que 2 machines, au hasard, et rend 2 charboniums
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
question-way = Choisissez à quoi sert { LE($machine) } : { $coal }, sa production ({ $product }) ou son effet
question-produce = Choisissez la ressource que produit { LE($machine) }
question-name = Choisissez une ressource : vous en gagnez { $count }
question-discard = Choisissez une machine de votre main à défausser, pour 2 ressources de son coût
question-remove = { $count ->
    [one] Défaussez la dernière machine avant celle-ci
   *[other] Choisissez laquelle des { $count } dernières machines avant celle-ci défausser
}
question-cost = { $count ->
    [one] Choisissez 1 ressource du coût { DU($machine) } : { $cost }
   *[other] Choisissez { $count } ressources du coût { DU($machine) } : { $cost }
}
question-exchange = { $count ->
    [one] Échangez charbonium et ressources, ou arrêtez : il reste 1 échange
   *[other] Échangez charbonium et ressources, ou arrêtez : il reste { $count } échanges
}
question-steal = Choisissez la ressource à voler { AU($foe) }
question-return = { $count ->
    [one] Choisissez la ressource { QUE($foe) } doit rendre
   *[other] Choisissez les { $count } ressources { QUE($foe) } doit rendre
}
question-keep = Choisissez le projet à garder
question-copy = Choisissez la machine dont { LE($machine) } copie l’effet
question-spare = { $count ->
    [one] Choisissez la ressource que vos machines joker économisent sur { LE($machine) } ({ $due })
   *[other] Choisissez les { $count } ressources que vos machines joker économisent sur { LE($machine) } ({ $due })
}
question-projects = Validez un projet, ou arrêtez
question-use = Choisissez les machines à utiliser pour { $project }
question-nothing = Rien n’est demandé

## Pourquoi pas

refusal-not-asked = Cela ne répond pas à la question : { $question }
refusal-not-in-hand = Vous n’avez pas { LE($machine) } en main
refusal-no-machine-there = { $count ->
    [0] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac est vide
    [one] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac n’en a que 1
   *[other] Il n’y a pas de machine à l’emplacement { $space } : le bric-à-brac n’en a que { $count }
}
refusal-too-few-resources = Réparer { LE($machine) } vous coûte { $price } ; il vous manque { $missing }
refusal-too-few-resources-wild = Réparer { LE($machine) } vous coûte { $price } ; il vous manque { $missing }, et vos machines joker n’en économisent que { $count }
refusal-too-little-coal = Réparer { LE($machine) } demande { $fee } pour les machines à sa droite ; vous avez { $have }
refusal-can-act = Vous pouvez encore jouer ou réparer ; on ne passe que si l’on ne peut faire ni l’un ni l’autre
refusal-no-card-to-discard = L’effet { DU($machine) } demande une autre machine en main à défausser
refusal-nothing-before = L’effet { DU($machine) } demande une machine posée plus tôt dans le bric-à-brac
refusal-no-project-left = L’effet { DU($machine) } demande un projet à piocher, et la pile est vide
refusal-nothing-to-copy = Il n’y a dans le bric-à-brac aucun effet { QUE($machine) } puisse copier maintenant
refusal-not-within-reach = { $count ->
    [one] { LE($machine) } n’atteint que la machine précédente, à l’emplacement { $first }
   *[other] { LE($machine) } n’atteint que les machines des emplacements { $first } à { $last }
}
refusal-wrong-amount = { $count ->
    [one] Choisissez exactement 1 ressource
   *[other] Choisissez exactement { $count } ressources
}
refusal-not-in-cost = { LE($machine) } coûte { $cost } : vous ne pouvez choisir que parmi ces ressources
refusal-foe-has-none = { $foe } n’a pas { $pieces }, seulement { $have }
refusal-not-on-row = { LE($machine) } ne se trouve pas dans le bric-à-brac avant la machine que vous venez de jouer
refusal-never-a-copy = { LE($machine) } ne copie jamais une machine de même type
refusal-not-drawn = Vous n’avez pas pioché le projet { $project }
refusal-not-after-wild = { $count ->
    [one] Sur { $due }, vos machines joker économisent exactement 1, et vous devez pouvoir payer le reste ; vous avez { $have }
   *[other] Sur { $due }, vos machines joker économisent exactement { $count }, et vous devez pouvoir payer le reste ; vous avez { $have }
}
refusal-none-to-give = Vous n’avez pas de { $piece } à donner
refusal-nobody-has-it = Ni la réserve ni { $foe } n’a de { $piece }
refusal-not-available = Le projet { $project } n’est ni en jeu ni à vous
refusal-not-met = Votre atelier ne permet pas de valider le projet { $project } avec { LE($machine) }, que vous venez de réparer
refusal-not-with-these = Ces machines et { LE($machine) } ne valident pas le projet { $project }
refusal-same-choice = Cela revient au même qu’un autre choix : de deux machines égales, on utilise la plus ancienne

## Ce que cela ferait

brief-do-play = Jouez { LE($machine) }
do-play = Jouez { LE($machine) } : { $coal }, ou { $product } par production, ou son effet ({ $effect })
do-repair = Réparez { LE($machine) } pour { $price }{ $wild ->
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
do-effect-of = Utilisez l’effet { DU($machine) } : { $effect }
do-effect-now = Utilisez l’effet { DU($machine) } : { $effect } ; maintenant { $pieces }
do-gain = Prenez { $pieces }
do-gain-from-foe = Prenez { $pieces } ; la réserve ne suffit pas, donc { $taken } chez { $foe }
do-gain-none = Ne prenez rien : ni la réserve ni { $foe } n’a { $pieces }
do-return = Faites rendre { $pieces } à la réserve par { $foe }
do-steal = Volez { $pieces } et une machine au hasard { AU($foe) }
do-discard = Défaussez { LE($machine) } de votre main, pour 2 ressources de son coût ({ $cost })
do-remove = Défaussez { LE($machine) } du bric-à-brac, pour des ressources de son coût ({ $cost }){ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium posé dessus retourne dans la réserve
   *[other] ; { $lying } charboniums posés dessus retournent dans la réserve
}
do-remove-none = Défaussez la machine de l’emplacement { $space }
do-copy = Copiez l’effet { DU($machine) } : { $effect }
do-keep = Gardez le projet { $project }, qui vaut { $points } ; vous seul pouvez le valider
do-spare = Économisez { $pieces } avec vos machines joker
do-spare-pay = Économisez { $pieces } avec vos machines joker, et payez { $price }
do-use = Utilisez ces machines de votre atelier, par position : { $places }
do-use-these = Utilisez { LE($machines) } pour le projet { $project }
do-exchange = Donnez { $given } contre { $wanted }
do-exchange-from-foe = Donnez { $given } contre { $wanted }, pris chez { $foe }
do-stop = Arrêtez
do-stop-exchanges = Ne faites plus d’échange
do-stop-projects = Ne validez plus de projet
do-complete = Validez le projet { $project } : { $points }
do-complete-with = Validez le projet { $project } avec { LE($machines) } : { $points }

## Ce qui s’est passé

event-plays = { $seat } { VERB($seat, "joue", "jouez") } { LE($machine) }
event-passes = { $seat } { VERB($seat, "passe", "passez") }
event-uses-coal = { $seat } { VERB($seat, "utilise", "utilisez") } { LE($machine) } pour du charbonium
event-uses-production = { $seat } { VERB($seat, "utilise", "utilisez") } la production { DU($machine) }
event-uses-effect = { $seat } { VERB($seat, "utilise", "utilisez") } l’effet { DU($machine) }
event-copies = { $seat } { VERB($seat, "copie", "copiez") } l’effet { DU($machine) }
event-no-effect = cela ne change rien
event-gains = { $seat } { VERB($seat, "gagne", "gagnez") } { $pieces }
event-from-foe = la réserve ne suffit pas : { $pieces } pris chez { $foe }
event-returns = { $seat } { VERB($seat, "rend", "rendez") } { $pieces } à la réserve
event-discards = { $seat } { VERB($seat, "défausse", "défaussez") } { LE($machine) } de { VERB($seat, "sa", "votre") } main
event-removes = { $seat } { VERB($seat, "défausse", "défaussez") } { LE($machine) } du bric-à-brac{ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium posé dessus retourne dans la réserve
   *[other] ; { $lying } charboniums posés dessus retournent dans la réserve
}
event-exchanges = { $seat } { VERB($seat, "donne", "donnez") } { $given } contre { $wanted }
event-stops-exchanges = { $seat } ne { VERB($seat, "fait", "faites") } plus d’échange
event-steals = { WHO($foe) ->
    [you] { $seat } vous vole { $pieces }
   *[other] { $seat } { VERB($seat, "vole", "volez") } { $pieces } { AU($foe) }
}
event-steals-card = { WHO($foe) ->
    [you] { $seat } vole une machine dans votre main
   *[other] { $seat } { VERB($seat, "vole", "volez") } une machine dans la main { DU($foe) }
}
event-steals-this = { WHO($foe) ->
    [you] { $seat } vole { LE($machine) } dans votre main
   *[other] { $seat } { VERB($seat, "vole", "volez") } { LE($machine) } dans la main { DU($foe) }
}
event-steals-nothing = { WHO($foe) ->
    [you] { $seat } ne trouve rien à vous voler
   *[other] { $seat } ne { VERB($seat, "trouve", "trouvez") } rien à voler { AU($foe) }
}
event-loses = { $seat } { VERB($seat, "défausse", "défaussez") } au hasard : { $machines }
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "pioche", "piochez") } 1 projet
   *[other] { $seat } { VERB($seat, "pioche", "piochez") } { $count } projets
}
event-draws-these-projects = { $seat } { VERB($seat, "pioche", "piochez") } les projets { $projects }
event-keeps = { $seat } { VERB($seat, "garde", "gardez") } le projet { $project }
event-project-gone = le projet { $project } quitte la partie
event-project-gone-unseen = l’autre projet quitte la partie sans être vu
event-begins-repair = { $seat } { VERB($seat, "entreprend", "entreprenez") } de réparer { LE($machine) }
event-repairs = { $points ->
    [one] { $seat } { VERB($seat, "répare", "réparez") } { LE($machine) } pour { $price } ; { VERB($seat, "marque", "marquez") } { $points } point
   *[other] { $seat } { VERB($seat, "répare", "réparez") } { LE($machine) } pour { $price } ; { VERB($seat, "marque", "marquez") } { $points } points
}
event-leaves-coal = { $seat } { VERB($seat, "laisse", "laissez") } { $pieces } sur { LE($machines) }
event-takes-coal = { $seat } { VERB($seat, "récupère", "récupérez") } { $pieces } sur la machine
event-begins-project = { $seat } { VERB($seat, "choisit", "choisissez") } le projet { $project }
event-completes = { $points ->
    [one] { $seat } { VERB($seat, "valide", "validez") } le projet { $project } avec { LE($machines) } ; { VERB($seat, "marque", "marquez") } { $points } point
   *[other] { $seat } { VERB($seat, "valide", "validez") } le projet { $project } avec { LE($machines) } ; { VERB($seat, "marque", "marquez") } { $points } points
}
event-stops-projects = { $seat } ne { VERB($seat, "valide", "validez") } plus de projet
event-draws = { $count ->
    [one] { $seat } { VERB($seat, "pioche", "piochez") } 1 carte
   *[other] { $seat } { VERB($seat, "pioche", "piochez") } { $count } cartes
}
event-draws-these = { $seat } { VERB($seat, "pioche", "piochez") } { LE($machines) }
event-sets-aside = { $seat } { VERB($seat, "met", "mettez") } à part { LE($machines) }
event-limit = { $seat } { VERB($seat, "a", "avez") } quatre machines : { LE($kept) } reste, { LE($machines) } sont mises à part
event-flushes = la ligne supérieure est défaussée : { $machines }{ $lying ->
    [0] {""}
    [one] ; { $lying } charbonium retourne dans la réserve
   *[other] ; { $lying } charboniums retournent dans la réserve
}
event-exhausted = la pioche n’a pas suffi à compléter la main : c’est la dernière manche
event-goal = { $seat } { VERB($seat, "a", "avez") } { $points } points : c’est la dernière manche
event-tie-charcoalium = égalité de points : le charbonium décide
event-tie-resources = égalité de points et de charbonium : les ressources décident

## Ce qui ne peut pas être

fault-pieces = les stocks, le bric-à-brac et la réserve ne font pas 12 charboniums et 8 de chaque ressource
fault-machines = le compte des 56 machines n’est pas bon
fault-projects = les 17 projets ne sont pas chacun à un seul endroit
fault-hands = une main a au plus cinq cartes, et pas plus de cartes connues que de cartes
fault-row = le bric-à-brac a au plus neuf machines au début d’un tour, dix pendant un tour
fault-workshops = un atelier contient au plus trois machines, et une quatrième seulement après une réparation
fault-turns = le premier joueur agit après un nombre pair de tours, le second après un nombre impair
fault-question = la question posée ne va pas avec le reste de la position
fault-end = la partie se serait terminée avant cette manche, ou sa pile n’est pas épuisée
