# Was ein Gerät für sich behält.

this-device = Auf diesem Gerät
set-sound = Ton
set-sound_off = aus
set-sound_on = an
set-motion = Bewegung
set-motion_calm = ruhig
set-motion_quick = flott
set-motion_none = keine
set-density = Tisch
set-density_roomy = luftig
set-density_compact = kompakt
set-notify = Bescheid sagen, wenn ich dran bin
set-notify_off = nein
set-notify_on = ja
notify-refused = Dieser Browser erlaubt für diese Seite keine Mitteilungen. Ihr Titel sagt auch Bescheid.
sound-offer = Punkte! Möchtest du die Werkstatt auch hören?
sound-offer-yes = Ton an
sound-offer-no = Nein danke
set-remarks = Bemerkungen der Mitspieler
set-remarks_on = ja
set-remarks_off = nein
menu = Menü
menu-about = Einstellungen, Ton, Sprache, Gehen
resign = Aufgeben …
resign-about = Ein Bot spielt für dich zu Ende. Das lässt sich nicht zurücknehmen.
resign-yes = Endgültig aufgeben
