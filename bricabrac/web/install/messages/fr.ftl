# Une application sur l’appareil.

offline-title = L’atelier est hors de portée
offline-text = Il n’y a pas de connexion, ou le serveur se repose. Vos parties sont en sûreté. Cette page réessaie d’elle-même.
offline-again = Réessayer
notify-ask = Me prévenir quand c’est à moi
turn-title = À vous de jouer
