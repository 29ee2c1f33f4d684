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
page-waiting = Waiting for player { $seats }
page-done = done
page-resigned = resigned
page-look-at = Look at the board of { $name }
page-hint = Hint
page-hint-says = The bot would play: { $move }
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
page-resign = Resign
page-resign-sure = Really resign? Press again.
page-sound-on = Sounds are on
page-sound-off = Sounds are off
page-keys = Keys: Tab and Enter choose, C confirms, U undoes, H asks for a hint, ? opens the rules.
page-box-dealt = What did the box deal?
page-board-of = Board: { $game }
page-zoom-in = Closer
page-zoom-out = Farther
page-guide = First game
page-guide-next = Next
page-guide-done = Got it
page-guide-skip = Skip
page-guide-again = Show the first-game notes again
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
page-no-decision = Chance decided here.
page-played = Played
page-bot-plays = The bot
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
page-minutes = { $count } minutes each
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
cli-option = option
cli-ruling = reading of the rules
cli-default = default: { $value }
cli-your-move = Your move: { $asked }
cli-seat-move = Player { $seat }, your move: { $asked }
cli-hand-over = Player { $seat }, it is your turn. Press Enter when only you see the screen.
cli-prompt = Number of a move, or: u undo, h hint, s score, b board, l log, w save, ? help, q quit
cli-help = Type the number of a move and press Enter. u takes your last move back, h shows what the bot would do and what it brings, s prints the score sheet, b draws the board again, l prints the log, w FILE saves the game, q leaves (the game is kept).
cli-no-such-move = There is no move “{ $typed }” here. Type a number from 1 to { $high }, or ? for help.
cli-hint = The bot would play: { $move } ({ $gain })
cli-hint-line = { $line }: { $before } → { $after }
cli-nothing-changes = no change in points now
cli-points-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
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
