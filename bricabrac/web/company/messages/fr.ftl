# Ceux contre qui l’on joue.

bot-pip-about = répare tout ce qui grince, et l’assemble
bot-lotte-about = fait des plans, et les mène à bien
bot-fergus-about = n’a jamais assez de charbonium à la cave
bot-odile-about = ne passe devant aucun cristal sans l’empocher
bot-basil-about = aime la compagnie, et ses propres plans
bot-rufus-about = ce qui est à vous lui va mieux
bot-mathilda-about = court après les projets et chaque point
bot-leonora-about = n’a pas de caprices, et voit plus loin

level-1 = en douceur
level-2 = tranquille
level-3 = une partie équilibrée
level-4 = redoutable
level-5 = sans pitié
