# A first match with Bobine. One idea a step, at most three short sentences, and always why.

## Around the lessons

lesson-invite = Learn by playing
lesson-invite-new = New here? A guided first match, about { $minutes } minutes, no rulebook.
lesson-invite-about = A guided match, about { $minutes } minutes
lesson-title = Learn { $game } by playing
lesson-hello = { $count ->
    [one] I am Bobine. We play a real match against a gentle opponent, one idea at a time.
   *[other] I am Bobine. We play a real match against two gentle opponents, one idea at a time.
} It takes about { $minutes } minutes, and you can stop after every part.
lesson-awaits = What awaits you
lesson-chapter-play = Playing a machine, and the three things it can give you
lesson-chapter-repair = Repairing one, and a workshop that saves
lesson-chapter-projects = Three projects with a single repair
lesson-chapter-end = Colours, and how the race ends
lesson-chapter-plan = Your workshop, and planning on the conveyor
lesson-chapter-use = A whole turn: use, fetch, and two actions of the dial
lesson-chapter-combine = Combining machines, an assistant, a first project
lesson-chapter-win = How points are scored, and how it ends
lesson-free = You can play on without help at any time. If you leave, the lesson waits for you, also on your other devices.
lesson-begin = Sit down and play
lesson-continue = Go on with your lesson
lesson-anew = Begin anew
lesson-coach = Bobine shows you how
lesson-step = Part { $chapter } of { $chapters } · step { $number } of { $steps }
lesson-next = Next
lesson-play-on = Play on
lesson-show = Show me
lesson-stop = Enough for now: play on
lesson-skip = Play without help
lesson-skip-about = The match goes on as an ordinary one
lesson-watch = Watch: { $name } is playing.
lesson-later = later
lesson-first = Later! First: { $task }
lesson-first-read = Later! First read what Bobine says, and press Next.

## Nicodemus

lesson-nicodemus-welcome = Hello, I am Bobine. In Nicodemus you mend machines, and race your rival to 20 points. I say why, you play.
lesson-nicodemus-heap = This is the bric-a-brac: one heap of broken machines for both of you. On your turn you do one thing: add a machine from your hand, or repair one.
lesson-nicodemus-play = Repairs cost pieces, and you have hardly any. Every machine you play brings some.
lesson-nicodemus-play-do = Play the Woodpecker from your hand.
lesson-nicodemus-effect = It gives you one of three things: charcoalium, its product, or its effect. The effect is best now: 1 wood for each wood machine in the heap, and there are two.
lesson-nicodemus-effect-do = Choose the effect.
lesson-nicodemus-shared = Your rival has played the Dachshund. It costs 2 wood, just what you have. Anybody may repair anything in the heap.
lesson-nicodemus-repair = A repair costs what the card says, and 1 charcoalium for each machine to its right. Nothing lies to the right of the Dachshund yet: be quick!
lesson-nicodemus-repair-do = Click the Dachshund, then Repair.
lesson-nicodemus-workshop = Your first point! The Dachshund now stands in your workshop, and saves you 1 charcoalium on every repair.
lesson-nicodemus-projects = Projects bring more: they want certain machines together in your workshop. With the Dachshund there, a Woodpecker would meet three of them at once.
lesson-nicodemus-fuel = A Woodpecker lies in the heap. But every machine played after it makes it dearer, so you need charcoalium.
lesson-nicodemus-fuel-do = Play the Butterfly.
lesson-nicodemus-coal = You get as much charcoalium as the card has points. The Butterfly has 3.
lesson-nicodemus-coal-do = Take the 3 charcoalium.
lesson-nicodemus-parts = The Woodpecker also needs 1 copper and 1 crystal. Purple machines take others apart to get such pieces.
lesson-nicodemus-parts-do = Play a Crocodile.
lesson-nicodemus-scrap = It takes apart the machine played just before it: the Piglet. You get 2 pieces of the Piglet’s cost.
lesson-nicodemus-scrap-do = Choose the effect.
lesson-nicodemus-take = The Piglet costs 1 copper and 2 crystal, so you may choose. What did the Woodpecker need?
lesson-nicodemus-take-do = Take 1 copper and 1 crystal.
lesson-nicodemus-price = Four machines lie to the right of the Woodpecker, so its fee is 4 charcoalium. Your Dachshund saves 1 of them.
lesson-nicodemus-again = What you pay stays on those machines, for whoever repairs them. Never mind: three projects are waiting.
lesson-nicodemus-again-do = Click the Woodpecker, then Repair.
lesson-nicodemus-complete = Woodpecker and Dachshund meet three projects together. Within one turn, the same machines may serve for all of them.
lesson-nicodemus-complete-do = Complete all three, one after the other.
lesson-nicodemus-aside = 8 points! But the two machines have left your workshop, and save nothing any more. That is the price of projects.
lesson-nicodemus-gather = So you gather again. You have tried two ways to play a machine: here is the third.
lesson-nicodemus-gather-do = Play the Beetle.
lesson-nicodemus-product = Its product is the piece in the corner of the picture: 1 copper.
lesson-nicodemus-product-do = Take the copper.
lesson-nicodemus-colours = Colours tell what effects do. Blue gathers, purple takes apart or exchanges, red robs your rival, yellow copies or brings a project of your own.
lesson-nicodemus-end = At 20 points the round is finished, and most points win. Your workshop holds three machines: with a fourth, only the newest stays. Ten in the heap, and the older five go.
lesson-nicodemus-bye = That is all you need. What is lit may be done, and anything else says why not when you click it. Play on, and win!

## Imaginarium

lesson-imaginarium-welcome = Hello, I am Bobine. You fetch broken machines, repair them, and combine them into the workshop of your dreams. We play two rounds together.
lesson-imaginarium-shop = These machines work for you every turn. The Charcoalette makes 1 charcoalium, the Carpenteur 1 wood. Two slots are free for more.
lesson-imaginarium-goal = Projects bring most of the points. “Make 3 alike” wants a workshop that makes 3 of one resource a turn. That is our plan!
lesson-imaginarium-belt = Each round begins with planning: everybody reserves a machine of the conveyor. Its price stands beside it, space plus level. Nearer to the deck is dearer, but plays earlier.
lesson-imaginarium-handyman = Your handyman reserves what you want. We want a second Carpenteur: there are two, and this one costs only 2.
lesson-imaginarium-handyman-do = Put your handyman on the Carpenteur that is lit.
lesson-imaginarium-order = Your rivals went to the extractors: charcoalium, but no machine. Now each player plays a whole turn, from the deck to the crusher, extractors last. You begin!
lesson-imaginarium-use = A turn has five steps. In step 1, each of your machines works once.
lesson-imaginarium-use-do = Use both machines.
lesson-imaginarium-fetch = Step 2 went by itself: you paid 2 charcoalium, and the broken Carpenteur lies in your yard. For each charcoalium you lack, you would pay 2 resources. Lack those too, and all is lost.
lesson-imaginarium-dial = Step 3: two actions that are neighbours on the dial, another pair each turn. The Carpenteur’s repair costs 2 copper, and you have 1: buy one.
lesson-imaginarium-dial-do = Choose Repair and Trade.
lesson-imaginarium-trade = You decide which of the two comes first. The copper must.
lesson-imaginarium-trade-do = Begin with Trade.
lesson-imaginarium-buy = Wood costs 1 charcoalium, copper 2, crystal 3. You can even buy a point, for 5.
lesson-imaginarium-buy-do = Buy 1 copper.
lesson-imaginarium-enough = You may trade three times a turn. But your charcoalium is gone.
lesson-imaginarium-enough-do = Make no more transactions.
lesson-imaginarium-repair = Now the second action. You have 2 copper and a free slot: all it takes.
lesson-imaginarium-repair-do = Choose Repair, then the Carpenteur in your yard.
lesson-imaginarium-effect = A machine may work at once when it is repaired. A gift!
lesson-imaginarium-effect-do = Let it make 1 wood.
lesson-imaginarium-reset = A new round! The last machine was crushed, the others moved on and became cheaper. Waiting pays, as long as nobody else takes what you want.
lesson-imaginarium-extractor = You have no charcoalium left, so no machine today. Extractors are free.
lesson-imaginarium-extractor-do = Put your handyman on the extractor for 3 charcoalium.
lesson-imaginarium-use-again = Your rivals stood nearer to the deck, and have played first. Now your three machines work.
lesson-imaginarium-use-again-do = Use all three.
lesson-imaginarium-pair = 4 charcoalium: enough to hire help. And your two Carpenteurs are ready to be combined.
lesson-imaginarium-pair-do = Choose Recruit and Reorganise.
lesson-imaginarium-recruit = Assistants help for the rest of the match, three at the most. The Moonlighter lets you use one machine of your rivals each turn.
lesson-imaginarium-recruit-do = Choose Recruit, then the Moonlighter.
lesson-imaginarium-reorganise = You combine with the action Reorganise. It costs nothing, and you may take everything apart again later.
lesson-imaginarium-reorganise-do = Choose Reorganise.
lesson-imaginarium-yields = Now the heart of the game: combining. One Carpenteur makes 1 wood a turn, two combined make 3, three make 5. And together they need only one slot.
lesson-imaginarium-combine = Alone, your two Carpenteurs make 2 wood a turn. Combined they make 3: the preview tells you before you decide.
lesson-imaginarium-combine-do = Combine the two Carpenteurs.
lesson-imaginarium-combined = Well done: more wood, and one slot is free again. Nothing else fits together now.
lesson-imaginarium-combined-do = Finish reorganising.
lesson-imaginarium-project = Step 4: you make 3 wood a turn, so “Make 3 alike” is met! Whoever is first gets its 3 points, all others one less.
lesson-imaginarium-project-do = Complete the project.
lesson-imaginarium-screen = 3 points! Your points and your stock are behind your screen. Your rivals can only guess them, and you only guess theirs.
lesson-imaginarium-points = Projects score most, and each shows what you still lack. You can also buy points by Trade, or Dismantle a repaired machine for as many points as its level.
lesson-imaginarium-saboteur = One more thing for another day: with two players, each also has a saboteur. The machine under it is crushed, so that the other does not get it.
lesson-imaginarium-end = With 20 points somewhere, the match ends after that round. Then the screens are lifted: who has most wood gets 2 points, and so for copper, crystal and charcoalium.
lesson-imaginarium-bye = Now the workshop is yours alone. What is lit may be done, and anything else says why not when you click it. Dream big!
