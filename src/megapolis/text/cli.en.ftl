## What the command line alone says: its answers, its help, administration and tables of the arena

cli-version = megapolis { $version }, engine: { $engine }
cli-about = Five city-building tabletop games at one table.
cli-players = { $low ->
    [1] { $high ->
        [1] solo
       *[other] { $low }-{ $high } players
      }
   *[other] { $low }-{ $high } players
  }
cli-ruling = reading of the rules
cli-default = default: { $value }
cli-your-move = Your turn. { $asked }
cli-seat-move = { $seat }, it is your turn. { $asked }
cli-hand-over = { $seat }, it is your turn. Press Enter when only you can see the screen.
cli-prompt = Number of a move, or: u undo, h hint, s score, b board, l log, w save, ? help, q quit
cli-help = Type the number of a move and press Enter. u takes your last move back, h shows what the bot would do and what it brings, s prints the score sheet, b draws the board again, l prints the log, w FILE saves the game, q leaves (the game is kept).
cli-no-such-move = There is no move “{ $typed }” here. Type a number from 1 to { $high }, or ? for help.
cli-undone = Taken back.
cli-undone-marked = Taken back. Cards had been revealed since, so the game is marked as played with takebacks.
cli-saved = Saved to { $path }.
cli-kept = The game is kept in { $path }. Go on with: megapolis play --resume { $path }
cli-total = Total
cli-over = The game is over.
cli-winner = { $seat } wins.
cli-shared = Victory is shared by { $seats }.
cli-final = Final score: { $points }
cli-takebacks = Played with takebacks: { $count }
cli-replay-step = Action { $at } of { $count }. Enter forward, b back, g NUMBER go to, q quit
cli-recorded = { $games ->
    [one] One game written to { $path }
   *[other] { $games } games written to { $path }
  }
cli-check-at = Set-up { $number } of { $of } …
cli-check-broken = A promise is broken: { $promise }
cli-check-held = Every promise was kept: { $setups ->
    [one] one set-up
   *[other] { $setups } set-ups
}, { $games ->
    [one] one game.
   *[other] { $games } games.
}
cli-selfplay-title = { $game }: { $games } games
cli-selfplay-bot = bot
cli-selfplay-games = games
cli-selfplay-mean = mean score
cli-selfplay-wins = wins
cli-selfplay-interval = 95 %
cli-interrupted = Interrupted.
cli-which-game = Which game? Type its number.
cli-no-such-game = There is no game “{ $typed }” here. Type a number from 1 to { $high }.
cli-paper = Paper { $name }
arena-milliseconds = ms/decision
arena-adjusted = adjusted
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
help-lang = language (default: en)
help-games = list the games on the shelf
help-rules = print a game's rules in our own words
help-play = play in the terminal, alone, with bots or at one keyboard
help-replay = step through a kept game
help-poster = draw a finished game as a poster on A4, as SVG
help-selfplay = let bots play many games and compare them
help-arena = compare bots on equal deals, with error bars and ratings
help-benchmark = let one agent play the fixed protocol of docs/benchmark.md
help-check = hold a game to what every game promises: for authors of games and of own data
help-hint = what to play in a kept game, and why
help-review = where a finished game turned, and what would have been better
help-score = score papers from a real table, typed as docs/scoring describes
help-serve = open the table: a server for people and bots, with its page
help-backup = copy a server's database into a file
help-restore = fill an empty database from such a file
help-template = print a game's component data, to be changed and used with --data
help-play-bot = who plays the other seats: { $bots } (default: greedy)
help-play-people = how many seats are people (default: 1)
help-play-save = where the game is kept after every move
help-play-resume = go on with a kept game
help-play-from = begin at a position as text, as the game prints it
help-replay-file = a kept game
help-replay-at = show the position after N actions and leave
help-replay-text = print that position as text, for --from; default: the last one
help-poster-out = where the poster is written (default: FILE with .svg)
help-poster-seat = whose board (default: the winner’s)
help-poster-names = who played, by commas
poster-title = { $game }, { $points }
poster-by = City: { $name }
poster-points = { $points }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-unfinished = The game in { $path } is not over yet: there is no city to show.
poster-done = The poster is in { $path }.
help-selfplay-bots = bots, by commas (default: greedy,random)
help-selfplay-games = how many games (default: 100)
help-selfplay-out = write replays, one per line: .jsonl, .jsonl.gz, .jsonl.zst; or arrays: .npz
help-selfplay-workers = processes (default: 1)
help-arena-kind = one table; everybody meets everybody; the first against each
help-arena-bots = such as expert, greedy, search:iterations=500
help-arena-deals = deals, each in every order (default: 100)
help-arena-out = keep results as JSON lines; go on where it stopped
help-arena-workers = processes (default: one per core)
help-arena-ray = a Ray cluster ("auto", "local", "ray://host:10001")
help-arena-adjusted = take the luck of the draw out of scores, as the game's network judges it
help-arena-plot = distribution of scores, as .png or .svg
help-arena-ratings = ratings over games, as .png or .svg
help-benchmark-agent = a bot, such as greedy, a Python path, module:Name, or an address, http://…
help-benchmark-out = where the report is written, as JSON
help-benchmark-task = for a trial: only this task, and others named ({ $tasks })
help-benchmark-deals = for a trial: only the first deals of each task
help-json = print it as JSON
help-hint-from = a position as text, as the game prints it
help-hint-data = the component data that the position was written with
help-hint-seconds = how long to think (default: { $seconds } s)
help-hint-best = how many moves to list (default: 3)
help-hint-why-not = a move to compare with the best one
help-hint-seat = for which player (default: who is awaited)
help-review-file = a finished game
help-review-seat = of which player (default: 1)
help-review-workers = processes (default: 2)
help-score-file = the papers, as TOML
help-score-svg = draw the scored boards into a file
help-serve-config = a TOML file of settings
help-serve-host = the address to listen on (127.0.0.1; 0.0.0.0 for other devices)
help-serve-port = the port to listen on (8000)
help-serve-next-port = where the port is busy, take the next
help-serve-public-url = how people reach the server: links, QR codes and origin check use it
help-serve-database = sqlite:///FILE (default) or postgresql://...
help-serve-workers = worker processes (several need PostgreSQL)
help-serve-open = open the page in a browser
help-backup-file = the file
help-backup-database = which database
help-players = how many seats
help-seed = deals the same cards every time (default: a secret one)
help-data = your own component data
help-check-games = random games per set-up (default: { $games })
help-check-transcripts = print the games action by action instead: the same compiled and with MEGAPOLIS_INTERPRETED=1
file-missing = no such file or folder
file-folder = it is a folder
file-no-folder = a part of the path is not a folder
file-forbidden = permission denied
file-full = no space left
file-no-text = it is not text in UTF-8
help-admin = look at a server’s tables, reports and accounts, and act on them
help-admin-name = which table, report, account or device; for archive, how many days ago; a name that begins with - comes last, after --
help-admin-status = only tables in this state: lobby, playing, over, closed
help-admin-tables = the tables that changed last
help-admin-show = one table, who sits there and what was said
help-admin-reports = what people reported
help-admin-bans = who is banned
help-admin-sessions = where an account is signed in
help-admin-health = tables, jobs and workers in numbers
help-admin-log = what was done by this command
help-admin-close = close a table
help-admin-settle = delete a report that was dealt with
help-admin-ban = ban an account, or a device as reports name it
help-admin-unban = lift a ban
help-admin-recovery = a new recovery code for an account
help-admin-sign-out = end all sessions of an account
help-admin-archive = move tables that ended more than so many days ago into compressed replay files
help-admin-folder = where these files are kept
admin-no-database = There is no database { $path }.
admin-other-version = The database is of another version of this program: start the server once to migrate it.
admin-needs-name = { $what } needs a name: see megapolis admin --help.
admin-needs-number-settle = settle needs the number of a report.
admin-needs-number-archive = archive needs a number of days, 1 or more.
admin-no-report = There is no report { $number }.
admin-no-account = There is no account “{ $name }”.
admin-done = Done.
admin-archived = Archived: { $archived }. Removed without a game: { $removed }. Not readable any more and left: { $unreadable }.
admin-code = The new recovery code of { $name }: { $code }
admin-report = Report { $number }, table { $table }: { $name } ({ $who })
admin-head-table = table
admin-head-game = game
admin-head-status = state
admin-head-players = players
admin-head-changed = changed
admin-head-who = who
admin-head-device = device
admin-head-used = last used
admin-head-what = what
admin-head-number = number
admin-head-when = when
admin-head-by = by
admin-head-seat = seat
admin-head-bot = bot

## Puzzles
help-puzzles = solve puzzles: today's, or an endless trainer by game and theme; or make new ones
help-puzzles-what = today (default), a game ({ $games }), "make GAME" or "check [GAME]"
help-puzzles-theme = what to train: { $themes } (points now, risk, tempo, the only place)
help-puzzles-deals = how many deals to make puzzles of
help-puzzles-count = how many puzzles to keep, over all themes and set-ups
help-puzzles-workers = processes to work with
help-puzzles-player = the bot that plays the deals; without it the game's network or a short search
help-puzzles-moves = look only at decisions with at most so many moves
help-puzzles-work = where a run is kept, so that it can be resumed
help-puzzles-out = the file to write
error-puzzles-what = Say "today", a game ({ $games }), "make" and a game, or "check".
puzzles-prompt = Number of a move, or: h hint, a answer, n next, q quit
puzzles-deal = deal { $number }: { $finds } found, { $puzzles } kept
puzzles-made = { $deals } deals, { $made } puzzles, { $kept } chosen, { $bytes } bytes: { $path }
puzzles-doubtful = { $game } { $puzzle }: { $best } is not clearly best
puzzles-checked = { $game }: { $count } puzzles solved again, { $bad } in doubt
help-learn = learn a game by playing: its first game, one thing to do at each step
help-learn-resume = go on with a kept first game
error-no-first-game = { $name } has no first game.
cli-learn-do = Do this: { $move }
cli-learn-look = Enter goes on, z goes one step back, x ends the lesson, q quits
cli-learn-move = Enter plays it. Or: number of another move, z one step back, x end the lesson, b board, s score, ? help, q quit
