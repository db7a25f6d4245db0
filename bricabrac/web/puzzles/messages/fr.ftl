# Les problèmes sur les pages.

puzzles-title = Problèmes
puzzles-about = Des décisions de vraies parties où une réponse est nettement la meilleure : trouvées par l’analyse, confirmées avec dix fois son budget, classées du plus facile au plus difficile selon que des robots plus faibles les manquent. Vous voyez ce que la place pouvait voir, et rien d’autre.
puzzles-none = Il n’y a pas de problèmes ici.
puzzles-all = Tous les problèmes
puzzle-of-the-day = Le problème du jour
puzzle-next-unsolved = Le suivant
puzzle-solved-count = { $solved } résolus sur { $total }
puzzle-is-solved = résolu
puzzle-is-tried = essayé
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-skip = Un autre
puzzle-show = Montrer la réponse
puzzle-play-on = Continuer d’ici
puzzle-no-answer = Ce n’est aucune des réponses à cette question.
puzzle-origin = D’où il vient
puzzle-origin-about = Coup { $move } d’une partie ({ $phase }) entre robots : { $bots }. Ce que cette place ne pouvait voir a été redistribué.
