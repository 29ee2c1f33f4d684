## The first game, step by step: see first_game.toml.

guide-1 = The city must reach 28: the sum of the numbers of three conditions, which score too.
guide-1-do = Tap the target.
guide-2 = Choose this card: four blocks and one long road.
guide-3 = Put it on the left: the road goes on, park meets park, shop meets shop.
guide-4 = This is a preview. The number on the card is what it brings; happy with it? Lay it.
guide-5 = Every road costs a point, however long: join them. The row shows them all.
guide-5-do = Tap the row of roads.
guide-6 = Cards may cover others. This one goes over the left half of the last: the park grows, and so does the row of shops.
guide-7 = What is covered is gone and does not count. Here little is lost and 3 are won.
guide-8 = Everybody sees the top of the deck. You have just drawn card 7, next comes card 8.
guide-8-do = Tap the deck.
guide-9 = A card may be turned by 180°, but never stood on its end. The better way up is tried first.
guide-10 = Turned, it takes the long road further west: +4.
guide-11 = A hint names the card, the place and the way up, and why.
guide-12 = Gaps are allowed, covering a whole card exactly is not. When all cards are laid the city is judged. The rest is yours.
