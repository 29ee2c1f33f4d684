## The first game, step by step: see first_game.toml.

guide-1 = Cards in your home are points. But a district above the limit of its colour is lost at the end of the round.
guide-1-do = Tap your home.
guide-2 = Keep two, the rest goes to your neighbour. The blue limit is 5, so the four fits; yellow you will raise yourself.
guide-3 = Now two of the four from the other side. The last two cards come by themselves.
guide-4 = The green limit is the sum of its cards in the capital: 3 + 4 = 7.
guide-4-do = Tap the green column of the capital.
guide-5 = Home: 5 points, and 5 of 7 is within the limit.
guide-6 = To the capital: the yellow limit is now 5 for everybody, and the Merchant gives a coin, 2 points.
guide-7 = Six of five: one too many. No harm, the limit can still rise before the round ends.
guide-8 = There: the limit is 9, and another coin.
guide-9 = The rival hid a tile here, −3 to +4. The hatching shows where the limit may end.
guide-9-do = Tap the tile on yellow.
guide-10 = The blue four: 4 of 5. The rival’s six does not fit under it.
guide-11 = The last card. When your hand is empty the others have one turn each.
guide-12 = The tile is −3: the limit is 6, you have 8. Two coins raise your own limit and save 8 points.
guide-13 = Above the limit is lost: the rival loses blue and pink. Whoever has most in a colour takes a bonus card.
guide-13-do = Look at the end of the round and close it.
guide-14 = After each of the three rounds capital and homes stay, and new cards are dealt. The rest is yours.
