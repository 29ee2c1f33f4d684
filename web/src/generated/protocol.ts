// Made by tools/web_types.py from the Python types: do not edit.

/** The whole picture and its version. The next update has the next number. */
export interface Snapshot {
  is: "snapshot";
  version: number;
  picture: Picture;
}

/** Everything that one viewer sees. Events replace whole fields of it and extend its log. */
export interface Picture {
  table: TableInfo;
  people: PersonInfo[];
  seats: SeatInfo[];
  you: You;
  seat: number | null;
  hand_over: number | null;
  view: unknown;
  svg: string;
  asked: Words | null;
  decision: string;
  moves: Move[];
  chance: Move[];
  order: OrderInfo | null;
  guide: GuideInfo | null;
  can_undo: boolean;
  sheets: Score[][];
  clock: ClockInfo[];
  proposal: ProposalInfo | null;
  talk: Talk[];
  result: Result | null;
  log: Line[];
}

/** What anybody who knows the table's id may know about it. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: string;
  public: boolean;
  onlookers: boolean;
  hints: boolean;
  companion: boolean;
  own_data: boolean;
  clock: Clock;
  origin: Origin | null;
  daily: string;
  for_oneself: boolean;
  first_game: boolean;
  host: number | null;
  ending: string;
  takebacks: number;
  rematch: string;
  frozen: string;
  unrated: string;
}

/** Time limits in seconds, 0 for none: for all decisions of a seat together, and for each of its turns. */
export interface Clock {
  game: number;
  move: number;
  then: string;
}

/** The finished table that a hypothetical one continues, and after how many actions. */
export interface Origin {
  table: string;
  at: number;
}

/** A person at the table. An empty name means that they asked to be forgotten. */
export interface PersonInfo {
  id: number;
  name: string;
  muted: boolean;
  here: boolean;
}

/** Who plays a seat and whether it is awaited; a bot that is awaited is thinking. */
export interface SeatInfo {
  person: number | null;
  bot: string;
  resigned: boolean;
  awaited: boolean;
  since: number | null;
}

/** Who the viewer is: a person with their seats, or an onlooker. */
export interface You {
  person: number | null;
  seats: number[];
  host: boolean;
}

/** A message key with its arguments, for the client to translate; `text` is the sentence, if asked for. */
export interface Words {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** A legal action: by name, and in words. */
export interface Move {
  action: Record<string, string | number>;
  words: Words;
}

/** A standing order of one's own: what is ordered (null: nothing yet), and the amounts that can be. */
export interface OrderInfo {
  amount: number | null;
  least: number;
  most: number;
  step: number;
}

/** The step of a first game that one is at: its sentence is the message `guide-` and its number. */
export interface GuideInfo {
  step: number;
  steps: number;
  left: boolean;
  free: boolean;
  look: string;
  choose: Move | null;
  moves: Move[];
}

/** A line of a score sheet; `marks` name the pieces that earned it. */
export interface Score {
  words: Words;
  points: number;
  marks: string[];
}

/** A seat's clock: seconds left for the game when it last stopped, and when it started to run. */
export interface ClockInfo {
  left: number;
  since: number | null;
}

/** What is asked of everybody, by whom, and who has agreed. */
export interface ProposalInfo {
  person: number;
  what: string;
  seat: number;
  agreed: number[];
}

/** A line of chat: what a person wrote, or a notice about the table (a message key). */
export interface Talk {
  at: number;
  person: number | null;
  text: string;
  key: string;
  args: Record<string, string | number>;
}

/** How a game ended. It has no points if the game was broken off. */
export interface Result {
  points: number[];
  winners: number[];
  remark: Words | null;
}

/** A line of the log as this viewer may know it. Actor -1 is chance. */
export interface Line {
  actor: number;
  action: Record<string, string | number>;
  words: Words;
  at: number;
  round: number;
  turn: number;
  points: number[] | null;
  forced: boolean;
}

/** What changed: fields of the picture to replace, and lines to add to the log after its first `keep` lines. */
export interface Update {
  is: "event";
  version: number;
  changes: Record<string, unknown>;
  keep: number;
  log: Line[];
}

/** Which people are connected, on any device; sent after the snapshot and whenever it changes. */
export interface Presence {
  is: "presence";
  here: number[];
  away: Away[];
  onlookers: number;
}

/** Somebody who is not connected, and since when; null: they have not been here yet. */
export interface Away {
  person: number;
  since: number | null;
}

/** What another seat tries with something that lies open (null: nothing any more), and what that would bring. */
export interface Trial {
  is: "trial";
  seat: number;
  action: Record<string, string | number> | null;
  words: Words | null;
  points: number | null;
  changes: ScoreChange[];
}

/** How a line of one's score sheet would change; `marks` name the pieces that would earn it. */
export interface ScoreChange {
  words: Words;
  before: number;
  after: number;
  marks: string[];
}

/** What a partner says to a trial: `yes`, `no`, or `here`, with an action to try instead and what it would bring. */
export interface Pointed {
  is: "pointed";
  seat: number;
  answer: string;
  action: Record<string, string | number> | null;
  words: Words | null;
  points: number | null;
}

/** The message with this id is carried out and stored. `table` is the new table of a rematch. */
export interface Ack {
  is: "ack";
  id: string;
  table: string;
}

/** The message with this id ("": it could not be read) is refused; nothing has changed. */
export interface Failed {
  is: "error";
  id: string;
  error: Problem;
}

/** An error on the wire: its code, and the message key with its arguments for the client to translate. */
export interface Problem {
  code: string;
  key: string;
  args: Record<string, string | number>;
  game: string;
  text: string;
}

/** What the coach advises and its alternatives, best first; moves that it cannot tell apart, where they are even. */
export interface HintGiven {
  is: "hint";
  id: string;
  level: string;
  scale: string;
  advice: Advised[];
  futures: number;
  moves: Weighed[];
}

/** An action, what it changes now, and what the coach expects of it. */
export interface Advised {
  action: Record<string, string | number>;
  words: Words;
  changes: ScoreChange[];
  points: number;
  sure: number;
  why: Words[];
  marks: string[];
  reasons: Reason[];
}

/** A score line that an action leads to, typical of many simulated games, and its gain over the alternative. */
export interface Reason {
  words: Words;
  gain: number;
  marks: string[];
}

/** A move, what it is expected to come to, and the error of its difference to the best. */
export interface Weighed {
  action: Record<string, string | number>;
  words: Words;
  value: number;
  error: number;
}

/** The score lines that the action would change now. */
export interface PreviewGiven {
  is: "preview";
  id: string;
  changes: ScoreChange[];
}

/** The gain in points of every legal move, in the order of the picture; null if that would take too long. */
export interface WeighGiven {
  is: "weighed";
  id: string;
  gains: (number | null)[];
}

/** What speaks against a move: a sentence, by how much it is behind, and the score lines that differ. */
export interface WhyNotGiven {
  is: "why-not";
  id: string;
  action: Record<string, string | number>;
  move: Words;
  said: Words;
  reason: Words | null;
  gap: number;
  error: number;
  as_good: boolean;
  lines: LineCompared[];
}

/** A score line as it is expected with the best move, and with another. */
export interface LineCompared {
  words: Words;
  best: number;
  other: number;
}

/** What people are asked about the physical box, or about a line of the log. */
export interface QuestionGiven {
  is: "question";
  id: string;
  question: BoxQuestion;
}

/** What people are asked about the pieces of the real box, or about a line of the log that was wrong. */
export interface BoxQuestion {
  at: number;
  kind: string;
  asked: Words;
  how: Words | null;
  seat: number;
  private: boolean;
  count: number;
  dice: number;
  ordered: boolean;
  groups: BoxGroup[];
  old: Move | null;
  buyers: BoxBuyer[];
  cover: number;
  last: boolean;
  closed: boolean;
}

/** Answers that people sort together. */
export interface BoxGroup {
  name: Words | null;
  answers: BoxAnswer[];
}

/** One thing that may lie on the table: by name (null: the box has none), how many may be left, or why none is. */
export interface BoxAnswer {
  action: Record<string, string | number> | null;
  words: Words;
  left: number;
  why: Words | null;
}

/** Somebody who may have got what was auctioned, and what they may have paid. */
export interface BoxBuyer {
  seat: number;
  least: number;
  most: number;
  step: number;
}

/** What a correction would change, the first lines that would become impossible, and how many would. */
export interface Considered {
  is: "considered";
  id: string;
  changes: SeatChange[];
  impossible: Line[];
  count: number;
}

/** How a score line of a seat would change. */
export interface SeatChange {
  seat: number;
  change: ScoreChange;
}

/** The moves of bots that no person sees. */
export interface UnseenGiven {
  is: "unseen";
  id: string;
  bots: BotMoves[];
}

/** Moves of a bot that no person sees, such as the cards that it passes on: somebody makes them with its pieces. */
export interface BotMoves {
  seat: number;
  count: number;
  lines: Line[];
}

/** All games, the bots that play every game, and the preset phrases. */
export interface Shelf {
  games: GameInfo[];
  bots: string[];
  phrases: Record<string, string>;
}

/** A game that can be played. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
}

/** An option of a game as it is declared, with its texts. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: ChoiceInfo[];
  low: number;
  high: number;
  ruling: boolean;
  text: string;
  help: string;
}

/** A value that an option can have, and its label. */
export interface ChoiceInfo {
  value: string;
  text: string;
}

/** The table, the token that identifies its holder there, and the link that invites others. */
export interface Welcome {
  table: string;
  token: string;
  person: number;
  link: string;
}

/** A public table with free seats. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  people: string[];
  open_seats: number;
  players: number;
}

/** What a seat has seen since a line of its log. The first step has no lines: it is how things stood before. */
export interface Recap {
  lines: number;
  steps: RecapStep[];
  before: Score[];
}

/** What the seat was told at once, and what it saw then. */
export interface RecapStep {
  log: Line[];
  view: unknown;
  points: number[];
}

/** The text of a position, with no more than the viewer may know. */
export interface Position {
  text: string;
}

/** What a position's text says: its set-up, the text as this version writes it, a drawing, whether it is over. */
export interface PositionInfo {
  game: string;
  players: number;
  options: Record<string, unknown>;
  text: string;
  svg: string;
  over: boolean;
}

/** One of one's own tables, and whether it is one's turn there. */
export interface MyTable {
  table: string;
  game: string;
  status: string;
  your_turn: boolean;
  people: string[];
  since: number;
  created: number;
  seats: MySeat[];
  moves: number;
  ending: string;
  won: boolean | null;
  together: boolean;
}

/** A seat of one's own table: who plays it, and how it ended for them. */
export interface MySeat {
  name: string;
  bot: string;
  mine: boolean;
  awaited: boolean;
  points: number | null;
  place: number;
}

/** How others join a table: by link, or by a code to type; the code is "" once the game is over. */
export interface Invitation {
  table: string;
  invite: string;
  link: string;
  code: string;
}

/** Whether the choice can be played, and which other single choices it rules out, with reasons. */
export interface Checked {
  problem: Problem | null;
  barred: Record<string, Record<string, Problem>>;
}

/** The scores of a physical game, or why it is not possible. A sheet that is not finished is no mistake. */
export interface Judged {
  problem: Problem | null;
  scored: Scored[];
}

/** The score of one person's score sheet, as `megapolis score` prints it. */
export interface Scored {
  name: string;
  points: number;
  lines: ScoreLine[];
  svg: string;
  remark: string;
  remark_args: Record<string, string | number>;
  who: string;
  place: number;
  tie: number;
}

/** One line of a score sheet. */
export interface ScoreLine {
  key: string;
  points: number;
  args: Record<string, string | number>;
  marks: string[];
}

/** The points of every seat after each action of a finished game, and where people or bots had a choice. */
export interface Course {
  points: number[][];
  decisions: Decision[];
  scale: string;
}

/** A turn of a finished game at which a seat had a choice. */
export interface Decision {
  at: number;
  actor: number;
}

/** A position of a finished game: the action that led to it, and the points at that time. */
export interface Turn {
  at: number;
  of: number;
  line: Line | null;
  view: unknown;
  svg: string;
  points: number[];
  link: string;
  text: string;
}

/** What a search thinks of a decision of a finished game, using only what the seat could know then. */
export interface Review {
  at: number;
  actor: number;
  cost: number;
  played: Advised;
  better: Advised | null;
}

/** How far the review of a seat is: which part of the work is done, and what it says when all of it is. */
export interface ReviewState {
  seat: number;
  wanted: boolean;
  part: number;
  said: SeatReview | null;
}

/** What a review of a seat says. */
export interface SeatReview {
  scale: string;
  laps: boolean;
  decisions: number;
  result: number;
  needed: number | null;
  cost: number;
  rounds: RoundInfo[];
  curve: CurvePoint[];
  turning_points: Turning[];
}

/** A round of a finished game, or a lap of the seat: after how many actions it begins, and what it brought each. */
export interface RoundInfo {
  round: number;
  at: number;
  brought: number[];
}

/** What a seat could expect after a decision, and the error of that. */
export interface CurvePoint {
  at: number;
  actor: number;
  round: number;
  turn: number;
  value: number;
  error: number;
}

/** A decision that cost most: what was played, what would have been better, and how both would have gone on. */
export interface Turning {
  at: number;
  round: number;
  turn: number;
  cost: number;
  error: number;
  played: Advised;
  better: Advised;
  against: Words;
  as_good: (Record<string, string | number>)[];
  better_course: number[];
  played_course: number[];
}

/** A decision of a finished game as its seat saw it then: the position, and what could be played. */
export interface Puzzle {
  at: number;
  actor: number;
  view: unknown;
  svg: string;
  asked: Words;
  moves: Move[];
  sheets: Score[][];
}

/** What a move would have changed then. */
export interface Tried {
  changes: ScoreChange[];
}

/** What a move would have been worth then: right, if the best one cannot be told from it. */
export interface MoveVerdict {
  right: boolean;
  cost: number;
  against: Words;
}

/** Today's deals, and on which days somebody has played them. */
export interface DailyBoard {
  date: string;
  until: number;
  tickets: DailyTicket[];
  streak: Streak;
  days: Record<string, number>;
}

/** Somebody's deal of a game today: `sealed`, `begun`, `played`, or `left`. */
export interface DailyTicket {
  game: string;
  players: number;
  bots: string[];
  count: number;
  state: string;
  table: string;
  points: number;
  standing: Standing | null;
}

/** Where somebody's points stand among all results, their own included. */
export interface Standing {
  place: number;
  count: number;
  better_than: number;
}

/** Days in a row with a deal, up to today or yesterday. */
export interface Streak {
  days: number;
  mends: number;
}

/** A day's deal of a game. Results of any kind are for somebody who has finished it, or for all after the day. */
export interface DailyToday {
  game: string;
  date: string;
  until: number;
  players: number;
  bots: string[];
  count: number;
  results: DailyResult[];
  bot_results: BotResult[];
  bars: Bar[];
  middle: number;
  mine: DailyGame | null;
  standing: Standing | null;
  expert: DailyGame | null;
}

/** An entry of a day's list. */
export interface DailyResult {
  name: string;
  points: number;
  table: string;
  guest: boolean;
}

/** What a bot has made of a day's deal. */
export interface BotResult {
  bot: string;
  points: number;
}

/** How many results lie between two numbers of points, the upper one not included. */
export interface Bar {
  low: number;
  high: number;
  count: number;
}

/** Somebody's game of a day's deal: what it brought, and for what. `table` is "" while it cannot be looked at. */
export interface DailyGame {
  points: number;
  sheet: Score[];
  table: string;
}

/** What is known of somebody's games: of an account, or of a guest by their device. */
export interface Me {
  name: string;
  games: MyGame[];
  levels: LevelWins[];
  habits: MyHabit[];
  reviewed: number;
  streak: Streak;
  days: Record<string, number>;
  day: string;
}

/** How somebody has done in a game, the first result first. */
export interface MyGame {
  game: string;
  best: number;
  won: number;
  results: MyResult[];
  means: BotMean[];
}

/** A finished game. `daily`: the date of a daily deal. */
export interface MyResult {
  table: string;
  points: number;
  won: boolean;
  players: number;
  at: number;
  daily: string;
}

/** What bots of a level got on average for the daily deals that somebody played, too. */
export interface BotMean {
  bot: string;
  points: number;
  deals: number;
}

/** How many games against bots of a level were won, of how many. */
export interface LevelWins {
  bot: string;
  won: number;
  games: number;
}

/** A kind of mistake that came again and again: in so many of the last reviewed games, and what it cost each time. */
export interface MyHabit {
  game: string;
  kind: string;
  games: number;
  of: number;
  cost: number;
  theme: string;
  puzzles: number;
}

/** The puzzle of the day, its number, when the next one comes, and what there is to train. */
export interface PuzzleShelf {
  day: string;
  number: number;
  until: number;
  today: PuzzleCard;
  games: PuzzleGame[];
}

/** A puzzle in a list: what it asks for. */
export interface PuzzleCard {
  id: string;
  game: string;
  task: Words;
  themes: string[];
  rating: number;
}

/** How many puzzles a game has, in all and by theme. */
export interface PuzzleGame {
  game: string;
  count: number;
  themes: Record<string, number>;
}

/** A puzzle to be solved: the table and the position as its seat sees it. `number` is its day's, 0 for no day's. */
export interface PuzzleTask {
  card: PuzzleCard;
  number: number;
  table: TableInfo;
  position: Puzzle;
  scale: string;
  lead: number;
}

/** What an answer is worth, and the record after it. The answer itself only once it was found or given up. */
export interface PuzzleVerdict {
  right: boolean;
  cost: number;
  against: Words | null;
  answer: Advised | null;
  training: Training;
  tried: number;
  solved: number;
}

/** What one person has solved. */
export interface Training {
  ratings: Record<string, Strength>;
  solved: string[];
  days: Record<string, number>;
  due: Record<string, Due>;
}

/** A rating in one game, how many puzzles it is made of, and how it went lately. */
export interface Strength {
  rating: GlickoRating;
  count: number;
  course: number[];
}

/** How strong somebody is, and how sure that is. */
export interface GlickoRating {
  value: number;
  deviation: number;
  volatility: number;
}

/** A mistake: when it comes back, and how often it was put right since. */
export interface Due {
  day: string;
  stage: number;
}

/** A session, sent as the header `X-Account`. */
export interface Session {
  account: string;
  name: string;
  session: string;
  recovery: string;
}

/** A device on which one is signed in. */
export interface OpenSession {
  id: string;
  made: number;
  seen: number;
  device: string;
  current: boolean;
}

/** A recovery code; the one before is void. */
export interface NewCode {
  recovery: string;
}

/** For how long this server keeps what, and who runs it; 0 days: without a limit. */
export interface Privacy {
  contact: string;
  lobby_hours: number;
  game_days: number;
  archive_after_days: number;
  archive_keep_days: number;
  session_days: number;
}

/** An account: its tables, results, ratings and puzzles. */
export interface Account {
  account: string;
  name: string;
  tables: MyTable[];
  games: PlayedGame[];
  ratings: Rating[];
  recoverable: boolean;
  training: Training;
}

/** A finished game of an account. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  points: number;
  won: boolean;
  players: number;
  at: number;
}

/** A rating in one game, in a class of its set-ups (`rating_class`). */
export interface Rating {
  game: string;
  kind: string;
  value: number;
  games: number;
  provisional: boolean;
}

/** Opens a connection: who is there (no token: an onlooker) and in which form to send the table. */
export interface Hello {
  do: "hello";
  token?: string;
  words?: string;
  draw?: boolean;
  id: string;
}

/** Asks for a new snapshot, after a gap in the versions. */
export interface Sync {
  do: "sync";
  id: string;
}

/** For several seats on one device: the player of this seat is now the one looking at the screen. */
export interface Look {
  do: "look";
  seat: number;
  id: string;
}

/** Plays an action. `decision` repeats the one in the picture; if it has changed since, the action is refused. */
export interface Act {
  do: "act";
  seat: number;
  decision: string;
  action: Record<string, string | number>;
  id: string;
}

/** Takes back the seat's own last step while that is fair. Alone at the table any step can be, and it is counted. */
export interface Undo {
  do: "undo";
  seat: number;
  id: string;
}

/** Tells the table what to do for one's seat without asking, such as to bid up to an amount; null withdraws it. */
export interface Order {
  do: "order";
  seat: number;
  amount: number | null;
  id: string;
}

/** Asks everybody to agree to a `takeback` of one's seat or to `abandon` the game. */
export interface Ask {
  do: "ask";
  what: string;
  seat?: number;
  id: string;
}

/** Agrees to the open proposal, or declines it. */
export interface Answer {
  do: "answer";
  yes: boolean;
  id: string;
}

/** Writes in the chat: free text, or the name of a preset phrase or of a reaction, which is drawn. */
export interface Say {
  do: "say";
  text?: string;
  phrase?: string;
  reaction?: string;
  id: string;
}

/** Takes a free seat; during the game, takes one's own seat back from the bot that stands in. */
export interface Sit {
  do: "sit";
  seat: number;
  id: string;
}

/** Frees a seat before the game starts. */
export interface Stand {
  do: "stand";
  seat: number;
  id: string;
}

/** Host only: a bot of this level plays the seat; during the game it stands in for an absent person. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
  id: string;
}

/** Host only: changes the set-up before the game starts. Seats that nobody holds come and go with `players`. */
export interface SetUp {
  do: "set-up";
  players: number;
  options?: Record<string, unknown>;
  hints?: boolean;
  clock?: Clock;
  id: string;
}

/** Host only: starts the game once every seat is taken. */
export interface Start {
  do: "start";
  id: string;
}

/** Resigns a seat. */
export interface Resign {
  do: "resign";
  seat: number;
  id: string;
}

/** Leaves the table for good; a bot plays on in one's seats. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Host only: removes a person. */
export interface Remove {
  do: "remove";
  person: number;
  id: string;
}

/** Reports a person: what was said at the table is kept for whoever runs the server. */
export interface Report {
  do: "report";
  person: number;
  id: string;
}

/** Host only: mutes or unmutes a person. */
export interface Mute {
  do: "mute";
  person: number;
  on: boolean;
  id: string;
}

/** Host only: closes the table. */
export interface Close {
  do: "close";
  id: string;
}

/** Opens a new table for the same people; the answer names it, and everybody's token works there too. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Asks what a bot would play for this seat, if the table allows hints. */
export interface Hint {
  do: "hint";
  seat: number;
  more?: boolean;
  against?: Record<string, string | number> | null;
  id: string;
}

/** Moves through the steps of a first game: `next` after one without a move, `back`, or `end` for no more of them. */
export interface Guide {
  do: "guide";
  to: string;
  step: number;
  id: string;
}

/** Asks which score lines an action would change now. */
export interface Preview {
  do: "preview";
  seat: number;
  action: Record<string, string | number>;
  id: string;
}

/** Asks what each legal move of a seat gains at best, counting the seat's further steps of the same turn. */
export interface Weigh {
  do: "weigh";
  seat: number;
  id: string;
}

/** Shows partners what this seat tries with something that lies open; null: nothing any more. It is never logged. */
export interface Try {
  do: "try";
  seat: number;
  action: Record<string, string | number> | null;
  id: string;
}

/** Answers what a partner tries: `yes`, `no`, or `here`, with the action to try instead. It is never logged. */
export interface Point {
  do: "point";
  seat: number;
  answer: "here" | "no" | "yes";
  action?: Record<string, string | number> | null;
  id: string;
}

/** Companion tables only: asks what to look at on the table, and what may be entered. */
export interface Question {
  do: "question";
  line?: number;
  seat?: number;
  eye?: number;
  id: string;
}

/** Companion tables only: asks for the moves of bots that no person sees, since somebody makes them with its pieces. */
export interface Unseen {
  do: "unseen";
  eye?: number;
  since?: number;
  id: string;
}

/** Companion tables only: enters what the physical box dealt, such as a whole hand. `at` repeats the question's. */
export interface Enter {
  do: "enter";
  at: number;
  actions: (Record<string, string | number>)[];
  id: string;
}

/** Companion tables only: tells how an auction by voice ended. `at` repeats the question's. */
export interface Sold {
  do: "sold";
  at: number;
  seat: number;
  amount: number;
  id: string;
}

/** Companion tables only: asks what a correction would change, and what it would make impossible. */
export interface Consider {
  do: "consider";
  line: number;
  action: Record<string, string | number> | null;
  seat?: number;
  before?: boolean;
  eye?: number;
  id: string;
}

/** Companion tables only: replaces line `line` of one's own log; everything after it must stay possible. */
export interface Correct {
  do: "correct";
  line: number;
  action: Record<string, string | number> | null;
  seat?: number;
  before?: boolean;
  drop?: boolean;
  eye?: number;
  id: string;
}

/** Companion tables only: takes the last correction back, then the one before; after the first the newest log. */
export interface Restore {
  do: "restore";
  id: string;
}

/** A new table. `bots` are the levels of the last seats; `seats` is how many its creator takes on one device. */
export interface CreateTable {
  game: string;
  name: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: number;
  bots?: string[];
  public?: boolean;
  onlookers?: boolean;
  hints?: boolean;
  several_seats?: boolean;
  companion?: boolean;
  clock?: Clock;
  guest?: string;
  components?: string;
  start?: string;
}

/** Joins a table by its invitation (public tables need none) and takes the first free seat, if there is one. */
export interface JoinTable {
  name: string;
  invite?: string;
  sit?: boolean;
  guest?: string;
}

/** The text of a position, and the component data it was written with, if not those of the game. */
export interface ReadPosition {
  text: string;
  components?: string;
}

/** Tables with the tokens that one holds. */
export interface Mine {
  tables: Record<string, string>;
}

/** Players and options that somebody is about to choose. */
export interface Wish {
  players: number;
  options?: Record<string, unknown>;
  components?: string;
}

/** Score sheets of a physical game, in the form that docs/scoring describes. */
export interface Paper {
  sheet: Record<string, unknown>;
  components?: string;
}

/** Continues a finished game from one of its turns, at a new table. */
export interface Continue {
  at: number;
  name: string;
  seats?: string[];
  same_deals?: boolean;
}

/** A game that was begun or played elsewhere, as the text of a replay file. */
export interface BringGame {
  game: string;
  name: string;
  guest?: string;
}

/** A move that could have been played at a decision. */
export interface TryMove {
  action: Record<string, string | number>;
}

/** Plays today's deal. Only the first attempt of an account or guest counts. */
export interface Daily {
  name: string;
  guest?: string;
}

/** Begins the first game of a box: everything else about the table is the script's. */
export interface BeginFirstGame {
  name: string;
  guest?: string;
}

/** What to train: a game ("": any) and a theme ("": any, "mistakes": what comes back today). */
export interface NextPuzzle {
  game?: string;
  theme?: string;
  training?: Training;
}

/** An answer to a puzzle, or None to be shown it; how many tries that makes, and whether a hint was asked for. */
export interface PuzzleAnswer {
  action: Record<string, string | number> | null;
  tries: number;
  helped?: boolean;
  training?: Training;
}

/** Mistakes of one's own games, "table/decision": new ones, those put right, and those missed again. */
export interface Mistakes {
  new?: string[];
  right?: string[];
  wrong?: string[];
  training?: Training;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** A new password for whoever has the recovery code of an account. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Another password; every other session ends. */
export interface NewPassword {
  old: string;
  password: string;
}

/** One's password, for what nobody else should do at an open page. */
export interface Confirmation {
  password: string;
}

export type ClientMessage =
  | Hello
  | Sync
  | Look
  | Act
  | Undo
  | Order
  | Ask
  | Answer
  | Say
  | Sit
  | Stand
  | SeatBot
  | SetUp
  | Start
  | Resign
  | Leave
  | Remove
  | Report
  | Mute
  | Close
  | Rematch
  | Hint
  | Guide
  | Preview
  | Weigh
  | Try
  | Point
  | Question
  | Unseen
  | Enter
  | Sold
  | Consider
  | Correct
  | Restore;

export type ServerMessage =
  | Snapshot
  | Update
  | Presence
  | Trial
  | Pointed
  | Ack
  | Failed
  | HintGiven
  | PreviewGiven
  | WeighGiven
  | WhyNotGiven
  | QuestionGiven
  | Considered
  | UnseenGiven;
