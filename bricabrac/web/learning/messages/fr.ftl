# Une première partie avec Bobine. Une idée par étape, trois phrases courtes au plus, et toujours pourquoi.

## Autour des leçons

lesson-invite = Apprendre en jouant
lesson-invite-new = Première visite ? Une partie guidée, { $minutes } minutes environ, sans livret de règles.
lesson-invite-about = Une partie guidée, { $minutes } minutes environ
lesson-title = Apprendre { $game } en jouant
lesson-hello = { $count ->
    [one] Je suis Bobine. Nous jouons une vraie partie contre un adversaire bien sage, une idée à la fois.
   *[other] Je suis Bobine. Nous jouons une vraie partie contre deux adversaires bien sages, une idée à la fois.
} Comptez environ { $minutes } minutes ; vous pouvez vous arrêter après chaque chapitre.
lesson-awaits = Ce qui vous attend
lesson-chapter-play = Jouer une machine, et les trois choses qu’elle peut donner
lesson-chapter-repair = En réparer une, et un atelier qui économise
lesson-chapter-projects = Trois projets d’une seule réparation
lesson-chapter-end = Les couleurs, et comment la course se termine
lesson-chapter-plan = Votre atelier, et la planification sur le tapis roulant
lesson-chapter-use = Un tour entier : utiliser, récupérer, et deux actions de l’aiguille
lesson-chapter-combine = Combiner des machines, un assistant, un premier projet
lesson-chapter-win = Comment on marque, et comment tout finit
lesson-free = Vous pouvez à tout moment continuer sans aide. Si vous partez, la leçon vous attend, même sur vos autres appareils.
lesson-begin = S’asseoir et jouer
lesson-continue = Reprendre votre leçon
lesson-anew = Recommencer
lesson-coach = Bobine vous montre
lesson-step = Chapitre { $chapter } sur { $chapters } · étape { $number } sur { $steps }
lesson-next = Suivant
lesson-play-on = Continuer à jouer
lesson-show = Montrez-moi
lesson-stop = Assez pour l’instant : je joue
lesson-skip = Jouer sans aide
lesson-skip-about = La partie continue comme une partie ordinaire
lesson-watch = Regardez : { $name } joue.
lesson-later = plus tard
lesson-first = Plus tard ! D’abord : { $task }
lesson-first-read = Plus tard ! Lisez d’abord ce que dit Bobine, puis cliquez sur Suivant.

## Nicodemus

lesson-nicodemus-welcome = Bonjour, je suis Bobine. Dans Nicodemus, vous réparez des machines, et le premier à 20 points mène la course à sa fin. Je vous dis pourquoi, et vous jouez.
lesson-nicodemus-heap = Voici le bric-à-brac : un seul tas de machines cassées pour vous deux. À votre tour, une seule chose : y ajouter une machine de votre main, ou en réparer une.
lesson-nicodemus-play = Réparer coûte des pièces, et vous n’en avez presque pas. Chaque machine jouée en rapporte.
lesson-nicodemus-play-do = Jouez le Pivert de votre main.
lesson-nicodemus-effect = Elle donne l’une de trois choses : du charbonium, sa production ou son effet. L’effet est le meilleur ici : 1 bois pour chaque machine à bois du tas, et il y en a deux.
lesson-nicodemus-effect-do = Choisissez l’effet.
lesson-nicodemus-shared = Votre adversaire a joué le Teckel. Il coûte 2 bois, juste ce que vous avez. Chacun peut réparer tout ce qui est dans le tas.
lesson-nicodemus-repair = Une réparation coûte ce que dit la carte, et 1 charbonium par machine à sa droite. Rien encore à droite du Teckel : vite !
lesson-nicodemus-repair-do = Cliquez sur le Teckel, puis sur Réparer.
lesson-nicodemus-workshop = Votre premier point ! Le Teckel est maintenant dans votre atelier, et vous économise 1 charbonium à chaque réparation.
lesson-nicodemus-projects = Les projets rapportent plus : ils demandent certaines machines ensemble dans l’atelier. Avec le Teckel, un Pivert en remplirait trois d’un coup.
lesson-nicodemus-fuel = Un Pivert est dans le tas. Mais chaque machine jouée après lui le rend plus cher : il vous faut du charbonium.
lesson-nicodemus-fuel-do = Jouez le Papillon.
lesson-nicodemus-coal = Vous prenez autant de charboniums que la carte vaut de points. Le Papillon en vaut 3.
lesson-nicodemus-coal-do = Prenez les 3 charboniums.
lesson-nicodemus-parts = Le Pivert demande aussi 1 cuivre et 1 cristal. Les machines violettes en démontent d’autres pour trouver de telles pièces.
lesson-nicodemus-parts-do = Jouez un Crocodile.
lesson-nicodemus-scrap = Il démonte la machine jouée juste avant lui : le Porcelet. Vous prenez 2 pièces de son coût.
lesson-nicodemus-scrap-do = Choisissez l’effet.
lesson-nicodemus-take = Le Porcelet coûte 1 cuivre et 2 cristaux, vous avez donc le choix. Que demandait le Pivert ?
lesson-nicodemus-take-do = Prenez 1 cuivre et 1 cristal.
lesson-nicodemus-price = Quatre machines sont à droite du Pivert : cela fait 4 charboniums. Votre Teckel en économise 1.
lesson-nicodemus-again = Ce que vous payez reste sur ces machines, pour qui les réparera. Qu’importe : trois projets vous attendent.
lesson-nicodemus-again-do = Cliquez sur le Pivert, puis sur Réparer.
lesson-nicodemus-complete = Le Pivert et le Teckel remplissent trois projets. Dans un même tour, les mêmes machines peuvent servir à tous.
lesson-nicodemus-complete-do = Validez les trois, l’un après l’autre.
lesson-nicodemus-aside = 8 points ! Mais les deux machines ont quitté votre atelier, et n’économisent plus rien. C’est le prix des projets.
lesson-nicodemus-gather = Il faut donc recommencer à amasser. Vous connaissez deux façons de jouer une machine : voici la troisième.
lesson-nicodemus-gather-do = Jouez le Scarabée.
lesson-nicodemus-product = Sa production est la pièce dans le coin de l’image : 1 cuivre.
lesson-nicodemus-product-do = Prenez le cuivre.
lesson-nicodemus-colours = La couleur annonce l’effet. Le bleu amasse, le violet démonte ou échange, le rouge vole l’adversaire, le jaune copie ou donne un projet à vous seul.
lesson-nicodemus-end = À 20 points, on finit la manche, et le plus de points l’emporte. Votre atelier tient trois machines : avec la quatrième, seule la dernière reste. Dix dans le tas, et les cinq plus vieilles partent.
lesson-nicodemus-bye = Vous savez tout. Ce qui brille est permis, et le reste dit pourquoi pas quand on clique dessus. Continuez, et gagnez !

## Imaginarium

lesson-imaginarium-welcome = Bonjour, je suis Bobine. Vous récupérez des machines cassées, vous les réparez, et vous les combinez en un atelier de rêve. Nous jouons deux manches ensemble.
lesson-imaginarium-shop = Ces machines travaillent pour vous à chaque tour. La Charbonneuse fait 1 charbonium, la Menuisette 1 bois. Deux emplacements sont encore libres.
lesson-imaginarium-goal = Les projets rapportent le plus de points. « 3 ressources identiques » veut un atelier qui en produit 3 par tour. C’est notre plan !
lesson-imaginarium-belt = Chaque manche commence par la planification : chacun réserve une machine du tapis roulant. Son prix est à côté, emplacement plus niveau. Plus près de la pioche, c’est plus cher, mais on joue plus tôt.
lesson-imaginarium-handyman = Votre bricoleur réserve ce que vous voulez. Il nous faut une deuxième Menuisette : il y en a deux, et celle-ci ne coûte que 2.
lesson-imaginarium-handyman-do = Placez votre bricoleur sur la Menuisette qui brille.
lesson-imaginarium-order = Vos adversaires vont aux extracteurs : du charbonium, mais pas de machine. Chacun joue maintenant un tour entier, de la pioche vers le broyeur, les extracteurs en dernier. À vous !
lesson-imaginarium-use = Un tour a cinq étapes. À l’étape 1, chacune de vos machines travaille une fois.
lesson-imaginarium-use-do = Utilisez les deux machines.
lesson-imaginarium-fetch = L’étape 2 s’est faite seule : vous avez payé 2 charboniums, et la Menuisette cassée est dans votre cour. Pour chaque charbonium manquant, on paie 2 ressources. Sans elles, tout est perdu.
lesson-imaginarium-dial = Étape 3 : tournez l’aiguille vers deux actions voisines, une autre paire à chaque tour. Réparer la Menuisette coûte 2 cuivres, vous en avez 1 : achetez-en un.
lesson-imaginarium-dial-do = Choisissez Réparer et Transactions.
lesson-imaginarium-trade = Vous décidez laquelle des deux vient d’abord. Le cuivre, bien sûr !
lesson-imaginarium-trade-do = Commencez par les transactions.
lesson-imaginarium-buy = Le bois coûte 1 charbonium, le cuivre 2, le cristal 3. On peut même acheter un point, pour 5.
lesson-imaginarium-buy-do = Achetez 1 cuivre.
lesson-imaginarium-enough = Vous avez droit à trois transactions par tour. Mais votre charbonium est parti.
lesson-imaginarium-enough-do = Arrêtez les transactions.
lesson-imaginarium-repair = Place à la seconde action. 2 cuivres et un emplacement libre : tout y est.
lesson-imaginarium-repair-do = Choisissez Réparer, puis la Menuisette de votre cour.
lesson-imaginarium-effect = Une machine tout juste réparée peut travailler aussitôt. Un cadeau !
lesson-imaginarium-effect-do = Faites-lui produire 1 bois.
lesson-imaginarium-reset = Nouvelle manche ! La dernière machine est broyée, les autres ont avancé et coûtent moins. Attendre paie, tant que personne ne prend ce que vous voulez.
lesson-imaginarium-extractor = Vous n’avez plus de charbonium, donc pas de machine cette fois. Les extracteurs sont gratuits.
lesson-imaginarium-extractor-do = Placez votre bricoleur sur l’extracteur à 3 charboniums.
lesson-imaginarium-use-again = Vos adversaires étaient plus près de la pioche, ils ont joué avant vous. À vos trois machines de travailler.
lesson-imaginarium-use-again-do = Utilisez-les toutes les trois.
lesson-imaginarium-pair = 4 charboniums : de quoi recruter de l’aide. Et vos deux Menuisettes sont prêtes à être combinées.
lesson-imaginarium-pair-do = Choisissez Recruter et Réorganiser.
lesson-imaginarium-recruit = Un assistant vous aide jusqu’à la fin de la partie ; on en a trois au plus. Le Pique-assiette vous laisse utiliser une machine adverse à chaque tour.
lesson-imaginarium-recruit-do = Choisissez Recruter, puis le Pique-assiette.
lesson-imaginarium-reorganise = On combine avec l’action Réorganiser. Elle est gratuite, et l’on peut tout séparer plus tard.
lesson-imaginarium-reorganise-do = Choisissez Réorganiser.
lesson-imaginarium-yields = Voici le cœur du jeu : combiner. Une Menuisette fait 1 bois par tour, deux combinées en font 3, trois en font 5. Et ensemble, il ne leur faut qu’un emplacement.
lesson-imaginarium-combine = Seules, vos deux Menuisettes font 2 bois par tour. Combinées, elles en font 3 : l’aperçu vous le dit avant que vous décidiez.
lesson-imaginarium-combine-do = Combinez les deux Menuisettes.
lesson-imaginarium-combined = Bravo : plus de bois, et un emplacement de nouveau libre. Rien d’autre ne va ensemble pour l’instant.
lesson-imaginarium-combined-do = Terminez la réorganisation.
lesson-imaginarium-project = Étape 4 : vous faites 3 bois par tour, donc « 3 ressources identiques » est rempli ! Le premier marque ses 3 points, les suivants un de moins.
lesson-imaginarium-project-do = Validez le projet.
lesson-imaginarium-screen = 3 points ! Vos points et vos pièces sont derrière votre paravent. Vos adversaires ne peuvent que les deviner, et vous les leurs.
lesson-imaginarium-points = Les projets rapportent le plus, et chacun montre ce qui vous manque. On peut aussi acheter des points par Transactions, ou Démonter une machine réparée pour autant de points que son niveau.
lesson-imaginarium-saboteur = Encore une chose, pour un autre jour : à deux joueurs, chacun a aussi un saboteur. La machine sous lui est broyée, et l’autre ne l’aura pas.
lesson-imaginarium-end = Dès que quelqu’un a 20 points, la partie s’arrête après cette manche. On lève alors les paravents : qui a le plus de bois marque 2 points, et de même pour cuivre, cristal et charbonium.
lesson-imaginarium-bye = L’atelier est à vous seul maintenant. Ce qui brille est permis, et le reste dit pourquoi pas quand on clique dessus. Rêvez en grand !
