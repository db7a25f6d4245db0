# Eine App auf dem Gerät.

offline-title = Die Werkstatt ist nicht zu erreichen
offline-text = Es gibt keine Verbindung, oder der Server ruht sich aus. Deine Partien sind sicher. Diese Seite sieht von selbst wieder nach.
offline-again = Noch einmal versuchen
notify-ask = Bescheid sagen, wenn ich dran bin
turn-title = Du bist dran
