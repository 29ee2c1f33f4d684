## What somebody has played

me-title = My games
me-guest = a guest on this device
me-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
me-won = { $count } won
me-over-time = { $game } over time
me-dots = a dot is a game, the line a mean of five
me-levels-mean = Dashed: what bots get on average from the same daily deals as you.
me-levels-none = The levels of bots appear once you have played a deal of the day.
me-wins = Wins against bots
me-no-wins = No games against bots yet.
me-of = { $won } of { $games }
me-habits = Habits
me-habits-of = { $count ->
    [one] of { $count } review, only what comes again
   *[other] of { $count } reviews, only what comes again
  }
me-no-habits = Nothing comes again: a habit is what happened in at least 5 of the last 20 reviews.
me-habit-more = In { $games } of { $of } reviews, about { $cost } each time.
me-habit-now = Points at hand are left on the table
me-habit-later = Later points are underrated
me-habit-risk = Too much risk
me-habit-tempo = The end of the game comes as a surprise
me-habit-only = The only place for what is needed is lost
me-habit-rival = The rival gets too much
me-habit-ways = Ways on are closed too early
me-train = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
me-days = deals and puzzles of the day
me-data = My data
me-data-more = Games, results, streak, puzzle rating. Nothing else is kept.
me-data-guest = Games, results, streak and puzzle rating of this device. Nothing else is kept.
me-save = Download everything
me-delete = Delete
me-delete-sure = Yes, delete everything
me-delete-means = Results, streak, puzzle rating and your games are gone for good.
me-nothing = Your games appear here once you have finished one.
me-puzzle-rating = puzzles { $rating }
