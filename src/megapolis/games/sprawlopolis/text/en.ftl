title = Sprawlopolis
blurb = Lay cards of four blocks into one shared city and please three demanding conditions.

## Options

option-level = Level
option-level-help = Easy: roads cost nothing. Hard: only the single largest group of all scores.
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-conditions = Conditions
option-conditions-help = Choose three conditions by their numbers (two in a duel); choose none to draw them at random.
option-construction = Construction zones
option-construction-help = Three cards with a building site join the deck; cover every site before the end.
option-landmarks = Points of interest
option-landmarks-help = The city begins on half of a card with landmarks that want neighbours of their own kind.
option-wrecktar = Wrecktar
option-wrecktar-help = A monster hides in the deck, tramples the last card and hates commerce in its row and column.
option-beaches = Beaches
option-beaches-help = Three beaches join the deck; each closes one direction for good.
option-roadworks = Road works
option-roadworks-help = Everybody gets a card to lay at any time, if its roads join the city’s; unplayed it costs points.
option-roadworks-off = Off
option-roadworks-normal = One end of each road must join
option-roadworks-hard = Every end must join
option-solo_roadworks = Solo: road works cards
option-solo_roadworks-help = How many road works cards you start with when you play alone.
option-interstate = Interstate
option-interstate-help = A motorway splits the table into two cities.
option-interstate-off = Off
option-interstate-duel = Duel: a city each
option-interstate-together = Together (two players or solo)
option-duel_rules = Rules of the duel
option-duel_rules-help = Which motorway card says how the duel is scored.
option-duel_rules-random = Drawn at random
option-duel_rules-standard = Standard
option-duel_rules-majority = Majorities
option-duel_rules-choice = Choice
option-duel_rules-either = Standard, building in either city
option-allow_full_cover = A card may be covered entirely
option-allow_full_cover-help = May a new card lie on exactly the four places of another? This edition forbids it, others do not.
option-exceed_target = The target must be exceeded
option-exceed_target-help = Interstate together: is it enough to reach the target, or must it be exceeded, as its text says?
conflict-interstate-alone = The interstate is played without other expansions.
conflict-duel-players = A duel is for exactly two players.
conflict-together-players = The interstate is for one or two players.
conflict-conditions = Choose three conditions, or two in a duel, or none to draw them at random.
conflict-duel-level = Levels are for games with a target: a duel has none.
conflict-duel-rules = Rules of the duel can be chosen only for a duel.
conflict-solo-roadworks = More than one road works card is for solo games with road works.
conflict-exceed-target = Exceeding the target is a reading of the interstate played together.

## Pieces

zone-R = residential
zone-C = commercial
zone-I = industrial
zone-P = park
condition-1 = The Outskirts
condition-1-help = +1 for each road without an end at the edge of the city, −1 for each other one.
condition-2 = Bloom Boom
condition-2-help = +1 for each row and column with exactly three parks, −1 for each without any.
condition-3 = Go Green
condition-3-help = +1 for each park, −3 for each industrial block.
condition-4 = Block Party
condition-4-help = Squares of 2 × 2 blocks of one type: 0, 1, 2, 3, 4, 5 or more give −8, −5, −2, 1, 4, 7.
condition-5 = Stacks and Scrapers
condition-5-help = +2 for each industrial block next to commercial and industrial blocks only.
condition-6 = Master Planned
condition-6-help = The largest residential group minus the largest industrial one.
condition-7 = Central Perks
condition-7-help = +1 for each park inside the city, −2 for each at its edge.
condition-8 = The ’Burbs
condition-8-help = Around the largest residential group: +1 for each park, −2 for each industrial block.
condition-9 = Concrete Jungle
condition-9-help = +1 for each industrial block with another one diagonally next to it.
condition-10 = The Strip
condition-10-help = +1 for each commercial block in the one row or column with most of them.
condition-11 = Mini Marts
condition-11-help = +2 for each commercial block whose road leads straight to a residential block at both exits.
condition-12 = Superhighway
condition-12-help = +1 for every two sections of the longest road.
condition-13 = Park Hopping
condition-13-help = +3 for each road that ends at two different parks.
condition-14 = Looping Lanes
condition-14-help = +1 for each section of a closed loop of road.
condition-15 = Skid Row
condition-15-help = +2 for each residential block with two or more industrial blocks beside it.
condition-16 = Morning Commute
condition-16-help = +2 for each road through both a residential and a commercial block.
condition-17 = Tourist Traps
condition-17-help = +1 for each commercial block at the edge of the city, +1 more at a corner.
condition-18 = Sprawlopolis
condition-18-help = +1 for each block of the fullest row and of the fullest column.
demand-cover = A site must be laid over a block. At the end every visible site costs { $penalty }.
demand-beside-R = A site must be laid next to a residential block of another card. At the end every visible site costs { $penalty }.
demand-beside-C = A site must be laid next to a commercial block of another card. At the end every visible site costs { $penalty }.
demand-beside-I = A site must be laid next to an industrial block of another card. At the end every visible site costs { $penalty }.
demand-beside-P = A site must be laid next to a park of another card. At the end every visible site costs { $penalty }.
demand-at_once = A card with a site is laid when it is drawn and must cover a block. At the end every visible site costs { $penalty }.
beach-shore_blocks-R = Homes by the Sea
beach-shore_blocks-C = Waterfront
beach-shore_blocks-I = Harbour
beach-shore_blocks-P = Lookout Point
beach-shore_roads = Scenic Route
beach-narrow_land = Peninsula
beach-shore_blocks-R-help = Homes by the Sea: { $points } for each residential block along a shore.
beach-shore_blocks-C-help = Waterfront: { $points } for each commercial block along a shore.
beach-shore_blocks-I-help = Harbour: { $points } for each industrial block along a shore.
beach-shore_blocks-P-help = Lookout Point: { $points } for each park along a shore.
beach-shore_roads-help = Scenic Route: { $points } for each section of road along a shore.
beach-narrow_land-help = Peninsula: { $points } minus the rows or columns of land between two opposite shores, at least 0.
duel-standard = All four zones, roads and both conditions score.
duel-standard-either = All four zones, roads and both conditions score; build in either city while the deck lasts.
duel-majority = A point for the higher value in each zone and condition; most roads cost 2.
duel-majority-either = A point for the higher value in each zone and condition; most roads cost 2; build in either city while the deck lasts.
duel-choice = Your two best zones and your better condition score, and all roads.
duel-choice-either = Your two best zones and your better condition score, and all roads; build in either city while the deck lasts.
upright = as printed
turned = turned by 180°
end-west = the western end
end-east = the eastern end

## What is asked

ask-pick = Pick a card to lay.
ask-place = Where does card { $card } go? (row:column of its north-western block)
ask-start = Lay card { $card } over half of the landmark card. (row:column of its north-western block)
ask-urgent = Card { $card } must be laid at once. Where? (row:column of its north-western block)
ask-repair = Where does road works card { $card } go? (row:column of its north-western block)
ask-turn = Which way up does card { $card } lie?
ask-flip = Which side of the landmark card lies up? Card { $card } will cover half of it.
ask-extend = At which end of the motorway does card { $card } go?
ask-volunteer = You may play a road works card now.
ask-last = Last chance to play a road works card.

## Moves and the log

move-pick = Card { $card }: { $blocks }
move-place = { $row }:{ $column }
move-turn = { $way }
move-repair = Road works { $card }: { $blocks }
move-finish = No more road works
move-flip = Side { $side }
move-extend = { $end }
move-condition = { $condition }
move-deal = Card { $card }
move-dealt = A card
move-start = Card { $card }: { $blocks }
move-reveal = Card { $card }: { $blocks }
move-zone_rule = { $card }
move-beach_rule = { $condition }
move-motorway_rule = { $card }
move-strip = { $card }
move-lay_strip = { $card }, { $way }
move-deal_works = { $card }: { $blocks }
log-pick = Player { $seat } shows card { $card }: { $blocks }.
log-place = Player { $seat } chooses row { $row }, column { $column }.
log-turn = Player { $seat } lays card { $card } { $way }.
log-repair = Player { $seat } plays road works { $card }.
log-finish = Player { $seat } plays no more road works.
log-flip = Player { $seat } lays the landmark card, side { $side } up.
log-extend = Player { $seat } chooses { $end } of the motorway.
log-condition = Condition: { $condition }.
log-deal = Player { $to } is dealt card { $card }.
log-dealt = Player { $to } is dealt a card.
log-start = The city begins with card { $card }: { $blocks }.
log-reveal = On top of the deck: card { $card }, { $blocks }.
log-zone_rule = The construction zones follow card { $card }.
log-beach_rule = The beaches’ condition: { $condition }.
log-motorway_rule = The duel follows motorway card { $card }.
log-strip = The next motorway card: { $card }.
log-lay_strip = Motorway card { $card } is laid { $way }.
log-deal_works = Player { $to } gets road works { $card }: { $blocks }.

## Score lines

score-zone = Largest { $which } group: { $blocks }
score-roads = Roads: { $roads }
score-condition = { $which }
score-north-zone = North, largest { $which } group: { $blocks }
score-north-roads = North, roads: { $roads }
score-north-condition = North, { $which }
score-south-zone = South, largest { $which } group: { $blocks }
score-south-roads = South, roads: { $roads }
score-south-condition = South, { $which }
score-beach = Beaches: { $which }
score-sites = Building sites still open: { $sites }
score-landmarks = Landmarks and their neighbours
score-monster = Wrecktar
score-works = Road works not played: { $cards }
score-majority-zone = Largest { $which } group: { $own } against { $other }
score-majority-condition = { $which }: { $own } against { $other }
score-majority-roads = Most roads: { $own } against { $other }

## Endings

remark-target_reached = { $points ->
    [one] The city is approved: { $points } point, { $target } were needed.
   *[other] The city is approved: { $points } points, { $target } were needed.
  }
remark-target_missed = { $points ->
    [one] The city is not approved: { $points } point, { $target } were needed.
   *[other] The city is not approved: { $points } points, { $target } were needed.
  }
remark-duel_won = Player { $seat } has built the better city.
remark-duel_shared = The two cities are equally good: a shared victory.
remark-paper-reached = The target is reached.
remark-paper-missed = The target is missed.

## Why not

why-not-in-deck = That card is not there to be drawn.
why-not-yours = That is not something a player does.
why-not-your-turn = It is another player’s turn.
why-not-placing = There is no card to be placed now.
why-not-turning = There is no card to be turned now: pick a card and its place first.
why-not-this-way-up = At this place the card cannot lie that way up.
why-not-last-call = There will be more chances for road works: just go on.
why-no-landmarks = There is no landmark card to be laid now.
why-no-strip = There is no motorway card to be laid now.
why-card-shown = A card that has been shown must be laid.
why-flip-first = First choose the side of the landmark card.
why-not-in-hand = Card { $card } is not in your hand.
why-not-your-works = You do not hold that road works card.
why-finish-laying = First lay the card in play.
why-works-nowhere = The roads of that card cannot be joined to the city’s anywhere now.
why-half-of-landmarks = At row { $row }, column { $column } the start card would not cover exactly half of the landmark card.
why-touches-nothing = At row { $row }, column { $column } the card would neither cover a block nor share a side with one.
why-monster = At row { $row }, column { $column } the card would cover Wrecktar.
why-full-cover = At row { $row }, column { $column } lies a card on exactly these four places; it must not be covered entirely.
why-motorway = At row { $row }, column { $column } the card would lie on the motorway, on its blocks or in their row.
why-other-city = Row { $row }, column { $column } is in the other city; you cannot build there now.
why-beach = At row { $row }, column { $column } the beach would leave blocks in the sea, not touch the city with land, or cross another shore.
why-beyond-shore = At row { $row }, column { $column } the card would lie beyond the shore.
why-zone-cover = At row { $row }, column { $column } the site would not cover a block.
why-zone-beside = At row { $row }, column { $column } the site would not lie next to a block that the condition asks for.
why-zone-at-once = At row { $row }, column { $column } the card would not cover a block.
why-works-one-end = At row { $row }, column { $column } a road of the card would not join a road of the city.
why-works-every-end = At row { $row }, column { $column } an end of a road would not join a road of the city.

## Data files

data-count = The data file needs “{ $cards }” exactly { $count } times.
data-numbers = The 18 cards must have the numbers 1 to 18, each once.
data-names = Two cards have the same name.
data-blocks = Card { $card }: “{ $blocks }” must be four blocks such as "R:EW I:SW P C:NS".
data-strip = Card { $card }: “{ $blocks }” must be two blocks such as "I R^", where ^ marks a ramp.
data-sea = Card { $card }: only a beach has sea (~), on exactly the two blocks of one side.
data-kind = Card { $card }: the kind of condition “{ $kind }” is unknown; the kinds are: { $kinds }.
data-number = Card { $card }: “{ $what }” must be a whole number (for a table: a list of them) of a possible size.
data-zone = Card { $card }: “{ $zone }” is not one of R, C, I, P.
data-choice = Card { $card }: “{ $what }” must be one of: { $choices }.
data-corner = Card { $card }: a block is named by its corner: { $corners }.
data-no-duel-card = None of the data file’s motorway cards has the rules “{ $rules }” for a duel.

## Cities from a real table

form-choice = “{ $word }” must be one of: { $choices }.
form-conditions = “conditions” must be a list of { $count } different numbers of condition cards.
form-works = “unplayed_works” must be a list of road works cards: { $names }.
form-one-city = Type the city either as “grid” or as [[card]] tables.
form-duel = A duel needs “strip” and [[card]] tables.
form-grid = “grid” must be a list of rows such as "R:EW C . P".
form-too-large = A city lies within { $high } rows and columns.
form-block = Row { $row }, column { $column }: “{ $block }” is no block such as R:EW, P or C:NS#.
form-cards = Type each card as a [[card]] table with card, row, column and, if it is turned, turned = true.
form-card = Card { $number } of the file needs a known card, a row and a column (whole numbers) and nothing else but turned.
form-twice = Card { $number } of the file: { $card } lies in the city or among the conditions already.
form-place = Card { $number } of the file: { $card } must not be laid there.
form-strip = “strip” must be a list of 3 or 4 different motorway cards, each with "turned" behind it if it is: { $names }.

## The page

page-card = Card { $card }
page-hand = Your hand
page-works = Road works
page-turn-card = Turn by 180°
page-lay = Lay it here
page-target = target { $target }
page-where = { $laid ->
    [one] one card laid
   *[other] { $laid } cards laid
  }, { $deck } left
guide-goal = Everybody builds one city. It must reach the target in the sheet: the sum of the numbers of these three conditions, which also score.
guide-pick = Pick a card from your hand.
guide-place = Pins show where the card’s middle may go, and the best of them what it would bring. Tap one. A card may lie beside others or cover parts of them.
guide-turn = The card lies here for a look. Turn it by 180° or tap another pin: the number on it is what it would bring.
guide-sheet = The sheet shows before → after. Each zone scores its largest group, each road costs a point, so join roads. Point at a line to see where it comes from.
guide-lay = Happy with it? Lay it.
guide-hint = Not sure? Ask for a hint: it ranks the choices, and its reasons show where the points would come from.
guide-more = Lay two more cards by yourself. The others take their turns in between and draw from the face-up deck.
guide-end = When all cards are laid, the city is judged. Every question mark opens the rules at the right place. Build well!
page-ask-place = Where does card { $card } go? A pin marks its middle.
page-ask-turn = Confirm the place, turn the card, or point elsewhere.
page-ask-start = Lay card { $card } over half of the landmark card. A pin marks its middle.
page-ask-urgent = Card { $card } must be laid at once. Where? A pin marks its middle.
page-ask-repair = Where does road works card { $card } go? A pin marks its middle.
page-paper-hint = Choose the three conditions, then lay the cards in the order they lie, bottom first.
page-paper-options = Level and expansions
page-zone-rule = Construction card beside the city
page-beach-rule = Beach beside the city
page-unplayed = Road works not played
page-duel = Interstate
page-motorway = Motorway, west to east (press again to turn, once more to drop)
page-deck-left = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
  }

## Terminal

terminal-points = Points: { $points }   Target: { $target }
terminal-duel = Player { $seat }: { $points }
terminal-in-play = In play
terminal-hand = Player { $seat }
terminal-hidden = and { $cards } unseen
terminal-deck = Deck ({ $cards }), on top
terminal-legend = R residential  C commercial  I industrial  P park   # building site  * landmark  ! Wrecktar  ≈ sea
