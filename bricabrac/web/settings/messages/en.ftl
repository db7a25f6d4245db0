# What a device keeps for itself.

this-device = On this device
set-sound = Sound
set-sound_off = off
set-sound_on = on
set-motion = Motion
set-motion_calm = calm
set-motion_quick = quick
set-motion_none = none
set-density = Table
set-density_roomy = roomy
set-density_compact = compact
set-notify = Tell me when it is my turn
set-notify_off = no
set-notify_on = yes
notify-refused = This browser does not allow notifications for this page. The title of the page tells, too.
sound-offer = Points! Would you like to hear the workshop, too?
sound-offer-yes = Sound on
sound-offer-no = No, thanks
set-remarks = Remarks of those one plays against
set-remarks_on = yes
set-remarks_off = no
menu = Menu
menu-about = Settings, sound, language, leaving
resign = Resign …
resign-about = A bot plays on for you, and this cannot be taken back.
resign-yes = Resign for good
