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
level-3 = no pushover
level-4 = a fair match
level-5 = cunning
level-6 = sharp
level-7 = hard to beat
level-8 = no mercy

# What they remark, now and then.

remark-pip-project = Look, it fits! It really fits!
remark-pip-robbed = Hey! I was about to mend that.
remark-pip-won = I won? With these screws?
remark-pip-lost = Will you show me how you did that?

remark-lotte-project = Ticked off. Next page!
remark-lotte-robbed = That was not in my plan.
remark-lotte-won = Exactly as I had drawn it.
remark-lotte-lost = I shall need a sharper pencil.

remark-fergus-project = Aye. That keeps the fire going.
remark-fergus-robbed = Hands off my cellar!
remark-fergus-won = A full cellar wins in the end.
remark-fergus-lost = Well. At least it is warm here.

remark-odile-project = How it sparkles!
remark-odile-robbed = You have no eye for beauty, only fingers.
remark-odile-won = And I still have all my crystals.
remark-odile-lost = I was looking at the light. It was worth it.

remark-basil-project = A toast to everybody who helped!
remark-basil-robbed = You could simply have asked, you know.
remark-basil-won = What an evening! Stay for supper.
remark-basil-lost = Splendidly done. The next round is on me.

remark-rufus-project = Honest work, for once. Do not tell anyone.
remark-rufus-robbed = Robbing me? I am almost proud of you.
remark-rufus-won = I take it all. As usual.
remark-rufus-lost = Count your spoons before you go.

remark-mathilda-project = Too slow, the lot of you!
remark-mathilda-robbed = Lighter. I fly better that way.
remark-mathilda-won = Landed first. Again?
remark-mathilda-lost = A headwind. Nothing but a headwind.

remark-leonora-project = That was decided three turns ago.
remark-leonora-robbed = I had expected it a little earlier.
remark-leonora-won = You played well. I say that seldom.
remark-leonora-lost = How refreshing. Do it again, if you can.
