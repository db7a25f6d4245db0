# Revoir, fiches de partie, continuer, et ce qui se dit après une partie.

## Moments

replay = Revoir
look-back = Revoir cette partie
move-of = Coup { $number } sur { $length }
move-number = coup { $number }
replay-round = manche { $number }
before-first = Avant le premier coup
go-first = Au début
go-round-back = Une manche en arrière
go-turn-back = Un tour en arrière
go-back = Un coup en arrière
go-ahead = Un coup en avant
go-turn-ahead = Un tour en avant
go-round-ahead = Une manche en avant
go-last = À la fin
go-anywhere = Aller à un coup
replay-run = Lecture et pause
replay-speed = Vitesse
replay-by-round = Manche par manche
replay-more = Plus
replay-to-table = À la table
replay-keys = Touches
replay-key-move = un coup
replay-key-turn = un tour
replay-key-round = une manche
replay-key-ends = début, fin
replay-key-run = lecture, pause
replay-key-help = cette liste

## Regards

eyes-title = Vu par
eyes-spectator = Un spectateur
eyes-open = Tout ouvert
eyes-told = La partie est finie : plus rien n’a besoin de rester caché.
eyes-running = Tant que la partie dure, chacun ne revoit que ce qu’il a pu voir. Une fois finie, tous les regards vous sont ouverts.
unseen-title = Ce qui était caché
unseen-hand = Main { DU($name) }
unseen-secret = Projets secrets { DU($name) }
unseen-machines = Prochaines machines de la pioche
unseen-projects = Prochains projets de la pile
unseen-assistants = Prochains assistants
unseen-gone = Projets écartés sans être vus

## Continuer

play-on = Continuer à partir d’ici
play-on-about = Ouvrir une nouvelle partie qui commence par les coups joués jusqu’ici. Ceux-là ne pourront plus être annulés.
play-on-go = Continuer la partie
play-on-fair = Pour être équitable : les cartes sont là où elles étaient. Qui a vu la suite, ou ce qui était caché, en sait plus que les autres.
played-on-from = Suite d’une autre partie, à partir du coup { $number }
seat-me = Je joue ici
refused-play-on = Tant qu’une partie dure, personne ne peut la continuer à partir d’un moment passé : les mêmes cartes viendraient, et montreraient ce qui est caché. Revenez quand elle sera finie.
refused-end = Ici, la partie est finie. Remontez à un coup plus tôt pour continuer de là.

## Fiches de partie

record-download = Télécharger
record-title = Une fiche de partie
records-link = Ouvrir la fiche d’une partie…
records-title = Ouvrir une fiche de partie
records-about = Une fiche est une partie en texte : la donne, et chaque coup. Apportez-en une : elle aura sa page ici, pour la revoir, la partager et la continuer.
record-file = Un fichier
record-text = Ou le texte lui-même
record-open = Ouvrir
record-limit = { $most } Ko au plus.
misread = On ne peut pas rejouer cela : { $why }.
misread-line = La ligne { $number } ne peut pas être rejouée : { $why }
misread-long = Cette fiche est trop longue : plus de { $most } lignes.

## Après une partie

after-about = Après la partie
points-title = D’où viennent les points
points-total = Points
points-of = Les points { DU($name) }, un par un
points-none = Aucun.
points-begun = Dès le départ
source-begun = Dès le départ
source-repairs = Machines réparées
source-projects = Projets
source-machines = Machines utilisées
source-dismantling = Machines démontées
source-trade = Achetés
source-majorities = Majorités
chart-title = Les points, manche par manche
chart-about = Une ligne par place, sa lettre au bout. Les mêmes nombres se trouvent dans le tableau ci-dessous.
chart-table = En tableau
chart-round = Manche
tally-title = Ce que chacun a fait
tally-moves = Coups
tally-turns = Tours
tally-time = Temps de réflexion
tally-plays = Machines jouées
tally-repairs = Machines réparées
tally-projects = Projets validés
tally-effects = Effets utilisés
tally-fetches = Machines récupérées
tally-combines = Combinaisons
tally-dismantles = Machines démontées
tally-recruits = Assistants recrutés
tally-deals = Transactions
tally-coal = Charbonium gagné et dépensé
tally-resources = Ressources gagnées et dépensées
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
