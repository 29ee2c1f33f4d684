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
option-plan_a-help = Chosen by you instead of at random: A1–A7 standard, A8–A13 advanced.
option-plan_b = Plan B
option-plan_b-help = Chosen by you instead of at random: B1–B7 standard, B8–B12 advanced.
option-plan_c = Plan C
option-plan_c-help = Chosen by you instead of at random: C1–C7 standard, C8–C13 advanced.
option-roundabouts_per_round = Roundabouts per round
option-roundabouts_per_round-help = The rulebook limits them for the game (two), not for a round; one per round is how it is usually played.
conflict-competitor = A competitor is for solo games; with two or more players leave it as it is.
conflict-roundabout-plan = The plan A you chose asks for roundabouts: switch them on.
conflict-per-round = How many roundabouts may be built in a round matters only with roundabouts switched on.

## Pieces

action-fence = fence
action-estate = estate value
action-park = park
action-pool = pool
action-temp = temp agency
action-bis = bis
street-top = top street
street-top-to = on Top Street
street-top-on = on Top Street
street-top-of = of Top Street
street-centre = centre street
street-centre-to = on Centre Street
street-centre-on = on Centre Street
street-centre-of = of Centre Street
street-bottom = bottom street
street-bottom-to = on Bottom Street
street-bottom-on = on Bottom Street
street-bottom-of = of Bottom Street
competitor-closed = AAA (closed)
competitor-sam = Sam
competitor-flora = Flora
competitor-coral = Coral
competitor-irene = Irene
competitor-victor = Victor
plan-estates = complete estates { $sizes }
plan-ends = 1-house estates at both ends of every street
plan-street = { $street ->
    [1] on the top street
    [2] on the centre street
    [3] on the bottom street
   *[0] on any one street
  }: complete estates { $sizes }{ $roundabouts ->
    [0] { "" }
    [one] { " " }and { $roundabouts } roundabout
   *[other] { " " }and { $roundabouts } roundabouts
  }
plan-pools = { $pools ->
    [one] { $pools } pool
   *[other] { $pools } pools
  }
plan-bis = { $bis ->
    [one] { $bis } bis house
   *[other] { $bis } bis houses
  }
plan-extras = complete estates { $sizes }, each with at least { $pools ->
    [0] { plan-bis }
   *[other] { plan-pools }{ $bis ->
        [0] { "" }
       *[other] { " " }and { plan-bis }
      }
  }
plan-parks = { $count } park cells crossed out
plan-parks_each = { $count } park cells crossed out on every street
plan-parks_full = all park cells of { $count } streets crossed out
plan-temps = { $count } temp agency cells crossed out
plan-marks = { $count } estate value cells crossed out
plan-columns = { $count } whole estate value columns crossed out
city-plan = { $kind ->
    [ends] { plan-ends }
    [street] { plan-street }
    [extras] { plan-extras }
    [parks] { plan-parks }
    [parks_each] { plan-parks_each }
    [parks_full] { plan-parks_full }
    [temps] { plan-temps }
    [marks] { plan-marks }
    [columns] { plan-columns }
   *[estates] { plan-estates }
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## What is asked

ask-choose = Choose a number and its action.
ask-refuse = None of the three numbers fits anywhere: the building permit is refused.
ask-write = Write { $number } on a house.
ask-shift = Write { $number } on a house, or shift it with the temp agency first.
ask-act = Use the action ({ $action }), approve plans, or finish the round.
ask-plans = Approve plans, or finish the round.
ask-pay = Which estate do you use for plan { $letter }?
ask-give = Which card does the competitor get?

## Moves and the log

move-choose = { $leaves ->
    [yes] { $number } with { $action }, leaving { $left } ({ $left_action })
   *[no] { $number } with { $action }
  }
move-refuse = Take a refusal
move-give = Give { $number } ({ $action }) to the competitor
move-shift = Temp agency: { $by }, so write { $number }
move-write = { $number } { $to }, house { $house }
move-fence = Fence between houses { $left } and { $right } { $of }
move-estate = Raise the value of { $size }-house estates
move-park = Park { $on }
move-pool = Pool { $on }, house { $house }
move-bis = Bis { $number } { $to }, house { $house }
move-roundabout = Roundabout { $on }, in place of house { $house }
move-approve = Approve plan { $letter }: { city-plan }, { points }
move-pay = The estate { $on } that begins with house { $house }
move-done = Finish the round
move-deal_plan = { $letter }: { city-plan }
move-draw = { $number } ({ $action })
move-draw_approval = approval card
move-turn_approval = { $letter }
log-choose = { $leaves ->
    [yes] { $seat } chooses { $number } with { $action }, leaving { $left } ({ $left_action }).
   *[no] { $seat } chooses { $number } with { $action }.
  }
log-refuse = { $seat } takes a building permit refusal.
log-give = { $seat } gives { $number } ({ $action }) to the competitor.
log-shift = { $seat } hires a temp agency: { $by }, so { $number }.
log-write = { $seat } writes { $number } { $to }, house { $house }.
log-fence = { $seat } builds a fence between houses { $left } and { $right } { $of }.
log-estate = { $seat } raises the value of { $size }-house estates.
log-park = { $seat } plants a park { $on }.
log-pool = { $seat } builds a pool { $on }, house { $house }.
log-bis = { $seat } writes bis { $number } { $to }, house { $house }.
log-roundabout = { $seat } builds a roundabout { $on }, in place of house { $house }.
log-approve = { $seat } approves plan { $letter }: { city-plan }, { points }.
log-pay = { $seat } uses the estate { $on } that begins with house { $house } for plan { $letter }.
log-done = { $seat } finishes the round.
log-deal_plan = Plan { $letter } on the table: { city-plan }, { points }.
log-draw = Drawn: { $number } ({ $action }).
log-draw_approval = An approval card comes up.
log-turn_approval = Approval card { $letter }: { $approves ->
    [yes] the competitor approves the plan.
   *[no] the competitor does not care for this plan.
  }

## The ceremony

ending-three_plans = Somebody has approved all three city plans.
ending-all_houses = Somebody has built all the houses of a town.
ending-all_refusals = Somebody has taken the last permit refusal.

category-plan = { page-row-plan }
category-park = { page-row-park }
category-pool = { page-row-pool }
category-temp = { page-row-temp }
category-estate = { page-row-estate }
category-bis = { page-row-bis }
category-refusal = { page-row-refusal }
category-roundabout = { page-row-roundabout }

## Score lines

score-plan = Plan { $which }
score-park = Parks, { $which }, cells: { $marks }
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
why-pay-first = First choose the estates to use for the plan.
why-not-paying = That estate cannot be used for this plan now.
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
why-is-roundabout = There is a roundabout in place of house { $house } { $of }.
why-has-number = House { $house } { $of } has the number { $number } already.
why-same-number = { $number } stands in this street already: the same number again needs a bis.
why-left-larger = { $number } cannot go on house { $house } { $of }: { $other } is to its left, and numbers rise from left to right.
why-right-smaller = { $number } cannot go on house { $house } { $of }: { $other } is to its right, and numbers rise from left to right.
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
why-no-pool = House { $house } { $of } has no place for a pool.
why-no-gap = A fence goes between two neighbouring houses of a street.
why-fenced = There is a fence between houses { $left } and { $right } { $of } already.
why-used-estate = Houses { $left } and { $right } { $of } belong to an estate used for a plan: it cannot be split.
why-bis-full = All bis cells are crossed out.
why-nothing-left = There is no number to the left of house { $house } { $of } to copy.
why-nothing-right = There is no number to the right of house { $house } { $of } to copy.
why-no-roundabouts = Roundabouts belong to the expert variant, which is not in play.
why-roundabouts-full = You have built all { $count } roundabouts.
why-roundabouts-round = { $count ->
    [one] You may build { $count } roundabout per round.
   *[other] You may build { $count } roundabouts per round.
  }
why-approved = You have approved plan { $letter } already.
why-plan-not-met = Plan { $letter } is not fulfilled: estates must be complete and not used for another plan.
why-nothing-to-pay = No plan is waiting for an estate.

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
form-estates = Sheet { $player }: there are not enough complete estates for all approved plans; each is used for one.
form-rival = “rival” must have a competitor ({ $competitors }), its cards in order, such as "8-park", and its plans; and one sheet.

## Terminal

terminal-round = Round { $round }
terminal-pairs = Pairs
terminal-hand = Cards
terminal-plans = Plans
terminal-turned = approved
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
terminal-legend = ▐ fence   ~ pool place   ≈ pool   b bis   ◎ roundabout   == used for a plan

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
page-as-round-began = as it stood when the round began
page-build-roundabout = Roundabout
page-roundabout-where = Choose an empty house. It gets a fence on both sides.
page-roundabout-cost = would cost { $points } in all
page-rival-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-rival-approves = may approve { $letters }
page-rival-empty = Its street is still empty: every round one of your three cards goes there.
page-write-it = Write { $number } { $to }, house { $house }
page-park-it = Plant the park
page-pool-it = Build the pool
page-done-it = Finish the round
page-ask-refuse-or-shift = No printed number fits anywhere: shift one with a temp agency, or take a refusal.
page-ask-write = Where does { $number } go?
page-ask-shift = Where does { $number } go? The temp agency may shift it first.
page-ask-act = Now the action: { $action }.
page-ask-plans = Approve plans, or finish the round.
page-ask-approve = Plan { $letter } is complete: { city-plan }. Approve it now?
page-ask-done = Written. Is that your turn?
page-approve-it = Approve plan { $letter }
page-approved = Approved
page-approved-plan = plan { $letter } · { points }
page-paper-hint = Choose what to enter, then tap a house, or the gap right of it for a fence; parks are crossed out under their street.
page-paper-number = Number
page-paper-others = Temp boxes of those whose sheets are not here
page-paper-card = Add the card
page-paper-sheet = Sheet { $number }
page-paper-add = One more sheet
page-paper-remove = Remove this sheet
page-paper-points = Points of plan { $letter }
page-paper-erase = Erase
page-paper-gap = Fence right of { $plot }
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

## a real game
tie-rule = Equal points: more complete estates

## Coach

coach-park = The park { $street } goes from { $from } to { $to }.
coach-pool = A pool here is +{ $points }, and this house gets it only now.
coach-estate = It completes an estate of { $size }: +{ $points }.
coach-value = You have { $count } of the estates of { $size }: raising them brings +{ $points }.
coach-plan = Plan { $letter } brings { $points }.
coach-plan-first = Approve plan { $letter } now: it brings { $points }, later only { $low }.
coach-temps = It moves you up in temps: { $to } instead of { $from }.
coach-only = Between { $low } and { $high } only { $number } fits.
coach-room = { $lost ->
    [0] After it every number still fits somewhere; otherwise { $other } of { $numbers } would not.
   *[other] After it { $lost } of { $numbers } numbers fit nowhere; otherwise it would be { $other }.
  }
coach-line-plan = city plans
coach-line-park = parks
coach-line-pool = pools
coach-line-temp = temps
coach-line-estate = estates
coach-line-bis = bis
coach-line-refusal = refusals
coach-line-roundabout = roundabouts
page-parks-told = Parks built: { $count }.

## Tasks of puzzles
puzzle-park = Find the park that is worth a turn.
puzzle-pool = A house gets its pool with its number or never: is one worth it now?
puzzle-estate = Complete an estate without closing the street to your numbers.
puzzle-value = Raise the value of your estates where it counts.
puzzle-plan = A city plan is within reach: bring it in.
puzzle-plan-first = A city plan is worth most to whoever is first: do not be late.
puzzle-only = One number fits into one house alone: do not miss it.
puzzle-room = Keep room for the numbers to come.
