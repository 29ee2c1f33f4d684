## At a real table: what is asked about the pieces of the box

box-roll = { $seat }: what do the dice show?
box-roll-how = Look at the three dice on the table. Their order does not matter.
box-first = { $seat }: what do the dice show?
box-first-how = Three dice for the first turn. Their order does not matter.
box-exit = { $seat }: which exit do the dice show?
box-exit-how = Two dice one after the other: the first is the tens, the second the units.
box-court = { $seat }: what does the Court roll?
box-court-how = Look at { $dice ->
    [one] the die
   *[other] the dice
  } of the fine.
box-crest = { $seat }: which crest card was drawn?
box-crest-how = Read the top card of the crest deck; it goes under the deck afterwards.
box-zone = { $district } district: which zone card lies there?
box-zone-how = Look at the card beside the district.
box-permits = { $seat }: which permits were dealt?
box-permits-how = Permits lie open before their owner: { $count } to enter.
pile-district = { $district } district
gone-drawn = drawn already
gone-zone = lies elsewhere: { $district } district
gone-owner = has it: { $seat }
box-sale = Who gets { $permit }, and for how much?
box-sale-how = Listen to the table: any sum in steps of { $step }. Bids are called in any order.

# Only the score
page-paper-no-cash = No cash
page-paper-zones = Tap two zones by the river: they change places.
