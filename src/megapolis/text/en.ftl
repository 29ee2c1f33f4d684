## Errors

error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat }: this table has { $seats }.
error-not-your-turn = It is not the turn of { $seat }.
error-chance-not-awaited = Nothing is to be drawn or rolled now.
error-file-or-from = Name either a kept game or a position (--from), not both.
error-which-seat = Several players are awaited: say whose move it is.
error-position = This text does not describe a position: { $detail }
error-position-game = This is not a position of { $wanted }: “{ $found }”.
error-position-data = This position was written with other component data ({ $wanted }).
error-position-field = There is no “{ $field }” here. There is: { $known }.
error-position-setup = This position has another set-up than the table.
error-position-over = The game is over in this position; there is nothing to play.
error-position-name = “{ $name }” is not a { $kind }.
error-no-such-action = “{ $action }” is not an action of this game.
error-action-field = “{ $field }” of “{ $verb }” cannot be { $value }: it goes from 0 to { $high }.
error-action-fields = The action “{ $verb }” needs exactly these fields: { $fields }.
error-unknown-game = There is no game called “{ $name }”. The games are: { $games }.
error-players = This cannot be played by { $players }: the number of players is { $low } to { $high }.
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
error-replay-digest = The replay is damaged at action { $index }: its digest does not match.
error-nothing-to-undo = There is nothing to take back.
error-undo-revealed = Something has been revealed since: that cannot be taken back.
error-unknown-bot = There is no bot called “{ $name }”. The bots are: { $bots }.
error-bot-of-game = { $title } has no bot called “{ $name }”. Its bots are: { $bots }.
error-bot-baseline = The bots of version 0.1 are not in { $folder }: run “make baseline” first.
error-no-answer = The agent at { $address } gave no answer that can be read: { $detail }
error-bot-plain = The bot “{ $name }” has no parameters.
error-bot-parameter = A searching bot has no parameter “{ $name }”. The parameters are: { $known }.
error-arena-match = { $bots } bots do not fit at a table of { $players }.
error-arena-gauntlet = A gauntlet needs the challenger and at least one other bot.
error-arena-adjusted = { $title } has no network that could judge the luck of the draw.
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
error-arrays-bot = { $path } has arrays, which do not tell who played: load the replays to choose a bot.
error-records-empty = { $path } holds no games.

## The page

page-lead = Five cities, one table
page-lead-more = One tap and you are playing a bot. No sign-up.
page-games = Games
page-play-now = Play now
page-play = Play
page-set-up = Set up: { $game }
page-my-games = My games
page-no-games = Games you start will show up here.
page-open-tables = Open tables
page-no-tables = Nobody is waiting right now.
page-my-record = Me: my games
page-daily = Deal of the day
page-best-today = Best today
page-game = Game
page-continue = Continue
page-look-back = Review
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
page-companion = With the box on the table: you type in what it deals
page-own-data = Components of your own box
page-own-data-help = Some cards had to be reconstructed. Take the file the game is played with now, put in what is in your box, and play with that; the server then draws the board.
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
page-level-hard = strong
page-level-expert = expert
page-level-search = search
page-level-learned = neural network
page-open-seat = open seat
page-board-in-words = The board in words
page-change-setup = Change the set-up
page-apply-setup = Play it like this
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
page-hand-over = Player { $seat }, it is your turn
page-hand-over-why = Give the device to them. Nobody else should look.
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
page-hint-points = comes to about { NUMBER($points, maximumFractionDigits: 1) }
page-hint-ahead = about { NUMBER($points, maximumFractionDigits: 1) } ahead of the best other
page-hint-behind = about { NUMBER($points, maximumFractionDigits: 1) } behind the best other
page-hint-above = about { NUMBER($points, maximumFractionDigits: 1) } above the target
page-hint-below = about { NUMBER($points, maximumFractionDigits: 1) } below the target
page-hint-why-best = Against move 2, on average:
page-hint-why-other = Against move 1, on average:
page-undo = Undo
page-cancel = Choose again
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
page-phrase = Ready phrases
page-rematch = Play again
page-to-rematch = To the new game
page-over = The game is over.
page-asks-takeback = { $name } asks to take a move back.
page-asks-abandon = { $name } asks to abandon the game.
page-agree = Agree
page-disagree = Decline
page-ask-takeback = Ask for a takeback
page-people = People and table
page-host = host
page-muted = muted
page-plays-seats = plays seat { $seats }
page-onlooker = onlooker
page-away-since = away since { $time }
page-not-come = not here yet
page-onlookers = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
page-mute = Mute
page-unmute = Unmute
page-remove = Remove from the table
page-sure = Really? Press again.
page-take-back-seat = Play on myself
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
page-new-account = Create an account
page-make-account = Create the account
page-have-account = I have an account
page-account-why = An account keeps your results and ratings on all devices. You can play without one.
page-password = Password
page-password-how = At least 8 characters. We ask for no e-mail: a code that you are shown once replaces a lost password.
page-delete-account = Delete the account
page-delete-sure = Really delete? Press again.
page-delete-means = Your results and your name at every table are deleted; a bot plays on in your seats.
page-delete-game = Delete: { $game }
page-delete-means-game = A game you played alone is deleted entirely; from a table with others, your name and messages.
page-privacy = Privacy
page-privacy-lead = What this server keeps about you, for how long, and how to take it along or delete it. There is no advertising, nobody else is sent anything, and no page counts your visits.
page-privacy-device = On your device
page-privacy-device-more = Your name, language and appearance, the keys to your tables, a random number that stands for this device, your sign-in and, without an account, the puzzles you have solved. Your browser keeps them until you clear the data of this site; there are no cookies.
page-privacy-table = At a table
page-privacy-table-more = Moves, seats, names and messages, the random number of your device, and when you were last connected. Everybody at the table sees names, moves and messages. Results of people without an account are kept under a hash of that number, for as long as the tables.
page-privacy-closed = A table that has not begun is closed after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }, a game that nobody goes on with after { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
page-privacy-forever = Games are kept for as long as this server exists, so that they can be looked back at.
page-privacy-archived = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } after the end only the moves are left, without names, messages and devices.
page-privacy-archived-kept = These moves are kept without a time limit.
page-privacy-archived-deleted = They are deleted { $days ->
    [one] { $days } day
   *[other] { $days } days
  } after the end of the game.
page-privacy-account = With an account
page-privacy-account-more = Its name, results, ratings and solved puzzles, until you delete it. Your password and recovery code are kept only as hashes, from which nobody can read them.
page-privacy-sessions = For every device where you are signed in: when, and which system and browser. This ends when you sign out, or after { $days ->
    [one] { $days } day
   *[other] { $days } days
  } without use.
page-privacy-address = Your address on the internet
page-privacy-address-more = It is kept for up to an hour, so that nobody can overload the server, and until the end of the day as a hash, for hints. It is not written into any log.
page-privacy-others = Also
page-privacy-others-more = The list of the daily deal shows your name and points. Whoever is reported: what was said last at that table is kept until the server’s owner has dealt with it. Copies made for emergencies hold the same data until they are overwritten.
page-privacy-take = Take it along
page-privacy-take-more = Your account page saves your results, ratings and solved puzzles as a file. Every finished game can be saved as a file from its review; the Megapolis program opens it anywhere.
page-privacy-delete = Delete it
page-privacy-delete-more = Your account page deletes the account with its results, and your name and messages at every table. Without an account, “All my games” deletes your part of a table: a game you played alone entirely, elsewhere your name and messages; “My games” deletes your results.
page-privacy-who = Who runs this server
page-privacy-who-unknown = Its owner has not said how to reach them.
page-export = Save my data
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
page-no-code = This is neither a link nor the code of a table.
page-code-too = Or tell them this code:
page-as-last-time = As last time
page-guided = Guided first game
page-correct = Correct line { $line }
page-correct-back = Take the last correction back
page-box-awaited = The box says what comes next.
page-resign = Resign
page-resign-sure = Really resign? Press again.
page-sound-on = Sounds are on
page-sound-off = Sounds are off
page-keys = Keys: Tab and Enter choose, C confirms, U undoes, H asks for a hint, ? opens the rules.
page-board-of = Board: { $game }
page-zoom-out = Zoom out
page-guide = First game
page-guide-again = Guided first game again
page-review-of = { $game }: review
page-turn-of = Step { $at } of { $of }
page-first = To the beginning
page-previous = Back one action
page-next = Forward one action
page-last = To the end
page-beginning = The beginning
page-player = Player { $seat }
page-go-on = Go on from here
page-copy-link = Copy the link
page-download = Download the replay
page-bot-review = The bot’s view
page-what-bot = What would a bot play?
page-no-decision = Nobody has a choice here.
page-played = Played
page-better = Better
page-why = Why: the difference, on average
page-cost-points = cost about { NUMBER($cost, maximumFractionDigits: 1) } points
page-cost-nothing = nothing clearly better
page-score-real = Score a real game
page-no-paper = There is no drawing sheet for this game yet: use `megapolis score`.
page-paper-how = Copy what lies on your table.
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

## The table

table-unknown = There is no table { $table }.
table-frozen = The rules have changed since this game was played, and it no longer replays: you can only look at it.
table-unavailable = The table cannot be reached right now. Nothing was lost; try again.
table-fault = Something went wrong on the server, and it has noted what. The table goes on; try something else.
table-not-seated = Only people at this table can do that.
table-not-at-table = You are not at this table any more.
table-closed = This table is closed.
table-malformed = This message cannot be understood: { $detail }
table-not-your-seat = That is not your seat: { $seat }.
table-not-while-lobby = The game has not begun yet.
table-not-while-playing = Not while the game is being played.
table-not-while-over = The game is over.
table-not-while-closed = This table is closed.
table-host-only = Only the host of the table can do that.
table-no-such-person = That person is not at this table.
table-bot-plays = A bot plays here now ({ $seat }): take the seat back first.
table-stale = What you are deciding has changed meanwhile. Look again.
table-not-companion = The server deals at this table.
table-not-yours-to-deal = Only someone who may see this card or die can enter it.
table-asked-already = A question is waiting for an answer already.
table-nothing-asked = There is nothing for you to answer.
table-resigned-already = That seat has resigned already.
table-no-such-line = There is no line { $line } in your log.
table-seat-taken = That seat is taken already: { $seat }.
table-nothing-to-restore = There is no correction to take back.
table-start-fixed = A table that begins at a given position keeps its set-up.
table-seats-open = These seats are still open: { $seats }.
table-muted = The host has muted you.
table-too-many-seats = There are only { $players } seats.
table-not-invited = This table needs an invitation.
table-no-such-code = No open table has this code.
table-full = There is no more room at this table.
table-no-onlookers = This table has no room for onlookers.
table-wrong-token = This is not a token of this table.
table-log-full = Too much has happened at this table: it accepts nothing more.
table-no-such-order = This cannot be ordered now.
table-not-shared = Partners show each other only what they try with a card that lies open.
table-no-hints = There are no hints at this table.
table-too-much = That is too much at once. Wait a moment.
table-too-large = That is too long: at most { $most } bytes.
table-origin = Pages of { $origin } may not use this server.
table-no-session = You are not signed in.
table-hello-first = A connection begins with one “hello”.
table-socket-only = That goes over the WebSocket only.
table-not-over = The game is not over yet.
table-no-such-turn = There is no action { $at }: the last is { $last }.
table-no-decision = After action { $at } nobody decides.
table-name-taken = The name “{ $name }” is taken.
table-wrong-password = Name or password is wrong.
table-no-accounts = There are no accounts at this table.
table-no-games-file = This file holds no games, or is damaged.
table-not-sent = Only a game that has begun, and is not entered from a real table, can be sent.
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
table-notice-joined = { $name } joins the table.
table-notice-left = { $name } leaves the table.
table-notice-removed = The host removes { $name } from the table.
table-notice-stand-in = { $seat }: { $bot } plays on.
table-notice-arranged = The host changes the set-up.
table-notice-started = The game begins.
table-notice-over = The game is over.
table-notice-taken-back = { $seat } takes a step back, with everybody’s consent.
table-notice-corrected = An entry was corrected.
table-notice-restored = The correction was taken back.
table-notice-disagreed = { $name } does not agree.
table-notice-resigned = { $seat } resigns.
table-notice-time-resigned = { $seat } is out of time and loses.
table-notice-timed-out = { $seat } is out of time: a bot plays on.
table-notice-closed = The host closes the table.
table-notice-expired = Nobody came for a long time: the table is closed.
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-one-moment = One moment, please.
table-phrase-your-turn = It is your turn.
table-phrase-good-game = That was a good game.
table-phrase-again = I would play again!
table-banned = This server’s owner does not let you play here.

## Who plays

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8
seat-9 = Player 9
seat-10 = Player 10
bot-easy = Cottage
bot-medium = Terrace
bot-hard = Tower
bot-expert = Skyscraper
bot-other = Bot
bot-again = { $bot } { $number }

## Files that people write

error-rules-version = Rules version { $rules } of this game is not played here, only: { $known }.
error-nearest = Did you mean “{ $nearest }”?
error-unknown-key = “{ $name }” means nothing here. What can stand here: { $known }.
error-unknown-key-near = “{ $name }” means nothing here. Did you mean “{ $near }”?
table-database-newer = This database has schema version { $found } and was written by a newer program; this one knows versions up to { $known }.
table-database-encoding = This database stores text as { $found }. Create one in UTF-8: createdb -E UTF8 -T template0 NAME.
table-database-away = The database cannot be used: { $detail }
error-data-facts = These components cannot be read: { $detail }
table-thinking-too-long = The bot took too long and was stopped.
table-thinking-spent = Bots have thought enough for you today. Hints and reviews are back tomorrow.
table-hint-replaced = You have asked for another hint since.
table-gone = Whoever asked has gone.
table-person-present = They play and were here a moment ago: nobody can act for them. Ask everybody to end the game instead.
table-resign-first = Others still play this game with you: resign first.
table-rated-resign = This game is rated, and somebody in it is only away: resign if you want to end it.
table-daily-sealed = Others still play this deal today. It can be looked at tomorrow.

## The page's frame: bots as buildings, tools, keys, another's board, the line

page-bot-easy = Cottage
page-bot-medium = Terrace
page-bot-hard = Tower
page-bot-strong = Tower
page-bot-expert = Skyscraper
page-rank-cottage = beginner
page-rank-terrace = your equal
page-rank-tower = strong
page-rank-skyscraper = master
page-more-seats = { $count ->
    [one] { $count } more
   *[other] { $count } more
  }
page-tool-score = Score
page-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
  }
page-waits-for = The turn of: { $names }
page-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
page-choose-first = Choose a place or a piece
page-their-board = Board: { $name }
page-only-look = only to look at
page-theirs = This is the board of { $name }.
page-turn-waits = Your turn is waiting
page-choice-kept = Your choice is kept: { $move }
page-to-my-board = To my board
page-previous-seat = Previous player
page-next-seat = Next player
page-offline = No connection
page-offline-since = { $seconds ->
    [one] For { $seconds } second.
   *[other] For { $seconds } seconds.
  }
page-offline-next = { $seconds ->
    [0] Trying now. The game is not lost.
    [one] Next try in { $seconds } second. The game is not lost.
   *[other] Next try in { $seconds } seconds. The game is not lost.
  }
page-offline-now = Try now
page-kept = Your move is kept here
page-kept-how = It will be sent as soon as there is a connection. Others do not see it yet.
page-take-it-back = Take it back
page-waits-for-line = Waiting for the connection …
page-withdrawn = The move is taken back.
page-hand-to = Your turn, { $name }
page-it-is-me = I am { $name }
page-at-the-table = at the table
page-bot-instead = A bot in place of { $name }
page-skip-to-question = To the question
page-skip-to-board = To the board
page-key-play = play what is chosen
page-key-unchoose = unchoose, or close
page-key-undo = take back
page-key-hint = hint
page-key-turn = turn the card
page-key-score = score
page-key-log = chronicle
page-key-talk = talk
page-key-rules = rules
page-key-own = my board
page-key-skip = show moves at once; pause the ending
page-key-slower = show moves more slowly
page-key-faster = show moves faster
page-key-pieces = choose a piece or an answer
page-key-seats = look at a player
page-key-arrows = along what can be chosen
page-table-code = Code or link
page-nothing-here = The rails end here
page-nothing-here-more = There is nothing at this address. The table may be closed, or the link may have lost a letter.
page-key-list = Keys
page-tool-undo = Undo
page-chronicle = Chronicle

## Positions as text on the page
page-position-copy = Copy the position
page-position-copied = Position copied
page-position-not-copied = The position could not be copied
page-position-open = Open a position
page-position-paste = Paste a copied position here
page-position-drawn = The position as a picture
page-position-others = The others are played by
page-position-myself = me, every seat
page-position-play = Play from here
page-position-unrated = This game counts for no rating.
error-write = Cannot write { $path }: { $detail }
error-broken-pipe = Nobody reads what is printed any more.
error-at-least = must be { $low } or more
argument-usage = usage:
argument-positional = positional arguments
argument-options = options
argument-help = show this help message and exit
argument-version = show the program's version and exit
argument-required = missing: %s
argument-unrecognized = unknown: %s
argument-one = needs a value
argument-some = needs at least one value
argument-type = “%(value)s” is not a whole number
argument-choice = “%(value)s” is none of %(choices)s
argument-argument = %(argument_name)s: %(message)s
argument-ambiguous = %(option)s could be %(matches)s
argument-explicit = takes no value; %r is too much
argument-more = Try: { $command }
paper-won = { $name } wins.
paper-shared = { $names } share the victory.
paper-place = { $place }. { $name }: { $points }

## Home, set-up, accounts

page-about-minutes = about { $minutes } min
page-weight-1 = easy
page-weight-2 = medium
page-weight-3 = tricky
page-weight-4 = complex
page-learn-playing = Learn by playing
page-first-game = A first game in 5 minutes
page-waits-since = last move { $when }
page-to-move = Make your move
page-play-daily = Play today’s deal: { $game }
page-waiting-for-you = Waiting for you
page-nobody-waits = Nobody is waiting for you
page-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
page-new-one = A new game
page-way-link = A link is enough for friends
page-way-link-more = Open a table, send the link, play. Everybody in their own language.
page-way-screen = One screen for all
page-way-screen-more = Pass the phone round: others’ cards stay hidden.
page-way-box = Have the real box?
page-way-box-more = Put the cards on the table, and leave the counting and the bots to us.
page-add-seat = One more seat
page-up-to = up to { $most } can play
page-who-sits = Who sits at seat { $seat }?
page-a-friend = A friend
page-beside-me = Somebody beside me
page-at-this-screen = at this screen
page-or-a-bot = Or a bot: the higher, the stronger
page-by-machine = Choose by the machine’s name
page-remove-seat = Remove this seat
page-it-is-you = this is you
page-invited = will be invited
page-bot-rank = bot, { $rank }
page-presets = Ready set-ups
page-preset-classic = Classic
page-preset-solo = Solo
page-changed = changed: { $what }
page-where-played = Where it is played
page-on-screen = On the screen
page-on-screen-more = Megapolis deals the cards
page-real-table = At a real table
page-real-table-more = the box is yours, the counting ours
page-real-table-needs = You will type in what the box deals: have it at hand.
page-more-options = More options
page-with = In play: { $what }.
page-plain-game = The usual game.
page-takes = About { $minutes } minutes.
page-can-start = You can start: a free seat is given to a bot.
page-calls-you = { $name } invites you
page-invite-to = to { $game }
page-your-seat = Your seat
page-invites = invites
page-take-seat = Sit down
page-share = Send
page-table-open = The table is open
page-at-table-count = At the table: { $taken } of { $of }.
page-say-code = Point a phone’s camera at it, or say the code
page-no-seat = All seats are taken. You can look on.
table-removed = The host removed you from this table.
table-too-slow = The request took too long to arrive.
table-said-enough = So much has been said at this table that nothing more is taken.
table-setting-renamed = The setting “{ $old }” is now called “{ $new }”: see docs/server.md.
page-report = Report
page-reported = Kept for whoever runs this server, with what was said last.
page-unread-count = { $count ->
    [one] { $count } unread line
   *[other] { $count } unread lines
  }
table-unrated-alone = Not rated: nobody plays against anybody.
table-unrated-companion = Not rated: the cards are entered by hand.
table-unrated-own-data = Not rated: it is played with a box of one’s own.
table-unrated-daily = Not rated: the deal of the day has a list of its own.
table-unrated-begun = Not rated: it begins in the middle of a game.
table-unrated-first-game = Not rated: it teaches the game.
table-nothing-to-learn = There is nothing more to learn here.
table-unrated-host = Not rated any more: the host has interfered.
table-unrated-takeback = Not rated any more: a move was taken back.
table-unrated-hint = Not rated any more: somebody asked for a hint.
table-unrated-people = Not rated: at least two people with accounts must play, each in one seat.
table-notice-hinted = { $name } asked for a hint: the game is not rated any more.
page-rated = Rated. A hint, a move taken back or the host’s interference ends that; whoever leaves loses.
page-hint-unrated = Not rated then. Really?
page-provisional = provisional
page-class-two-plain = two players
page-class-two-options = two players, with options
page-class-more-plain = three and more players
page-class-more-options = three and more players, with options
table-name-empty = This name has no letters.
table-wrong-code = The name and the code do not belong together.
table-no-session-there = You are not signed in there any more.
page-safety = Password and devices
page-password-now = Your password
page-password-new = New password
page-password-change = Change the password
page-password-changed = Changed. All other devices are signed out.
page-set-password = Set the password
page-lost-password = I have lost my password
page-code-title = Recovery code
page-code-why = Write it down: it is shown only now, and with it you can set a new password.
page-code-new = A new recovery code
page-code-none = This account has no recovery code yet: without one a lost password cannot be replaced.
page-sessions = Where you are signed in
page-device = A device
page-this-device = this device
page-session-used = last used { $date }
page-sign-out-others = Sign out everywhere else

