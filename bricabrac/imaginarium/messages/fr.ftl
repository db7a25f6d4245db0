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
handyman = { WHO($seat) ->
    [you] votre bricoleur
   *[other] le bricoleur { DU($seat) }
}
saboteur = { WHO($seat) ->
    [you] votre saboteur
   *[other] le saboteur { DU($seat) }
}
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
    [one] Choisissez la ressource pour { LE($machine) } : elle donnera { $product }
   *[other] Choisissez les { $count } ressources pour { LE($machine) } : elles donneront { $product }
}
question-give-or-not = { $count ->
    [one] Choisissez une ressource pour { LE($machine) }, qui donnera { $product }, ou renoncez
   *[other] Choisissez { $count } ressources pour { LE($machine) }, qui donneront { $product }, ou renoncez
}
question-take = Choisissez ce que produit { LE($machine) } : { $product }
question-take-or-not = Choisissez ce que produit { LE($machine) }, ou renoncez : { $product }
question-effect = Utilisez aussitôt { LE($machine) } pour { $product }, ou renoncez
question-dive = Achetez la première machine de la pioche pour { $price }, ou continuez
question-pay = { $count ->
    [one] Choisissez la dernière ressource à payer pour { LE($machine) }
   *[other] Choisissez une ressource à payer pour { LE($machine) } : il en reste { $count } à payer
}
question-dial = Tournez l’aiguille vers deux actions voisines
question-dial-free = Choisissez deux actions, quelles qu’elles soient
question-act = Choisissez une action, ou restez-en là : { $deeds }
question-repair = Choisissez une machine de votre cour à réparer
question-repair-again = Réparez une deuxième machine, ou restez-en là
question-cancel = Choisissez un projet à retirer de la partie, ou laissez-les tous
question-deactivate = Choisissez un emplacement { DU($foe) } à retourner, ou laissez-les tous
question-recover = Choisissez une machine à récupérer dans le broyeur
question-dismantle = Choisissez une machine à démonter
question-dismantle-again = Démontez une deuxième machine, ou restez-en là
question-salvage = { $count ->
    [one] Choisissez 1 ressource du coût { DU($machine) } : { $cost }
   *[other] Choisissez { $count } ressources du coût { DU($machine) } : { $cost }
}
question-receive = Choisissez ce que vous recevez pour { LE($machine) } : { $pieces }, ou { $points }
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
refusal-not-in-workshop = Vous n’avez pas { LE($machine) } dans votre atelier
refusal-already-used = Vous avez déjà utilisé { LE($machine) } ce tour-ci
refusal-face-down = { LE($machine) } est face cachée : utilisable de nouveau à votre prochain tour
refusal-too-few-resources = { $count ->
    [one] { LE($machine) } demande 1 ressource ; vous avez : { $have }
   *[other] { LE($machine) } demande { $count } ressources ; vous avez : { $have }
}
refusal-no-moonlighter = Vous ne pouvez utiliser les machines des autres qu’avec { LE($assistant) }
refusal-already-borrowed = Vous avez déjà utilisé la machine d’un adversaire ce tour-ci
refusal-not-offered = Aucun adversaire n’a { LE($machine) } face visible et hors combinaison
refusal-wrong-amount = { $count ->
    [one] Choisissez exactement 1 ressource
   *[other] Choisissez exactement { $count } ressources
}
refusal-not-in-stock = Vous n’avez pas { $pieces } ; vous avez : { $have }
refusal-repair-price = Réparer { LE($machine) } coûte { $price } ; il vous manque { $missing }
refusal-pay-passed = On paie dans l’ordre bois, cuivre, cristal : il est trop tard pour payer en { $piece }
refusal-pay-short = On paie dans l’ordre bois, cuivre, cristal : payer déjà en { $piece } ne laisserait pas de quoi régler ce qui reste dû : { $count }
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
refusal-not-in-yard = { LE($machine) } n’est pas parmi les machines cassées de votre cour
refusal-not-in-office = Le projet { $project } n’est pas dans le bureau d’études
refusal-no-slot-of = { $count ->
    [one] L’emplacement { $slot } { DU($foe) } est vide : 1 seul est occupé
   *[other] L’emplacement { $slot } { DU($foe) } est vide : { $count } seulement sont occupés
}
refusal-no-combination = { $count ->
    [0] Il n’y a pas de combinaison { $slot } : vous n’en avez aucune
    [one] Il n’y a pas de combinaison { $slot } : vous en avez 1
   *[other] Il n’y a pas de combinaison { $slot } : vous en avez { $count }
}
refusal-down-already = L’emplacement { $slot } { DU($foe) } est déjà face cachée
refusal-same-choice = Cela revient au même qu’un autre choix : de deux emplacements égaux, le premier compte
refusal-not-in-crusher = { LE($machine) } n’est pas dans le broyeur
refusal-combined = { LE($machine) } est en combinaison : on ne démonte qu’une machine seule sur son emplacement
refusal-not-in-cost = { LE($machine) } coûte { $cost } : vous ne pouvez choisir que parmi ces ressources
refusal-not-combined = Il n’y a rien à séparer à l’emplacement { $slot }
refusal-not-loose = Vous n’avez pas séparément les machines pour { LE($machine) }
refusal-too-many-slots = { $excess ->
    [one] Vous avez { $count } emplacements : combinez pour libérer encore 1 place
   *[other] Vous avez { $count } emplacements : combinez pour libérer encore { $excess } places
}
refusal-no-way-back = Après cela, vos machines ne tiendraient plus sur vos { $count } emplacements
refusal-price = { $pieces } coûte { $price } ; vous avez { $have }
refusal-point-price = 1 point coûte { $price } ; vous avez { $have }
refusal-wage = { LE($assistant) } coûte { $price } ; vous avez { $have }
refusal-not-in-room = { LE($assistant) } n’est pas dans la salle de réunion
refusal-not-available = Le projet { $project } n’est ni dans le bureau d’études ni à vous
refusal-already-done = Vous avez déjà validé le projet { $project }
refusal-not-met = Le projet { $project } demande : { $needs } ; vous avez { $have } sur { $want }

## Ce que cela ferait

do-reserve = Réservez { LE($machine) } ({ $place }) pour { $price }
do-reserve-mixed = Réservez { LE($machine) } ({ $place }) pour { $price } ; vous avez maintenant { $have }, et { $count } ressources compléteraient
do-reserve-short = Réservez { LE($machine) } ({ $place }) pour { $price } ; vous n’avez maintenant que { $have } : si cela ne suffit toujours pas, vous perdez tout et la machine est broyée
do-reserve-none = Réservez un emplacement sans machine : { $place }
do-sabotage = Faites broyer { LE($machine) } ({ $place })
do-extractor = Allez à l’extracteur { $number } : { $pieces }
do-block = Bloquez l’extracteur { $number }
do-use = Utilisez { LE($machine) } : { $product }
do-use-feeding = { $count ->
    [one] Utilisez { LE($machine) } : { $product } pour 1 ressource
   *[other] Utilisez { LE($machine) } : { $product } pour { $count } ressources
}
do-borrow = Utilisez { LE($machine) } d’un adversaire : { $product }
do-borrow-feeding = { $count ->
    [one] Utilisez { LE($machine) } d’un adversaire : { $product } pour 1 ressource
   *[other] Utilisez { LE($machine) } d’un adversaire : { $product } pour { $count } ressources
}
do-apply = Utilisez la machine que vous venez de réparer
do-give = Donnez { $pieces }
do-give-to = Donnez { $pieces } { AU($machine) } pour { $product }
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
do-repair = Réparez { LE($machine) } pour { $price } : { $does }
do-repair-against = Réparez { LE($machine) } pour { $price } : { $does } ; à l’abri : { $seats }
do-cancel = Retirez de la partie le projet { $project }
do-recover = Récupérez { LE($machine) } dans le broyeur, en état de marche : { $does }
do-dismantle = Démontez { LE($machine) } (en état de marche) pour { $pieces } ou { $points }
do-dismantle-broken = Démontez { LE($machine) } (hors d’usage) pour { $pieces }
do-dismantle-broken-choosing = { $count ->
    [one] Démontez { LE($machine) } (hors d’usage) pour { $count } ressource de son coût : { $cost }
   *[other] Démontez { LE($machine) } (hors d’usage) pour { $count } ressources de son coût : { $cost }
}
do-receive = Prenez le double du coût de la machine que vous venez de démonter
do-receive-points = Prenez autant de points que le niveau de la machine que vous venez de démonter
do-deactivate = Retournez { LE($machine) } { DU($foe) }
do-separate = Séparez { LE($machine) }
do-choose-slot = Choisissez l’emplacement { $slot }
do-combine = Combinez { LE($machine) } : { $does }
do-buy = Achetez { $pieces } pour { $price }
do-sell = Vendez { $pieces } pour { $price }
do-buy-point = Achetez 1 point pour { $price }
do-recruit = Recrutez { LE($assistant) } pour { $price } : { $skill }
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

event-reserves = { $figure } réserve { LE($machine) } ({ $place })
event-goes-to = { $figure } va à l’extracteur { $number } ({ $pieces })
event-marks = { $figure } vise { LE($machine) } ({ $place })
event-blocks = { $figure } bloque l’extracteur { $number }
event-finds-no-space = { $figure } ne trouve pas de place libre
event-sabotages = { $figure } fait broyer { LE($machine) } ({ $place })
event-uses = { $seat } { VERB($seat, "utilise", "utilisez") } { LE($machine) } : { $product }
event-borrows = { $seat } { VERB($seat, "utilise", "utilisez") } { LE($machine) } d’un adversaire : { $product }
event-starts = { $seat } { VERB($seat, "met", "mettez") } en marche { LE($machine) }
event-starts-borrowed = { $seat } { VERB($seat, "met", "mettez") } en marche { LE($machine) } d’un adversaire
event-feeds = { $seat } { VERB($seat, "donne", "donnez") } { $pieces } { AU($machine) } pour { $product }
event-gains = { $seat } { VERB($seat, "gagne", "gagnez") } { $pieces }
event-scores = { $seat } { VERB($seat, "marque", "marquez") } { $points }
event-declines = { $seat } { VERB($seat, "renonce", "renoncez") } à utiliser { LE($machine) }
event-stops-using = { $seat } { VERB($seat, "n’utilise", "n’utilisez") } plus de machine
event-face-up = { $seat } { VERB($seat, "remet", "remettez") } face visible : { $machines }
event-takes-coal = { $seat } { VERB($seat, "prend", "prenez") } { $pieces } à l’extracteur { $number }
event-fetches = { $seat } { VERB($seat, "récupère", "récupérez") } { LE($machine) } pour { $price }
event-owes = { $count ->
    [one] { $seat } { VERB($seat, "doit", "devez") } encore 1 ressource pour { LE($machine) } (payé : { $price })
   *[other] { $seat } { VERB($seat, "doit", "devez") } encore { $count } ressources pour { LE($machine) } (payé : { $price })
}
event-pays = { $seat } { VERB($seat, "paie", "payez") } { $pieces }
event-takes-home = { $seat } { VERB($seat, "récupère", "récupérez") } { LE($machine) }
event-fails = { $seat } ne { VERB($seat, "peut", "pouvez") } pas payer { LE($machine) } et { VERB($seat, "perd", "perdez") } tout ({ $price }) ; la machine va au broyeur
event-fetches-nothing = { $seat } { VERB($seat, "n’a", "n’avez") } rien à récupérer
event-dives = { $seat } { VERB($seat, "achète", "achetez") } { LE($machine) } dans la pioche pour { $price }
event-stops-diving = { $seat } { VERB($seat, "n’achète", "n’achetez") } rien dans la pioche
event-chooses = { $seat } { VERB($seat, "choisit", "choisissez") } { $one } et { $other }
event-begins = { $seat } { VERB($seat, "commence", "commencez") } : { $deed }
event-stops-actions = { $seat } { VERB($seat, "n’effectue", "n’effectuez") } plus d’action
event-extracts = { $seat } { VERB($seat, "extrait", "extrayez") } { $pieces }
event-repairs = { $seat } { VERB($seat, "répare", "réparez") } { LE($machine) } pour { $price }
event-stops-repairs = { $seat } ne { VERB($seat, "répare", "réparez") } pas de deuxième machine
event-protected = { $seat } { VERB($seat, "est", "êtes") } à l’abri
event-gives-up = { $seat } { VERB($seat, "rend", "rendez") } { $pieces }
event-has-none = { $seat } { VERB($seat, "n’en a", "n’en avez") } pas à rendre
event-keeps = { $seat } { VERB($seat, "garde", "gardez") } { $pieces } ; retour à la réserve : { $rest }
event-no-booty = { $seat } ne { VERB($seat, "gagne", "gagnez") } rien
event-cancels = { $seat } { VERB($seat, "retire", "retirez") } de la partie le projet { $project }
event-cancels-nothing = { $seat } ne { VERB($seat, "retire", "retirez") } aucun projet
event-no-project = il n’y a pas de projet à retirer
event-deactivates = { $seat } { VERB($seat, "retourne", "retournez") } { LE($machine) } { WHO($foe) ->
    [you] de votre atelier
   *[other] { DU($foe) }
}
event-spares = { $seat } ne { VERB($seat, "retourne", "retournez") } rien chez { $foe }
event-recycles = elle va au broyeur, en échange d’une machine qui s’y trouve
event-recycles-nothing = elle va au broyeur, et il n’y a rien à y récupérer
event-recovers = { $seat } { VERB($seat, "récupère", "récupérez") } { LE($machine) } dans le broyeur
event-dismantles = { $seat } { VERB($seat, "démonte", "démontez") } { LE($machine) } (en état de marche)
event-dismantles-broken = { $seat } { VERB($seat, "démonte", "démontez") } { LE($machine) } (hors d’usage)
event-stops-dismantling = { $seat } ne { VERB($seat, "démonte", "démontez") } pas de deuxième machine
event-separates = { $seat } { VERB($seat, "sépare", "séparez") } { LE($machine) }
event-combines = { $seat } { VERB($seat, "combine", "combinez") } { LE($machine) } : { $product }
event-combines-guards = { $seat } { VERB($seat, "combine", "combinez") } { LE($machine) }
event-reorganised = { $seat } { VERB($seat, "a réorganisé son", "avez réorganisé votre") } atelier : { $machines }
event-buys = { $seat } { VERB($seat, "achète", "achetez") } { $pieces } pour { $price }
event-sells = { $seat } { VERB($seat, "vend", "vendez") } { $pieces } pour { $price }
event-buys-point = { $seat } { VERB($seat, "achète", "achetez") } 1 point pour { $price }
event-stops-trade = { $seat } { VERB($seat, "n’effectue", "n’effectuez") } plus de transaction
event-recruits = { $seat } { VERB($seat, "recrute", "recrutez") } { LE($assistant) } pour { $price }
event-draws-projects = { $count ->
    [one] { $seat } { VERB($seat, "pioche", "piochez") } 1 projet secret
   *[other] { $seat } { VERB($seat, "pioche", "piochez") } { $count } projets secrets
}
event-draws-these-projects = { $seat } { VERB($seat, "pioche", "piochez") } des projets secrets : { $projects }
event-completes = { $seat } { VERB($seat, "valide", "validez") } le projet { $project } ; { VERB($seat, "marque", "marquez") } { $points }
event-secrets-gone = des projets secrets quittent la partie : { $projects }
event-stops-projects = { $seat } ne { VERB($seat, "valide", "validez") } plus de projet
event-ends-turn = { $seat } { VERB($seat, "finit son", "finissez votre") } tour : numéro { $number } sur la piste d’initiative
event-crushes = fin de la manche : { LE($machine) } va au broyeur
event-scrap = { $seat } { VERB($seat, "gagne", "gagnez") } { $pieces } pour la ferraille
event-reshuffles = la pioche est vide : on mélange le broyeur pour en faire une nouvelle
event-new-machines = arrivage sur le tapis roulant, depuis la droite : { $machines }
event-new-assistants = arrivée dans la salle de réunion : { $assistants }
event-round = la manche { $number } commence
event-goal = { $seat } { VERB($seat, "a", "avez") } { $points } : la partie se termine
event-limit = la manche { $number } était la dernière : la partie se termine
event-majority = { $seat } { VERB($seat, "a", "avez") } une majorité ({ $pieces }) ; { VERB($seat, "marque", "marquez") } { $points }
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
fault-met = seuls les projets dont la condition est remplie peuvent être validés
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
