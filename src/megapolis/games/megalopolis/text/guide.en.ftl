## The first game, step by step: see first_game.toml.

guide-1 = Whoever has most money in the end wins: cash, permits and bridges.
guide-1-do = Tap your row.
guide-2 = This permit is yours: whoever lands on Chekhovskaya pays you rent.
guide-2-do = Tap Chekhovskaya.
guide-3 = Three dice move your figure clockwise.
guide-4 = Nobody owns Lipovaya, so it is auctioned. The other bids 100,000; go one step higher.
guide-5 = Now you own all three red streets, a trust. The rent has doubled: 80,000.
guide-5-do = Tap the red district.
guide-6 = Rent is the zone plus buildings: the tallest of the territory × blocks on the street × 20,000.
guide-6-do = Tap Lipovaya and look at its rent.
guide-7 = Put a block on Lipovaya for 100,000: the street runs through the three quarters below its square.
guide-8 = The second block of a turn goes to another quarter: now Sadovaya brings 120,000 too.
guide-9 = End your turn: the other takes the dice.
guide-10 = The other landed on Lipovaya and paid you 120,000.
guide-10-do = Look at the log.
guide-11 = City Hall gives a free block. A second floor is the first skyscraper: Lipovaya’s rent is 880,000.
guide-12 = Not sure where to build next? A hint says it in one sentence.
guide-13 = When the blocks run out the final stage begins, up to the Highway. Trade in your own turn.
