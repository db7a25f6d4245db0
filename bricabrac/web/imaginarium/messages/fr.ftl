# What the table of Imaginarium says in the browser.

round-of = manche { $number } sur { $last }
step-planning = Planification
step-use = Utiliser
step-fetch = Récupérer
step-actions = Deux actions
step-projects = Projets
step-end = Fin
steps-about = Les étapes d’un tour
turn-order = Ordre du tour
to-place = à placer
on-track = fini · { $number }
on-space = case { $number }
on-extractor = extracteur { $number }
off-belt = hors du tapis
status-now = joue
status-placed = placé
status-waits = à venir
status-done = fini
handyman-of = bricoleur { DU($name) }
saboteur-of = saboteur { DU($name) }
belt = Tapis
extractors = Extracteurs
crusher = Broyeur
empty-space = vide
base-and-level = { $base } + niveau
rail-about = { $base } pour la case, { $level } pour le niveau
price-lost = pas assez
doomed-about = la prochaine au broyeur
level = niveau { $level }
kind-production = production : fabrique à chaque tour
kind-transformation = transformation : change des ressources
kind-attack = attaque : agit une fois, à la réparation
kind-defense = défense : protège toujours
kind-special = spéciale : indémontable
brief-A5 = Retire un projet
brief-A6 = Un emplacement par rival face cachée
brief-S1 = Une machine du broyeur
guards = protège
takes-from-all = prend
repair-cost = coût de réparation
free = libre
none = aucun
no-machine = aucune
hidden = caché
rivals = Rivaux
assistants = Assistants
projects-done = Projets validés
look-closer = Regarder de près
your-workshop = Votre atelier
behind-screen = derrière votre paravent
yard = Cour
yard-about = cassées, à réparer
no-slot-free = aucun emplacement libre
attack-now = Réparer : chaque rival donne
repair-now = Réparer maintenant
face-down = face cachée
worked-once = a fait son effet
loose = séparée
slot-used = utilisée
use-this = Utiliser
take-apart = Séparer
turn-down = Retourner
combine-with = Combiner avec…
special-stays = Les machines spéciales ne se démontent jamais
now-doing = en cours
now-done = fait
now-later = ensuite
dial = Aiguille
dial-recruit = Recruter
dial-extract = Extraire
dial-repair = Réparer
dial-trade = Transactions
dial-dismantle = Démonter
dial-reorganise = Réorganiser
dial-about = Deux voisines, une autre paire à chaque tour
this-pair = Votre paire : { $pair }
last-pair = Dernière paire : { $pair }
market-sell = Vendre
market-buy = Acheter
use-all = Tout utiliser
use-all-go-on = Utiliser celles qui ne demandent rien, puis continuer
use-all-and = Tout utiliser, et aussi : { $text }
dial-onwards = Continuer sans le reste, vers cette paire
dial-straight = Utiliser toutes les machines, puis cette paire
by-dial = { $how ->
    [use] Utiliser toutes les machines, puis { $pair } : { $text }
    [stop] Sans plonger, { $pair } : { $text }
   *[choose] { $pair } : { $text }
}
one-by-one = { $pair }, l’une après l’autre
use-none-and = N’utiliser plus rien, et aussi : { $text }
pair-completing = { $pair }, et valider : { $projects }
dismantle-and = Démonter, et aussi : { $text }
borrow-and = Chez un adversaire : { $text }
repair-and = Réparer, et aussi : { $text }
your-last-pair = votre dernière paire
end-turn = Finir votre tour
end-turn-completing = Finir votre tour et valider : { $projects }
end-turn-plainly = Finir votre tour sans rien valider
complete-all = Tout valider : { $projects }
dive-later = Décider après la récupération
too-few = pas assez de ressources
is-combined = combinée
special-brief = reste
dismantle-this = Démonter
dismantle-broken = { $count ->
    [one] Démonter : +1 ressource
   *[other] Démonter : +{ $count } ressources
}
bench-log = Ce qui s’est passé
bench-answers = Votre réponse
bench-combine = Combiner des machines
click-lit = Cliquez sur ce qui brille.
option-now = avant
option-then = après
option-loses = en moins
slots-count = { $count ->
    [one] 1 emplacement
   *[other] { $count } emplacements
}
slots-saved = { $count ->
    [one] 1 emplacement se libère
   *[other] { $count } emplacements se libèrent
}
nothing-from-stock = moins de votre stock
project-fits = remplit « { $project } »
project-breaks = ne remplit plus « { $project } »
design-office = Bureau d’études
office-about = le premier entier, puis 1 de moins
meeting-room = Salle de réunion
you-have = vous avez
secret = secret
project-done = validé
project-met = rempli : à vous en fin de tour
still-missing = encore { $count }
completed-by = validé par { $name }
remove-this = Retirer
not-recovered = Ni les attaques ni celle-ci ne se récupèrent
final-who = Qui
final-before = Avant
final-majorities = Majorités
final-points = Points
final-levels = Niveaux
final-about = Les paravents sont levés : qui a le plus d’une pièce marque, à égalité tous.
decided-points = Le plus de points gagne.
decided-levels = Égalité : les niveaux des machines réparées ont tranché.
decided-nothing = Points et niveaux égaux : la victoire est partagée.
help-im-plan = Planification : chacun réserve une machine du tapis ou un extracteur. Le plus près de la pioche joue d’abord.
help-im-use = Étape 1 : cliquez sur vos machines pour les utiliser, une fois chacune.
help-im-fetch = Étape 2 : vous récupérez la machine réservée et payez sa case et son niveau. 2 ressources remplacent 1 charbonium manquant.
help-im-actions = Étape 3 : tournez l’aiguille vers deux actions voisines, une autre paire que la dernière fois, et faites-en une ou deux.
help-im-goals = Étape 4 : validez les projets dont vous remplissez les conditions.
help-im-finish = Dès que quelqu’un a { $goal } points, la partie finit avec la manche ; puis on compte les majorités.
sign-yields = rendement de 1, 2, 3 combinées
sign-level = numéro de série et niveau
sign-screen = derrière un paravent : personne d’autre ne le voit

## Le récit : ce que quelqu’un a fait, l’un après l’autre ; {""} : d’autres le disent

did-imaginarium-reserves = réservé { LE($machine) }
did-imaginarium-goes-to = envoyé le bricoleur à l’extracteur { $number } ({ $pieces })
did-imaginarium-marks = envoyé le saboteur sur { LE($machine) }
did-imaginarium-blocks = bloqué l’extracteur { $number }
did-imaginarium-finds-no-space = cherché en vain une place libre
did-imaginarium-sabotages = fait broyer { LE($machine) }
did-imaginarium-uses = utilisé { $all }
did-imaginarium-uses-each = { LE($machine) } ({ $product })
did-imaginarium-borrows = emprunté { LE($machine) } ({ $product })
did-imaginarium-starts = {""}
did-imaginarium-starts-borrowed = {""}
did-imaginarium-feeds = donné { $pieces } { AU($machine) } pour { $product }
did-imaginarium-gains = gagné { $pieces }
did-imaginarium-scores = marqué { $points }
did-imaginarium-declines = {""}
did-imaginarium-stops-using = {""}
did-imaginarium-face-up = remis à l’endroit { LE($machines) }
did-imaginarium-takes-coal = extrait { $pieces }
did-imaginarium-fetches = récupéré { LE($machine) } pour { $price }
did-imaginarium-owes = {""}
did-imaginarium-pays = payé { $pieces }
did-imaginarium-takes-home = récupéré { LE($machine) }
did-imaginarium-fails = perdu { $price } sans pouvoir payer { LE($machine) }
did-imaginarium-fetches-nothing = {""}
did-imaginarium-dives = acheté { LE($machine) } dans la pioche pour { $price }
did-imaginarium-stops-diving = {""}
did-imaginarium-chooses = {""}
did-imaginarium-begins = {""}
did-imaginarium-stops-actions = {""}
did-imaginarium-extracts = extrait { $pieces }
did-imaginarium-repairs = réparé { LE($machine) } pour { $price }
did-imaginarium-stops-repairs = {""}
did-imaginarium-protected = résisté à l’attaque
did-imaginarium-gives-up = cédé { $pieces }
did-imaginarium-has-none = eu les mains vides
did-imaginarium-keeps = gardé { $pieces } du butin
did-imaginarium-no-booty = fait chou blanc
did-imaginarium-cancels = retiré le projet { $project } de la partie
did-imaginarium-cancels-nothing = {""}
did-imaginarium-no-project = {""}
did-imaginarium-deactivates = retourné { LE($machine) } chez { $foe }
did-imaginarium-spares = {""}
did-imaginarium-recycles = {""}
did-imaginarium-recycles-nothing = trouvé le broyeur vide
did-imaginarium-recovers = récupéré { LE($machine) } dans le broyeur
did-imaginarium-dismantles = démonté { LE($machine) }
did-imaginarium-dismantles-broken = démonté { LE($machine) } (hors d’usage)
did-imaginarium-stops-dismantling = {""}
did-imaginarium-separates = séparé { LE($machine) }
did-imaginarium-combines = combiné { LE($machine) } ({ $product })
did-imaginarium-combines-guards = combiné { LE($machine) }
did-imaginarium-reorganised = {""}
did-imaginarium-buys = acheté { $all }
did-imaginarium-buys-each = { $pieces } pour { $price }
did-imaginarium-sells = vendu { $all }
did-imaginarium-sells-each = { $pieces } pour { $price }
did-imaginarium-buys-point = acheté 1 point pour { $price }
did-imaginarium-stops-trade = {""}
did-imaginarium-recruits = recruté { LE($assistant) } pour { $price }
did-imaginarium-draws-projects = { $count ->
    [one] pioché 1 projet secret
   *[other] pioché { $count } projets secrets
}
did-imaginarium-draws-these-projects = pioché les projets secrets { $projects }
did-imaginarium-completes = validé { $project } ({ $points })
did-imaginarium-stops-projects = {""}
did-imaginarium-ends-turn = {""}
did-imaginarium-scrap = gagné { $pieces } pour la ferraille
did-imaginarium-goal = atteint { $points } : fin de la partie
did-imaginarium-majority = marqué { $all } aux majorités
did-imaginarium-majority-each = { $points } ({ $pieces })

## For whoever is invited

gist-imaginarium-first = Récupérez des machines cassées sur le tapis, avant les autres.
gist-imaginarium-then = Réparez-les, et combinez celles qui vont ensemble : elles produisent davantage.
gist-imaginarium-last = Validez des projets, recrutez des assistants, et ayez le plus bel atelier de la ville.
riddle-imaginarium = Deux Charbonneuses réparées : où font-elles le plus de charbonium ?
riddle-imaginarium-1 = Côte à côte, chacune fait le sien et occupe un emplacement. Il y a mieux.
riddle-imaginarium-2 = Juste ! Combinées dans un seul emplacement, elles en font plus qu’à part, et l’autre est libre pour la suivante.
