## Puzzles and first games

puzzle-at-once = Take the points that lie on the table.
puzzle-of-day = Puzzle of the day No. { $number }
puzzle-lead = One of { $count } moves is worth { $lead } more than any other.
puzzle-found = { $tries ->
    [1] Yes, at the first try.
   *[other] Yes, at try number { $tries }.
  }
puzzle-costs = Not this one: it costs { $cost }. Try again.
puzzle-rating = Your rating: { $rating }
error-no-puzzle = There is no puzzle “{ $puzzle }”.
error-not-a-choice = This move is not among those to choose from.
puzzle-no-mistakes = Nothing comes back today.
theme-all = everything
theme-now = points now
theme-risk = risk
theme-tempo = tempo
theme-only = the only place
theme-mistakes = my mistakes
puzzles-title = Puzzles
puzzles-about = positions of bots' games, one move clearly best
puzzles-all = All puzzles
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-once = the first answer counts
puzzles-next-in = a new one in { $hours } h { $minutes } min
puzzles-trainer = Trainer
puzzles-trainer-more = as hard as your rating
puzzles-themes = What to train
puzzles-train = Train
puzzles-train-in = Train: { $game }
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
puzzles-solved = { $count } counted
puzzles-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
puzzles-rating-more = The rating is about puzzles alone; it shows after ten of them and is used for nothing else.
puzzle-not-found = not found
puzzle-shown = The answer
puzzle-people = { $percent } % of { $count } people found it at once
puzzle-tries = { $tries ->
    [1] at the first try
   *[other] at try number { $tries }
  }
puzzle-share = Share
puzzle-copied = Copied
puzzle-more = Another puzzle
puzzle-calm = No clock. A hint costs nothing: the puzzle just does not count then.
puzzle-calm-day = The first answer of the day counts. No clock.
learn-step = First game · step { $step } of { $steps }
learn-left = That works too. From here on there is no script.
learn-do-hint = Ask for a hint.
learn-end = Play on
learn-on = Go on
learn-show = Do it for me
learn-back = One step back
learn-skip = Skip
learn-not-this = This step asks for something else.
