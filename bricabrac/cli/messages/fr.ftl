# Ce que dit le terminal lui-même. Ce qui tient à un jeu se trouve dans les messages du jeu.

## Commandes

about = Des jeux de plateau où l’on répare de merveilleuses machines, dans le terminal.
command-play = jouer une partie, contre un robot ou l’un contre l’autre
command-bots = énumérer les robots
command-serve = ouvrir l’endroit où jouer, dans le navigateur
command-think = réfléchir pour les robots d’une maison que d’autres servent
command-store = prendre soin des parties conservées : migrate, check, backup, restore, move
command-cards = montrer toutes les cartes d’un jeu
command-replay = revoir une partie enregistrée
command-review = dire où une partie s’est décidée, par qui, et quelle part y a eu la chance
command-puzzle = poser un problème, et juger votre réponse
command-puzzles = chercher des problèmes : des décisions où une réponse est nettement la meilleure
command-verify = dire si une partie a été donnée comme promis
command-duel = faire jouer deux robots, et dire lequel est le plus fort
command-league = faire jouer plusieurs robots entre eux, et les classer
command-legal = dire ce que l’on peut faire dans une position
command-act = faire des actions dans une position, et écrire la position qui en résulte
command-fuzz = jouer des parties au hasard, et vérifier les règles après chaque action
command-bench = mesurer la vitesse du jeu au hasard

help-usage = usage
help-arguments = arguments
help-options = options
help-commands = commandes (chacune a sa propre aide : --help)

option-help = montrer cette aide
option-lang = la langue (par défaut : celle de l’environnement)
option-game = le jeu
option-games = le jeu : { $games }
option-seed = distribuer la partie avec ce nombre (par défaut : un nombre au hasard, qui est indiqué)
option-seat = votre place, ou plusieurs comme 0,2 ; both ou all : des personnes partout ; none : regarder jouer des robots
option-against = le robot contre qui jouer
option-names = le nom des personnes, place par place : Ada,Bruno
option-think = le temps de réflexion des robots : 2000 (itérations) ou 0.5s
option-entrant = un robot : son nom, ou son fichier (my_bot.py) ; avec @2000 ou @0.5s, il réfléchit d’autant
option-players = combien sont à la table (par défaut : aussi peu que le jeu le permet)
option-pairs = combien de donnes sont jouées, chacune une fois par place (par défaut : 100)
option-first-seed = le nombre de la première donne (par défaut : 0)
option-bench-of = après gpu : le jeu (tous, si aucun n’est nommé)
option-matches = combien de parties sont jouées
option-every = à une décision sur combien on vérifie que chaque action est permise ou refusée à raison (par défaut : 1)
option-sample = pour autant de parties, les positions, les enregistrements et les vues sont examinés aussi (par défaut : 20)
option-mode = comment les règles s’exécutent (par défaut : compiled)
option-rounds = une partie finit au plus tard après cette manche (Imaginarium ; entre robots : 100)
option-workers = combien de processus jouent (par défaut : un par cœur)
option-ray = jouer sur une grappe Ray ; sans adresse, sur une petite, lancée ici
option-records = garder chaque partie dans ce dossier
option-ledger = garder dans ce fichier comment chaque partie s’est passée ; celles qu’il contient déjà ne sont pas rejouées
option-plot = dessiner une image dans ce fichier
option-elo0 = le verdict « pas plus fort » signifie : plutôt cette différence Elo … (par défaut : 0)
option-elo1 = … que celle-ci, pour laquelle parle « plus fort » (par défaut : 30)
option-sprt = s’arrêter dès que le verdict est clair
option-workshops = un fichier TOML avec d’autres plateaux d’atelier (Imaginarium)
option-sources = dire aussi d’où viennent les chiffres
option-load = continuer une partie enregistrée
option-position = commencer par la position de ce fichier JSON
option-position-file = une position en JSON, ou - pour l’entrée standard
option-record-file = une partie enregistrée
option-eyes = voir par les yeux de la place 0, 1, … ; all : tout voir, si la partie est terminée (par défaut : en spectateur)
option-plain = raconter toute la partie ligne par ligne
option-promise = la promesse montrée avant la partie, pour comparer
option-day = le jour dont la partie doit être le rêve
option-json = écrire du JSON
option-seconds = réfléchir en tout environ autant de secondes (comptées en itérations : la même partie donne la même analyse)
option-actions = des actions comme "repair 3", faites l’une après l’autre
option-output = écrire la position dans ce fichier
option-host = l’adresse d’écoute
option-port = le port (par défaut 8321, ou un autre s’il est pris)
option-data = le dossier où sont gardées les parties
option-store = conserver les parties dans cette base PostgreSQL : postgresql://nom@machine/base (par défaut : dans le dossier)
option-what = migrate : amener au numéro le plus récent ; check : rejouer chaque partie ; backup, restore : vers et depuis un fichier ; move : vers un autre endroit
option-where = le fichier d’une sauvegarde, ou le dossier ou la base où déménager
option-open = ouvrir la page dans le navigateur
option-cold = ne laisser les robots forts compiler leurs règles que quand ils sont appelés
option-guests = nombre d’invités que peut valoir une adresse, pour ce qui est des limites
option-log = ce qui est dit sur l’erreur standard : les plaintes (none), ou une ligne pour tout ce qui est demandé, pour les gens (plain) ou les programmes (json)
option-processes = nombre de processus qui servent ensemble une base PostgreSQL (SIGHUP : redémarrage l’un après l’autre)
option-thinkers = combien réfléchissent à la fois (par défaut : un par cœur, moins un)

## Le plateau

title-turn = manche { $round }
title-projects = Projets
title-hand = Votre main
title-hand-of = La main { DU($seat) }
label-id = id
label-name = nom
label-colour = couleur
label-points = points
label-makes = produit
label-cost = coût
label-effect = effet
label-needs = demande
label-pay = dû
label-stock = stock
label-workshop = atelier
label-reductions = réductions
label-hand = main
label-seen = dont
label-own = projet à soi
label-completed = validés
label-deck = pioche
label-discard = défausse
label-pile = pile de projets
label-reserve = réserve
lying = dessus
nothing-to-pay = rien
any-resource = au choix
cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
all-machines = Machines
all-projects = Projets
colour-blue = bleu
colour-purple = violet
colour-red = rouge
colour-yellow = jaune

## Imaginarium

title-round = manche { $round }
title-round-of = manche { $round } sur { $rounds }
legend-steals = pris à tous les autres
legend-guards = à l’abri des voleurs
legend-pays = payable
legend-short = impayable
short-cancels = −projet
short-turns = retourne
short-recovers = récupère
title-office = Bureau d’études
title-room = Salle de réunion
step-planning = planification
step-use = étape 1 : utiliser ses machines
step-fetch = étape 2 : récupérer
step-actions = étape 3 : deux actions
step-projects = étape 4 : projets
step-over = la fin
level = niv. { $level }
saboteur = saboteur { $seat }
free = libre
hidden = caché
face-down = face cachée
used = utilisée
label-slots = emplacements
too-many-slots = combinez jusqu’à ce qu’il y en ait { $count } de moins
done-by = validé par { $seats }
label-extractors = extracteurs
label-order = ordre
label-next = manche suivante
label-crusher = broyeur
label-pool = assistants
label-yard = cour
label-assistants = assistants
label-dial = dernière paire
label-secret = projet secret

## Toutes les cartes d’Imaginarium

all-assistants = Assistants
all-boards = Plateaux d’atelier
the-board = Le plateau
label-kind = genre
label-level = niveau
label-copies = exemplaires
label-yields = rend
label-combines = se combine avec
label-number = numéro
label-machines = machines
label-from = origine
label-conveyor = tapis roulant
label-market = marché
label-actions = les six actions, en cercle
label-goal = points pour finir
kind-production = production
kind-transformation = transformation
kind-attack = attaque
kind-defense = défense
kind-special = spéciale
source = D’où cela vient : { $told }.
source-card = imprimé sur les cartes
source-rulebook = livret de règles
source-reconstructed = reconstitué
source-ours = de nous
source-owner = votre fichier
boards-note = Les plateaux reconstitués sont des suppositions raisonnées : qui possède la boîte peut mettre les chiffres imprimés dans son propre fichier (--workshops).

## Jouer

dealt = Cette partie porte le nombre { $seed } (--seed). Tapez ? pour l’aide.
loaded = { $file } est chargé, { $count ->
    [one] après { $count } action. Tapez ? pour l’aide.
   *[other] après { $count } actions. Tapez ? pour l’aide.
}
prompt = Votre action (un numéro ou son texte, ? pour l’aide) :
prompt-single = Votre action (Entrée prend la seule possible, ? pour l’aide) :
pass-screen = Passez l’écran { AU($seat) }, qui appuie sur Entrée :
thinking = { $bot } réfléchit…
compiling = Les règles sont compilées, une fois pour toutes : { $name } ({ $done } sur { $total })
hint = { $adviser ->
    [sage] Le sage
   *[other] Le maître
} ferait ceci : { $action }. Ce que promettent les actions, en parts de la victoire, la vôtre d’abord :
refused = « { $action } » n’est pas possible maintenant. { $why }
undone = { $count ->
    [one] Une action a été annulée.
   *[other] { $count } actions ont été annulées.
}
saved = La partie est enregistrée dans { $file }.
nothing-happened = Il ne s’est encore rien passé.
match-ended = La partie est terminée.
match-won = La partie est terminée : vous avez gagné !
match-lost = La partie est terminée : vous avez perdu.
match-shared = La partie est terminée : la victoire est partagée.
offer-save = Pour enregistrer la partie, tapez le nom d’un fichier ; Entrée quitte sans enregistrer :
farewell = Au revoir ! La partie n’a pas été enregistrée.
farewell-saved = Au revoir ! La partie attend dans { $file }.
farewell-seed = Au revoir ! Le nombre { $seed } redonne cette partie.
serving = La table est mise : { $address } (les parties sont gardées dans { $folder } ; Ctrl+C pour finir)
serving-process = Le processus { $number } seul : { $address }
minds-at-work = Esprits au travail pour { $folder } : { $count } (Ctrl+C pour finir)
served = Fermé. Tout est enregistré.

help-number-typed = 3
help-number = faire la troisième action de la liste
help-action-typed = repair 3
help-action = faire une action par son texte
help-explain-typed = ? repair 3
help-explain = ce que ferait une action, ou pourquoi elle n’est pas possible (aussi : ? 5)
help-hint-typed = hint
help-hint = ce que le sage ferait à votre place, sachant ce que vous savez
help-undo-typed = undo
help-undo = annuler votre dernière décision, sauf si quelque chose de caché a été révélé depuis
help-save-typed = save FICHIER
help-save = enregistrer la partie, et continuer
help-load-typed = load FICHIER
help-load = continuer plutôt une partie enregistrée
help-log-typed = log
help-log = ce qui s’est passé jusqu’ici
help-cards-typed = cards
help-cards = toutes les cartes du jeu
help-lang-typed = lang en|fr|de
help-lang = une autre langue
help-quit-typed = quit
help-quit = quitter la partie

## Revoir

replay-prompt = { $place }/{ $last } – Entrée : suite, b : retour, un nombre : y aller, q : fin
replay-over = La partie est terminée après { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
replay-running = L’enregistrement s’arrête après { $count ->
    [one] { $count } action ; la partie n’est pas terminée.
   *[other] { $count } actions ; la partie n’est pas terminée.
}

## Robots contre robots

contest-start = préparation
duel-title = { $a } contre { $b } : { $game } à { $players } places, { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
}, { $matches } parties (à partir de la donne { $seed })
duel-share = part de victoire { DU($a) } : { $share } % (avec 95 % de certitude, de { $low } à { $high } % ; équitable : { $fair } %)
duel-elo = différence Elo : { $elo } (de { $low } à { $high })
duel-time = millisecondes par décision : { $first } ({ $a }), { $second } ({ $b })
duel-seats = part de victoire de qui commence : { $first } ; puis des autres, dans l’ordre : { $others }
duel-length = actions par partie : { $length }
duel-nothing = Aucune donne n’a été jouée jusqu’au bout.
verdict-stronger = Verdict : { $a } joue mieux { QUE($b) } (plutôt de { $elo1 } Elo que de { $elo0 } ; indice { $evidence }, il suffit de { $bound }).
verdict-not-stronger = Verdict : { $a } ne joue pas mieux { QUE($b) } (plutôt de { $elo0 } Elo que de { $elo1 } ; indice { $evidence }, il suffit de −{ $bound }).
verdict-undecided = Verdict : indécis entre { $elo0 } et { $elo1 } Elo pour { $a } sur { $b } (indice { $evidence }, il suffit de ±{ $bound }).
league-title = { $game } à { $players } places : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $matches } parties (à partir de la donne { $seed })
league-place = rang
league-bot = robot
league-elo = Elo
league-interval = 95 %
league-share = victoire

## Jeu au hasard

fuzz-playing = parties
fuzz-examining = examinées
fuzz-told = { $game } à { $players } places, { $mode } : { $matches } parties, { $decisions } décisions, { $length } par partie ; { $examined } parties et { $states } états examinés.
fuzz-rounds = manches : au moins { $least }, 10 % { $tenth }, médiane { $median }, 90 % { $ninetieth }, au plus { $most } ; { $reached } % ont atteint la manche { $limit }, la dernière permise.
fuzz-well = Rien à redire.
fuzz-fault = { $game } à { $players } places, nombre { $seed } : défaut { $fault }
option-bench = ce qui est mesuré : le jeu au hasard de { $games }, ou research : les portes du laboratoire ; ou gpu : les deux sur un GPU
option-peers = mesurer aussi des jeux livrés avec PettingZoo et OpenSpiel
bench-door = { NUMBER($rate, maximumFractionDigits: 0) } par seconde  { $door } : { $of }
bench-measuring = mesures
bench-compiled = { $game } à { $players } places, compilé, un cœur : { $speed } millions de décisions par seconde
bench-spades = spades d’OpenSpiel, C++ : { $speed } millions de décisions par seconde ; rapport { $ratio } ({ $low } à { $high })
bench-alone = OpenSpiel n’est pas installé (pip install "bricabrac[bench]") : pas de rapport
bench-plain = Python seul : { $time } µs par décision
bench-start = du processus à la première décision : { $first } s en compilant, { $cached } s depuis le cache
bench-gpu = { $game } à { $players } places sur { $gpu } : { $decisions } millions de décisions par seconde de jeu au hasard ; { $steps } millions de pas par seconde avec observations
bench-gpu-equal = parties égales à celles du processeur : { $equal } sur { $compared } ; pas : { $steps ->
    [same] les mêmes
   *[other] pas les mêmes
}

## Les parties conservées

store-checking = parties
store-carrying = parties
store-migrated = { $place } avait le numéro { $before }, et a maintenant le numéro { $number }.
store-checked = { $matches ->
    [one] { $matches } partie est conservée
   *[other] { $matches } parties sont conservées
}, dont { $older } selon des règles plus anciennes, qui ne sont pas rejouées ; { $faults } non entières ; lignes sans partie : { $stray }.
store-carried = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} avec { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} et { $people ->
    [one] { $people } nom
   *[other] { $people } noms
} : maintenant dans { $place }.
store-fault-gap = { $match } : la ligne { $entry } manque.
store-fault-rules = { $match } : la ligne { $entry } ne peut être rejouée ({ $why }).
store-fault-phase = { $match } : elle est inscrite autrement qu’elle n’en est ({ $why }).

## Ennuis

trouble-argument = { $argument } : { $why }
trouble-written = Cela s’écrit ainsi : { $usage } – { $takes }.
trouble-required = Il manque { $argument } – { $takes } ; voir { $command } --help.
trouble-unknown = { $command } ne connaît pas « { $given } » : voir { $command } --help.
trouble-choice = « { $given } » n’est pas proposé : choisissez parmi { $known }.
trouble-command = Il n’y a pas de commande « { $command } », seulement { $known }.
trouble-language = Il n’y a pas de mots en « { $language } », seulement en { $known }.
trouble-game = Il n’y a pas de jeu « { $given } », seulement { $known }.
trouble-bot = Il n’y a pas de robot « { $given } », seulement { $known }.
trouble-think = Les robots réfléchissent 2000 (itérations) ou 0.5s, pas « { $given } ».
trouble-count = « { $given } » n’est pas un nombre à partir de { $least }.
trouble-percent = « { $given } » n’est pas un pourcentage de 0 à 100.
trouble-players = { $game } se joue à { $known }, pas à { $given }.
trouble-extra = Il faut pour cela un supplément : pip install "bricabrac[{ $extra }]".
trouble-bot-game = { $bot } ne joue pas à { $game }, seulement à : { $known }.
trouble-bot-failed = Un robot a échoué : { $why }.
trouble-cluster = Il n’y a pas de grappe Ray où jouer : { $why }.
trouble-hint = Il n’y a pas de conseil pour ce jeu.
trouble-elo = Une différence Elo est un nombre de -1000 à 1000, pas « { $given } ».
trouble-elo-order = --elo0 doit être inférieur à --elo1.
trouble-league = Il faut au moins deux robots différents.
trouble-seed = On attend un nombre de 0 à { $most }, pas « { $given } ».
trouble-seat = « { $given } » n’est pas une place : écrivez 0, 1, 0,2, …, both, all ou none.
trouble-names = Les noms s’écrivent l’un après l’autre, comme Ada,Bruno, pas « { $given } ».
trouble-eyes = « { $given } » n’est pas une place : choisissez parmi { $known }.
trouble-no-seat = Il n’y a pas de place { $seat } dans cette partie : la dernière est { $most }.
trouble-rounds = --rounds : la dernière manche est un nombre de 1 à { $most }, pas { $given }.
trouble-no-rounds = { $game } n’a pas de dernière manche : la partie se termine d’elle-même.
trouble-settled = Une partie enregistrée ou une position dit elle-même combien jouent et jusqu’à quand : ni --players ni --rounds avec elle.
trouble-no-cards = Il n’y a pas de liste des cartes { DU($game) }.
trouble-no-workshops = { $game } n’a pas de plateaux d’atelier.
trouble-one-source = Une partie commence par un nombre, une partie enregistrée ou une position : une seule des options --seed, --load et --position.
trouble-missing = Il n’y a pas de fichier { $file }.
trouble-folder = { $file } est un dossier, pas un fichier.
trouble-no-file = { $file } n’est pas un fichier ordinaire.
trouble-no-text = { $file } n’est pas un texte.
trouble-large = { $file } est trop grand.
trouble-reading = { $file } n’a pas pu être lu : { $why }.
trouble-record = { $file } ne peut pas être rejoué : { $why }.
trouble-other-game = { $file } est d’un autre jeu : { $game }.
trouble-other-table = { $file } est d’une table à { $count } places : quittez, et recommencez avec --load.
trouble-json = { $file } n’est pas du JSON : { $why }.
trouble-no-position = { $file } n’est pas une position, c’est-à-dire un objet JSON.
trouble-which-game = { $file } ne dit pas de quel jeu il s’agit.
trouble-position = La position de { $file } n’est pas possible : { $why }.
trouble-running = La partie de { $file } n’est pas terminée : tant qu’elle dure, personne ne voit tout.
trouble-review = La partie de { $file } n’est pas terminée : l’analyse vient après.
trouble-saving = { $file } n’a pas pu être enregistré : { $why }.
trouble-ledger = { $file } n’est pas un registre de parties : la ligne { $line } est autre chose.
trouble-no-overwriting = { $file } n’est pas une partie enregistrée, et reste tel quel.
trouble-output = La sortie n’a pas pu être écrite : { $why }.
trouble-port = Un port est un nombre de 0 à 65535, pas « { $given } ».
trouble-served = Un autre serveur se sert de ce dossier : { $why }
trouble-store = Les parties ne peuvent être ni lues ni écrites : { $why }.
trouble-newer = Un bricabrac plus récent a écrit ces parties, et celui-ci ne sait pas les garder ({ $why }).
trouble-older = Un bricabrac plus ancien a écrit ces parties ({ $why }) : lancez bricabrac store migrate, puis recommencez.
trouble-arriving = Des parties déménagent ici, et toutes ne sont pas arrivées : laissez finir bricabrac store move ou restore, ou relancez-le.
trouble-address = Une base de données s’écrit postgresql://nom@machine/base, pas « { $why } ».
trouble-empty = Il n’y a pas de parties dans { $why }.
trouble-in-use = Un serveur se sert de cette base : arrêtez-le d’abord ({ $why }).
trouble-others = Il y a d’autres parties à cet endroit ({ $why }) : il en faut un vide, ou un vers lequel les mêmes parties déménageaient.
trouble-unlike = La partie { $why } a continué autrement à cet endroit : rien n’y est changé.
trouble-counts = Tout n’est pas arrivé ({ $why }) : recommencez.
trouble-exists = { $why } existe déjà, et reste tel quel.
trouble-backup = La sauvegarde ne peut être lue ou écrite : { $why }.
trouble-where = « { $what } » doit savoir où : un fichier, ou pour « move » un dossier ou une base.
trouble-nowhere = « { $what } » se fait là où sont les parties : nommez l’endroit par --data ou --store.
trouble-same = { $place } est déjà l’endroit où sont les parties.
trouble-secret = { $why } ne contient pas de secret. Supprimez-le, et le serveur en fait un autre ; il ne reconnaîtra alors plus personne.
trouble-serving = Le serveur ne peut pas démarrer : { $why }.
trouble-processes = Plusieurs processus ont besoin d’une base qu’ils partagent : --store postgresql://…
trouble-no-name = « { $command } » demande le nom d’un fichier.
trouble-no-answer = Tapez un numéro de la liste, une action, ou ? pour l’aide.
trouble-number = Il n’y a pas de numéro { $number } dans la liste, qui va de 1 à { $count }.
trouble-action = L’action « { $action } » n’existe pas.
trouble-nothing-to-undo = Vous n’avez rien à annuler.
trouble-undo = Quelque chose de caché a été révélé depuis : on ne peut pas revenir en arrière.

command-train = apprendre un jeu en jouant contre soi-même
option-minutes = combien de temps
option-first = minutes pendant lesquelles la recherche joue sans réseau
option-thorough = itérations pour une décision qui montre ce qui est bon ; les autres en ont un cinquième
option-window = de combien des dernières décisions on apprend
option-folder = où va ce qui est appris
option-blend = pour cent des nouveaux nœuds à partir desquels les robots avec ces poids jouent la suite, au lieu de juger d’un coup d’œil
option-gate = minutes d’un duel contre le meilleur jusqu’ici au suivant ; 0 : aucun
option-deals = combien de donnes un tel duel a au plus
option-resume = poids avec lesquels commencer, ou dossier d’un cours à poursuivre
train-learning = secondes
train-so-far = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $speed } par seconde, valeur { $value }, choix { $policy }, { $elo } Elo
train-newest = Ce qui a été appris en dernier a passé sa porte : c’est le meilleur, { $elo } Elo au-dessus du début des portes.
train-best = Ce qui a été appris en dernier n’a pas passé sa porte. best.weights en est un plus ancien, { $elo } Elo au-dessus du début des portes.
train-none = Rien n’a encore passé une porte de { $deals } donnes : continuez d’apprendre.
curve-language = fr
curve-heading = { $game } : ce qui a été appris, et quand
curve-title = Ce qui a été appris, et quand
curve-about = Appris de { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} en { $minutes } min.
curve-minutes = minutes
curve-matches = parties
curve-deals = donnes
curve-share = part
curve-elo = Elo au-dessus du début des portes
curve-gained = Elo
curve-number = { $number }
curve-accepted = accepté
curve-value = perte de la valeur, dans des parties dont on n’a pas appris
curve-policy = perte du choix, dans des parties dont on n’a pas appris
curve-gates = À une porte, ce qui a été appris rencontre le meilleur jusqu’ici, chaque donne des deux côtés. Il est accepté si un test séquentiel le trouve plus fort (0 contre 100 Elo, faux une fois sur vingt). Un point plein a été accepté ; les barres sont des intervalles à 95 %.
curve-percent = { $share } % ({ $low }–{ $high })
curve-yes = oui
curve-no = non
train-done = Appris de { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} : { $folder }
option-mixed = minutes pendant lesquelles elle joue aussi la suite, tant qu’il reste beaucoup à apprendre
option-rivals = pour cent des parties où une place cherche sans le réseau : qui ne rencontre que ses pareils ne connaît personne d’autre
option-finer = combien de fois plus courts que d’habitude sont les pas d’apprentissage : pour qui sait déjà beaucoup

# Deals that were promised.
verify-kept = Oui : cette partie a été donnée comme promis.
verify-none = Cette partie n’a pas de promesse : sa donne a été choisie, ou tirée par qui a donné.
verify-shown = Non : la promesse de la partie n’est pas celle qui a été montrée.
verify-nonce-wrong = Non : la promesse n’est pas celle de ce nombre.
verify-seed-wrong = Non : la donne ne découle pas de ce nombre et de ce qui a été ajouté.
verify-day-wrong = Non : ce n’est pas la donne que tout le monde avait dans le rêve de ce jour.
verify-promise = promesse { $digits }
verify-nonce = nombre   { $digits }
verify-added = place { $seat }  { $digits }
verify-nothing = place { $seat }  n’a rien ajouté
verify-seed = donne    { $seed }

## Analyses

review-progress = Examen de chaque décision
# Jeux de données.
command-export = écrire des parties comme jeu de données (Parquet), une ligne par décision
option-data-set = où va le jeu de données : un dossier à lui ; la même commande reprend là où elle fut interrompue
option-export-data = prendre les parties jouées jusqu’au bout dans ce dossier d’une maison
option-export-store = les prendre dans cette base PostgreSQL
export-writing = écriture
export-done = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $decisions } décisions écrites dans { $folder }.
trouble-export = Dites quels robots jouent (--bots), ou bien où sont gardées les parties (--data ou --store) ; l’un des deux.
trouble-parts-none = { $folder } contient autre chose : nommez un dossier vide ou nouveau.
trouble-parts-other = { $folder } fut commencé avec d’autres réglages (ils sont dans { $file }) : reprenez les mêmes, ou un autre dossier.

# Études.
command-study = laisser des robots jouer souvent à un jeu, et apprendre sur lui
option-study = où vont ce qui fut joué, la page et les chiffres ; la même commande reprend là où elle fut interrompue
option-study-bots = qui joue toutes les places : insight (tire les actions selon ce qu’un réseau trouve probable), plan (pense son tour quelques fois jusqu’au bout)
study-playing = on joue
study-done = Les réponses sont dans { $file } ; { $agree } chiffres sur { $compared } s’accordent dans les deux moitiés.
study-title = { $game } : une étude
study-about = Des robots ont joué les deux moitiés de cette étude, chacune avec ses propres donnes. Un point est le chiffre de toutes les parties, le trait est là où se trouve la vérité dans 95 cas sur 100, les petits cercles sont les moitiés. Ce que font des robots n’est pas ce que feraient des gens : là où deux robots diffèrent, la réponse dépend de qui joue.
study-agree = Les deux moitiés s’accordent pour { $agree } chiffres sur { $compared } ; on attend 95 %.
study-of = { $players ->
    [one] { $players } place
   *[other] { $players } places
}, { $bot }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
study-bot-insight = toutes à un réseau qui a appris, sans calculer plus loin
study-bot-plan = toutes à un robot qui pense son tour jusqu’au bout
study-order = Que vaut l’ordre du jeu ?
study-order-about = La part de victoire de qui agit le premier dans la partie, le deuxième, et ainsi de suite.
study-length = Combien de temps dure une partie ?
study-length-about = Les manches, et les décisions de toutes les places qui avaient le choix.
study-winners = En quoi les gagnants diffèrent-ils ?
study-winners-about = Combien de fois de plus qu’un autre un gagnant fait quelque chose dans une partie : ce qui diffère le plus nettement.
study-taken = Qui a quelle carte ?
study-taken-about = La part de victoire des places qui ont réparé une machine, engagé un assistant ou achevé un projet. Qui gagne prend davantage : ce n’est pas ce qu’apporte une carte.
study-widths = Combien de choix a une décision ?
study-widths-about = Les actions permises d’une décision qui en avait plus d’une, manche par manche.
study-luck = Quelle est la part de la chance ?
study-luck-about = La part, dans tout ce qui diffère entre les issues, que la donne explique : même donne, mêmes robots, autres dés.
study-without = Que vaut une carte ?
study-without-about = La même donne et les mêmes dés deux fois : la part de victoire que perd une place qui ne peut jamais prendre une carte. La carte reste dans le jeu : les autres peuvent la prendre.
option-puzzle-number = lequel ; sans cela, le problème du jour
option-puzzles = combien il en faut
option-puzzles-out = le fichier où ils vont ; il est entier après chaque partie
option-puzzles-resume = continuer un fichier commencé
option-puzzles-records = chercher dans ces enregistrements, non dans des parties jouées par des robots
option-puzzles-retell = redire où mènent les suites des problèmes du fichier ; réponses et coûts restent
puzzles-retelling = Où mènent les suites
puzzles-looking = { $count ->
    [one] { $count } partie parcourue
   *[other] { $count } parties parcourues
}
puzzles-done = { $file } contient { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} de { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
puzzle-prompt = Votre réponse (un numéro ou son texte, ? pour de l’aide, « answer » la montre, Entrée quitte) :
trouble-no-puzzles = Il n’y a pas de problèmes pour { $game }.
trouble-puzzle = Il n’y a pas de problème { $given } : ils vont de 1 à { $most }.
trouble-puzzles-other = { $file } a été commencé avec d’autres poids ou un autre budget : nommez un autre fichier.
