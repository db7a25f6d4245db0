# L’analyse d’une partie.

review = Analyse
review-offer = Chaque décision de cette partie est examinée : ce qu’on pouvait espérer, ce qui aurait été mieux, et la part de la chance. Cela prend jusqu’à une minute.
review-make = Analyser cette partie
review-failed = L’analyse n’a pas pu être faite. On peut réessayer.
review-being-made = L’analyse est en cours. La première courbe vient aussitôt ; ce que chaque décision a coûté prend un moment.
review-first = La victoire, au premier coup d’œil
review-first-about = Un premier regard, d’après ce que savait la place qui devait jouer.
review-curve-about = La part de victoire de chaque place, du premier coup à la fin : une ligne pour chacune, avec sa lettre au bout, et les tournants par leurs numéros.
review-by-knowing = D’après ce que chacun savait
review-by-open = Cartes ouvertes
review-steps = Le long de la courbe
review-mistake-back = À l’erreur précédente
review-back = Un coup en arrière
review-ahead = Un coup en avant
review-mistake-ahead = À l’erreur suivante
review-keys = Les flèches suivent la courbe ; avec Maj, d’erreur en erreur.
review-board = Le plateau après ce coup
review-stood = Le plateau à ce moment
review-look = Toute la table à ce moment
review-again = Réessayer à partir d’ici
review-rather = Mieux : { $deed }
review-as-good = Pas de différence nette avec : { $deed }
review-same = L’analyse aurait fait de même.
refused-review = Tant qu’une partie dure, elle n’a pas d’analyse. Revenez quand elle sera terminée.
