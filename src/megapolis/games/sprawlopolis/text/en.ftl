title = Sprawlopolis
blurb = Lay cards of four blocks into one shared city and meet three demanding conditions.

## Options

option-level = Level
option-level-help = Easy: roads cost nothing. Hard: only the single largest group of all scores.
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-conditions = Conditions
option-conditions-help = Choose three conditions (two in a duel); choose none to draw them at random.
option-construction = Construction zones
option-construction-help = Three cards with a building site join the deck; cover every site before the end.
option-landmarks = Points of interest
option-landmarks-help = The city begins with a card of landmarks, which score for neighbouring blocks of their own kind.
option-wrecktar = Wrecktar
option-wrecktar-help = A monster hides in the deck: it covers the last card played and costs points for commercial blocks in its row and column.
option-beaches = Beaches
option-beaches-help = Three beaches join the deck; each closes one direction for good.
option-roadworks = Road works
option-roadworks-help = Everybody gets a card to lay at any time, if its roads join the city’s; left unplayed it costs points.
option-roadworks-off = Off
option-roadworks-normal = One end of each road must join
option-roadworks-hard = Every end must join
option-solo_roadworks = Solo: road works cards
option-solo_roadworks-help = How many road works cards you start with when you play alone.
option-interstate = Interstate
option-interstate-help = A motorway splits the table into two cities.
option-interstate-off = Off
option-interstate-duel = Duel: a city each
option-interstate-together = Cooperative (two players or solo)
option-duel_rules = Rules of the duel
option-duel_rules-help = Which motorway card says how the duel is scored.
option-duel_rules-random = Drawn at random
option-duel_rules-standard = Standard rules
option-duel_rules-majority = Majority rules
option-duel_rules-choice = Choice rules
option-duel_rules-either = Standard rules, building in either city
option-allow_full_cover = A card may be covered entirely
option-allow_full_cover-help = May a new card lie on exactly the four places of another? This edition forbids it, others do not.
option-exceed_target = The target must be exceeded
option-exceed_target-help = Interstate, cooperative: is it enough to reach the target, or must it be exceeded, as the text says?
conflict-interstate-alone = The interstate is played without other expansions.
conflict-duel-players = A duel is for exactly two players.
conflict-together-players = The interstate is for one or two players.
conflict-conditions = Choose three conditions, or two in a duel, or none to draw them at random.
conflict-duel-level = Levels are for games with a target: a duel has none.
conflict-duel-rules = Rules of the duel can be chosen only for a duel.
conflict-solo-roadworks = More than one road works card is for solo games with road works.
conflict-exceed-target = Exceeding the target is a reading of the cooperative interstate.

## Pieces

zone-R = residential
zone-C = commercial
zone-I = industrial
zone-P = park
word-R = homes
word-C = shops
word-I = works
word-P = park
park-side = { $park ->
    [left] park left
    [right] park right
    [top] park on top
   *[bottom] park below
  }
card-shape = { $shape ->
    [bend] bend through { $first }, { park-side }
    [street] { $first }–{ $second } street, { park-side }
   *[other] { $first }, { $second }, { $third }, { $fourth }
  }
card = { $kind ->
    [wrecktar] Wrecktar
    [landmarks] landmarks: { $first }, { $second }
    [beach] { $first }–{ $second } beach
    [zone] construction zone ({ $site }): { card-shape }
    [works] road works: { card-shape }
    [motorway] { motorway }
   *[card] { card-shape }
  }
motorway = motorway: { $first }, { $second } to the north, { $third }, { $fourth } to the south{ $ramp ->
    [yes] , ramp: { $at_ramp }
   *[no] { "" }
  }
place = { $where ->
    [north] { $down } north of the peg
    [south] { $down } south of the peg
    [east] { $across } east of the peg
    [west] { $across } west of the peg
    [north-east] { $across } east, { $down } north of the peg
    [north-west] { $across } west, { $down } north of the peg
    [south-east] { $across } east, { $down } south of the peg
    [south-west] { $across } west, { $down } south of the peg
   *[peg] at the peg
  }
coast-north = coast in the north
coast-east = coast in the east
coast-south = coast in the south
coast-west = coast in the west
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
condition-10-help = +1 for each commercial block in the one row or column that has the most of them.
condition-11 = Mini Marts
condition-11-help = +2 for each commercial block whose road leads straight to a residential block at both ends.
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
demand-cover = A site must cover a block. At the end every visible site costs { $penalty }.
demand-beside-R = A site must be laid next to a residential block of another card. At the end every visible site costs { $penalty }.
demand-beside-C = A site must be laid next to a commercial block of another card. At the end every visible site costs { $penalty }.
demand-beside-I = A site must be laid next to an industrial block of another card. At the end every visible site costs { $penalty }.
demand-beside-P = A site must be laid next to a park of another card. At the end every visible site costs { $penalty }.
demand-at_once = A card with a site is laid as soon as it is drawn and must cover a block. At the end every visible site costs { $penalty }.
zone-rule = { $demand ->
    [cover] { demand-cover }
    [beside-R] { demand-beside-R }
    [beside-C] { demand-beside-C }
    [beside-I] { demand-beside-I }
    [beside-P] { demand-beside-P }
    [anywhere] { demand-anywhere }
    [cover_card] { demand-cover_card }
    [beside_own] { demand-beside_own }
    [at_edge] { demand-at_edge }
    [inside] { demand-inside }
    [cover_zone] { demand-cover_zone }
    [not_beside] { demand-not_beside }
   *[at_once] { demand-at_once }
  }
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
duel-standard = Standard rules: all four zones, roads and both conditions score.
duel-standard-either = Standard rules: all four zones, roads and both conditions score; build in either city while the deck lasts.
duel-majority = Majority rules: a point for the higher value in each zone and condition; having the most roads costs 2.
duel-majority-either = Majority rules: a point for the higher value in each zone and condition; having the most roads costs 2; build in either city while the deck lasts.
duel-choice = Choice rules: your two best zones and your better condition score, and all roads.
duel-choice-either = Choice rules: your two best zones and your better condition score, and all roads; build in either city while the deck lasts.
upright = not turned
turned = turned
end-west = the western end
end-east = the eastern end

## What is asked

ask-pick = Pick a card to lay.
ask-place = Where does this card go: { card }?
ask-start = Lay this card over half of the landmark card: { card }.
ask-urgent = This card must be laid at once: { card }. Where?
ask-repair = Where does this card go: { card }?
ask-turn = Which way up does this card lie: { card }?
ask-flip = Which side of the landmark card lies up? Half of it will be covered by this card: { card }.
ask-extend = At which end of the motorway does this card go: { card }?
ask-volunteer = You may play a road works card now.
ask-last = Last chance to play a road works card.

## Moves and the log

move-pick = { card }
move-place = { place }
move-turn = { $way }
move-repair = { card }
move-finish = No more road works
move-flip = { card }
move-extend = { $end }
move-condition = { $condition }
move-deal = { card }
move-dealt = A card
move-start = { card }
move-reveal = { card }
move-zone_rule = { zone-rule }
move-beach_rule = { $condition }
move-motorway_rule = { $rules }
move-strip = { card }
move-lay_strip = { card }, { $way }
move-deal_works = { card }
log-pick = { $seat } shows { card }.
log-place = { $seat } chooses a place: { place }.
laying = { card }{ $told ->
    [yes] , { $way }
   *[no] { "" }
  }
log-turn = { $kind ->
    [motorway] { $seat } lays { laying }.
   *[other] { $seat } lays { laying }; { place }{ $covers ->
        [0] { "" }
        [one] , covering { $covers } block
       *[other] , covering { $covers } blocks
      }.
  }
log-repair = { $seat } shows { card }.
log-finish = { $seat } plays no more road works.
log-flip = { $seat } lays the landmark card: { $first }, { $second }.
log-extend = { $seat } chooses { $end } of the motorway.
log-condition = Condition: { $condition }.
log-deal = { $to } is dealt a card: { card }.
log-dealt = { $to } is dealt a card.
log-start = The city begins: { card }.
log-reveal = On top of the deck: { card }.
log-zone_rule = The construction condition: { zone-rule }
log-beach_rule = The beaches’ condition: { $condition }.
log-motorway_rule = The duel: { $rules }
log-strip = The next card: { card }.
log-lay_strip = Laid: { laying }.
log-deal_works = { $to } is dealt a card: { card }.

## The ceremony

ending-target_reached = The last card is laid, and the target is reached.
ending-target_missed = The last card is laid, and the target is missed.
ending-duel_won = The last card is laid, and both cities stand.
ending-duel_shared = The last card is laid, and both cities are equally good.

category-each-zone = Largest { $which } group
category-each-north-zone = North, { $which }
category-each-south-zone = South, { $which }
category-each-majority-zone = Largest { $which } group
category-each-condition = { $which }
category-each-majority-condition = { $which }
category-each-north-condition = North, { $which }
category-each-south-condition = South, { $which }
category-each-beach = { $which }
category-roads = Roads
category-north-roads = North, roads
category-south-roads = South, roads
category-majority-roads = Roads
category-sites = Open building sites
category-landmarks = Landmarks
category-monster = Wrecktar
category-works = Road works not played

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
remark-duel_won = { $seat } wins with the better city.
remark-duel_shared = The two cities are equally good: victory is shared.
remark-paper-reached = The target is reached: { $points } of { $target }.
remark-paper-missed = The target is missed: { $points } of { $target }, { $missing } short.

## Why not

why-not-in-deck = That card is not there to be drawn.
why-not-yours = That is not something a player does.
why-not-your-turn = It is another player’s turn.
why-not-placing = There is no card to be laid now.
why-not-turning = There is no card to be turned now: pick a card and its place first.
why-not-this-way-up = At this place the card cannot lie that way up.
why-not-last-call = There will be more chances for road works: just go on.
why-no-landmarks = There is no landmark card to be laid now.
why-no-strip = There is no motorway card to be laid now.
why-card-shown = A card that has been shown must be laid.
why-flip-first = First choose the side of the landmark card.
why-not-in-hand = This card is not in your hand: { card }.
why-not-your-works = You do not hold that road works card.
why-finish-laying = First lay the card in play.
why-works-nowhere = The roads of that card cannot be joined to the city’s anywhere now.
why-half-of-landmarks = { place }: the start card would not cover exactly half of the landmark card.
why-touches-nothing = { place }: the card would neither cover a block nor share a side with one.
why-monster = { place }: the card would cover Wrecktar.
why-full-cover = { place }: a card lies on exactly these four places; it must not be covered entirely.
why-motorway = { place }: the card would lie on the motorway, on its blocks or in their row.
why-other-city = { place }: that is the other city; you cannot build there now.
why-beach = { place }: the beach would leave blocks in the sea, not touch the city with land, or cross another shore.
why-beyond-shore = { place }: the card would lie beyond the shore.
why-zone-cover = { place }: the site would not cover a block.
why-zone-beside = { place }: the site would not lie next to a block that the condition asks for.
why-zone-at-once = { place }: the card would not cover a block.
why-works-one-end = { place }: a road of the card would not join a road of the city.
why-works-every-end = { place }: an end of a road would not join a road of the city.

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

page-place = Row { $row }, column { $column }
form-choice = “{ $word }” must be one of: { $choices }.
form-conditions = “conditions” must be a list of { $count } different numbers of condition cards.
form-works = “unplayed_works” must be a list of road works cards: { $names }.
form-one-city = Type the city either as “grid” or as [[card]] tables.
form-duel = The interstate needs “strip” and [[card]] tables.
form-grid = “grid” must be a list of rows such as "R:EW C . P".
form-too-large = A city lies within { $high } rows and columns.
form-block = Row { $row }, column { $column }: “{ $block }” is not a block such as R:EW, P or C:NS#.
form-cards = Type each card as a [[card]] table with card, row, column and, if it is turned, turned = true.
form-card = Card { $number } of the file needs a known card, a row and a column (whole numbers) and nothing else but turned.
form-twice = Laid card { $number }: { $card } lies in the city or among the conditions already.
form-place = Laid card { $number }: { $card } must not be laid there.
form-strip = “strip” must be a list of { $count } different motorway cards, with "turned" behind the name if a card is turned: { $names }.

## The page

page-card = Card { $card }
page-hand = Your hand
page-works = Road works
page-turn-card = Turn by 180°
page-lay = Lay it here
page-tries = { $name } tries
page-partner-tries = { $name } tries a card
page-tried-at = { place }, { $way }{ $covers ->
    [0] , covering nothing
    [one] , covering { $covers } block
   *[other] , covering { $covers } blocks
  }
page-tried-points = at best
page-answer-yes = Yes
page-answer-no = No
page-answer-here = Here
page-point-where = Point at a place in the city: a press or Enter puts your pin there.
page-maybe-here = perhaps here?
page-target = target { $target }
page-you = You
page-side-south = southern city
page-go-north = To the northern city
page-go-south = To the southern city
page-side-north = northern city
page-zone-R = Homes
page-zone-C = Shops
page-zone-I = Works
page-zone-P = Parks
page-duel-roads = Roads
page-duel-now = now { $own } : { $other }
page-where = { $laid ->
    [one] one card laid
   *[other] { $laid } cards laid
  }, { $deck } left
page-ask-place = Where does this card go: { card }? A pin marks its middle.
page-ask-turn = Lay it here: { card }?
page-ask-extend = Which end of the motorway does the card go to? Tap one to try it.
page-ask-start = Lay this card over half of the landmark card: { card }. A pin marks its middle.
page-ask-urgent = This card must be laid at once: { card }. Where? A pin marks its middle.
page-ask-repair = Where does this card go: { card }? A pin marks its middle.
page-paper-hint = Choose the three conditions, then lay the cards in the order they lie, bottom first.
page-paper-options = Level and expansions
page-zone-rule = Construction card beside the conditions
page-beach-rule = Beach beside the conditions
page-unplayed = Road works not played
page-duel = Interstate
page-motorway = Motorway, west to east (press again to turn, once more to remove)
page-deck-left = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
  }

## Terminal

terminal-points = Points: { $points }   Target: { $target }
terminal-duel = { $seat }: { $points }
terminal-in-play = In play
terminal-hidden = and { $cards } unseen
terminal-deck = Deck ({ $cards }), on top
terminal-legend = R residential  C commercial  I industrial  P park   # building site  * landmark  ! Wrecktar  ≈ sea  ◆ peg, from which places are counted

## road works at any time
move-draw = Draw a card
log-draw = { $seat } draws a card.
ask-draw = Draw a card, or play road works first.
why-not-drawing = You have not laid a card yet, or there is nothing to wait for: you draw by yourself.
why-draw-first = Draw a card first.
side-south = southern city
side-north = northern city

## a real game
tie-rule = Equal points: what the motorway card says
form-duel-strip = Motorway card { $card } cannot lie in the motorway and beside the conditions.
form-start = Laid card { $number }: a city begins with a base card, not with { $card }.
form-marks = At most { $high } building sites and one landmark can be visible: one card with a site lies beside the city, and the start card hides a landmark.
form-apart = The blocks of a city hang together: some of these do not.
form-half = Laid card { $number }: the start card { $card } must cover exactly half of the landmark card.
form-duel-card = The motorway card { $card } has other rules.

## Coach

coach-zone = Here the largest { $zone } group goes from { $from } to { $to }.
coach-zone-less = The largest { $zone } group shrinks from { $from } to { $to }.
coach-roads-more = { $roads ->
    [one] It makes one road more.
   *[other] It makes { $roads } roads more.
  }
coach-condition-less = “{ $condition }” falls from { $from } to { $to }.
coach-roads = { $roads ->
    [one] It joins roads: one road fewer, +1.
   *[other] It joins roads: { $roads } roads fewer, +{ $roads }.
  }
coach-condition = “{ $condition }” goes from { $from } to { $to }.
coach-mend = “{ $condition }” costs points as long as nothing is done: it goes from { $from } to { $to }.
coach-line-zone = zones
coach-line-roads = roads
coach-line-condition = conditions
coach-line-north-zone = zones in the north
coach-line-north-roads = roads in the north
coach-line-north-condition = conditions in the north
coach-line-south-zone = zones in the south
coach-line-south-roads = roads in the south
coach-line-south-condition = conditions in the south
coach-line-beach = beaches
coach-line-sites = construction sites
coach-line-landmarks = landmarks
coach-line-monster = Wrecktar
coach-line-works = road works
coach-line-majority-zone = more of a zone than your rival
coach-line-majority-condition = more of a condition than your rival
coach-line-majority-roads = fewer roads than your rival

## Conditions and demands of somebody’s own box
bad-block = { $bad ->
    [R] residential block
    [C] commercial block
    [I] industrial block
   *[P] park
  }
good-block = { $good ->
    [R] residential block
    [C] commercial block
    [I] industrial block
   *[P] park
  }
other-a = { $other ->
    [R] a residential
    [C] a commercial
    [I] an industrial
   *[P] a park
  }
other-block = { $other ->
    [R] residential block
    [C] commercial block
    [I] industrial block
   *[P] park
  }
other-blocks = { $other ->
    [R] residential blocks
    [C] commercial blocks
    [I] industrial blocks
   *[P] parks
  }
other-kind = { $other ->
    [R] residential
    [C] commercial
    [I] industrial
   *[P] park
  }
zone-a = { $zone ->
    [R] a residential
    [C] a commercial
    [I] an industrial
   *[P] a park
  }
zone-block = { $zone ->
    [R] residential block
    [C] commercial block
    [I] industrial block
   *[P] park
  }
zone-blocks = { $zone ->
    [R] residential blocks
    [C] commercial blocks
    [I] industrial blocks
   *[P] parks
  }
zone-kind = { $zone ->
    [R] residential
    [C] commercial
    [I] industrial
   *[P] park
  }
kind-roads_by_end = { $inside } for each road without an end at the edge of the city, { $at_edge } for each other one.
kind-lines_by_count = { $three } for each row and column with exactly three { zone-blocks }, { $none } for each without any.
kind-count_blocks = { $points } for each { zone-block }, { $other_points } for each { other-block }.
kind-squares = Squares of 2 × 2 blocks of one type: 0, 1, 2 and so on give { $table }; the last number is for more as well.
kind-only_beside = { $points } for each { zone-block } next to { zone-blocks } and { other-blocks } only.
kind-group_difference = { $points } for each block of the largest { zone-kind } group; as much is lost for each of the largest { other-kind } one.
kind-interior_or_edge = { $interior } for each { zone-block } inside the city, { $edge } for each at its edge.
kind-around_group = Around the largest { zone-kind } group: { $good_points } for each { good-block }, { $bad_points } for each { bad-block }.
kind-diagonal = { $points } for each { zone-block } with another one diagonally next to it.
kind-best_line = { $points } for each { zone-block } in the one row or column that has the most of them.
kind-road_between_types = { $points } for each { zone-block } whose road leads straight to { other-a } block at both ends.
kind-longest_road = { $points } for every { $sections ->
    [one] section
   *[other] { $sections } sections
  } of the longest road.
kind-road_between_parks = { $points } for each road that ends at two different { zone-blocks }.
kind-loops = { $points } for each section of a closed loop of road.
kind-beside_several = { $points } for each { zone-block } with { $at_least } or more { other-blocks } beside it.
kind-roads_through = { $points } for each road through both { zone-a } and { other-a } block.
kind-edge_and_corner = { $edge } for each { zone-block } at the edge of the city, { $corner } more at a corner.
kind-fullest_lines = { $points } for each block of the fullest row and of the fullest column.
beach-roads_by_end = as in “{ condition-1 }”
beach-lines_by_count = as in “{ condition-2 }”
beach-count_blocks = as in “{ condition-3 }”
beach-squares = as in “{ condition-4 }”
beach-only_beside = as in “{ condition-5 }”
beach-group_difference = as in “{ condition-6 }”
beach-interior_or_edge = as in “{ condition-7 }”
beach-around_group = as in “{ condition-8 }”
beach-diagonal = as in “{ condition-9 }”
beach-best_line = as in “{ condition-10 }”
beach-road_between_types = as in “{ condition-11 }”
beach-longest_road = as in “{ condition-12 }”
beach-road_between_parks = as in “{ condition-13 }”
beach-loops = as in “{ condition-14 }”
beach-beside_several = as in “{ condition-15 }”
beach-roads_through = as in “{ condition-16 }”
beach-edge_and_corner = as in “{ condition-17 }”
beach-fullest_lines = as in “{ condition-18 }”
move-zone_rule-now = { zone-rule } { demand-now }
log-zone_rule-now = The construction condition: { zone-rule } { demand-now }
demand-now = Such a card is laid as soon as it is drawn.
demand-anywhere = A card with a site may be laid anywhere. At the end every visible site costs { $penalty }.
demand-cover_card = A card with a site must cover a block. At the end every visible site costs { $penalty }.
demand-beside_own = A site must be laid next to a block of its own type on another card. At the end every visible site costs { $penalty }.
demand-at_edge = A site must be laid at the edge of the city. At the end every visible site costs { $penalty }.
demand-inside = A site must be laid inside the city, with blocks on all four sides. At the end every visible site costs { $penalty }.
demand-cover_zone = A site must cover { zone-a } block. At the end every visible site costs { $penalty }.
demand-not_beside = A site must not be laid next to { zone-a } block of another card. At the end every visible site costs { $penalty }.
why-zone-cover-zone = { place }: the site would not cover a block of the type that the condition asks for.
why-zone-cover-card = { place }: the card would not cover a block.
why-zone-not-beside = { place }: the site would lie next to a block that the condition forbids.
why-zone-beside-own = { place }: the site would not lie next to a block of its own type.
why-zone-at-edge = { place }: the site would not lie at the edge of the city.
why-zone-inside = { place }: the site would have an open side.
why-landmark = { place }: the card would cover a landmark, which must stay visible.
page-row-told = Row { $row } from the north, from column { $from }: { $blocks }.
page-road-to = road to the { $sides }
page-side-N = north
page-side-E = east
page-side-S = south
page-side-W = west
page-the-sea = sea
page-a-site = construction site
page-a-landmark = landmark
page-the-wrecktar = Wrecktar

## Tasks of puzzles
puzzle-zone = Make a group grow, and lose nothing elsewhere.
puzzle-roads = Join roads: every one of them costs a point.
puzzle-condition = Get the most out of “{ $condition }”.
puzzle-mend = Do not let “{ $condition }” take your points.
