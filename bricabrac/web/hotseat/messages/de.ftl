# Mehrere Leute an einem Gerät.

neighbour = Jemand hier
neighbour-about = an diesem Gerät
their-name = Name
pass-to = Gib das Gerät an { $name }
pass-about = Der Tisch ist verhüllt, damit niemand sieht, was andere verbergen. Bereit?
i-am = Ich bin { $name }: Zeig den Tisch
take-back-for = { $name } nimmt zurück
neighbour-leaves = { $name } geht: Ein Bot macht weiter
neighbour-back = { $name } ist wieder da
