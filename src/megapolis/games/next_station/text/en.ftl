title = Next Station: London
blurb = Draw four underground lines through London, one a round, on cards that everybody shares.

## Options

option-objectives = Shared objectives
option-objectives-help = Two of the five objectives are in play; each is worth 10 points to everyone who meets it.
option-powers = Pencil powers
option-powers-help = Each pencil has one of four powers, to be used once a round by whoever holds it.
option-random_pencils = Pencils in random order
option-random_pencils-help = Solo: deal the order of the pencils instead of laying it out yourself.
option-empty_line_counts = An empty line scores
option-empty_line_counts-help = A line without any section is its departure station: one district, one station, one point.
option-double_joker_central = Second section after a joker and the central station
option-double_joker_central-help = With the power of two sections: may a second one follow when the first led to the central station on a joker?
option-double_joker_central-named_symbol = Yes: you name a symbol, the central station matches it
option-double_joker_central-no_second = No second section
option-double_switch_scope = Two sections on a switch turn
option-double_switch_scope-help = With the power of two sections: which of them may branch off?
option-double_switch_scope-first = Only the first
option-double_switch_scope-both = Both
option-solo_lowest_band_top = Solo: the lowest rating goes up to
option-solo_lowest_band_top-help = The printed table leaves out exactly 90 points.
option-solo_lowest_band_top-90 = 90 points
option-solo_lowest_band_top-89 = 89 points
option-solo_order_after_powers = Solo: lay out pencils after the powers
option-solo_order_after_powers-help = See which pencil has which power before you choose their order.
conflict-random-pencils = With two or more players pencils are always dealt at random: the option is for solo games.
conflict-order-after-powers = Pencils can be laid out after the powers only in a solo game with powers and without random pencils.

## Pieces

pencil-purple = purple
pencil-blue = blue
pencil-pink = pink
pencil-green = green
line-purple = purple
line-purple-accusative = purple
line-purple-genitive = purple
line-blue = blue
line-blue-accusative = blue
line-blue-genitive = blue
line-pink = pink
line-pink-accusative = pink
line-pink-genitive = pink
line-green = green
line-green-accusative = green
line-green-genitive = green
letter-purple = P
letter-blue = B
letter-pink = K
letter-green = G
symbol-square = square
symbol-triangle = triangle
symbol-pentagon = pentagon
symbol-circle = circle
symbol-joker = joker
symbol-switch = switch
symbol-central = central station
street = street card
underground = underground card
objective-interchanges_8 = at least 8 interchanges
objective-all_districts = a station in all 13 districts
objective-all_tourist_sites = all 5 tourist sites
objective-central_complete = all 9 stations of the central district
objective-thames_6 = at least 6 sections under the Thames
power-double_section = two sections
power-joker = joker
power-switch = switch
power-double_station = station counts twice
power-double_section-help = Once a round: draw a second section in the same turn, to another station of the same symbol.
power-joker-help = Once a round: treat the card as a joker.
power-switch-help = Once a round: treat the card as if a switch had come with it.
power-double_station-help = Once a round: circle a station of your line; it counts as two in its district.

## What is asked

ask-lay = Lay out your pencils: which one will you draw with in round { $place }?
ask-draw = Extend the { $line_to } line from one of its ends: { $symbol }.
ask-branch = Extend the { $line_to } line from any of its stations: { $symbol }.
ask-second = You may draw a second section: { $symbol }.
ask-circle = You may circle a station of the { $line_of } line: it counts twice.
section = { $from }–{ $to }, { $symbol }{ $thames ->
    [yes] , under the Thames
   *[no] { "" }
  }

## Moves and the log

move-pass = Draw nothing
move-draw = { section }
move-power_draw = { section } (power: { $power })
move-circle = Circle { $station }
move-lay = { $pencil }
move-flip = { $ground }: { $symbol }
move-deal_pencil = { $pencil }
move-deal_objective = { $objective }
move-deal_power = { $power }
log-pass = { $seat } draws nothing.
log-draw = { $seat } draws { $line } { section }.
log-power_draw = { $seat } draws { $line } { section } (power: { $power }).
log-circle = { $seat } circles { $station } on the { $line } line.
log-lay = { $seat } lays out the pencil of round { $place }: { $pencil }.
log-flip = Flipped: { $ground }, { $symbol }.
log-deal_pencil = The next pencil round the table: { $pencil }.
log-deal_objective = Shared objective: { $objective }.
log-deal_power = The { $pencil } pencil’s power: { $power }.

## The ceremony

ending-four_lines = All four lines are laid, and there are no more rounds.

category-each-line = { $which } line
category-tourist = Tourist sites
category-interchange = Interchanges
category-objective = Objectives
category-deduction = Deduction

## Score lines

score-line = { $which } line: { $districts } × { $most } + { $bonus }
score-tourist = Visits to tourist sites: { $visits }
score-interchange = Interchanges of { $which } lines: { $count } × { $each }
score-objective = Shared objective: { $which }
score-deduction = Solo, modules in play: { $modules }

## Solo ratings

remark-1 = Rating 1 of 6: all change, please. The next line will go further.
remark-2 = Rating 2 of 6: a wrong turn or two. Try a branch.
remark-3 = Rating 3 of 6: good. The network takes shape.
remark-4 = Rating 4 of 6: very good. Passengers notice.
remark-5 = Rating 5 of 6: excellent. The mayor wants more lines from you.
remark-6 = Rating 6 of 6: a master of the underground.

## Why not

why-not-in-deck = That card is not in the deck any more.
why-pencil-laid = That pencil has its place already.
why-lay-pencils = First lay out your pencils.
why-not-circling = A station is circled at the end of the round, by the pencil with that power.
why-circle-off-line = Only a station of the line you are drawing can be circled.
why-not-yours = That is not something a player does.
why-no-section = There is no such section on the map.
why-only-circle = You have drawn in this turn; now you may only circle a station.
why-drawn = The section { $from }–{ $to } is drawn already.
why-crosses = The section { $from }–{ $to } would cross { $other }.
why-off-line = Neither { $from } nor { $to } is on the line you are drawing.
why-loop = Both { $from } and { $to } are on this line already: a line visits no station twice.
why-no-power = Your pencil has no power for that, or has used it this round.
why-symbol = { $to } does not show the { $wanted ->
    [0] square
    [1] triangle
    [2] pentagon
   *[3] circle
  } that the card asks for.
why-inner = { $from } is not an end of the line: only with a switch may a section start there.
why-power-wasted = { $from }–{ $to } can be drawn without the pencil’s power.

## Data files

data-grid = The data file’s “{ $what }” must be a list with one entry for each row (or column) of the map.
data-stations = The map has { $count } stations; it may have 2 to { $high }.
data-sections = The map has { $count } sections; it may have at most { $high }.
data-no-station = There is no station “{ $station }” on the map.
data-no-district = Station { $station } has no district.
data-districts = The map has { $count } districts; it may have at most { $high }.
data-central = The central district “{ $district }” is not one of the map’s districts.
data-pencils = There must be four pencils with different names.
data-cards = There are { $count } station cards; there may be 1 to { $high }, with different names.
data-symbol = Card “{ $card }” has an unknown symbol: “{ $symbol }”.
data-underground = At least one card must be an underground card, and the switch card must not be one.
data-number = “{ $what }” in the data file must be a whole number, or a list of as many as the box’s own file has.
data-objectives = There are { $count } objectives; there may be { $low } to { $high }, with different names.
data-objective-kind = Objective kind “{ $kind }” is unknown; the kinds are: { $kinds }.

## Papers from a real table

form-players = The file needs one [[player]] table for each paper.
form-line = Paper { $player }: “{ $line }” must be a list of sections such as "d2-f0" under a pencil’s name: { $pencils }.
form-no-section = Paper { $player }: there is no section { $section } on the map.
form-twice = Paper { $player }: section { $section } is drawn twice.
form-crosses = Paper { $player }: section { $section } crosses { $other }.
form-broken = Paper { $player }: the { $pencil } sections do not make one line without loops from { $station }.
form-circled = Paper { $player }: the circled station { $station } is not on the { $pencil } line.
form-objectives = “objectives” must be a list of objectives: { $objectives }.
form-solo = “solo” and “powers” are true or false; a solo file has one paper.

## The page

page-thames = Thames
page-deck = Deck
page-street = Street
page-under = Underground
page-flipped-in = flipped in turn { $turn }
page-pencils = Pencils by round
page-round = round
page-round-of = round { $round }
page-left = left
page-at-random = At random
page-begin = Begin
page-ask-lay = Which pencil will you draw with in round { $place }? Tap its departure on the map.
page-power-double_section = one more to the same symbol
page-power-joker = the card becomes any symbol
page-power-switch = a branch from anywhere
page-power-double_station = circle a station when the round ends
page-power-once = { $what }, once a round
page-power-used = used in this round
page-power-now = now: tap a station of your line
page-power-past = over
page-last-turn = The fifth underground card: the last turn of the round, then the line is counted.
page-round-over = End of round { $round }
page-line-points = { $line } line: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-next-round = Round { $round }: the { $pencil } pencil
page-stations = { $count } st.
page-line = Line
page-districts = Districts
page-most = Most
page-interchanges = Interchanges
page-draw = Draw { $from }–{ $to }
page-station-far = No section leads from your line to { $station }.
page-line-told = { $pencil }: { $sections }.
page-paper-hint = Choose a pencil, then tap sections to draw or erase them.
page-papers = Papers
page-another-paper = Another paper
page-drop-paper = Drop this paper
page-circle = Circle a station
page-circle-hint = Tap the station of this line that its power circled.
page-paper-options = What was in play
page-paper-solo = A solo game, with its rating

## Terminal

terminal-round = Round { $round } of 4, turn { $turn }
terminal-pencil = pencil: { $pencil }
terminal-cards = Cards
terminal-objectives = Objectives
terminal-power = Power
terminal-branch = switch
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-done = done
terminal-legend = □ square  △ triangle  ⬠ pentagon  ○ circle  ? central   * tourist site   ≈ Thames   filled: on a line

## a real game
tie-rule = Equal points: the best single line
form-branches = Paper { $player }: the { $line } line branches too often; the switch card allows one branch, and a power one more.
form-too-long = Paper { $player }: the { $line } line has { $count } sections; the cards bring at most { $high }, and a power one more, to one line.
form-circled-off = Paper { $player }: stations are circled only with pencil powers (powers = true).
form-circled-many = Only one pencil has the power to circle a station, the same for everybody.
form-empty-line = “empty_line_counts” is true or false.
form-lowest-band = “solo_lowest_band_top” is 90 or 89.

## Coach

coach-thames = Dive under the Thames to { $to }: +2 at once.
coach-district = { $most ->
    [1] { $to } is in a new district: districts multiply your stations.
   *[other] { $to } is in a new district, and each district multiplies your { $most } stations.
  }
coach-dense = Stay in this district: { $to } makes it { $most } stations, your best.
coach-star = { $to } has a star: visit number { $visits } brings +{ $points }.
coach-interchange = Meet { $line } at { $to }: the interchange brings +{ $points }.
coach-with-purple = the purple line
coach-with-blue = the blue line
coach-with-pink = the pink line
coach-with-green = the green line
coach-ways = { $symbols ->
    [4] From { $to } you can go on with any symbol.
   *[other] From { $to } you can go on with { $symbols } of 4 symbols.
  }
coach-open = The line can then go on in { $sections ->
    [one] { $sections } way
   *[other] { $sections } ways
  }; otherwise in { $other }.
coach-branch = Branch off at { $from }: the line then has { $ends } ends to grow from.
coach-last-symbol = No other { $symbol } card is left this round: { $to } cannot wait.
coach-soon-over = { $left ->
    [0] This is the last card of the round: take the points now.
   *[other] Take the points now: { $out } of { $all } underground cards are out.
  }
coach-objective = { $to } brings an objective closer ({ $objective }): { $done } of { $need }.
coach-line-line = lines
coach-line-tourist = tourist sites
coach-line-interchange = interchanges
coach-line-objective = objectives
coach-line-deduction = modules

## Tasks of puzzles
puzzle-thames = One section is worth far more than the others with this card: which?
puzzle-district = A new district or a fuller one: what does this line need now?
puzzle-dense = A new district or a fuller one: what does this line need now?
puzzle-star = Find the tourist site that is worth the way.
puzzle-interchange = Find the interchange that is worth the way.
puzzle-last-symbol = Another card like this one will not come in this round: use it well.
puzzle-soon-over = { $left ->
    [0] The last card of the round: take what there is to take.
   *[other] The round may end soon, { $out } of { $all } underground cards are out: take what there is to take.
  }
