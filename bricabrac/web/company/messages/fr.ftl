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
level-3 = pas si facile
level-4 = une partie équilibrée
level-5 = de la ruse
level-6 = redoutable
level-7 = coriace
level-8 = sans pitié

# Ce qu’ils remarquent, de temps à autre.

remark-pip-project = Regardez, ça tient ! Ça tient vraiment !
remark-pip-robbed = Hé ! J’allais justement le réparer.
remark-pip-won = J’ai gagné ? Avec ces vis-là ?
remark-pip-lost = Vous me montrez comment vous avez fait ?

remark-lotte-project = Coché. Page suivante !
remark-lotte-robbed = Ce n’était pas dans mon plan.
remark-lotte-won = Exactement comme sur mon dessin.
remark-lotte-lost = Il me faudra un crayon mieux taillé.

remark-fergus-project = Bien. Voilà de quoi nourrir le feu.
remark-fergus-robbed = Bas les pattes de ma cave !
remark-fergus-won = Une cave pleine finit par gagner.
remark-fergus-lost = Bon. Au moins, il fait chaud ici.

remark-odile-project = Comme cela brille !
remark-odile-robbed = Vous n’avez pas l’œil, seulement les doigts.
remark-odile-won = Et j’ai encore tous mes cristaux.
remark-odile-lost = Je regardais la lumière. Cela valait la peine.

remark-basil-project = Un toast à tous ceux qui ont aidé !
remark-basil-robbed = Il suffisait de demander, vous savez.
remark-basil-won = Quelle soirée ! Restez donc souper.
remark-basil-lost = Magnifique. La prochaine est pour moi.

remark-rufus-project = Un travail honnête, pour une fois. Pas un mot.
remark-rufus-robbed = Me voler, moi ? Je suis presque fier.
remark-rufus-won = Je prends tout. Comme d’habitude.
remark-rufus-lost = Comptez vos cuillers avant de partir.

remark-mathilda-project = Trop lents, tous autant que vous êtes !
remark-mathilda-robbed = Plus légère. Je vole mieux ainsi.
remark-mathilda-won = Posée la première. On recommence ?
remark-mathilda-lost = Du vent de face. Rien que du vent.

remark-leonora-project = C’était décidé il y a trois tours.
remark-leonora-robbed = Je m’y attendais un peu plus tôt.
remark-leonora-won = Vous avez bien joué. Je le dis rarement.
remark-leonora-lost = Que c’est rafraîchissant. Refaites-le, si vous pouvez.
