## Errors

error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat }: this table has { $seats }.
error-not-your-turn = Player { $seat } is not awaited now.
error-chance-not-awaited = Nothing is to be drawn or rolled now.
error-file-or-from = Name either a kept game or a position (--from), and not both.
error-which-seat = Several players are awaited: say whose move it is.
error-position = This text describes no position: { $detail }
error-position-game = This is not a position of { $wanted }: “{ $found }”.
error-position-data = This position was written with other component data ({ $wanted }).
error-position-field = There is no “{ $field }” here. There is: { $known }.
error-position-setup = This position has another set-up than the table.
error-position-over = The game is over in this position; there is nothing to play.
error-position-name = “{ $name }” is no { $kind }.
error-no-such-action = “{ $action }” is not an action of this game.
error-action-field = “{ $field }” of “{ $verb }” cannot be { $value }: it goes from 0 to { $high }.
error-action-fields = The action “{ $verb }” needs exactly these fields: { $fields }.
error-unknown-game = There is no game called “{ $name }”. The games are: { $games }.
error-players = { $players } cannot play this: { $low } to { $high } can.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $possible }.
error-file = Cannot read { $path }: { $detail }
error-toml = { $path } is not TOML: { $detail }
error-data-number = “{ $name }” must be a whole number from { $low } to { $high }.
error-sheet-position = A score sheet needs position = the text of a position of { $game_id }, and nothing else.
error-data-toml = The data file is not TOML: { $detail }
error-at-line = Line { $line }: { $problem }
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
error-bot-of-game = { $title } has no bot called “{ $name }”. Its bots are: { $bots }.
error-bot-plain = The bot “{ $name }” has no parameters.
error-bot-parameter = A searching bot has no parameter “{ $name }”. The parameters are: { $known }.
error-bot-mute = The bot “{ $name }” cannot explain itself: name a level or a search.
error-arena-match = { $bots } bots do not fit at a table of { $players }.
error-arena-gauntlet = A gauntlet needs the challenger and at least one other bot.
error-arena-file = { $path } is not a file of arena results, or is damaged, at line { $line }.
error-arena-other = { $path } holds results of another event: name another file.
error-extra = This needs { $module }, which is not installed: pip install "megapolis[{ $extra }]"
error-opponents = Opponents named: { $given }; other seats at this table: { $seats }.
error-ray-address = No Ray cluster answers at “{ $address }”: { $detail }
error-file-exists = { $path } exists already: name another file, or remove it.
error-records-suffix = Replays go into a file that ends with { $suffixes }, not into { $path }.
error-records-line = { $path } is damaged at line { $line }: { $detail }
error-records-cut = { $path } is cut short at line { $line }.
error-records-mixed = { $path } holds games of { $first } and, at line { $line }, of { $other }: load them one kind at a time.
error-records-unfinished = { $path } has an unfinished game at line { $line }.
error-records-empty = { $path } holds no games.

## The page

page-lead = Five cities, one table
page-lead-more = One click and you are playing a bot. No sign-up.
page-games = Games
page-play-now = Play now
page-play = Play
page-set-up = Set up: { $game }
page-my-games = My games
page-no-games = Games you start show up here.
page-open-tables = Open tables
page-no-tables = Nobody is waiting right now.
page-daily = Deal of the day
page-daily-more = the same for everybody
page-best-today = Best today
page-game = Game
page-continue = Continue
page-look-back = Look back
page-status-lobby = waiting for players
page-status-playing = others are to move
page-status-over = finished
page-status-closed = closed
page-taken = { $taken } of { $of } seats taken
page-sit = Sit down
page-stand = Stand up
page-language = Language
page-theme = Light or dark
page-your-name = Your name
page-name = Name
page-guest = Guest
page-back = Back
page-home = To the games
page-close = Close
page-menu = Menu
page-rules = Rules
page-rules-of = Rules: { $game }
page-rules-here = What the rules say about this
page-search = Search the rules
page-new-game = { $game }: a new game
page-how-many = Players
page-options = Options
page-readings = Readings of the rules
page-seats = Seats
page-seats-more = an open seat waits for a person or a bot
page-seat-n = Seat { $seat }
page-me = Me
page-same-screen = At this screen
page-by-link = Someone by link
page-person = A person
page-ready = All seats are taken.
page-all-seated = All seats are taken.
page-open-table = Open the table
page-start = Start the game
page-host-starts = The host starts the game.
page-allow-hints = Hints are allowed
page-list-table = Show it among open tables
page-companion = With the real box: type in what it deals
page-own-data = Components of your own box
page-own-data-help = Some cards had to be reconstructed. Take the file the game is played with, put in what lies in your box, and play with that; the server then draws the board.
page-own-data-template = The file to start from
page-own-data-choose = Choose a file
page-clock = Clock
page-on-table = On the table
page-no-clock = No clock
page-at-random = at random
page-picked = { $count } chosen, { $low } to { $high } possible
page-bot = Bot ({ $level })
page-level-random = random
page-level-greedy = greedy
page-level-easy = beginner
page-level-medium = medium
page-level-strong = strong
page-level-hard = strong
page-level-expert = expert
page-level-search = search
page-level-learned = neural network
page-open-seat = open seat
page-seat-bot = Who plays seat { $seat }
page-invite = Invite
page-invite-how = Point a phone’s camera here, or send the link.
page-qr = QR code of the invitation
page-link = Link
page-copy = Copy
page-copied = Copied
page-welcome = Come to the table
page-join = Join
page-no-way = This does not work
page-no-server = The server does not answer. Try again in a moment.
page-opening = Opening …
page-reconnecting = reconnecting …
page-hand-over = Player { $seat }, it is your turn
page-hand-over-why = Give the device to them. Nobody else should look.
page-i-am = I am player { $seat }
page-not-shown = Onlookers do not see this table.
page-what-is-asked = What is asked of you
page-your-turn = your move
page-turn = to move
page-thinking = thinking …
page-bot-thinks = The bot is thinking …
page-waiting = { $count ->
    [one] Waiting for player { $seats }
   *[other] Waiting for players { $seats }
  }
page-done = done
page-resigned = resigned
page-look-at = Look at the board of { $name }
page-hint = Hint
page-hint-says = What the bot thinks of
page-hint-points = about { NUMBER($points, maximumFractionDigits: 1) } points in the end
page-hint-wins = wins { $percent } %, about { NUMBER($points, maximumFractionDigits: 1) } points in the end
page-hint-why-best = { $percent } % sure that it is at least as good as move 2. Against that, on average in the end:
page-hint-why-other = { $percent } % likely to be at least as good as move 1. Against that, on average in the end:
page-guide-try = Try it now
page-undo = Undo
page-cancel = Choose anew
page-nothing-changes = The points do not change now.
page-sheet = Move, score and log
page-tab-move = Move
page-tab-score = Score
page-tab-log = Log
page-score-sheet = Score sheet
page-if-ended = if the game ended now
page-final = final
page-total = Total
page-later = in a later round
page-objectives = Shared objectives
page-met = met
page-setting-up = setting up
page-log = Log
page-talk = Talk
page-say = Say something
page-phrase = A ready phrase
page-rematch = Play again
page-to-rematch = To the new game
page-over = The game is over.
page-asks-takeback = { $name } asks to take a move back.
page-asks-abandon = { $name } asks to abandon the game.
page-agree = Agree
page-disagree = Do not agree
page-ask-takeback = Ask for a takeback
page-people = People and table
page-host = host
page-muted = muted
page-plays-seats = plays seat { $seats }
page-onlooker = looks on
page-away-since = away since { $time }
page-not-come = not here yet
page-onlookers = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
page-mute = Mute
page-unmute = Let them speak
page-remove = Remove
page-sure = Really? Press again.
page-take-back-seat = Play again myself
page-bot-for = A bot for seat { $seat }
page-let-bot = Let a bot play …
page-leave = Leave the table
page-leave-sure = Really leave for good?
page-close-table = Close the table
page-ask-abandon = Propose to abandon the game
page-abandon = Abandon the game
page-account = Account
page-sign-in = Sign in
page-sign-out = Sign out
page-new-account = Make an account
page-make-account = Make the account
page-have-account = I have an account
page-account-why = An account keeps your results and ratings across devices. Nothing needs one.
page-password = Password
page-password-how = At least 8 characters. There is no e-mail: nobody can restore it.
page-delete-account = Delete the account
page-delete-sure = Really delete? Press again.
page-delete-means = Your results and your name at every table are deleted; a bot plays on in your seats.
page-delete-game = Delete: { $game }
page-delete-means-game = A game you played alone is deleted wholly; from a table with others, your name and words.
page-ratings = Ratings
page-results = Results
page-no-results = Finished games show up here.
page-won = won
page-seats-count = { $count ->
    [one] alone
   *[other] { $count } players
  }
page-all-my-games = All my games
page-more = More
page-by-code = Link or code of a table
page-no-code = This is no link and no code of a table.
page-code-too = Or tell them this code:
page-as-last-time = As last time
page-guided = Guided first game
page-correct = Correct line { $line }
page-correct-to = It was …
page-correct-nothing = Nothing else fits what came later.
page-resign = Resign
page-resign-sure = Really resign? Press again.
page-sound-on = Sounds are on
page-sound-off = Sounds are off
page-keys = Keys: Tab and Enter choose, C confirms, U undoes, H asks for a hint, ? opens the rules.
page-box-dealt = What did the box deal?
page-board-of = Board: { $game }
page-zoom-out = Farther
page-guide = First game
page-guide-next = Next
page-guide-done = Got it
page-guide-skip = Skip
page-guide-again = Guided first game again
page-review-of = { $game }: looking back
page-turn-of = Action { $at } of { $of }
page-first = To the beginning
page-previous = Back one action
page-next = On one action
page-last = To the end
page-graph = Points over the game
page-beginning = The beginning
page-player = Player { $seat }
page-go-on = Go on from here
page-copy-link = Copy the link
page-download = Download the replay
page-bot-review = The bot’s view
page-what-bot = What would a bot play?
page-no-decision = Nobody has a choice here.
page-played = Played
page-expected = Expected result
page-expected-how = what games played on from here bring on average
page-better = Better
page-why = Why, on average in the end
page-cost-points = cost about { NUMBER($cost, maximumFractionDigits: 1) } points
page-cost-percent = cost about { NUMBER($cost, maximumFractionDigits: 1) } percentage points of winning
page-cost-nothing = nothing clearly better
page-costly = The costliest decisions
page-review-all = Let the bot go through the game
page-reviewed = { $done } of { $of } decisions …
page-clean = Nothing was clearly better than what was played.
page-decision-at = Action { $at }, player { $seat }
page-score-real = Score a real game
page-no-paper = For this game there is no drawing sheet yet: use `megapolis score`.
page-paper-how = Draw what lies on your table.
page-players = { $low ->
    [1] 1–{ $high } players
   *[other] { $low }–{ $high } players
  }
page-seats-free = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
  }
page-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
  }
page-all-moves = { $count ->
    [one] One move
   *[other] All { $count } moves
  }
page-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

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

## The table

table-unknown = There is no table { $table }.
table-frozen = The rules have changed since this game was played, and it no longer replays: it can only be looked at.
table-unavailable = The table cannot be reached right now. Nothing was lost; try again.
table-fault = Something went wrong on the server, and it has noted what. The table goes on; try something else.
table-not-seated = Only people at this table can do that.
table-not-at-table = You are not at this table any more.
table-closed = This table is closed.
table-malformed = This message cannot be understood: { $detail }
table-not-your-seat = Seat { $seat } is not yours.
table-not-while-lobby = The game has not begun yet.
table-not-while-playing = Not while the game is being played.
table-not-while-over = The game is over.
table-not-while-closed = This table is closed.
table-host-only = Only the host of the table can do that.
table-no-such-person = That person is not at this table.
table-bot-plays = A bot plays seat { $seat } now: take the seat back first.
table-stale = Your choice has changed meanwhile. Look again, then decide.
table-not-companion = The server deals at this table.
table-not-yours-to-deal = Only who may see this card or die can enter it.
table-asked-already = Something is being asked already.
table-nothing-asked = There is nothing for you to answer.
table-resigned-already = That seat has resigned already.
table-no-such-line = There is no line { $line } in your log.
table-seat-taken = Seat { $seat } is taken.
table-no-bots-at-companion = Bots cannot sit at a table whose cards are entered by hand.
table-seats-open = These seats are still open: { $seats }.
table-muted = The host has muted you.
table-too-many-seats = There are only { $players } seats.
table-not-invited = This table needs an invitation.
table-no-such-code = No open table has this code.
table-full = No more people can come to this table.
table-no-onlookers = This table has no room for onlookers.
table-wrong-token = This is not a token of this table.
table-log-full = Too much has happened at this table: it takes no more.
table-no-hints = There are no hints at this table.
table-too-much = That is too much at once. Wait a moment.
table-too-large = That is too long: at most { $most } bytes.
table-origin = Pages of { $origin } may not use this server.
table-no-session = You are not signed in.
table-hello-first = A connection begins with one “hello”.
table-socket-only = That goes over the WebSocket only.
table-not-over = The game is not over yet.
table-no-such-turn = There is no turn { $at }: the last is { $last }.
table-no-decision = After turn { $at } nobody decides.
table-name-taken = The name “{ $name }” is taken.
table-wrong-password = Name or password is wrong.
table-wrong-method = Only this can be asked here: { $methods }.
table-no-page = There is nothing at this address.
table-setting = A setting of the server is wrong: { $detail }
table-setting-workers = Several workers need PostgreSQL: one SQLite file serves one.
table-setting-database = “{ $url }” is not a database: sqlite:///FILE or postgresql://… are.
table-setting-port = Cannot listen on port { $port }: { $detail }
table-serving = The table is open at { $url } (Ctrl+C closes it)
table-backup-done = The database is copied to { $path }.
table-restore-done = The database is restored from { $path }.
table-restore-exists = { $path } exists already: move it away first.
table-backup-file = { $path } is not a backup of this server.
table-notice-joined = { $name } comes to the table.
table-notice-left = { $name } leaves.
table-notice-removed = The host removes { $name }.
table-notice-stand-in = A bot ({ $level }) plays seat { $seat } now.
table-notice-started = The game begins.
table-notice-over = The game is over.
table-notice-taken-back = Player { $seat } takes a step back, with everybody’s consent.
table-notice-corrected = An entry was corrected.
table-notice-disagreed = { $name } does not agree.
table-notice-resigned = Player { $seat } resigns.
table-notice-time-resigned = The time of player { $seat } is up: they resign.
table-notice-timed-out = The time of player { $seat } is up: a bot plays on.
table-notice-closed = The host closes the table.
table-notice-expired = Nobody came for a long time: the table is closed.
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-one-moment = One moment, please.
table-phrase-your-turn = It is your turn.
table-phrase-good-game = That was a good game.
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

error-rules-version = Rules version { $rules } of this game is not played here, only: { $known }.

## files that people write
error-unknown-key = “{ $name }” means nothing here. What can stand here: { $known }.
error-unknown-key-near = “{ $name }” means nothing here. Did you mean “{ $near }”?
table-database-newer = This database has schema version { $found } and was written by a newer program; this one knows versions up to { $known }.
table-database-away = The database cannot be used: { $detail }
error-data-facts = These components cannot be read: { $detail }
