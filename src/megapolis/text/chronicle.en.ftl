## The chronicle of a table: chapters, turns, talk in its place, reactions

chronicle-set-up = Set-up
chronicle-round = Round { $round }
chronicle-turns = Turns { $from }–{ $to }
chronicle-turn = turn { $turn }
chronicle-leads = { $names } { $points }
chronicle-brought = What it brought: { $told }
chronicle-brought-one = { $name } { $points }
chronicle-with-talk = with talk
chronicle-larger = Larger
chronicle-smaller = Smaller
chronicle-search = Search the chronicle
chronicle-found = { $count ->
    [0] Nothing found
    [one] { $count } line found
   *[other] { $count } lines found
  }
chronicle-show = Show on the board: { $said }
chronicle-back = Back to the chronicle
chronicle-your-turn = Your turn
chronicle-thinks = thinks, { $since }
chronicle-awaited = to move, { $since }
chronicle-clock = { $time } left
chronicle-forced = There was one way only, so it is done: { $said }
chronicle-empty = Nothing has happened yet.
chronicle-newest = To the newest
chronicle-unread = New
chronicle-no-talk = Nobody has said anything yet.
chronicle-when = Round { $round }, turn { $turn }
chronicle-when-turn = Turn { $turn }
chronicle-say-all = Say to everybody…
chronicle-send = Send
chronicle-react = React: { $what }
chronicle-reactions = Reactions
table-reaction-wave = waves
table-reaction-wow = is amazed
table-reaction-laugh = laughs
table-reaction-grumble = grumbles
table-reaction-hmm = is thinking
table-reaction-tea = has a cup of tea
