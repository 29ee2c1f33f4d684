## The coach's hints and the review

coach-say = { $level }: { $move }. { $reason }
coach-level-clearly = Clearly
coach-level-rather = Rather this
coach-level-even = Either is fine
coach-level-silent = Nothing to weigh
coach-silent = Nothing to weigh here.
coach-even = Any of these will do: { $moves }. The difference is smaller than I can tell.
coach-any = Any of these will do: the difference is smaller than I can tell.
coach-little = It comes to a little more.
coach-more = It comes to about { $points } more.
coach-won = You win whatever you play.
coach-lost = It can hardly be won now; this keeps the best chance.
coach-brief = I could look only briefly; ask again for more.
coach-changed = On a closer look I have changed my mind.
coach-why-not = Why not otherwise? Touch another move.
coach-why-not-this = Why not { $move }?
coach-figures = How much that is
coach-figures-how = The bar is the error. Moves stand in the order of these figures.
coach-on-average = on average
coach-difference = difference
coach-against = { $move }? { $reason }
coach-as-good = { $move }: just as good.
coach-less = { $move }: { $points } less on average.
coach-greedy = { $move }: +{ $points } at once, but { $loss } less in the end ({ $line }).
coach-later = In the end +{ $points }: { $line }.
coach-later-in-all = In the end +{ $points }: { $line }; all in all +{ $lead }.
coach-soon = In the next turns +{ $points }: { $line }.
coach-soon-in-all = In the next turns +{ $points }: { $line }; all in all +{ $lead }.
coach-spares = It spares { $points }: { $line }.
coach-spares-in-all = It spares { $points }: { $line }; all in all +{ $lead }.
coach-greedy-soon = { $move }: +{ $points } at once, but { $loss } less after a few turns ({ $line }).
coach-costs-at-once = It costs { $points } at once.
coach-at-once = It brings { $points } at once.
coach-futures = { $futures ->
    [one] tried in { $futures } future
   *[other] tried in { $futures } futures
  }
coach-move = { $value } ± { $error }  { $move }
coach-move-best = { $value }  { $move }
coach-line = { $gap }  { $line } ({ $points } instead of { $instead })
review-head = { $seat }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }: { $count ->
    [0] nothing was clearly better than what was played.
    [one] one turning point cost { $cost }.
   *[other] { $count } turning points cost { $cost } in all.
  }
review-result = In the end { $result }; { $needed } was needed.
review-when = { $round ->
    [0] Turn { $turn }
   *[other] { $kind ->
        [lap] Lap { $round }, turn { $turn }
       *[round] Round { $round }, turn { $turn }
      }
  }
review-turning = { $number }. { $when }: −{ $cost } (± { $error })
review-played = Played: { $move }
review-better = Better: { $move }. { $reason }
review-course = Played on by the bot with the same cards: { $better } instead of { $played }.
review-curve = Expected result over the game
review-turning-point = Turning point { $number }: { $cost }
review-lap = Lap { $round }
review-round = Round { $round }
review-needed-points = { $points } was needed to win
review-needed-ahead = above this line one wins
review-needed-above = the target
review-branches = How it would have gone
review-branches-are = With the better move { $better }, with the one that was played { $played }
review-then = { $points } then
review-branches-how = A bot played both on with the same cards.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
review-reached-points = Won by { $points }
review-missed-points = { $points ->
    [0] As many points as the best other
   *[other] { $points } behind
  }
review-reached-ahead = Won by { $points }
review-missed-ahead = { $points ->
    [0] As many points as the best other
   *[other] { $points } behind
  }
review-reached-above = { $points ->
    [0] The target, exactly
   *[other] { $points } above the target
  }
review-missed-above = { $points } below the target
review-where-it-went = Where the game went
review-scale-points = points that could be expected in the end
review-scale-ahead = how far ahead of the best other one could expect to end
review-scale-above = how far above the target one could expect to end
review-making = The coach goes through the game …
review-none = There is no review for { $name } yet.
review-begin = Review this game
review-you-played = Played then: { $move }.
review-cost = { $more ->
    [maybe] The { $count } costliest moves cost { $cost } in all.
   *[no] { $count ->
        [one] One move cost { $cost }. In all others nothing was clearly better.
       *[other] { $count } moves cost { $cost } in all. In all others nothing was clearly better.
      }
  }
review-clean = { $decisions ->
    [one] In one decision nothing was clearly better than what was played.
   *[other] In { $decisions } decisions nothing was clearly better than what was played.
  }
review-put-right = { $count ->
    [one] Put this move right
   *[other] Put these { $count } moves right
  }
review-watch = Watch the game
review-seats = Whose game
review-found = { $tries ->
    [1] Found at once
   *[other] Found at try { $tries }
  }
review-play-on = Play on from here
review-next = Next position
review-done = Back to the review
review-lost-here = { $cost } lost here. Find a better move.
review-as-it-was = Board and cards are as they were then. Any move that is as good as the best is right.
review-wrong = { $move }: { $cost }. Try again.
review-weighing = Weighing it …
review-piece = { $count ->
    [one] It is this move.
   *[other] It is one of these { $count } moves.
  }
review-hint = Hint
review-answer = Answer
review-moves = All moves
review-pause = Pause
review-play = Play
review-speed = Speed
review-keys = Space: play · ← →: step · Shift ← →: round · M: mistake
review-cost-here = This move cost { $cost }.
review-put-this-right = Put it right
review-mine = My mistakes
review-of = { $number } of { $of }
review-replay-of = { $game }: replay
review-taken = The coach weighs this move.
