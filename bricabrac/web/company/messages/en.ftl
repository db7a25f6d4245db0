# The people one plays against.

bot-pip-about = mends whatever squeaks, and puts it together
bot-lotte-about = makes plans, and sees them through
bot-fergus-about = never has enough charcoalium in the cellar
bot-odile-about = cannot pass a crystal without pocketing it
bot-basil-about = likes company, and plans of his own
bot-rufus-about = what is yours looks better on him
bot-mathilda-about = races for projects and for every point
bot-leonora-about = has no whims, and looks further

level-1 = gentle
level-2 = easy-going
level-3 = a fair match
level-4 = sharp
level-5 = no mercy
