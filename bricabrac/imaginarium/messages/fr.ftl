# Imaginarium. Termes du livret de règles français. Les noms des machines sont dans cards.toml.

## Noms

machine = { $id } ({ $name })
times = { $name } ×{ $count }
    .gender = { GENDER($name) }
joined = { $one } + { $other }
    .gender = { GENDER($one) }
project = « { $name } »
any-resources = { $count ->
    [one] 1 ressource au choix
   *[other] { $count } ressources identiques au choix
}
handyman = le bricoleur de { $seat }
saboteur = le saboteur de { $seat }
conveyor-space = emplacement { $number } du tapis roulant
extractor = extracteur { $number }

deed-recruit = Recruter
deed-extract = Extraire
deed-repair = Réparer
deed-trade = Effectuer des transactions
deed-dismantle = Démonter
deed-reorganise = Réorganiser

## Ce que font les machines

does-give = donne { $product }
does-transform = { $count ->
    [one] transforme 1 ressource en { $product }
   *[other] transforme { $count } ressources en { $product }
}
does-steal = tous les autres rendent { $pieces }, et vous en gardez au plus autant
does-cancel = vous pouvez retirer de la partie un projet du bureau d’études
does-deactivate = vous pouvez retourner un emplacement de chaque adversaire, jusqu’après sa prochaine utilisation des machines
does-guard-coal = personne ne peut vous voler de charbonium
does-guard-resources = personne ne peut vous voler de ressources
does-guard-pieces = personne ne peut vous voler de charbonium ni de ressources
does-guard-all = personne ne peut rien vous voler ni retourner vos machines
does-recover = va au broyeur, et une machine qui s’y trouve la remplace, réparée

## Assistants. Ils n’ont pas de nom imprimé : ceux-ci sont de nous.

assistant-free_hand = Électron libre
    .gender = m
assistant-scrap_dealer = Ferrailleur
    .gender = m
assistant-double_shift = Double journée
    .gender = f
assistant-patron = Mécène
    .gender = m
assistant-bargain_hunter = Chineur
    .gender = m
assistant-annex = Annexe
    .gender = f
assistant-deck_diver = Fouineur
    .gender = m
assistant-secret_projects = Cachottier
    .gender = m
assistant-diploma_broker = Courtier en diplômes
    .gender = m
assistant-wholesaler = Grossiste
    .gender = m
assistant-showman = Bonimenteur
    .gender = m
assistant-moonlighter = Pique-assiette
    .gender = m
assistant-hoarder = Accapareur
    .gender = m

skill-free_hand = dès votre prochain tour, choisissez librement deux actions différentes, même celles du tour précédent
skill-scrap_dealer = à la fin de chaque manche, autant de charboniums que le niveau de la machine broyée
skill-double_shift = si vous choisissez Réparer ou Démonter, vous pouvez le faire deux fois
skill-patron = 1 point de plus pour chaque projet que vous validez
skill-bargain_hunter = une machine réservée ne coûte que le prix de son emplacement, quel que soit son niveau
skill-annex = deux emplacements de plus dans votre atelier
skill-deck_diver = une fois par tour, à la récupération : la première machine de la pioche, cassée, pour 3 charboniums
skill-secret_projects = deux projets à vous derrière votre paravent ; le premier validé rapporte tous ses points, puis les deux disparaissent
skill-diploma_broker = un point ne coûte que 3 charboniums lors des transactions
skill-wholesaler = cinq transactions au lieu de trois
skill-showman = l’effet d’une machine que vous réparez peut servir deux fois aussitôt (sauf attaque, défense et S1)
skill-moonlighter = à chaque tour, utilisez une machine de production ou de transformation non combinée d’un adversaire
skill-hoarder = chaque majorité finale vous rapporte 3 points au lieu de 2

## Projets. Les noms courts sont de nous.

project-three_level_two = 3 de niveau 2
project-three_alike_made = 3 ressources identiques
project-triple_combo = 3 identiques combinées
project-two_level_three = 2 de niveau 3
project-six_resources = 6 ressources
project-two_attack = 2 machines d’attaque
project-two_defense = 2 machines de défense
project-attack_and_defense = Attaque et défense
project-coal_heap = 15 charboniums
project-six_machines = 6 machines
project-one_of_each = Bois, cuivre, cristal
project-three_assistants = 3 assistants
project-two_transformation = 2 machines de transformation
project-four_production = Production sur 4 emplacements

needs-three_level_two = au moins 3 machines de niveau 2 dans votre atelier
needs-three_alike_made = vos machines de production génèrent au moins 3 ressources identiques
needs-triple_combo = 3 machines identiques combinées sur un emplacement
needs-two_level_three = au moins 2 machines de niveau 3 dans votre atelier
needs-six_resources = vos machines de production génèrent au moins 6 ressources, de 2 sortes ou plus
needs-two_attack = au moins 2 machines d’attaque dans votre atelier
needs-two_defense = au moins 2 machines de défense dans votre atelier
needs-attack_and_defense = une machine d’attaque et une machine de défense dans votre atelier
needs-coal_heap = au moins 15 charboniums derrière votre paravent ; vous les gardez
needs-six_machines = au moins 6 machines dans votre atelier
needs-one_of_each = vos machines de production génèrent bois, cuivre et cristal
needs-three_assistants = 3 assistants recrutés
needs-two_transformation = au moins 2 machines de transformation dans votre atelier
needs-four_production = des machines de production sur au moins 4 emplacements de votre atelier

## Ce qui est demandé

question-handyman = Placez votre bricoleur : réservez une machine ou allez à un extracteur
question-saboteur = Placez votre saboteur : sur une machine, pour la faire broyer, ou sur un extracteur, pour le bloquer
question-use = Utilisez une machine de votre atelier, ou continuez
question-use-or-borrow = Utilisez une machine de votre atelier ou celle d’un adversaire, ou continuez
question-give = { $count ->
    [one] Choisissez la ressource pour { $machine } : elle donnera { $product }
   *[other] Choisissez les { $count } ressources pour { $machine } : elles donneront { $product }
}
question-give-or-not = { $count ->
    [one] Choisissez une ressource pour { $machine }, qui donnera { $product }, ou renoncez
   *[other] Choisissez { $count } ressources pour { $machine }, qui donneront { $product }, ou renoncez
}
question-take = Choisissez ce que produit { $machine } : { $product }
question-take-or-not = Choisissez ce que produit { $machine }, ou renoncez : { $product }
question-effect = Utilisez aussitôt { $machine } pour { $product }, ou renoncez
question-dive = Achetez la première machine de la pioche pour { $price }, ou continuez
question-pay = { $count ->
    [one] Choisissez la dernière ressource à payer pour { $machine }
   *[other] Choisissez une ressource à payer pour { $machine } : il en reste { $count } à payer
}
question-dial = Tournez l’aiguille vers deux actions voisines
question-dial-free = Choisissez deux actions, quelles qu’elles soient
question-act = Choisissez une action, ou restez-en là : { $deeds }
question-repair = Choisissez une machine de votre cour à réparer
question-repair-again = Réparez une deuxième machine, ou restez-en là
question-cancel = Choisissez un projet à retirer de la partie, ou laissez-les tous
question-deactivate = Choisissez un emplacement de { $foe } à retourner, ou laissez-les tous
question-recover = Choisissez une machine à récupérer dans le broyeur
question-dismantle = Choisissez une machine à démonter
question-dismantle-again = Démontez une deuxième machine, ou restez-en là
question-salvage = { $count ->
    [one] Choisissez 1 ressource du coût de { $machine } : { $cost }
   *[other] Choisissez { $count } ressources du coût de { $machine } : { $cost }
}
question-receive = Choisissez ce que vous recevez pour { $machine } : { $pieces }, ou { $points }
question-separate = Séparez des combinaisons, combinez des machines, ou terminez
question-combine = Combinez d’autres machines, ou terminez
question-trade = { $count ->
    [one] Achetez ou vendez, ou arrêtez : il reste 1 transaction
   *[other] Achetez ou vendez, ou arrêtez : il reste { $count } transactions
}
question-recruit = Choisissez un assistant à recruter
question-projects = Validez un projet, ou finissez votre tour
question-nothing = Rien n’est demandé

## Pourquoi pas

refusal-not-asked = Cela ne répond pas à la question : { $question }
refusal-must-answer = Il faut répondre : { $question }
refusal-no-machine-there = Il n’y a pas de machine à l’emplacement { $space } du tapis roulant
refusal-occupied = Déjà pris : { $place } ({ $figure })
refusal-not-in-workshop = Vous n’avez pas { $machine } dans votre atelier
refusal-already-used = Vous avez déjà utilisé { $machine } ce tour-ci
refusal-face-down = { $machine } est face cachée : utilisable de nouveau à votre prochain tour
refusal-too-few-resources = { $count ->
    [one] { $machine } demande 1 ressource ; vous avez : { $have }
   *[other] { $machine } demande { $count } ressources ; vous avez : { $have }
}
refusal-no-moonlighter = Vous ne pouvez utiliser les machines des autres qu’avec cet assistant : { $assistant }
refusal-already-borrowed = Vous avez déjà utilisé la machine d’un adversaire ce tour-ci
refusal-not-offered = Aucun adversaire n’a { $machine } face visible et non combinée
refusal-wrong-amount = { $count ->
    [one] Choisissez exactement 1 ressource
   *[other] Choisissez exactement { $count } ressources
}
refusal-not-in-stock = Vous n’avez pas { $pieces } ; vous avez : { $have }
refusal-repair-price = Réparer { $machine } coûte { $price } ; il vous manque { $missing }
refusal-pay-passed = On paie dans l’ordre bois, cuivre, cristal : il est trop tard pour payer en { $piece }
refusal-pay-short = On paie dans l’ordre bois, cuivre, cristal : payer déjà en { $piece } ne laisserait pas de quoi régler les { $count } ressources dues
refusal-separate-order = On sépare les combinaisons dans l’ordre où elles se trouvent : celle-ci est déjà passée
refusal-combine-order = On combine dans l’ordre de la liste : cette combinaison est déjà passée
refusal-not-neighbours = { $one } et { $other } ne sont pas des actions voisines
refusal-same-pair = Vous avez choisi { $one } et { $other } à votre dernier tour : tournez l’aiguille
refusal-not-chosen = { $deed } n’est pas une des actions qu’il vous reste : { $deeds }
refusal-recruit-full = Vous ne pouvez pas avoir plus de { $count } assistants
refusal-recruit-nobody = La salle de réunion est vide
refusal-recruit-poor = L’assistant le moins cher coûte { $price } ; vous avez { $have }
refusal-repair-none = Il n’y a pas de machine cassée dans votre cour
refusal-repair-full = Vos { $count } emplacements sont tous occupés
refusal-repair-poor = Vous ne pouvez payer la réparation d’aucune machine de votre cour ; vous avez : { $have }
refusal-trade-nothing = Vous n’avez rien à échanger
refusal-dismantle-nothing = Vous n’avez pas de machine à démonter : ni les combinées ni les spéciales ne se démontent
refusal-reorganise-nothing = Il n’y a rien à combiner ni à séparer dans votre atelier
refusal-not-in-yard = Il n’y a pas { $machine } parmi les machines cassées de votre cour
refusal-not-in-office = Le projet { $project } n’est pas dans le bureau d’études
refusal-no-slot-of = { $count ->
    [one] L’emplacement { $slot } de { $foe } est vide : 1 seul est occupé
   *[other] L’emplacement { $slot } de { $foe } est vide : { $count } seulement sont occupés
}
refusal-no-combination = { $count ->
    [0] Il n’y a pas de combinaison { $slot } : vous n’en avez aucune
    [one] Il n’y a pas de combinaison { $slot } : vous en avez 1
   *[other] Il n’y a pas de combinaison { $slot } : vous en avez { $count }
}
refusal-down-already = L’emplacement { $slot } de { $foe } est déjà face cachée
refusal-same-choice = Cela revient au même qu’un autre choix : de deux emplacements égaux, le premier compte
refusal-not-in-crusher = Il n’y a pas { $machine } dans le broyeur
refusal-combined = { $machine } est en combinaison : on ne démonte qu’une machine seule sur son emplacement
refusal-not-in-cost = { $machine } coûte { $cost } : vous ne pouvez choisir que parmi cela
refusal-not-combined = Il n’y a rien à séparer à l’emplacement { $slot }
refusal-not-loose = Vous n’avez pas séparément les machines pour { $machine }
refusal-too-many-slots = { $excess ->
    [one] Vous avez { $count } emplacements : combinez pour libérer encore 1 place
   *[other] Vous avez { $count } emplacements : combinez pour libérer encore { $excess } places
}
refusal-no-way-back = Après cela, vos machines ne tiendraient plus sur vos { $count } emplacements
refusal-price = { $pieces } coûte { $price } ; vous avez { $have }
refusal-point-price = 1 point coûte { $price } ; vous avez { $have }
refusal-wage = { $assistant } coûte { $price } ; vous avez { $have }
refusal-not-in-room = { $assistant } n’est pas dans la salle de réunion
refusal-not-available = Le projet { $project } n’est ni dans le bureau d’études ni à vous
refusal-already-done = Vous avez déjà validé le projet { $project }
refusal-not-met = Le projet { $project } demande : { $needs } ; vous avez { $have } sur { $want }

## Ce que cela ferait

do-reserve = Réservez { $machine } ({ $place }) pour { $price }
do-reserve-mixed = Réservez { $machine } ({ $place }) pour { $price } ; vous avez maintenant { $have }, et { $count } ressources compléteraient
do-reserve-short = Réservez { $machine } ({ $place }) pour { $price } ; vous n’avez maintenant que { $have } : si cela ne suffit toujours pas, vous perdez tout et la machine est broyée
do-reserve-none = Réservez un emplacement sans machine : { $place }
do-sabotage = Faites broyer { $machine } ({ $place })
do-extractor = Allez à l’extracteur { $number } : { $pieces }
do-block = Bloquez l’extracteur { $number }
do-use = Utilisez { $machine } : { $product }
do-use-feeding = { $count ->
    [one] Utilisez { $machine } : { $product } pour 1 ressource
   *[other] Utilisez { $machine } : { $product } pour { $count } ressources
}
do-borrow = Utilisez chez un adversaire { $machine } : { $product }
do-borrow-feeding = { $count ->
    [one] Utilisez chez un adversaire { $machine } : { $product } pour 1 ressource
   *[other] Utilisez chez un adversaire { $machine } : { $product } pour { $count } ressources
}
do-apply = Utilisez la machine que vous venez de réparer
do-give = Donnez { $pieces }
do-give-to = Donnez { $pieces } à { $machine } pour { $product }
do-take = Prenez { $pieces }
do-score = Marquez { $points }
do-dive = Achetez la première machine de la pioche, sans la voir, pour { $price }
do-pay = Payez { $pieces }
do-choose = Choisissez { $one } et { $other }
do-extract = Extrayez { $pieces }
do-begin-repair = { $count ->
    [one] Réparez une machine de votre cour
   *[other] Réparez jusqu’à { $count } machines de votre cour
}
do-begin-trade = Effectuez des transactions : { $count } au plus
do-begin-dismantling = { $count ->
    [one] Démontez une machine
   *[other] Démontez jusqu’à { $count } machines
}
do-begin-reorganising = Réorganisez votre atelier : combinez des machines, séparez des combinaisons
do-begin-recruiting = Recrutez un assistant
do-repair = Réparez { $machine } pour { $price } : { $does }
do-repair-against = Réparez { $machine } pour { $price } : { $does } ; à l’abri : { $seats }
do-cancel = Retirez de la partie le projet { $project }
do-recover = Récupérez { $machine } dans le broyeur, en état de marche : { $does }
do-dismantle = Démontez { $machine } (en état de marche) pour { $pieces } ou { $points }
do-dismantle-broken = Démontez { $machine } (hors d’usage) pour { $pieces }
do-dismantle-broken-choosing = Démontez { $machine } (hors d’usage) pour { $count } ressources de son coût : { $cost }
do-receive = Prenez le double du coût de la machine que vous venez de démonter
do-receive-points = Prenez autant de points que le niveau de la machine que vous venez de démonter
do-deactivate = Retournez { $machine } chez { $foe }
do-separate = Séparez { $machine }
do-choose-slot = Choisissez l’emplacement { $slot }
do-combine = Combinez { $machine } : { $does }
do-buy = Achetez { $pieces } pour { $price }
do-sell = Vendez { $pieces } pour { $price }
do-buy-point = Achetez 1 point pour { $price }
do-recruit = Recrutez { $assistant } pour { $price } : { $skill }
do-complete = Validez le projet { $project } pour { $points } : { $needs }
do-stop = Arrêtez
do-stop-using = N’utilisez plus de machine
do-decline-effect = Renoncez-y
do-stop-diving = N’achetez rien dans la pioche
do-stop-actions = N’effectuez plus d’action
do-stop-repairs = Ne réparez pas de deuxième machine
do-stop-dismantling = Ne démontez pas de deuxième machine
do-cancel-nothing = Ne retirez aucun projet
do-spare = Ne retournez rien chez { $foe }
do-stop-reorganising = Terminez : chaque machine encore seule prend un emplacement
do-stop-trade = N’effectuez plus de transaction
do-stop-projects = Ne validez plus de projet, et finissez votre tour

## Ce qui s’est passé

event-reserves = { $figure } réserve { $machine } ({ $place })
event-goes-to = { $figure } va à l’extracteur { $number } ({ $pieces })
event-marks = { $figure } vise { $machine } ({ $place })
event-blocks = { $figure } bloque l’extracteur { $number }
event-finds-no-space = { $figure } ne trouve pas de place libre
event-sabotages = { $figure } fait broyer { $machine } ({ $place })
event-uses = { $seat } utilise { $machine } : { $product }
event-borrows = { $seat } utilise chez un adversaire { $machine } : { $product }
event-starts = { $seat } met en marche { $machine }
event-starts-borrowed = { $seat } met en marche chez un adversaire { $machine }
event-feeds = { $seat } donne { $pieces } à { $machine } pour { $product }
event-gains = { $seat } gagne { $pieces }
event-scores = { $seat } marque { $points }
event-declines = { $seat } renonce à utiliser { $machine }
event-stops-using = { $seat } n’utilise plus de machine
event-face-up = { $seat } remet face visible : { $machines }
event-takes-coal = { $seat } prend { $pieces } à l’extracteur { $number }
event-fetches = { $seat } récupère { $machine } pour { $price }
event-owes = { $count ->
    [one] { $seat } doit encore 1 ressource pour { $machine } (payé : { $price })
   *[other] { $seat } doit encore { $count } ressources pour { $machine } (payé : { $price })
}
event-pays = { $seat } paie { $pieces }
event-takes-home = { $seat } récupère { $machine }
event-fails = { $seat } ne peut pas payer { $machine } et perd tout ({ $price }) ; la machine va au broyeur
event-fetches-nothing = { $seat } n’a rien à récupérer
event-dives = { $seat } achète { $machine } dans la pioche pour { $price }
event-stops-diving = { $seat } n’achète rien dans la pioche
event-chooses = { $seat } choisit { $one } et { $other }
event-begins = { $seat } commence : { $deed }
event-stops-actions = { $seat } n’effectue plus d’action
event-extracts = { $seat } extrait { $pieces }
event-repairs = { $seat } répare { $machine } pour { $price }
event-stops-repairs = { $seat } ne répare pas de deuxième machine
event-protected = { $seat } est à l’abri
event-gives-up = { $seat } rend { $pieces }
event-has-none = { $seat } n’en a pas à rendre
event-keeps = { $seat } garde { $pieces } ; retour à la réserve : { $rest }
event-no-booty = { $seat } ne gagne rien
event-cancels = { $seat } retire de la partie le projet { $project }
event-cancels-nothing = { $seat } ne retire aucun projet
event-no-project = il n’y a pas de projet à retirer
event-deactivates = { $seat } retourne { $machine } chez { $foe }
event-spares = { $seat } ne retourne rien chez { $foe }
event-recycles = elle va au broyeur, en échange d’une machine qui s’y trouve
event-recycles-nothing = elle va au broyeur, et il n’y a rien à y récupérer
event-recovers = { $seat } récupère { $machine } dans le broyeur
event-dismantles = { $seat } démonte { $machine } (en état de marche)
event-dismantles-broken = { $seat } démonte { $machine } (hors d’usage)
event-stops-dismantling = { $seat } ne démonte pas de deuxième machine
event-separates = { $seat } sépare { $machine }
event-combines = { $seat } combine { $machine } : { $product }
event-combines-guards = { $seat } combine { $machine }
event-reorganised = { $seat } a réorganisé son atelier : { $machines }
event-buys = { $seat } achète { $pieces } pour { $price }
event-sells = { $seat } vend { $pieces } pour { $price }
event-buys-point = { $seat } achète 1 point pour { $price }
event-stops-trade = { $seat } n’effectue plus de transaction
event-recruits = { $seat } recrute { $assistant } pour { $price }
event-draws-projects = { $count ->
    [one] { $seat } pioche 1 projet secret
   *[other] { $seat } pioche { $count } projets secrets
}
event-draws-these-projects = { $seat } pioche des projets secrets : { $projects }
event-completes = { $seat } valide le projet { $project } ; marque { $points }
event-secrets-gone = des projets secrets quittent la partie : { $projects }
event-stops-projects = { $seat } ne valide plus de projet
event-ends-turn = { $seat } finit son tour : numéro { $number } sur la piste d’initiative
event-crushes = fin de la manche : { $machine } va au broyeur
event-scrap = { $seat } gagne { $pieces } pour la ferraille
event-reshuffles = la pioche est vide : on mélange le broyeur pour en faire une nouvelle
event-new-machines = nouveau sur le tapis roulant, depuis la droite : { $machines }
event-new-assistants = nouveau dans la salle de réunion : { $assistants }
event-round = la manche { $number } commence
event-goal = { $seat } a { $points } : la partie se termine
event-limit = la manche { $number } était la dernière : la partie se termine
event-majority = { $seat } a une majorité ({ $pieces }) ; marque { $points }
event-tie-levels = égalité de points : les niveaux des machines réparées décident
event-tie = égalité de points et de niveaux

## Ce qui ne peut pas être

fault-machines = le compte des 61 machines n’est pas bon
fault-deck = la pile n’a pas autant de machines qu’elle le dit
fault-stock = personne n’a moins que rien
fault-slots = un atelier a quatre emplacements, six avec annex, avec chacun une machine ou une combinaison
fault-face-down = seuls des emplacements avec des machines sont face cachée, et jusqu’à la fin de l’étape 1
fault-assistants = les 13 assistants sont chacun à un seul endroit, trois au plus par place
fault-projects = les 14 projets sont chacun à un seul endroit
fault-figures = chaque figurine est à un seul endroit, sur le tapis là où se trouve une machine
fault-leftovers = quelque chose est en cours qui n’appartient pas à cette étape
fault-met = seuls les projets dont la condition est remplie peuvent être réalisés
fault-places = personne n’est assis là
fault-question = la question posée ne va pas avec le reste de la position
fault-end = la partie se serait terminée avec une manche précédente
position-slot = { $field } : aucun emplacement ne peut contenir { $given }
position-board = deux places ont le plateau d’atelier { $board }
position-belt = belt a { $count } cases, pas { $given } ; « - » en est une vide
position-stand = deux figurines sont sur { $stand }
workshops-unread = { $file } n’a pas pu être lu : { $why }
workshops-none = { $file } n’a pas de [[workshops]]
workshops-toml = { $file } n’est pas du TOML : { $why }
workshops-fields = chaque plateau a number, machines, charcoalium et resources, et rien d’autre
workshops-types = un nom ou un nombre n’est pas à sa place
workshops-numbers = les cinq plateaux ont les numéros 1 à 5
workshops-machines = le plateau { $board } a une ou deux machines
workshops-resources = les ressources du plateau { $board } sont bois, cuivre, cristal
workshops-stock = le stock du plateau { $board } ne peut pas être ainsi
workshops-start = personne ne commence avec { $machine }
workshops-copies = il n’y a que { $copies } { $machine }
