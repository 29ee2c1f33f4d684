## What happens at the table: its pace, its chronicle, and how it ends

story-points = { $points ->
    [one] { $said } point
   *[other] { $said } points
  }
story-ahead = { $points } ahead
story-even = even, decided by the tie rule
story-of-target = { $points } of { $target }
story-place = Place { $place }
ending-resigned = The others have resigned.
ending-abandoned = The game was broken off by agreement.
story-how = How it came about
story-next-category = Next: { $name }
story-to-poster = To the poster
story-pause = Pause
story-go-on = Go on
story-steps = Step by step
story-categories = What the points are made of
story-poster = Poster
story-poster-of = The poster of this game
story-share = Share
story-save-picture = Save as PNG
story-save-drawing = Save as SVG
story-print = Print on A4
story-wish-again = I would play again
story-wished = { $names } would play again.
story-waiting-for = Waiting for: { $names }
story-bots-ready = Bots are always ready.
story-start-without = Do not wait
story-another = Another game

story-speed = How fast moves are shown
story-speed-slow = Slow
story-speed-normal = Normal
story-speed-fast = Fast
story-speed-instant = At once
story-show-at-once = Show it at once
story-for = for { $time }
story-moves-wait = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
  }

table-nobody-plays = Nobody but bots would play: take a seat yourself.

story-away = While you were away
story-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
story-messages = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
story-yours = What changed for you
story-gap-overtakes = { $name } overtakes you: was { $before }, now { $after }
story-gap-catches = { $name } is catching up: was { $before }, now { $after }
story-gap-leads = { $name } draws further ahead: was { $before }, now { $after }
story-gap-drops = { $name } falls behind: was { $before }, now { $after }
story-now-you = Now it is your turn
story-show = Show it
story-to-table = To the table
story-last-turns = The last turns again
story-shown-again = Shown again
story-as-it-was = This is how it stood.
story-once-more = Once more
story-to-the-end = To the end

story-on-how = A table of your own begins at this position. Who plays whose seat?
story-on-who = Who plays on here: { $name }
story-on-deals = What chance brings
story-on-new = New
story-on-same = The same

story-mine-search = Search: game or opponent
story-mine-order = Order
story-mine-by-turn = Whose turn it is
story-mine-by-newest = Newest first
story-mine-by-game = By game
story-mine-by-result = Best result
story-mine-by-length = Longest first
story-mine-none = Nothing found.
story-mine-with = With { $names }
story-mine-alone = Alone
story-mine-turn = To move: { $names }
story-mine-open = Open
story-mine-won = Victory
story-mine-lost = Defeat
story-mine-place = Place { $place } of { $of }
story-mine-resigned = Ended by resignation
story-mine-abandoned = Broken off

story-vibration-on = Vibration is on
story-vibration-off = Vibration is off
