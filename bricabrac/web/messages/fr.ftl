# Ce que dit l’application elle-même. Ce qui tient à un jeu est dit dans ses propres messages.

## Le cadre

tools = Outils
you-nameless = Votre nom
day-or-night = Jour ou nuit
language = Langue
close = Fermer
cancel = Annuler
to-front-page = À l’accueil
go-on = Retour à la table
reconnecting = La connexion est perdue. Nouvel essai …

## L’accueil

hero-title = Un atelier de vapeur et de rêves
hero-text = Des jeux de machines merveilleuses. Jouez tout de suite, contre des robots ou entre amis. Sans livret de règles : ce qui est permis s’allume.
start-a-match = Commencer une partie
title-nicodemus = Nicodemus
title-imaginarium = Imaginarium
pitch-nicodemus = Un duel pour un tas de merveilleuse ferraille. Jouez une machine ou réparez-en une, et soyez à 20 avant l’autre.
pitch-imaginarium = Cherchez des machines cassées, réparez-les, combinez-les, et rêvez le plus bel atelier de la ville.
for-players = { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
minutes = { $count } minutes
your-opponent = Votre adversaire
around-the-table = Autour de la table
a-friend = Un ami
a-friend-about = par un lien
nobody = personne
more-options = Siège, graine, invités
your-place = Votre siège
by-lot = au sort
seed = Graine de la donne
option-rounds = Dernière manche (0 : sans limite)
list-it = Tout le monde peut s’asseoir ou regarder depuis l’accueil
play = Jouer
your-matches = Vos parties
no-matches = Aucune encore. Deux clics, et vous jouez.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment.
finished-matches = Parties terminées
with-others = avec { $names }
your-turn = à vous de jouer
their-turn = au tour des autres
running = en cours
continue = Continuer
watch = Regarder
look = Revoir
go-there = Y aller
fine-print = Une réalisation indépendante et non officielle de deux jeux de Bruno Cathala et Florian Sirieix. Chaque image et chaque phrase sont de nous.

## Robots

bot-dabbler = Dilettante
bot-dabbler-about = fait n’importe quoi de permis
bot-apprentice = Apprenti
bot-apprentice-about = doux
bot-journeyman = Compagnon
bot-journeyman-about = une partie équilibrée
bot-master = Maître
bot-master-about = sans pitié

## Les gens

guest = Invité { $number }
open-seat = Siège libre
spectator = Spectateur
seat-number = Siège { $number }
about-you = À propos de vous
your-name = Votre nom
keep-name = Garder ce nom
name-kept = C’est noté.
other-device = Sur un autre appareil
other-device-about = Ouvrez-y ce lien, et vos parties y seront aussi. Il n’est qu’à vous : qui l’a est vous.
take-over-text = Les parties de qui a créé ce lien seront les vôtres dans ce navigateur ; celles commencées ici avant ne seront plus listées.
take-over = Les reprendre
invited-title = Vous êtes invité
invited-text = Une place vous attend dans une partie de { $game }.
sit-down = S’asseoir
send-link = Envoyez ce lien à un ami :
invite-link = Lien vers ce siège
seat-a-bot = Asseoir plutôt un robot

## La table

take-back = Reprendre
take-back-about = Reprendre votre dernière décision : rien n’a été révélé depuis
no-way-back = Il n’y a rien de vous à reprendre, ou quelque chose de caché a été révélé depuis
took-back = { $name } a repris son coup
help = Aide
help-about = Que puis-je faire ?
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
nothing-yet = Rien ne s’est encore passé.
say-something = Dites quelque chose …
send = Envoyer
signs = Les signes de cette table
sign-lit = allumé : c’est permis
sign-off = pas maintenant ; la raison est écrite dessus
sign-coal = charbonium
sign-wood = bois
sign-copper = cuivre
sign-crystal = cristal
sign-vp = points
sign-wild = une ressource au choix
this-table = Cette table
you = Vous
bot = robot
away = absent : un robot joue
not-here = non connecté
here = connecté
waiting = attend
waiting-title = On attend que tout le monde s’assoie
they-act = { $name } : { $prompt }
bot-plays-for-you = Un robot joue pour vous
take-seat-back = Reprendre votre place
leave-seat = Partir : un robot continue pour vous
pace = Les robots jouent
pace-quick = vite
pace-calm = calmement
pace-slow = lentement
you-win = Vous avez gagné !
you-share = Vous partagez la victoire !
they-win = { $name } a gagné
they-share = La victoire est partagée : { $names }
rematch = Encore une
to-rematch = À la partie suivante
dealt-from = Donne de la graine { $seed }
parts = Parties de la table
watching = Vous regardez : les mains vous sont cachées.

## Nicodemus

round = tour { $number }
race-to = course à { $goal }
colour-blue = bleu
colour-purple = violet
colour-red = rouge
colour-yellow = jaune
bric-a-brac = Bric-à-brac
deck = Pioche
discard = Défausse
reserve = Réserve
stock = Stock
hand = Main
hand-about = jouez-en une : son charbonium, ou son produit, ou son effet
workshop = Atelier
workshop-about = économise à chaque réparation
workshop-empty = rien de réparé encore
own-project = Projet personnel
last-action = Dernière action
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
complete-this = Accomplir
yours-alone = à vous seul
repair-to-complete = réparer { $machines }
machines-missing = { $count ->
    [one] manque 1 machine
   *[other] manquent { $count } machines
}
lying-about = { $count } charbonium dessus : à vous avec la machine
saves = économise
saves-one = économise 1
saves-about = Dans votre atelier, elle vous en économise 1 à chaque réparation
instead-of = au lieu de
you-pay = Vous payez
you-take = Vous prenez
you-keep = Il vous reste
no-fee = sans frais
fee-about = Du charbonium pour les machines à droite ; votre atelier en économise aussi
wild-saves = Vos machines jokers en économisent { $count } au choix
then-possible = Ensuite
short-of = Il manque { $pieces }
choose-this = Choisir
repair = Réparer
repair-this = Réparer : { $machine }
worth = vaut
now-count = { $count } maintenant
help-play = Jouez une machine de votre main : son charbonium, ou ce qu’elle produit, ou son effet. Puis piochez jusqu’à cinq.
help-repair = Ou réparez une machine du bric-à-brac : payez son coût, et 1 charbonium pour chaque machine à sa droite.
help-projects = Une réparation peut accomplir des projets, avec des machines de l’atelier. Ce qui a servi est mis de côté.
help-end = Qui atteint { $goal } points déclenche le dernier tour.

## Imaginarium

round-of = manche { $number } sur { $last }
step-planning = Planification
step-use = Utiliser
step-fetch = Chercher
step-actions = Deux actions
step-projects = Projets
step-end = Fin
steps-about = Les étapes d’un tour
turn-order = Ordre du tour
to-place = à placer
on-track = fini · numéro { $number }
on-space = case { $number }
on-extractor = extracteur { $number }
off-belt = hors du tapis
status-now = joue
status-placed = placé
status-waits = à venir
status-done = fini
handyman-of = bricoleur de { $name }
saboteur-of = saboteur de { $name }
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
guards = protège
takes-from-all = prend
repair-cost = coût de réparation
free = libre
none = aucun
hidden = caché
rivals = Rivaux
assistants = Assistants
projects-done = Projets réalisés
look-closer = Regarder de près
your-workshop = Votre atelier
behind-screen = derrière votre écran
places-left = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
yard = Cour
yard-about = en panne, à réparer
no-slot-free = aucun emplacement libre
repair-now = Réparer maintenant
face-down = face cachée
worked-once = a fait son effet
loose = séparée
slot-used = utilisée
use-this = Utiliser
take-apart = Séparer
turn-down = Retourner
combine-with = Combiner avec …
nothing-fits = Rien ne va avec elle
special-stays = Les machines spéciales ne se démontent jamais
either-or = { $pieces } ou { $points }
now-doing = en cours
now-done = fait
now-later = ensuite
dial = Cadran
dial-recruit = Recruter
dial-extract = Extraire
dial-repair = Réparer
dial-trade = Transactions
dial-dismantle = Démonter
dial-reorganise = Réorganiser
dial-about = Deux voisines, une autre paire à chaque tour
this-pair = Votre paire : { $pair }
last-pair = Dernière paire : { $pair }
bench-log = Ce qui s’est passé
bench-answers = Votre réponse
bench-combine = Combiner des machines
bench-about = gratuit · rien n’est définitif avant la fin
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
nothing-from-stock = moins de votre réserve
project-fits = remplit « { $project } »
project-breaks = ne remplit plus « { $project } »
design-office = Bureau d’études
office-about = le premier entier, puis 1 de moins
meeting-room = Salle de réunion
you-have = vous avez
secret = secret
project-done = réalisé
project-met = rempli : à vous en fin de tour
still-missing = encore { $count }
completed-by = réalisé par { $name }
remove-this = Retirer
not-recovered = Ni les attaques ni celle-ci ne se récupèrent
final-who = Qui
final-before = Avant
final-majorities = Majorités
final-points = Points
final-levels = Niveaux
final-about = Les écrans sont levés : qui a le plus d’une pièce marque, à égalité tous.
decided-points = Le plus de points gagne.
decided-levels = Égalité : les niveaux des machines réparées ont tranché.
decided-nothing = Points et niveaux égaux : la victoire est partagée.
help-im-plan = Planification : chacun réserve une machine du tapis ou un extracteur. Le plus près de la pioche joue d’abord.
help-im-use = Étape 1 : cliquez vos machines pour les utiliser, une fois chacune.
help-im-fetch = Étape 2 : vous payez la machine réservée : sa case et son niveau. 2 ressources remplacent 1 charbonium manquant.
help-im-actions = Étape 3 : tournez le cadran vers deux actions voisines, une autre paire que la dernière fois, et faites-en une ou deux.
help-im-goals = Étape 4 : réalisez les projets dont vous remplissez les conditions.
help-im-finish = Dès que quelqu’un a { $goal } points, la partie finit avec la manche ; puis on compte les majorités.
sign-yields = rendement de 1, 2, 3 combinées
sign-level = numéro de série et niveau
sign-screen = derrière un écran : personne d’autre ne le voit

## Ennuis

trouble-any = Cela n’a pas marché
trouble-any-text = Cela ne peut pas se faire ici.
trouble-403 = Pas permis
trouble-404 = Rien ici
trouble-404-text = Il n’y a ni page ni partie à cette adresse.
trouble-405 = Pas comme ça
trouble-429 = Trop vite
trouble-500-text = Quelque chose a échoué de notre côté. La partie est sauve : essayez encore.
trouble-old-rules = Cette partie suivait des règles que cette version ne connaît plus.
refused-origin = Cela venait d’un autre site, et n’a pas été fait.
refused-token = Cette page est trop vieille, ou faite pour quelqu’un d’autre. Rechargez-la.
refused-flood = C’était trop à la fois. Attendez un instant.
refused-match = On ne peut pas commencer une telle partie.
refused-seat-taken = Quelqu’un d’autre y est assis.
refused-stale = La table a changé entre-temps : regardez encore.
refused-spectator = Seuls ceux qui sont à la table le peuvent.
refused-running = La partie n’est pas finie : tant qu’elle dure, personne ne voit tout.
