## The deal of the day

daily-left = { $hours } h { $minutes } min left
daily-same-first = The same cards for everybody. The first attempt counts.
daily-same-cards = Everybody has the same cards today
daily-rules = The first attempt counts. Other results open when you have played; all cards at midnight UTC.
daily-state-sealed = sealed
daily-state-begun = begun
daily-state-played = played
daily-state-left = broken off
daily-go-on = Go on
daily-result = Result
daily-again = Again, for yourself only
daily-alone = solo
daily-against = against { $bots }
daily-people = { $count ->
    [0] nobody has played it yet
    [one] { $count } person has played it
   *[other] { $count } people have played it
  }
daily-place = place { $place } of { $count }
daily-better = better than { $percent } %
daily-you = you { $points }
daily-me = you
daily-expert = expert { $points }
daily-bars = { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
daily-middle = { $count } results, the middle one { $points }
daily-difference = The largest difference to the expert is { $part }: it has { $points } more.
daily-no-difference = The expert got more than you in nothing.
daily-expert-plays = The expert is still playing this deal.
daily-not-played = You did not play this deal.
daily-sealed-more = { $count ->
    [0] Sealed: results open when you have finished.
    [one] { $count } person has played. Results open when you have finished.
   *[other] { $count } people have played. Results open when you have finished.
  }
daily-list = All results
daily-mistakes = My mistakes
daily-expert-game = How the expert played
daily-open-tomorrow = The review and the expert’s game open at midnight UTC.
daily-all = All deals of the day
daily-to-result = Result of the day
daily-share = Share without spoilers
daily-share-text = Text
daily-share-picture = Picture
daily-streak = Streak
daily-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
daily-in-a-row = streak: { $count }
daily-mend = Yesterday was missed. Two deals today, and the streak goes on: { $count } days.
daily-mend-more = A missed day is filled by two deals on the day after.
daily-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
daily-puzzle-found = the puzzle of the day was found
daily-calendar = Calendar: days with a deal: { $count }
daily-counts = counts
daily-for-oneself = for yourself
daily-no-hints = Hints are off: the same for everybody.
