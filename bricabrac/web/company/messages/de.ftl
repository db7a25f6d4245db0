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
level-3 = eine faire Partie
level-4 = gewitzt
level-5 = gnadenlos
