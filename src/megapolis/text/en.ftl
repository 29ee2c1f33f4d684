## Errors

error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat }: this table has { $seats }.
error-not-your-turn = Player { $seat } is not awaited now.
error-chance-not-awaited = Nothing is to be drawn or rolled now.
error-no-such-action = “{ $action }” is not an action of this game.
error-action-field = “{ $field }” of “{ $verb }” cannot be { $value }: it goes from 0 to { $high }.
error-action-fields = The action “{ $verb }” needs exactly these fields: { $fields }.
error-unknown-game = There is no game called “{ $name }”. The games are: { $games }.
error-players = { $players } cannot play this: { $low } to { $high } can.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $possible }.
error-file = Cannot read { $path }: { $detail }
error-toml = { $path } is not TOML: { $detail }
error-replay-json = This is not a replay file (not JSON): { $detail }
error-replay-format = This is not a replay file of format { $wanted }.
error-replay-head = The replay’s game cannot be set up: { $detail }
error-replay-rules = The replay was played under rules version { $file }; here it is { $here }.
error-replay-data = The replay was played with other components (data { $file }; here { $here }).
error-replay-action = The replay is damaged at action { $index }: { $detail }
error-replay-digest = The replay is damaged at action { $index }: its digest does not fit.
error-nothing-to-undo = There is nothing to take back.
error-undo-revealed = Something has been revealed since: that cannot be taken back.
error-unknown-bot = There is no bot called “{ $name }”. The bots are: { $bots }.
error-bot-plain = The bot “{ $name }” has no parameters.
error-bot-parameter = A searching bot has no parameter “{ $name }”. The parameters are: { $known }.
error-bot-mute = The bot “{ $name }” cannot explain itself: name a level or a search.
error-arena-match = { $bots } bots do not fit at a table of { $players }.
error-arena-gauntlet = A gauntlet needs the challenger and at least one other bot.
error-arena-file = { $path } is not a file of arena results, or is damaged, at line { $line }.
error-arena-other = { $path } holds results of another event: name another file.
error-extra = This needs { $module }, which is not installed: pip install "megapolis[{ $extra }]"
error-ray-address = No Ray cluster answers at “{ $address }”: { $detail }

## Command line

cli-version = megapolis { $version }, engine: { $engine }
cli-about = Five city-building tabletop games at one table.
cli-players = { $low ->
    [1] { $high ->
        [1] solo
       *[other] { $low }-{ $high } players
      }
   *[other] { $low }-{ $high } players
  }
cli-option = option
cli-ruling = reading of the rules
cli-default = default: { $value }
cli-your-move = Your move: { $asked }
cli-seat-move = Player { $seat }, your move: { $asked }
cli-hand-over = Player { $seat }, it is your turn. Press Enter when only you see the screen.
cli-prompt = Number of a move, or: u undo, h hint, s score, b board, l log, w save, ? help, q quit
cli-help = Type the number of a move and press Enter. u takes your last move back, h shows what the bot would do and what it brings, s prints the score sheet, b draws the board again, l prints the log, w FILE saves the game, q leaves (the game is kept).
cli-no-such-move = There is no move “{ $typed }” here. Type a number from 1 to { $high }, or ? for help.
cli-undone = Taken back.
cli-undone-marked = Taken back. Cards had been revealed since: the game is marked as played with takebacks.
cli-saved = Saved to { $path }.
cli-kept = The game is kept in { $path }. Go on with: megapolis play --resume { $path }
cli-total = Total
cli-score-of = Player { $seat }
cli-over = The game is over.
cli-winner = Player { $seat } wins.
cli-shared = Victory is shared by players { $seats }.
cli-final = Final score: { $points }
cli-takebacks = Played with takebacks: { $count }
cli-replay-step = Action { $at } of { $count }. Enter forward, b back, g NUMBER go to, q quit
cli-selfplay-title = { $game }: { $games } games
cli-selfplay-bot = bot
cli-selfplay-games = games
cli-selfplay-mean = mean score
cli-selfplay-wins = wins
cli-selfplay-interval = 95 %
cli-interrupted = Interrupted.
cli-bot-moves = Player { $seat } ({ $bot }): { $said }
cli-which-game = Which game? Type its number.
cli-no-such-game = There is no game “{ $typed }” here. Type a number from 1 to { $high }.
cli-paper = Paper { $name }

## Arena

arena-milliseconds = ms/decision
arena-compared = Compared on the same deals
arena-against = against
arena-ahead = ahead
arena-difference = points
arena-ratings = Ratings
arena-rating = rating
arena-plot-score = score
arena-plot-games = games
arena-plot-played = games played
arena-plot-rating = rating

## Hints and reviews

hint-head = Player { $seat }: what the search would play, after { $iterations } games in its head
hint-points = { $move }: about { $points } points at the end (visited { $visits } times)
hint-points-wins = { $move }: about { $points } points at the end, wins { $percent } % (visited { $visits } times)
hint-best = { $percent } % sure that it is at least as good as the next one; against that one:
hint-other = { $percent } % likely to be at least as good as the first; against the first:
hint-gain = + { $gap }  { $line } (on average { $points } instead of { $instead })
hint-loss = − { $gap }  { $line } (on average { $points } instead of { $instead })
review-cost-score = Player { $seat } gave away about { $cost } points in all.
review-cost-win = Player { $seat } gave away about { $cost } percentage points of winning in all.
review-mistake-score = Action { $index }, player { $seat }: cost about { $cost } points
review-mistake-win = Action { $index }, player { $seat }: cost about { $cost } percentage points of winning
review-played = Played: { $advice }
review-better = Better: { $advice }
review-clean = Nothing was clearly better than what was played.
