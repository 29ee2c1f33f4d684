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
}

/** An action, what it changes now, and what the coach expects of it. */
export interface Advised {
  action: Record<string, string | number>;
  words: Words;
  changes: ScoreChange[];
  points: number;
  sure: number;
  why: Words[];
  reasons: Reason[];
}

/** How a line of one's score sheet would change; `marks` name the pieces that would earn it. */
export interface ScoreChange {
  words: Words;
  before: number;
  after: number;
  marks: string[];
}

/** A score line that an action leads to, typical of many simulated games, and its gain over the alternative. */
export interface Reason {
  words: Words;
  gain: number;
  marks: string[];
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

/** Today's deal of a game and its results so far. */
export interface DailyToday {
  game: string;
  date: string;
  players: number;
  bots: string[];
  results: DailyResult[];
  bot_results: BotResult[];
}

/** An entry of today's list. */
export interface DailyResult {
  name: string;
  points: number;
  table: string;
  guest: boolean;
}

/** What a bot has made of today's deal. */
export interface BotResult {
  bot: string;
  points: number;
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

/** An account: its tables, results and ratings. */
export interface Account {
  account: string;
  name: string;
  tables: MyTable[];
  games: PlayedGame[];
  ratings: Rating[];
  recoverable: boolean;
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

/** Writes in the chat: free text, or the name of a preset phrase. */
export interface Say {
  do: "say";
  text?: string;
  phrase?: string;
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

/** Companion tables only: replaces line `line` of one's own log; everything after it must stay possible. */
export interface Correct {
  do: "correct";
  line: number;
  action: Record<string, string | number>;
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

/** Continues a finished game from one of its turns, at a new table where one plays every seat but the bots'. */
export interface Continue {
  at: number;
  name: string;
  bots?: string[];
}

/** Plays today's deal. Only the first attempt of an account or guest counts. */
export interface Daily {
  name: string;
  guest?: string;
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
  | Preview
  | Weigh
  | Correct;

export type ServerMessage =
  | Snapshot
  | Update
  | Presence
  | Ack
  | Failed
  | HintGiven
  | PreviewGiven
  | WeighGiven;
