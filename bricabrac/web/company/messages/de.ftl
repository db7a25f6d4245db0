# Die Leute, gegen die man spielt.

bot-pip-about = repariert, was quietscht, und baut es zusammen
bot-lotte-about = macht Pläne und führt sie zu Ende
bot-fergus-about = hat nie genug Kohlium im Keller
bot-odile-about = geht an keinem Kristall vorbei
bot-basil-about = mag Gesellschaft und eigene Pläne
bot-rufus-about = was dir gehört, steht ihm besser
bot-mathilda-about = jagt Projekten und jedem Punkt nach
bot-leonora-about = hat keine Launen und sieht weiter

level-1 = sanft
level-2 = gemütlich
level-3 = nicht zu unterschätzen
level-4 = eine faire Partie
level-5 = listig
level-6 = gewitzt
level-7 = kaum zu schlagen
level-8 = gnadenlos

# Was sie hin und wieder bemerken.

remark-pip-project = Schau, es passt! Es passt wirklich!
remark-pip-robbed = He! Das wollte ich gerade reparieren.
remark-pip-won = Ich habe gewonnen? Mit diesen Schrauben?
remark-pip-lost = Zeigst du mir, wie du das gemacht hast?

remark-lotte-project = Abgehakt. Nächste Seite!
remark-lotte-robbed = Das stand nicht in meinem Plan.
remark-lotte-won = Genau, wie ich es gezeichnet hatte.
remark-lotte-lost = Ich brauche einen spitzeren Bleistift.

remark-fergus-project = Ja. Das hält das Feuer am Brennen.
remark-fergus-robbed = Finger weg von meinem Keller!
remark-fergus-won = Ein voller Keller gewinnt am Ende.
remark-fergus-lost = Na ja. Wenigstens ist es hier warm.

remark-odile-project = Wie das funkelt!
remark-odile-robbed = Du hast kein Auge für Schönes, nur Finger.
remark-odile-won = Und meine Kristalle habe ich auch noch.
remark-odile-lost = Ich habe dem Licht zugesehen. Es war es wert.

remark-basil-project = Ein Hoch auf alle, die geholfen haben!
remark-basil-robbed = Du hättest einfach fragen können.
remark-basil-won = Was für ein Abend! Bleib zum Essen.
remark-basil-lost = Großartig gemacht. Die nächste geht auf mich.

remark-rufus-project = Ehrliche Arbeit, ausnahmsweise. Sag es keinem.
remark-rufus-robbed = Mich bestehlen? Da bin ich fast stolz.
remark-rufus-won = Ich nehme alles. Wie immer.
remark-rufus-lost = Zähl deine Löffel, bevor du gehst.

remark-mathilda-project = Ihr seid alle zu langsam!
remark-mathilda-robbed = Leichter. So fliege ich besser.
remark-mathilda-won = Als Erste gelandet. Noch einmal?
remark-mathilda-lost = Gegenwind. Nichts als Gegenwind.

remark-leonora-project = Das war vor drei Zügen entschieden.
remark-leonora-robbed = Das hatte ich etwas früher erwartet.
remark-leonora-won = Du hast gut gespielt. Das sage ich selten.
remark-leonora-lost = Wie erfrischend. Noch einmal, wenn du kannst.
