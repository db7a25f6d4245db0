# Le rêve du jour.
dream-title = Le rêve du jour
dream-of = Le rêve du { $day }
dream-about = Une donne par jour pour chaque jeu : tout le monde reçoit les mêmes cartes, s’assied à la même place et rencontre les mêmes adversaires, qui répondent de même au même jeu. Elle compte une fois.
dream-past = Ce jour est passé : qui a commencé peut encore finir ; ensuite son secret sera dit.
dream-past-opened = Ce jour est passé : son secret est dit, et chacun peut le vérifier, y revenir ou le rêver encore.
dream-next = Le prochain rêve dans
dream-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
dream-days = Autres jours
dream-before = La veille
dream-after = Le lendemain
dream-today = Aujourd’hui
dream-seat = Vous avez la place { $seat } sur { $seats }
dream-begin = Rêver
dream-go-on = Continuer le rêve
dream-begin-again = Le rêver encore
dream-again-about = Encore, c’est pour s’exercer : cela ne compte pas pour le classement.
dream-once = { $game }, rêve du jour
dream-again = { $game }, second rêve
dream-to-ranking = Le classement du jour
dream-won = Gagné de { $margin }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-won-level = Gagné, à égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-lost = Perdu de { $margin }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-lost-level = Perdu, à égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dream-given-up = Abandonné
dream-unfinished = Pas terminé
dream-place = { $count ->
    [1] seul au classement jusqu’ici
   *[other] place { $place } sur { $count }
}
dream-ranking = Classement
dream-column-place = Place
dream-column-name = Qui
dream-column-result = Résultat
dream-column-turns = Tours
dream-more = { $count ->
    [one] … et { $count } de plus
   *[other] … et { $count } de plus
}
dream-nobody-yet = Personne ne l’a encore rêvé jusqu’au bout. À vous d’ouvrir le classement !
dream-nobody = Personne ne l’a rêvé jusqu’au bout.
dream-dreaming = { $count ->
    [one] { $count } invité rêve encore.
   *[other] { $count } invités rêvent encore.
}
dream-nameless = un invité
dream-me = moi
dream-picture = Une image à partager
dream-text = Un texte à partager
dream-share = bricabrac, { $game }, rêve du { $day }
dream-against = contre { $names }
dream-past-title = Vos rêves
dream-past-more = { $count ->
    [one] … et { $count } jour avant
   *[other] … et { $count } jours avant
}
dream-deal = Une donne que personne ne pouvait prévoir
dream-deal-about = À l’arrivée du premier invité du jour, la maison a tiré un nombre secret. La donne et les dés des robots en découlent, avec la date et le jeu. Pour que personne ne puisse le changer après coup, son empreinte (SHA-256) est montrée toute la journée ; le nombre lui-même est dit quand le jour est passé.
dream-promise = L’empreinte du secret, montrée depuis le début du jour
dream-secret = Le secret
dream-secret-about = Son empreinte est bien celle d’en haut. Chaque jeu a été distribué d’après ces lignes :
dream-opens = Le secret sera dit dans { $left } heures : trois heures après minuit (UTC), pour que ceux qui ont commencé tard puissent finir.
dream-record = PARTIE.txt
dream-name = Donner votre nom au classement
