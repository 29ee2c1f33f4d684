title = Capital Lux 2
blurb = Draft citizens; each one you send to the capital raises its limits and sets off an effect, each one you keep scores as long as the limits allow.

## Options

option-set = Set of synergies
option-set-help = Which four synergies are in play, one of each colour. A synergy picked by hand replaces the one in the set.
option-set-A = A: Beginning (Agent, Cleric, Merchant, Scholar)
option-set-B = B: Revolution (Scout, Oracle, Follower, Reformer)
option-set-C = C: Harmony (Recruiter, Missionary, Guard, Dualist)
option-set-random = One at random of each colour
option-synergies = Synergies picked by hand
option-synergies-help = Up to one of each colour; the other colours are as in the set.
option-synergies-agent = Agent
option-synergies-cleric = Cleric
option-synergies-merchant = Merchant
option-synergies-scholar = Scholar
option-synergies-scout = Scout
option-synergies-oracle = Oracle
option-synergies-follower = Follower
option-synergies-reformer = Reformer
option-synergies-recruiter = Recruiter
option-synergies-missionary = Missionary
option-synergies-guard = Guard
option-synergies-dualist = Dualist
option-agent_target = Agent tiles go on
option-agent_target-help = The rulebook does not say on which synergy card the Agent’s tile is put.
option-agent_target-any_synergy_card = Any of the four synergy cards
option-agent_target-blue_only = The Agent’s own card only
option-limit_floor_zero = Limits never fall below zero
option-limit_floor_zero-help = Agent tiles could push a limit below zero; with this an empty or fully covered district is never over it.
option-oracle_spares_played_card = The Oracle spares the card just played
option-oracle_spares_played_card-help = Off: the card that set off the Oracle can be discarded too, if it is the lowest in the pink district.
option-tie_coins_when_capital_district_empty = Coins for a tie over an empty capital district
option-tie_coins_when_capital_district_empty-help = Off: coins stand in for a card, so without a card there are no coins.
option-on_short_citizen_deck = If there are not enough citizens for a deal
option-on_short_citizen_deck-help = This can happen with the Scholar and four players.
option-on_short_citizen_deck-deal_equal_hands = Deal smaller, equal hands
option-on_short_citizen_deck-reshuffle_discards = Shuffle discarded citizens back in

conflict-same-colour = Pick one synergy of each colour at most: only one of a colour is in play.

## Pieces

colour-blue = blue
colour-blue-accusative = blue
colour-pink = pink
colour-pink-accusative = pink
colour-yellow = yellow
colour-yellow-accusative = yellow
colour-green = green
colour-green-accusative = green
letter-blue = B
letter-pink = P
letter-yellow = Y
letter-green = G
letter-rebel = R
district-blue = the blue district
district-pink = the pink district
district-yellow = the yellow district
district-green = the green district
field-blue = blue
field-pink = pink
field-yellow = yellow
field-green = green
field-rebel = rebels
card = { $kind ->
    [rebel] rebel { $value }
    [dualist] dualist { $value } ({ $colour } at home, { $other } in the capital)
    [recruiter] recruiter { $value } ({ $colour })
   *[citizen] { $colour } { $value }
  }
card-accusative = { card }
to-home = { $kind ->
    [rebel] { card } home, into { $district }
   *[other] { card } home
  }
to-capital = { $kind ->
    [rebel] { card } to the capital, into { $district }
   *[other] { card } to the capital
  }
synergy-agent = Agent
synergy-scout = Scout
synergy-recruiter = Recruiter
synergy-cleric = Cleric
synergy-oracle = Oracle
synergy-missionary = Missionary
synergy-merchant = Merchant
synergy-follower = Follower
synergy-guard = Guard
synergy-scholar = Scholar
synergy-reformer = Reformer
synergy-dualist = Dualist
synergy-agent-help = Draw an agent tile, look at it in secret, put it face down on a synergy card: in the purge it changes that district’s limit.
synergy-scout-help = Draw a rebel card, then you may move the flag. Rebel cards are always played into the district of the flag.
synergy-recruiter-help = The face-up recruiter card goes to your home; the next one is turned up.
synergy-cleric-help = Choose a capital district: its lowest card, not counting the one just played, moves to your home.
synergy-oracle-help = Turn up an oracle tile. At 5 or more in all, every capital district loses its lowest card, and the tiles are shuffled again.
synergy-missionary-help = Take into your hand any capital card lower than the one you just played.
synergy-merchant-help = Take a coin. In the purge each coin you spend raises your own limit by 1.
synergy-follower-help = Take another turn at once.
synergy-guard-help = Put a coin on a card of your home, at most one on each. In a district over its limit cards with coins count 0 this round.
synergy-scholar-help = Draw a citizen.
synergy-reformer-help = Put a card from your hand on the reform field, then take all its cards of one other colour.
synergy-dualist-help = Draw a dualist card: one colour at home, another in the capital.

## What is asked

ask-keep = Keep { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
  }; the rest go to the player on your left.
ask-turn = Play a card: home or to the capital.
ask-agent = Your agent tile is { $number }. On which synergy card do you put it?
ask-scout = Where do you put the flag?
ask-cleric = Which card moves to your home?
ask-oracle = Which of the lowest cards of { $district } is discarded?
ask-missionary = Which card do you take into your hand?
ask-guard = Which card of your home do you put the coin on?
ask-guard-coin = You won a coin. Put it on a card of your home, or in your score pile?
ask-merchant = You are over the limit of { $district }. Spend { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } to keep your cards?
ask-reformer = Which card do you put on the reform field?
ask-reformer-collect = Cards of which colour do you take?

## Moves and the log

move-keep = Keep { card }
move-home = { to-home }
move-capital = { to-capital }
move-plant = Tile on { $district }
move-flag = Move the flag to { $district }
move-flag-stays = Leave the flag on { $district }
move-move = { $kind ->
    [citizen] { card }
   *[other] { card } from { $district }
  }
move-take = { $kind ->
    [citizen] { card }
   *[other] { card } from { $district }
  }
move-discard = { card }
move-reform = { card }
move-collect = Take { $colour }
move-cover = Card { $value } in { $district }
move-pocket = In the score pile
move-spend = Spend { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
move-spend-nothing = Spend nothing, lose the cards of the district
move-deal_synergy = { $synergy }
move-first_player = { $player }
move-draw = { card }
move-deal = { card }
move-open = { card }
move-fill = { card }
move-draw_rebel = { card }
move-draw_dualist = { card }
move-turn_up = { card }
move-draw_agent = { $number }
move-draw_oracle = { $number }
move-pass_left = Cards move to the left
move-reveal = The round ends
move-drew = A citizen
move-dealt = A citizen
move-drew_rebel = A rebel card
move-drew_dualist = A dualist card
move-drew_agent = An agent tile
log-keep = { $seat } keeps { card }.
log-home = { $seat } plays { to-home }.
log-capital = { $seat } plays { to-capital }.
log-plant = { $seat } puts an agent tile on { $district }.
log-flag = { $seat } moves the flag to { $district }.
log-flag-stays = { $seat } leaves the flag on { $district }.
log-move = { $seat } moves { card } home from the capital.
log-take = { $seat } takes { card } from the capital into the hand.
log-discard = { $seat } discards { card } from the capital.
log-reform = { $seat } puts { card } on the reform field.
log-collect = { $seat } takes from the reform field: { $colour }.
log-cover = { $seat } puts a coin on card { $value } in { $district }.
log-pocket = { $seat } puts the coin in the score pile.
log-spend = { $seat } spends { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and keeps the cards of the district.
log-spend-nothing = { $seat } spends nothing and loses the cards of the district.
log-deal_synergy = Synergy in play: { $synergy }.
log-first_player = { $player } has the emperor marker and begins.
log-draw = { $seat } draws { card }.
log-deal = { $seat } is dealt { card }.
log-open = Into the capital: { card }.
log-fill = On the reform field: { card }.
log-draw_rebel = { $seat } draws { card }.
log-draw_dualist = { $seat } draws { card }.
log-turn_up = Turned up: { card }.
log-draw_agent = { $seat } draws agent tile { $number }.
log-draw_oracle = Oracle tile turned up: { $number }.
log-pass_left = Everybody has chosen: the cards move to the left.
log-reveal = The round ends: hands go home, agent tiles are revealed, homes are purged, bonuses are won.
log-drew = { $seat } draws a citizen.
log-dealt = { $seat } is dealt a card.
log-drew_rebel = { $seat } draws a rebel card.
log-drew_dualist = { $seat } draws a dualist card.
log-drew_agent = { $seat } draws an agent tile.

## The ceremony

ending-three_rounds = The third round is over, and the capital is built.

category-each-home = Home, { $which }
category-bonus = Bonus cards
category-coins = Coins

## Score lines

score-home = Home, { $which }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
score-bonus = Bonus cards: { $count }
score-coins = Coins: { $count } × { $each }

## Why not

why-not-there = That cannot be drawn now.
why-not-in-pack = That card is not among those you choose from.
why-draft = First choose the cards to keep.
why-not-in-hand = You do not hold that card.
why-turn = It is your turn: play a card from your hand.
why-agent-blue = Here agent tiles go on the Agent’s own card only.
why-cleric-lowest = Only the lowest card of a capital district moves, not counting the one just played.
why-oracle-lowest = One of the lowest cards of the district named must be discarded.
why-missionary-lower = Only a card in the capital that is lower than the one just played can be taken.
why-guard-free = The coin goes on a card of your own home that has no coin yet.
why-merchant-exact = Spend exactly { $excess }, the excess over the limit, or nothing.
why-reformer-put = You do not hold that card.
why-reformer-once = You have put a card on the field: now take a colour.
why-reformer-colour = Take a colour that lies on the field and is not that of the card you put there.
why-finish-agent = First put your agent tile on a synergy card.
why-finish-scout = First decide where the flag goes.
why-finish-cleric = First choose the card that moves to your home.
why-finish-oracle = First choose the card that is discarded.
why-finish-missionary = First choose the card you take.
why-finish-merchant = First decide whether you spend coins.
why-finish-guard = First decide where the coin goes.
why-finish-reformer = First finish with the reform field.

## Data files

data-table = The data file needs a table [{ $what }].
data-number = “{ $what }” in the data file must be a whole number from { $low } to { $high }.
data-tiles = “{ $what }” in the data file must be a list of 1 to { $high } numbers.
data-counts = “{ $what }” in the data file must say how many cards there are of each value from { $low } to { $high }.
data-colours = “colours” of the citizens must be a list of one or more of these: { $colours }.
data-count = There are { $count } cards of “{ $what }”; there may be at most { $high }.
data-copies = There are more than { $high } dualist cards { $card }.
data-few-citizens = { $count } citizens are too few for one deal at four players.
data-dualists = A dualist card must be [colour at home, another colour in the capital, value 2 to 4], not { $card }.
data-sets = The sets are A, B and C, each a list of four synergies: blue, pink, yellow, green.

## Scores from a real table

form-players = The file needs one [[player]] table for each player, at most { $high }.
form-cards = Player { $player }: “{ $place }” must be a list of cards such as 4 or "rebel 3".
form-card = Player { $player }: “{ $card }” in “{ $place }” is not a card. A number from 2 to 6 is a citizen of the district; others are written "rebel 3", "dualist 2", "recruiter 1", and under “bonus” also "blue 4".
form-coins = Player { $player }: “coins” must be a whole number of at least 0, “coins_on_cards” such numbers by colour.
form-coin-card = Player { $player }: “{ $place }” has { $coins } coins for { $cards } cards; a card holds one at most.
form-too-many = The box has only { $high } cards “{ $card }”; the file has { $count }.

## Terminal

terminal-round = Round { $round } of { $rounds }
terminal-emperor = { $seat } begins
terminal-last = last turns
terminal-capital = CAPITAL
terminal-deck = Deck: { $citizens }
terminal-field = Reform field
terminal-flag = flag
terminal-recruit = next recruiter
terminal-oracle = oracle tiles: { $tiles } (sum { $sum })
terminal-none = none
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
terminal-bonus = bonus cards: { $count }
terminal-hand-count = hand: { $count }
terminal-known = known of it
terminal-done = has chosen
terminal-hand = Your hand
terminal-pack = To choose from
terminal-kept = Kept
terminal-passed = Passed on
terminal-legend = B blue  P pink  Y yellow  G green  R rebel in a hand
terminal-marks = r rebel  d dualist  + recruiter  ● coin on the card  ⚑ flag  ≤ limit

## The page

page-family-blue = Rebels
page-family-pink = Spirituals
page-family-yellow = Nobles
page-family-green = Scientists
page-capital = Capital
page-capital-why = the sum of a district is the limit for homes
page-your-home = Your home
page-to-own-home = To my home
page-emperor = emperor marker: begins the round
page-points = { $points ->
    [one] point
   *[other] points
  }
page-part-draft = draft
page-part-turns = turns
page-hand = Your hand
page-where-to = { $card }: where to?
page-hand-empty = no cards
page-last-turns = The last turns: somebody’s hand is empty.
page-draft = Keep two
page-draft-how = kept { $kept }; the others go to the player on your left
page-put-back = Put back: { $card }
page-kept = Kept: { $card }
page-to-home = Home
page-to-capital = To the capital
page-play-home = Play home
page-play-capital = Play to the capital
page-choices = What you can choose
page-limit = limit
page-prize = bonus
page-bonus = Bonus cards
page-coins = Coins
page-of = of { $limit }
page-limit-coins = { $coins ->
    [one] { $coins } coin raised this limit
   *[other] { $coins } coins raised this limit
  }
page-leads = the highest sum: in line for the bonus
page-safe = within the limit
page-at = at the limit
page-risk = may go over
page-over-by = over by { $count }
page-sum-to = Sum { $before } → { $after } of { $limit }: { $stands }
page-limit-to = Limit { $before } → { $after }
page-limit-is = Limit { $limit }; your sum { $sum }
page-home-told = { $name }, { $district }: { $cards } = { $sum } of { $limit }, { $stands }
page-capital-told = Capital, { $district }: { $cards }; limit { $limit }
page-before-purge = before any purge
page-discards = Discards: { $count }
page-remember = What you know
page-own-tile = your tile, { $district }
page-would-fall = { $homes } would fall
page-passed-first = Passed on first:
page-passed-last = Passed on second:
page-known-of = In the hand of { $name }:
page-tile-hidden = A face-down tile of { $name }
page-tile-known = The tile { $number } of { $name }
page-flag-here = The flag is here: rebel cards are played into this district.
page-agents-left = Tiles in the stack: { $count }
page-rebels-left = Rebel cards left: { $count }
page-dualists-left = Dualist cards left: { $count }
page-recruit = Next: { $card }. Left after it: { $count }
page-no-recruit = No recruiter cards left.
page-synergy-agent = Hide a ±? tile on a synergy card
page-synergy-agent-short = a ±? tile on a district
page-synergy-scout = Draw a rebel card; you may move the flag
page-synergy-scout-short = a rebel card, the flag
page-synergy-recruiter = The open recruiter goes to your home
page-synergy-recruiter-short = a recruiter home
page-synergy-cleric = The lowest card of a district goes to your home
page-synergy-cleric-short = lowest card to your home
page-synergy-oracle = Turn up a tile; at 5 the lowest cards go
page-synergy-oracle-short = a tile; 5 purges
page-synergy-missionary = Take a lower card of the capital into your hand
page-synergy-missionary-short = a lower card to hand
page-synergy-merchant = Take a coin: 2 points, or +1 to your limit
page-synergy-merchant-short = a coin: 2 points
page-synergy-follower = Take another turn at once
page-synergy-follower-short = another turn
page-synergy-guard = Put a coin on a home card to shield it
page-synergy-guard-short = a coin on a card
page-synergy-scholar = Draw a citizen
page-synergy-scholar-short = a card of the deck
page-synergy-reformer = Swap a card for a colour of the field
page-synergy-reformer-short = swap with the field
page-synergy-dualist = Draw a card of two colours
page-synergy-dualist-short = a two-colour card
page-last-round = Last round
page-end-title = The end of round { $round }
page-end-close = To the table
page-end-draft = To the draft, round { $round }
page-step-placed = Cards left in hands go home
page-step-tiles = Agent tiles are turned over
page-step-purge = The purge: sums against limits
page-step-fall = What is over the limit falls
page-step-bonus = Bonus cards go to the highest sums
page-beat-placed = hands
page-beat-tiles = tiles
page-beat-purge = purge
page-beat-fall = falls
page-beat-bonus = bonuses
page-end-again = Watch again
page-end-hurry = A tap hurries it, a second one shows its end.
page-as-judged = The board as it was judged
page-as-judged-how = Limits are those of the last purge. Bonus cards that left afterwards are dashed outlines with the mark of whoever took them, so board and score agree.
page-round-by-round = Round by round
page-round-name = round { $round }
page-end-placed = { $name }: { $card } goes home, into { $district }.
page-end-tile = { $district }: tile { $number } ({ $name }).
page-purge-all-stay = Nobody is over a limit: everything stays.
page-purge-over = { $name }, { $district }: { $sum } of { $limit }.
page-what-changed = What changed
page-lost-districts = Lost districts
page-paid-coins = Coins paid
page-tied-coins = Coins for ties
page-purge-stays = { $name }: { $sum } is within { $limit }, all cards stay.
page-purge-lost = { $name }: { $sum } is over { $limit }, all cards of the district are lost.
page-purge-coins = { $name }: { $sum } is over { $limit }, but { $coins ->
    [one] { $coins } coin saves
   *[other] { $coins } coins save
  } the district.
page-purge-covered = { $name }: { $sum } is over { $limit }; with { $covered } covered by coins only { $left } counts, the district stays.
page-purge-covered-lost = { $name }: even with { $covered } covered by coins { $left } is over { $limit }, the district is lost.
page-bonus-won = { $name } has the highest sum ({ $most }) and takes { $card } from the capital.
page-taken-by = { $card } went to { $name }
page-bonus-tied = A tie at { $most } ({ $names }): a coin each, and { $card } is discarded.
page-bonus-tied-no-card = A tie at { $most } ({ $names }): a coin each.
page-bonus-nobody = Nobody has cards left here: no bonus.
page-bonus-no-card = No card in this capital district: no bonus.
page-kind = Kind of card
page-kind-citizen = citizen
page-kind-rebel = rebel
page-kind-dualist = dualist
page-kind-recruiter = recruiter
page-paper-hint = Tap a card to lay it before the player; a tap on a laid card takes it away. The number in the corner says how many the box has left.
page-remove = Take out: { $card }
page-coins-on-cards = coin on a card

## a real game
tie-rule = Equal points: fewer coins

## Coach

coach-saved = { $district }: the limit rises from { $from } to { $to }, and your { $held } are safe.
coach-within = { $district }: you then have { $held } at home of { $limit }, still within the limit.
coach-room = { $place } has room for { $room } more at home.
coach-over = { $district }: that is { $over } over the limit, and all { $held } would be lost.
coach-sunk = { $district }: the limit falls from { $from } to { $to }, below your { $held }.
coach-sink = { $district }: the limit falls to { $limit }, and { $player } has { $held } to lose.
coach-help = { $district }: the limit rises to { $limit }, and { $player } saves { $held }.
coach-lead = { $district }: with { $held } you lead and take the bonus card of { $bonus }.
coach-last-card = Your hand is empty then: everybody else gets one turn more, and the round is over.
coach-last-turn = It is your last card in the last turn of the round.
coach-line-home = home districts
coach-line-bonus = bonus cards
coach-line-coins = coins

## Tasks of puzzles
puzzle-saved = Points at home are in danger: save them.
puzzle-within = Bring points home that will stay there.
puzzle-last-card = Your hand may be empty soon: is it time to end the round?
puzzle-last-turn = Your last turn of the round: make the most of it.
