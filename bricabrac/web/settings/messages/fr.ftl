# Ce qu’un appareil garde pour lui.

this-device = Sur cet appareil
set-sound = Son
set-sound_off = coupé
set-sound_on = activé
set-motion = Mouvements
set-motion_calm = calmes
set-motion_quick = vifs
set-motion_none = aucun
set-density = Table
set-density_roomy = aérée
set-density_compact = compacte
set-notify = Me prévenir quand c’est à moi
set-notify_off = non
set-notify_on = oui
notify-refused = Ce navigateur ne permet pas de notifications pour cette page. Son titre prévient aussi.
sound-offer = Des points ! Voulez-vous aussi entendre l’atelier ?
sound-offer-yes = Activer le son
sound-offer-no = Non merci
set-remarks = Remarques des adversaires
set-remarks_on = oui
set-remarks_off = non
menu = Menu
menu-about = Réglages, son, langue, départ
resign = Abandonner…
resign-about = Un robot joue pour vous jusqu’à la fin, sans retour.
resign-yes = Abandonner pour de bon
