title = Welcome To…
blurb = Number the houses of three streets, everybody from the same three pairs of cards, and make the town worth living in.

## Options

option-board = Side of the board
option-board-help = Streets and values differ; play is the same.
option-board-classic = Classic
option-board-blueprint = Blueprint (values reconstructed)
option-roundabouts = Roundabouts (expert)
option-roundabouts-help = An empty house may become a roundabout: numbers of the street begin anew behind it.
option-advanced_plans = Advanced plans (expert)
option-advanced_plans-help = The 17 advanced plans are shuffled into the stacks. Two of them need roundabouts.
option-competitor = Solo: competitor
option-competitor-help = The architect of AAA you play against; the higher the level, the harder.
option-competitor-closed = Level 0: AAA is closed (play for points)
option-competitor-sam = Level 1: Sam
option-competitor-flora = Level 2: Flora
option-competitor-coral = Level 3: Coral
option-competitor-irene = Level 4: Irene
option-competitor-victor = Level 5: Victor
option-plan_a = Plan A
option-plan_a-help = Picked by hand instead of at random: A1-A7 standard, A8-A13 advanced.
option-plan_b = Plan B
option-plan_b-help = Picked by hand instead of at random: B1-B7 standard, B8-B12 advanced.
option-plan_c = Plan C
option-plan_c-help = Picked by hand instead of at random: C1-C7 standard, C8-C13 advanced.
option-roundabouts_per_round = Roundabouts a round
option-roundabouts_per_round-help = The rulebook sets no limit for a round, only two for the game; one a round is how it is usually played.
conflict-competitor = A competitor is for solo games; with two or more players leave it as it is.
conflict-roundabout-plan = Plans A12 and A13 ask for roundabouts: switch roundabouts on.
conflict-per-round = How many roundabouts a round matters only with roundabouts switched on.

## Pieces

action-fence = fence
action-estate = estate value
action-park = park
action-pool = pool
action-temp = temp agency
action-bis = bis
street-top = top street
street-centre = centre street
street-bottom = bottom street
competitor-closed = AAA (closed)
competitor-sam = Sam
competitor-flora = Flora
competitor-coral = Coral
competitor-irene = Irene
competitor-victor = Victor
plan-estates = complete estates: { $sizes }
plan-ends = 1-house estates at both ends of every street
plan-street = { $street ->
    [1] top street
    [2] centre street
    [3] bottom street
   *[0] any one street
  }: estates { $sizes }{ $roundabouts ->
    [0] {""}
    [one] {" "}and { $roundabouts } roundabout
   *[other] {" "}and { $roundabouts } roundabouts
  }
plan-extras = estates { $sizes }, in each at least:{ $pools ->
    [0] {""}
    [one] {" "}{ $pools } pool
   *[other] {" "}{ $pools } pools
  }{ $bis ->
    [0] {""}
    [one] {" "}{ $bis } bis house
   *[other] {" "}{ $bis } bis houses
  }
plan-parks = { $count } park cells in all
plan-parks_each = { $count } park cells in every street
plan-parks_full = all park cells of { $count } streets
plan-temps = { $count } temp boxes
plan-marks = { $count } estate value cells
plan-columns = { $count } full estate columns

## What is asked

ask-choose = Choose a number and its action.
ask-refuse = None of the three numbers fits anywhere: the building permit is refused.
ask-write = Write { $number } on a house.
ask-shift = Write { $number } on a house, or shift it with the temp agency first.
ask-act = Use the action ({ $action }), approve plans, or be done.
ask-plans = Approve plans, or be done.
ask-pay = Which estate pays for plan { $letter }?
ask-give = Which card does the competitor get?

## Moves and the log

move-choose = { $number } with { $action }
move-refuse = Take a refusal
move-give = Give { $number } ({ $action }) to the competitor
move-shift = Temp agency: { $by }, so write { $number }
move-write = { $plot }: write { $number }
move-fence = Fence { $gap }
move-estate = Raise the value of { $size }-house estates
move-park = Park beside { $plot }
move-pool = Pool at { $plot }
move-bis = { $plot }: { $number } bis, copied from { $source }
move-roundabout = Roundabout at { $plot }
move-approve = Approve plan { $letter } for { $points }
move-pay = The estate that begins at { $plot }
move-done = Done
move-deal_plan = { $plan }
move-draw = { $number } ({ $action })
move-draw_approval = approval card
move-turn_approval = { $letter }
log-choose = Player { $seat } chooses { $number } with { $action }.
log-refuse = Player { $seat } takes a refusal.
log-give = Player { $seat } gives { $number } ({ $action }) to the competitor.
log-shift = Player { $seat } shifts the number by { $by } to { $number }.
log-write = Player { $seat } writes { $number } on { $plot }.
log-fence = Player { $seat } draws a fence { $gap }.
log-estate = Player { $seat } raises the value of { $size }-house estates.
log-park = Player { $seat } plants a park beside { $plot }.
log-pool = Player { $seat } builds a pool at { $plot }.
log-bis = Player { $seat } writes { $number } bis on { $plot }.
log-roundabout = Player { $seat } builds a roundabout at { $plot }.
log-approve = Player { $seat } approves plan { $letter } for { $points }.
log-pay = Player { $seat } pays for plan { $letter } with the estate at { $plot }.
log-done = Player { $seat } is done.
log-deal_plan = Plan on the table: { $plan }.
log-draw = Drawn: { $number } ({ $action }).
log-draw_approval = An approval card comes up.
log-turn_approval = Approval card { $letter }: { $approves ->
    [yes] the competitor approves the plan.
   *[no] the competitor does not care for this plan.
  }

## Score lines

score-plan = Plan { $which }
score-park = Parks, { $which }: { $marks }
score-pool = Pools: { $count }
score-temp = Temp agencies: { $count }
score-estate = Estates of { $which }: { $count } × { $each }
score-bis = Bis houses: { $count }
score-refusal = Refusals: { $count }
score-roundabout = Roundabouts: { $count }
score-rival-park = Park cards: { $count } × { $each }
score-rival-pool = Pool cards: { $count } × { $each }
score-rival-temp = Temp agency cards: { $count } × { $each }
score-rival-rank = Temp agencies compared: { $count }
score-rival-fence = Fence cards: { $count } × { $each }
score-rival-estate = Estate { $which }: { $houses } × { $each }

## The end of a solo game

remark-won = You beat { $name }: { $own } to { $other }.
remark-lost = { $name } wins: { $other } to your { $own }.
remark-tied = You and { $name } share the victory: { $own } to { $other }.

## Why not

why-not-in-deck = That cannot be drawn now.
why-not-yours = That is not something a player does.
why-pay-first = First say which estates pay for the plan.
why-not-paying = That estate cannot pay for this plan now.
why-give-first = First give one of the three cards to the competitor.
why-chosen = You have made your choice for this round.
why-two-cards = In a solo game number and action come from two different cards.
why-one-pair = Number and action must come from the same pair.
why-number-nowhere = { $number } fits nowhere.
why-no-refusal = There is a number that fits somewhere: a refusal is taken only when none does.
why-no-giving = A card is given this way only after a refusal in a solo game.
why-no-temps = Only a temp agency shifts a number, before it is written.
why-off-scale = { $number } is not a house number: they go from 0 to { $high }.
why-choose-first = First choose a number and its action.
why-written = You have written your number for this round.
why-shift-first = { $number } fits nowhere: shift it first.
why-no-plot = There is no such house on this board.
why-is-roundabout = { $plot } is a roundabout.
why-has-number = { $plot } has the number { $number } already.
why-same-number = { $number } stands in this street already: the same number again needs a bis.
why-left-larger = { $number } cannot stand on { $plot }: { $other } is to its left, and numbers rise from left to right.
why-right-smaller = { $number } cannot stand on { $plot }: { $other } is to its right, and numbers rise from left to right.
why-number-first = First write your number.
why-write-first = You have chosen: write the number first.
why-action-over = The action of this round is over.
why-chosen-fence = The action you chose is a fence.
why-chosen-estate = The action you chose is estate value.
why-chosen-park = The action you chose is a park.
why-chosen-pool = The action you chose is a pool.
why-chosen-bis = The action you chose is a bis.
why-column-full = The value of { $size }-house estates cannot rise further.
why-parks-full = All park cells of this street are crossed out.
why-no-pool = { $plot } has no place for a pool.
why-no-gap = A fence goes between two neighbouring houses of a street.
why-fenced = There is a fence between { $left } and { $right } already.
why-used-estate = { $left } and { $right } belong to an estate that has paid for a plan: it cannot be split.
why-bis-full = All bis cells are crossed out.
why-nothing-left = There is no number to the left of { $plot } to copy.
why-nothing-right = There is no number to the right of { $plot } to copy.
why-no-roundabouts = Roundabouts belong to the expert variant, which is not in play.
why-roundabouts-full = You have built all { $count } roundabouts.
why-roundabouts-round = { $count ->
    [one] You may build { $count } roundabout a round.
   *[other] You may build { $count } roundabouts a round.
  }
why-approved = You have approved plan { $letter } already.
why-plan-not-met = Plan { $letter } is not fulfilled: estates must be complete and must not have paid for another plan.
why-nothing-to-pay = No plan is waiting to be paid for.

## Data files

data-number = “{ $what }” in the data file must be whole numbers from { $low } to { $high }.
data-list = “{ $what }” in the data file must have { $low } to { $high } entries.
data-ids = The “{ $what }” tables must have exactly these ids, in this order: { $ids }.
data-deck = The deck needs the actions { $actions } in this order, and “copies” for each number.
data-cards = There are { $count } construction cards; there must be { $low } to { $high }, a multiple of three.
data-pool = Street { $street }: there is no house { $place } for a pool, or it has one already.
data-plan-id = “{ $plan }” is not the id of a plan: it begins with A, B or C.
data-plan-kind = Plan “{ $plan }” is of an unknown kind, “{ $kind }”; the kinds are: { $kinds }.
data-plan-twice = Two plans have the same id.
data-stack = Stack { $letter } has no standard plan.
data-no-plan = The data file has no plan “{ $plan }”.
data-approves = Competitor “{ $competitor }”: “approves” must be a list of the letters A, B, C.

## Papers from a real table

form-players = The file needs one [[player]] table for each sheet, up to { $high }.
form-board = “board” must be one of: { $boards }.
form-plans = “plans” must be three plans, one of each letter: A, B, C.
form-others = “others” must be a list of the crossed temp boxes of players whose sheets are not in the file.
form-street = Sheet { $player }, { $street }: it must be a text of { $houses } houses.
form-house = Sheet { $player }, { $street }: “{ $word }” is not a house. Write a number 0-17, 5b for a bis, 5* for a pool, . for empty, o for a roundabout.
form-order = Sheet { $player }, { $street }: { $number } at house { $place } does not fit: numbers rise from left to right.
form-bis = Sheet { $player }, { $street }: the bis { $number } at house { $place } has no such number beside it.
form-pool = Sheet { $player }, { $street }: house { $place } has no place for a pool, or is a bis house.
form-too-many = Sheet { $player }: { $count } of “{ $name }” are too many; there are { $high }.
form-numbers = Sheet { $player }: “{ $name }” must be { $count } whole numbers, each within its track.
form-number = Sheet { $player }: “{ $name }” must be a whole number from 0 to { $high }.
form-approved = Sheet { $player }: “{ $letter }” is not what plan { $plan } brings: { $high } or { $low }.
form-not-met = Sheet { $player }: the sheet does not have what plan { $plan } asks for.
form-estates = Sheet { $player }: there are not enough complete estates for all approved plans; each pays for one.
form-rival = “rival” must have a competitor ({ $competitors }), its cards in order, such as "8-park", and its plans; and one sheet.

## Terminal

terminal-round = Round { $round }
terminal-pairs = Pairs
terminal-hand = Cards
terminal-plans = Plans
terminal-turned = approved
terminal-player = Player { $seat }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-done = done
terminal-rival = { $name }, level { $level }
terminal-rival-cards = Competitor’s cards
terminal-parks = parks
terminal-pools = Pools
terminal-temps = Temps
terminal-bis = Bis
terminal-refusals = Refusals
terminal-roundabouts = Roundabouts
terminal-estates = Estates
terminal-legend = ▐ fence   ~ pool place   ≈ pool   b bis   ◎ roundabout   == paid for a plan

## The page

page-street-top = Top
page-street-centre = Centre
page-street-bottom = Bottom
page-action-fence = Fence
page-action-estate = Value
page-action-park = Park
page-action-pool = Pool
page-action-temp = Temps
page-action-bis = Bis
page-row-plan = Plans
page-row-park = Parks
page-row-pool = Pools
page-row-temp = Temp agencies
page-row-estate = Estates
page-row-bis = Bis houses
page-row-refusal = Refusals
page-row-roundabout = Roundabouts
page-of = { $count } of { $of }
page-bis-letter = b
page-roundabout = roundabout
page-used = Plan
page-full = full
page-estate = { $size ->
    [one] { $size } house
   *[other] { $size } houses
  }
page-plan = Plan { $letter }
page-plan-have = You have it for { $points }.
page-plan-brings = It brings { $points } now.
page-pairs = This round’s pairs
page-cards = This round’s cards
page-cards-number = Take a number
page-cards-action = Take the action of another card
page-take-number = The number { $number }
page-to-rival = to AAA
page-next-action = Next round’s action: { $action }
page-corner-note = In the corner: the action that comes next round.
page-decks = Left in the decks: { $count }
page-decks-note = Cards not drawn yet, by number and action. After the last ones the decks are shuffled anew.
page-decks-action = Action
page-decks-all = all
page-temp-note = A shift by 0 crosses out a box too. Written as it is, the number uses no temp agency.
page-estate-values = Value of an estate by its houses
page-pools-left = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
  }
page-temps-others = others: { $counts }
page-costs = these cost points
page-towns = Towns
page-my-town = To my town
page-as-round-began = as it stood when the round began
page-build-roundabout = Roundabout
page-roundabout-where = Choose an empty house. It gets a fence on both sides.
page-roundabout-cost = would cost { $points } in all
page-rival-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-rival-approves = may approve { $letters }
page-rival-empty = Its street is empty yet: every round one of your three cards goes there.
page-write-it = Write { $number } on { $plot }
page-park-it = Plant the park
page-pool-it = Build the pool
page-done-it = Done with this round
page-ask-refuse-or-shift = No printed number fits anywhere: shift one with a temp agency, or take a refusal.
page-ask-write = Where does { $number } go?
page-ask-shift = Where does { $number } go? The temp agency may shift it first.
page-ask-act = Now the action: { $action }.
page-ask-plans = Approve plans, or be done with the round.
page-paper-hint = Choose what to enter, then tap a house, or the gap right of it for a fence.
page-paper-number = Number
page-paper-crossed = Crossed cells
page-paper-others = Temp boxes of the others, such as 7 5
page-paper-card = Add the card
page-paper-action = Action
page-paper-sheet = Sheet { $number }
page-paper-add = One more sheet
page-paper-remove = Without this sheet
page-paper-points = Points of plan { $letter }
page-paper-none = none
page-paper-solo = Solo
page-paper-erase = Erase
page-paper-gap = Fence right of { $plot }
guide-pair = Three pairs lie open: a number and the action under it. Everybody chooses among the same three. Take one; you can still change your mind.
guide-house = Write the number on a glowing house. In a street numbers rise from left to right: low ones go left, high ones right, and gaps in between will be needed.
guide-action = Then the action. Fences make estates, rows of numbered houses between two fences; parks, pools and dearer estates bring points; a bis copies a neighbour’s number, but costs.
guide-plans = These plans ask for estates of certain sizes. Once your town has them, the plan lights up: approve it early, later it brings less.
guide-done = Finish your turn: use the action or leave it, then press Done. Until then every step can be taken back.
guide-sheet = Your points if the game ended now. Point at a line, and the board shows where it comes from.
guide-hint = Not sure? Ask for a hint: it says which move, and why.
guide-others = The other towns, as they stood when the round began. Tap one to look at it, or just play on.
guide-more = The sign in a number’s corner is the action that comes with the next number. Play another round.
guide-end = The game ends when somebody has three plans, a full town or three refusals. That is all: good luck!
page-streets = The streets of the town

## solo: the top of the deck
move-show = { $top }
log-show = On top of the deck: { $top }.
top-fence = fence
top-estate = estate value
top-park = park
top-pool = pool
top-temp = temp agency
top-bis = bis
top-approval = approval card
terminal-top = Top of the deck
page-top = Top of the deck: { $top }
