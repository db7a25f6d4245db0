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
reconnecting = La connexion est perdue. Nouvel essai…

## L’accueil

hero-title = Un atelier de vapeur et de rêves
hero-text = Des jeux de machines merveilleuses. Jouez tout de suite, contre des robots ou entre amis. Sans livret de règles : ce qui est permis s’allume.
start-a-match = Commencer une partie
title-nicodemus = Nicodemus
title-imaginarium = Imaginarium
pitch-nicodemus = Un duel pour un tas de merveilleuse ferraille. Jouez une machine ou réparez-en une, et soyez à 20 avant l’autre.
pitch-imaginarium = Récupérez des machines cassées, réparez-les, combinez-les, et rêvez le plus bel atelier de la ville.
for-players = { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
your-opponent = Votre adversaire
around-the-table = Autour de la table
a-friend = Un ami
a-friend-about = par un lien
nobody = Personne
nobody-about = la place reste libre
more-options = Place, horloge, donne, invités
your-place = Votre place
by-lot = au sort
seed = Numéro de la donne
option-rounds = Dernière manche (0 : sans limite)
list-it = Tout le monde peut s’asseoir ou regarder depuis l’accueil
play = Jouer
your-matches = Vos parties
more-matches = … et { $count } de plus
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment.
finished-matches = Parties terminées
no-finished-matches = Aucune encore : la première se joue ci-dessus.
with-others = avec { $names }
your-turn = à vous de jouer
their-turn = au tour des autres
closed-rules = close : jouée selon des règles plus anciennes
running = en cours
continue = Continuer
watch = Regarder
look = Revoir
go-there = Y aller
fine-print = Une réalisation indépendante et non officielle de deux jeux de Bruno Cathala et Florian Sirieix. Chaque image et chaque phrase sont de nous.

today = Ce qui vous attend
rooms = Toutes les salles
room-play = Jouer
last-review = Dernière analyse : { $game }
last-review-about = précision { $percent } %, { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}

## Robots

bot-dabbler = Dilettante
bot-dabbler-about = fait n’importe quoi de permis
bot-apprentice = Apprenti
bot-apprentice-about = doux
bot-journeyman = Compagnon
bot-journeyman-about = une partie équilibrée
bot-master = Maître
bot-master-about = sans pitié
bot-intuition = Intuition
bot-intuition-about = joue d’un coup d’œil
bot-sage = Sage
bot-sage-about = a appris, et voit venir
bot-virtuoso = Virtuose
bot-virtuoso-about = a appris, et prend son temps

## Les gens

guest = Invité { $number }
open-seat = Place libre
spectator = Spectateur
seat-number = Place { $number }
about-you = À propos de vous
your-name = Votre nom
keep-name = Garder ce nom
name-kept = C’est noté.
other-device = Sur un autre appareil
other-device-about = Ouvrez-y ce lien, et vos parties y seront aussi. Il n’est qu’à vous : qui l’a peut jouer sous votre nom.
take-over-text = Les parties de qui a créé ce lien seront les vôtres dans ce navigateur ; celles commencées ici avant ne seront plus listées.
take-over = Les reprendre
forget-me = Supprimer tout ce qui est à vous
forget-me-about = Votre nom, vos parties et ce que vous avez dit ici peuvent être supprimés pour de bon.
forget-me-ask = Tout supprimer…
forget-me-text = Votre nom, ce que vous avez dit aux tables et les parties où personne d’autre ne s’est assis sont supprimés. Les parties avec d’autres restent les leurs : vous y devenez un invité sans nom, et un remplaçant joue pour vous. Il n’y a pas de retour.
forget-me-now = Tout supprimer
sit-down = S’asseoir
seat-a-bot = Asseoir plutôt un robot

## La table

take-back = Annuler
take-back-about = Annuler votre dernière décision : rien n’a été révélé depuis
no-way-back = Vous n’avez rien à annuler, ou quelque chose de caché a été révélé depuis
took-back = { $name } a annulé son coup
help = Aide
help-about = Que puis-je faire ?
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
nothing-yet = Rien ne s’est encore passé.
say-something = Dites quelque chose…
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
told-of = { $name } : { $text }
they-act = { $name } : { $prompt }
bot-plays-for-you = Un robot joue pour vous
take-seat-back = Reprendre votre place
leave-seat = Partir : un robot continue pour vous
you-resigned = Vous avez abandonné : un robot continue
pace = Les robots jouent
pace-slow = lentement, pour regarder
pace-calm = calmement
pace-quick = vite
pace-once = d’un coup, jusqu’à mon tour
pace-skip = Passer à mon tour
did = { $who } { VERB($who, "a", "avez") } { $deeds }
all-of = { $rest } et { $last }
times = { $deed } { $count } fois
tale = Le dernier tour
tale-none = Rien ne s’est encore passé
mark-deal-number = { $who } { VERB($who, "a", "avez") } choisi la donne par son numéro, et { VERB($who, "peut", "pouvez") } connaître les cartes
mark-deal-from = { $who } { VERB($who, "a", "avez") } déjà vu ces cartes, dans la partie dont celle-ci est la suite
mark-leave = { $who } { VERB($who, "quitte", "quittez") } la table ; un robot continue
mark-resign = { $who } { VERB($who, "abandonne", "abandonnez") } ; un robot continue
mark-return = { $who } { VERB($who, "revient", "revenez") } à la table
mark-late-turn = temps écoulé pour { $who } : un remplaçant finit le tour
mark-late-match = temps écoulé pour { $who } : un remplaçant joue jusqu’à la fin
you-win = Vous avez gagné !
you-share = Vous partagez la victoire !
they-win = { $name } a gagné
they-share = La victoire est partagée : { $names }
rematch = Encore une
to-rematch = À la partie suivante
dealt-from = Donne numéro { $seed }
parts = Parties de la table
watching = Vous regardez : les mains vous sont cachées.

## Ennuis

trouble-any = Cela n’a pas marché
trouble-any-text = Cela ne peut pas se faire ici.
trouble-403 = Pas permis
trouble-404 = Rien ici
trouble-404-text = Il n’y a ni page ni partie à cette adresse.
trouble-405 = Pas comme ça
trouble-429 = Trop vite
trouble-500-text = Quelque chose a échoué de notre côté. La partie est sauve : essayez encore.
trouble-away = Ce qui se joue ici ne peut pas être conservé en ce moment. Rien n’est perdu : réessayez dans un instant.
trouble-old-rules = Cette partie suivait des règles que cette version ne connaît plus.
refused-origin = Cela venait d’un autre site, et n’a pas été fait.
refused-token = Cette page est trop vieille, ou faite pour quelqu’un d’autre. Rechargez-la.
refused-flood = C’était trop à la fois. Attendez un instant.
refused-match = On ne peut pas commencer une telle partie.
refused-match-why = On ne peut pas commencer une telle partie : { $why }.
refused-seat-taken = Quelqu’un d’autre y est assis.
refused-stale = La table a changé entre-temps : regardez encore.
refused-spectator = Seuls ceux qui sont à la table le peuvent.
refused-running = La partie n’est pas finie : tant qu’elle dure, personne ne voit tout.
refused-sealed = Cette partie est finie, mais d’autres jouent encore la même donne : elle reste fermée jusqu’à ce qu’ils aient fini.
refused-watching = D’autres jouent aussi cette donne : personne ne regarde par-dessus une épaule avant qu’elle ne soit ouverte.
refused-even-leaving = Personne ne joue à votre place ici : d’autres jouent la même donne. Prenez votre temps, ou abandonnez.
