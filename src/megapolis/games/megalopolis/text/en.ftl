title = Megalopolis
blurb = Buy building permits at auction, raise the skyscrapers of a new city, collect rents and end up the richest.

## Options

option-blocks = Building blocks
option-blocks-help = The final stage begins when they are used up: fewer blocks, a shorter game.
option-offers = Offers before the roll, and as many after
option-offers-help = How many trades, counter-offers and requests for a contribution may be opened before the roll, and again at the end of the turn; 0: no trading.
option-free_blocks = Free blocks and the limit of two
option-free_blocks-help = Does a free block count towards the two blocks that may be put in a turn?
option-free_blocks-count = It counts
option-free_blocks-on_top = It comes on top
option-final_value = Final value of a street permit
option-final_value-help = What a street permit is worth when money is counted at the end.
option-final_value-height = By the floors of the territory’s tallest building
option-final_value-table = By the value table, as rent is
option-final_value-height_zone = By floors, plus the zone’s value
option-final_value-table_zone = By the value table, plus the zone’s value
option-crossing = Crossing the city
option-crossing-help = When may a player on a bridge go to the opposite one, and what happens there?
option-crossing-same_turn = In the same turn; nothing happens there
option-crossing-next_turn = At the start of the next turn, before rolling
option-crossing-far_bridge = In the same turn; if nobody owns the far bridge it is auctioned
option-court_dice = Dice for the Court’s fine
option-court_dice-help = What is rolled and multiplied by 10,000.
option-court_dice-one = One die
option-court_dice-three = Three dice
option-court_dice-move = The dice of the move

## Pieces

permit-chekhovskaya = Chekhovskaya
permit-sadovaya = Sadovaya
permit-lipovaya = Lipovaya
permit-rechnaya = Rechnaya
permit-naberezhnaya = Naberezhnaya
permit-portovaya = Portovaya
permit-teatralnaya = Teatralnaya
permit-muzykalnaya = Muzykalnaya
permit-galereynaya = Galereynaya
permit-shkolnaya = Shkolnaya
permit-knizhnaya = Knizhnaya
permit-pochtovaya = Pochtovaya
permit-zavodskaya = Zavodskaya
permit-kuznechnaya = Kuznechnaya
permit-liteynaya = Liteynaya
permit-rynochnaya = Rynochnaya
permit-torgovaya = Torgovaya
permit-kupecheskaya = Kupecheskaya
permit-vokzalnaya = Vokzalnaya
permit-dorozhnaya = Dorozhnaya
permit-mostovaya = Mostovaya
permit-parkovaya = Parkovaya
permit-lesnaya = Lesnaya
permit-polevaya = Polevaya
permit-north_bridge = North Bridge
permit-east_bridge = East Bridge
permit-south_bridge = South Bridge
permit-west_bridge = West Bridge
district-red = red
district-orange = orange
district-yellow = yellow
district-green = green
district-teal = teal
district-blue = blue
district-violet = violet
district-brown = brown
zone-park = Park
zone-hospital = Hospital
zone-railway_station = Railway Station
zone-stadium = Stadium
zone-museum = Museum
zone-theatre = Theatre
zone-university = University
zone-department_store = Department Store
card-opening_bell = Ring the opening bell: go to the Stock Exchange
card-mayor = The mayor receives you: go to City Hall
card-site_visit = Site visit by car: go to the Highway
card-neighbours_sue = The neighbours sue: go to the Court, the Exchange pays nothing
card-bridge_inspection = Bridge inspection: go to the next bridge ahead
card-road_works = Road works: go back three squares
card-housing_programme = Housing programme: a free block anywhere
card-local_initiative = Local initiative: a free block on one of your streets
card-city_grant = City grant: receive 200,000
card-dividends = Shares pay out: receive 100,000
card-safety_breach = Safety breach: pay 100,000
card-soil_survey = Soil survey: pay 150,000
card-property_tax = Property tax: pay 30,000 for each street permit
card-toll_rebate = Toll rebate: receive 100,000 for each of your bridges
card-topping_out = Topping-out party: receive 50,000 from every player
card-charity_gala = Charity gala: pay every player 50,000
card-special_tender = Extraordinary tender: put a permit of your choice up for auction, or receive 100,000
square-exchange = the Stock Exchange
square-city_hall = City Hall
square-highway = the Highway
square-court = the Court
square-crest = a crest square
square-bridge-short = Bridge
territory-nw = north-west
territory-ne = north-east
territory-se = south-east
territory-sw = south-west
bank = the bank
corner = the corner of { $street } × { $cross } ({ $territory })
at-corner = on the corner of { $street } × { $cross } ({ $territory })
stage-zones = zone cards are being laid
stage-permits = permits are being dealt
stage-first = dice decide who begins
stage-start = the turn begins
stage-roll = the dice are rolled
stage-triple = a triple lets you choose how far to go
stage-hall = City Hall asks for a choice
stage-exit = two dice are rolled for an exit of the Highway
stage-court = the Court’s fine is rolled
stage-card = a crest card is drawn
stage-tender = a permit is chosen for auction
stage-auction = bids are being made
stage-privilege = the prior right: the permit may be taken for one step more
stage-free = you may put a free block
stage-bridge = you may cross the city
stage-debt = a forced auction: a permit must be sold to pay a debt
stage-build = the turn ends: trade and build
stage-draft = an offer is being put together
stage-site = a contribution is being asked for
stage-sum = the sum of a contribution is chosen
stage-answer = an offer is to be answered
stage-raise = a bid is being completed
stage-over = the game is over

## What is asked

ask-start = Offer a trade ({ $offers } left) or roll the dice.
ask-triple = A triple! Choose how many squares to move.
ask-hall = City Hall: go to a square whose permit nobody owns, or put a free block.
ask-tender = Choose the permit that is put up for auction.
ask-opening = { $permit } is up for auction, no bid yet. You have { $cash }.
ask-auction = { $permit }: { $leader } bids { $bid }. You have { $cash }.
ask-raise = { $permit }: your bid is above { $bid }. How high is it? You have { $cash }.
ask-privilege = { $permit }: the last bid is { $bid }, by { $leader }. By your prior right you may take it for { $price }.
ask-free = You may put a free block.
ask-bridge = You may cross the city to the opposite bridge.
ask-debt = You owe { $due } to { $creditor } and have { $cash }. Choose a permit for the forced auction.
ask-build = { $duty ->
    [1] You must put a block before your turn ends (blocks left: { $left }).
   *[other] Build (blocks left: { $left }), trade, or end your turn. You have { $cash }.
  }
ask-draft = Your offer to { $partner }: add permits or a sum, then send it.
ask-site = A contribution by { $partner }: to a block on which quarter?
ask-sum = How much should { $partner } contribute?
deal = { $pays ->
    [block] asks for { $money } towards a block { at-corner }
    [drafter] offers { $given ->
        [0] { $money }
       *[other] { $gives } and { $money }
      } for { $wants }
    [partner] offers { $gives } for { $wanted ->
        [0] { $money }
       *[other] { $wants } and { $money }
      }
   *[none] offers { $gives } for { $wants }
  }
ask-answer = { $drafter } { deal }. Do you accept?
ask-answer-pay = { ask-answer }
ask-contribution = { $drafter } { deal }, to be put at once. Do you accept?

## Moves and the log

move-go = Roll the dice
move-end = End the turn
move-pass = Pass
move-take = Take it for { $bid }
move-leave = Do not take it
move-cross = Cross the city
move-stay = Stay
move-skip = No block
move-propose = Send the offer
move-withdraw = Withdraw the offer
move-accept = Accept
move-decline = Decline
move-counter = Make a counter-offer
move-offer = Offer { $partner } a trade
move-request = Ask { $partner } for a contribution to a block
move-bid = Bid { $bid }
move-raise = { move-bid }
move-more = Bid more than { $bid }
move-move = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }
move-build = Build { at-corner } for { $cost }
move-put = Free block { at-corner }
move-site = Block { at-corner }
move-give = Give { $permit }
move-want = Ask for { $permit }
move-pay = Pay { $sum }
move-charge = Ask for { $sum }
move-pay_more = { move-pay }
move-charge_more = { move-charge }
move-visit = Go to { $permit }
move-tender = { $permit }
move-sell = Sell { $permit }
move-deal_zone = { $zone } ({ $value })
move-deal_permit = { $permit }
move-dice = { $dice }
move-first = { $dice }
move-exit = { $first } and { $second }
landing = { $to }{ $effect ->
    [pays] , paying { $amount }
    [pays-one] , paying { $amount } to { $payee }
    [gains] , receiving { $amount }
   *[none] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } is bankrupt.
   *[no] { "" }
  }
move-die = { $pips }
move-draw = { $card }
log-go = { $seat } takes the dice.
log-end = { $seat } ends the turn.
log-pass = { $seat } passes{ $sold ->
    [yes] ; { $permit } goes to { $winner } for { $price }
   *[no] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } is bankrupt.
   *[no] { "" }
  }
log-take = { $seat } uses the prior right and takes { $permit } for { $bid }.
log-leave = { $seat } leaves { $permit } to { $winner } for { $price }.
log-cross = { $seat } crosses the city.
log-stay = { $seat } stays on the bridge.
log-skip = { $seat } puts no free block.
log-propose = { $seat } sends { $partner } an offer: { $seat } { deal }.
log-withdraw = { $seat } withdraws the offer.
log-accept = { $seat } accepts: { $drafter } { deal }.
log-decline = { $seat } declines: { $drafter } { deal }.
log-counter = { $seat } prepares a counter-offer to { $partner }.
log-offer = { $seat } prepares an offer to { $partner }.
log-request = { $seat } asks { $partner } for a contribution.
log-bid = { $seat } bids { $bid } for { $permit }{ $sold ->
    [yes] { "" } and gets it
   *[no] { "" }
  }.
log-raise = { log-bid }
log-more = { $seat } bids more than { $bid } for { $permit }.
log-move = { $seat } chooses { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }: { landing }
log-build = { $seat } builds { at-corner }.
log-put = { $seat } puts a free block { at-corner }.
log-site = { $seat } names { corner }.
log-give = { $seat } gives { $permit }.
log-want = { $seat } wants { $permit }.
log-pay = { $seat } gives { $sum }.
log-charge = { $seat } wants { $sum }.
log-pay_more = { $seat } gives { $sum } in all.
log-charge_more = { $seat } wants { $sum } in all.
log-visit = { $seat } goes from City Hall to { $permit }.
log-tender = { $seat } puts { $permit } up for auction.
log-sell = { $seat } puts { $permit } up for the forced auction.
log-deal_zone = The { $district } district is a { $zone } zone, worth { $value }.
log-deal_permit = { $seat } is dealt { $permit }.
log-dice = { $seat } rolls { $dice }: { landing }
log-first = { $seat } rolls { $dice } for the first turn.
log-exit = { $seat } leaves the Highway, { $first } and { $second }: { landing }
log-die = { $seat } rolls { $pips }: { landing }
log-draw = { $seat } draws “{ $card }”: { landing }

## The ceremony

ending-last_lap = The final stage is over: everybody counts cash and property.
ending-last_standing = Everybody else is bankrupt.

category-cash = Cash
category-street = Streets
category-bridges = Bridges

## Score lines

score-cash = Cash
score-street = { $which }: tallest building of the territory, floors: { $floors }
score-bridges = Bridges: { $count }

## Why not

why-chance = That cannot happen now: { $stage }.
why-not-yours = That is not something a player does.
why-stage = That cannot be done now: { $stage }.
why-bid-cash = You do not have { $bid }: nobody bids on credit.
why-move = After a triple you move 1 to 39 squares: less than a full lap.
why-must-build = You must put a block in this turn.
why-enough-blocks = { $count ->
    [one] You have put { $count } block this turn: no more are allowed.
   *[other] You have put { $count } blocks this turn: no more are allowed.
  }
why-block-cash = A block costs { $cost }; you do not have that much.
why-no-blocks = There are no blocks left.
why-twice = You have already put a block { at-corner } this turn.
why-roofed = The building { at-corner } is a skyscraper with its roof on.
why-limit = The building { at-corner } has { $limit } floors: nothing in this territory may be higher.
why-free-elsewhere = This free block cannot go { at-corner }.
why-no-partner = You cannot trade with { $seat }.
why-partner-out = { $seat } is out of the game and does not trade.
why-no-offers = No more offers can be made now.
why-nothing-to-trade = Neither you nor { $seat } have a permit to trade.
why-contribution-later = Contributions are asked for at the end of the turn, when you build.
why-no-more-blocks = You can put no more blocks in this turn.
why-contribution-cash = { $seat } cannot contribute enough for a block.
why-contribution-counter = A request for a contribution is accepted or declined.
why-one-sided = Both sides must give something.
why-sum-only = Only a sum is asked of the other player now.
why-not-theirs = { $permit } does not belong to { $seat }.
why-in-offer = { $permit } is in the offer already.
why-enough-permits = An offer holds at most { $count } permits on each side.
why-no-sum = There is no such sum.
why-one-sum = There is a sum in the offer already.
why-one-way = Money goes one way in an offer: you either pay or ask for it.
why-sum-cash = { $seat } does not have { $sum }.
why-contribution-sum = A contribution of { $sum } is more than they have, or not enough for the block.
why-contribution-least = For the block a contribution of { $sum } or more is needed.
why-offered = { $permit } was already put up for this debt, and nobody bid.
why-owned = { $permit } has an owner.

## Data files

data-table = The data file needs a table [{ $what }].
data-tables = The data file needs tables [[{ $what }]].
data-amount = “{ $what }” is { $value }; it must be a multiple of 10,000, not below zero.
data-count = “{ $what }” is { $value }; it must be a whole number from { $low } to { $high }.
data-word = “{ $what }” is “{ $value }”; it must be one of: { $words }.
data-skyscrapers = “skyscrapers” must be four growing heights from 2 to 7 that leave room for all blocks.
data-amounts = “{ $what }” must be 1 to { $high } growing multiples of 10,000.
data-notes = Every one of the “notes” must be a multiple of the smallest.
data-districts = There must be eight districts of different colours, each with three streets, all with different names.
data-corners = “corners” must name these four, the Exchange first: { $corners }.
data-side = “side” must have three S, a B and three S, with two M among them.
data-zones = There must be eight zones with different names.
data-cards = There are { $count } cards; there may be 1 to { $high }, with different names.

## Papers from a real table

form-players = The file needs 2 to 6 [[player]] tables.
form-territory = “{ $name }” must be three rows of three heights, such as [[2, 1, 0], [0, 0, 1], [0, 0, 0]], for each of: { $territories }.
form-roofs = “roofs” must be a list of at most four quarters such as "nw11", in the order in which they became skyscrapers.
form-roof-height = The skyscraper on { $quarter } must have { $height } floors; it has { $found }.
form-roof-territory = A territory has one skyscraper at most: { $quarter } is a second one.
form-too-high = The building on { $quarter } has { $found } floors; in its territory at most { $height } are possible.
form-blocks = { $count } blocks stand in the city; the box has { $high }.
form-zones = “zones” must give a zone for each district when the zone’s value counts: { $zones }.
form-final = “final_value” must be one of: { $values }.
form-cash = Player { $player }: “cash” must be a multiple of 10,000, not below zero.
form-permits = Player { $player }: “permits” must be a list of permits; “{ $permit }” is none.
form-owned = Player { $player }: { $permit } belongs to two players.

## Terminal

terminal-exchange = EXCH
terminal-city_hall = HALL
terminal-highway = HIGHWAY
terminal-court = COURT
terminal-turn = Turn { $turn }
terminal-blocks = { $blocks ->
    [one] { $blocks } block left
   *[other] { $blocks } blocks left
  }
terminal-lap = final stage: leave by the Highway
terminal-duty = building is a duty
terminal-dice = dice
terminal-player = Player { $seat }
terminal-cash = cash { $cash }
terminal-income = earns { $income } per lap
terminal-worth = worth { $points }
terminal-left = left by the Highway
terminal-bankrupt = bankrupt
terminal-no-permits = no permits
terminal-trust = trust
terminal-auction = Auction: { $permit }, bid { $bid }, { $leader }
terminal-opening = Auction: { $permit }, no bid yet
terminal-offer = Offer, { $drafter } to { $partner }
terminal-gives = gives
terminal-wants = wants
terminal-site = contribution to a block { at-corner }
terminal-debt = { $debtor } owes { $amount }
terminal-legend = ◆ crest   ═ bridge   A street shows its rent in thousands and #owner, then who stands there; a quarter its floors, ▲ skyscraper; by the river: zone values.

## The page

page-you = You
page-in-thousands = rents in thousands
page-limit = limit
page-limit-of = Buildings here may have up to { $limit } floors.
page-corner-exchange = Exchange
page-corner-city_hall = City Hall
page-corner-highway = Highway
page-corner-court = Court
page-corner-crest = Crest
page-passing = pass +{ $amount }
page-stopping = stop +{ $amount }
page-hall-1 = auction
page-hall-2 = or a block
page-highway-1 = two dice:
page-highway-2 = an exit
page-court-1 = a die
page-court-2 = × { $amount }
page-help-exchange = Whoever passes gets { $passing }, whoever stops here { $stopping }.
page-help-city_hall = Go to a permit that nobody owns, which is then auctioned, or put a free block.
page-help-highway = Two dice say by which exit you leave. In the final stage you leave the game here.
page-help-court = A die decides the fine: { $pip } for each pip.
page-help-crest = Draw a crest card and do what it says.
page-bridge-help = The toll is { $toll } for each bridge of the owner. Whoever has paid may cross the city.
page-exit = exit { $exit }
page-was = was
page-free = unowned
page-floors = { $floors ->
    [0] no building
    [one] { $floors } floor
   *[other] { $floors } floors
  }
page-floor = floor { $floor }
page-floor-roof = floor { $floor } and the roof
page-skyscraper = a skyscraper with its roof on
page-territories = Territories
page-whole-city = The whole city
page-nw = NW
page-ne = NE
page-se = SE
page-sw = SW
page-for-whom = Who gains what
page-rents = rents
page-in-the-end = in the end
page-nobody-gains = It changes nothing for anybody yet.
page-what-changes = What it would change
page-permits = permits
page-trust-yours = You would hold the trust of the { $district } district: rents there double.
page-trust-theirs = { $name } would hold the trust of the { $district } district: rents there double.
page-step = step { $amount }
page-seller = sold by { $seat }
page-bid-up-to = Bid up to { $amount }
page-bid-once = Once: { $bid }
page-bidding-up-to = The table bids for you up to { $amount }, one step at a time. Nobody else sees this sum.
page-stop-bidding = Stop
page-of-cash = of { $cash } in cash
page-bidder = Bidder
page-bid = Bid
page-state = State
page-bidder-leads = leads
page-bidder-asked = is asked
page-bidder-in = in
page-bidder-passed = out
page-would-bring = With it you would have: rents { $rents }, in the end { $value }.
page-privilege-yours = The prior right is yours: when bidding ends you may take the permit for one step more, even after a pass.
page-privilege-of = When bidding ends { $seat } may take the permit for one step more.
page-trade = Trade
page-contribution = A contribution
page-offers-left = offers left: { $offers }
page-offer = Offer
page-request = Contribution
page-declined = declined
page-pays-towards = would pay { $sum } towards a block on { $streets }
page-take-out = Take { $permit } out of the offer
page-amount = Sum
page-money = Money
page-trade-with = Trade with { $name }
page-pick-streets = Press streets on the board: your own to give them, theirs to get them, again to take them out. Up to three from each side.
page-streets-listed = Streets as a list
page-plate-give = you give
page-plate-get = you get
page-keypad = Keypad
page-key-back = delete a digit
page-sums-in-thousands = in thousands
page-quick-sums = Often offered
page-permit-value = Permit: tallest building { $floors }, blocks on the street { $blocks }
page-zone-value = Zone: { $zone }
page-no-zone = No zone yet
page-trust = Trust
page-visitor-pays = A visitor pays
page-going-on = What is going on
page-while-waiting = While you waited
page-for-you = Rents paid to you
page-lap = final stage
page-last-lap = The final stage: no more building; reach the Highway and leave.
page-duty = Everybody must now put a block every turn.
page-owes = owes { $amount } to
page-to-bank = the bank
page-statement = Statement
page-millions = millions
page-holdings = holdings
page-cash = cash
page-worth = worth
page-tallest = tallest { $floors }
page-you-give = you give
page-left = left
page-build = Build here
page-put = Put the free block here
page-site = Ask for a block here
page-paper-hint = Choose what a tap does: add or remove a floor, put the roof on, or give a permit to a player. A player’s cash is counted in notes.
page-paper-floor = Floor +1
page-paper-less = Floor −1
page-paper-roof = Roof
page-paper-players = Players
page-paper-cash = { $seat }, cash
page-paper-zone = Zone of the { $district } district

## a real game
tie-rule = Equal money: more permits

## Coach

coach-trust = { $street } completes your trust: rents double.
coach-their-trust = Do not leave { $street } to { $player }: it would be a trust.
coach-crossing = Build where { $street } crosses { $cross }: both are yours.
coach-roof = This floor puts the roof on: the rent of { $street } goes from { $from } to { $to }.
coach-sale = Part with { $permit }: it brings only { $sum } a visit.
coach-worth = { $street } is likely to bring you about { $worth } by the end; now it costs { $price }.
coach-dear = From { $price } it is dear: { $street } is likely to bring you about { $worth } by the end.
coach-rents = It raises your rents by { $sum }, all of them visited once.
coach-shared = The block brings { $player } { $sum } in rents, and you { $own }.
coach-ruin = Otherwise bankruptcy is near in { $other ->
    [one] one case of 10
   *[other] { $other } cases of 10
}; after it { $cases ->
    [0] hardly ever
   *[other] in { $cases }
}.
coach-cash = { $squares ->
    [0] After it you can pay on every square; otherwise { $other } would cost more than you have.
    [one] After it one square costs more than your { $cash }; otherwise it would be { $other }.
   *[other] After it { $squares } squares cost more than your { $cash }; otherwise it would be { $other }.
  }
coach-line-cash = cash
coach-line-street = streets
coach-line-bridges = bridges

## Tasks of puzzles
puzzle-trust = A trust is within reach: how much is it worth to you?
puzzle-crossing = Where does a block pay best?
puzzle-roof = A roof can lift a rent: find the right one.
puzzle-sale = You have to sell a permit: which one will you miss least?
puzzle-rents = Build where your rents gain most.
puzzle-ruin = Bankruptcy is near: what keeps you in the game?
puzzle-cash = Keep enough cash for the squares ahead.
