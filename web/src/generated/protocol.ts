// Made by tools/web_types.py from the Python types: do not edit.

/** The whole picture, and its version. What comes next has the next number. */
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

/** What is known of a table from outside. */
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
}

/** Time limits in seconds, 0 for none: for all of a seat's decisions, and for each turn. */
export interface Clock {
  game: number;
  move: number;
  then: string;
}

/** Where a hypothetical table goes on from: another table, after so many actions. */
export interface Origin {
  table: string;
  at: number;
}

/** A person at the table. An empty name: they asked to be forgotten. */
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

/** A message key with its arguments, for the client to say; `text` is the sentence, where words were asked for. */
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

/** A seat's time: seconds left of its game when its clock last stopped, and since when it runs. */
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

/** A line of talk: what a person said, or a notice (a message key) about the table. */
export interface Talk {
  at: number;
  person: number | null;
  text: string;
  key: string;
  args: Record<string, string | number>;
}

/** How a game ended. Without points: it was broken off. */
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

/** What changed: fields of the picture to replace, and lines of the log to add after the first `keep`. */
export interface Update {
  is: "event";
  version: number;
  changes: Record<string, unknown>;
  keep: number;
  log: Line[];
}

/** Who of the people at the table is connected now, on any device; comes after the snapshot and when it changes. */
export interface Presence {
  is: "presence";
  here: number[];
  away: Away[];
  onlookers: number;
}

/** Somebody who is not connected, and since when; null: they have not come yet. */
export interface Away {
  person: number;
  since: number | null;
}

/** The message with this id is done and will not be forgotten. `table` is the new table of a rematch. */
export interface Ack {
  is: "ack";
  id: string;
  table: string;
}

/** The message with this id ("": one that could not be read) is refused; nothing has changed. */
export interface Failed {
  is: "error";
  id: string;
  error: Problem;
}

/** An error as it travels: what kind it is, and the message with its arguments for the client to say. */
export interface Problem {
  code: string;
  key: string;
  args: Record<string, string | number>;
  game: string;
  text: string;
}

/** What the bot would play and what else it thought of, the best first, each with its reasons. */
export interface HintGiven {
  is: "hint";
  id: string;
  advice: Advised[];
}

/** An action, what it changes now, and what a search expects of it in the end. */
export interface Advised {
  action: Record<string, string | number>;
  words: Words;
  changes: ScoreChange[];
  points: number;
  percent: number | null;
  sure: number;
  reasons: Reason[];
}

/** How a line of one's score sheet would change; `marks` name the pieces that would earn it. */
export interface ScoreChange {
  words: Words;
  before: number;
  after: number;
  marks: string[];
}

/** A score line that an action leads to: a typical one of many games played on, its gain over the alternative. */
export interface Reason {
  words: Words;
  gain: number;
  marks: string[];
}

/** Which score lines the action would change now. */
export interface PreviewGiven {
  is: "preview";
  id: string;
  changes: ScoreChange[];
}

/** The gain in points of every legal move, in the order of the picture; null where it would take too long. */
export interface WeighGiven {
  is: "weighed";
  id: string;
  gains: (number | null)[];
}

/** What can be played, and by which bots: these play every game. */
export interface Shelf {
  games: GameInfo[];
  bots: string[];
  phrases: Record<string, string>;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
}

/** An option of a game, in words, as it was declared. */
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

/** A value that an option can have, in words. */
export interface ChoiceInfo {
  value: string;
  text: string;
}

/** The table one has come to, the token that makes one who one is there, and the link to invite others by. */
export interface Welcome {
  table: string;
  token: string;
  person: number;
  link: string;
}

/** A public table that waits for people. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  people: string[];
  open_seats: number;
  players: number;
}

/** A table of one's own, and whether it is one's turn there. */
export interface MyTable {
  table: string;
  game: string;
  status: string;
  your_turn: boolean;
  people: string[];
}

/** How others come to a table: by the link, or by the code where they type it; "" once the game is over. */
export interface Invitation {
  table: string;
  invite: string;
  link: string;
  code: string;
}

/** Whether the choice can be played, and which other single choices it rules out, with the reason. */
export interface Checked {
  problem: Problem | null;
  barred: Record<string, Record<string, Problem>>;
}

/** The score sheets of what lies on a real table, or why it cannot lie so. A paper half drawn is no mistake. */
export interface Judged {
  problem: Problem | null;
  scored: Scored[];
}

/** One person's paper, scored: what `megapolis score` prints. */
export interface Scored {
  name: string;
  points: number;
  lines: ScoreLine[];
  svg: string;
  remark: string;
}

/** One line of a score sheet. */
export interface ScoreLine {
  key: string;
  points: number;
  args: Record<string, string | number>;
  marks: string[];
}

/** How a finished game went: the points of every seat after each action, and where people or bots had a choice. */
export interface Course {
  points: number[][];
  decisions: Decision[];
  unit: string;
}

/** Who had a choice at a turn of a finished game. */
export interface Decision {
  at: number;
  actor: number;
}

/** One position of a finished game: what led there, and what it was worth. */
export interface Turn {
  at: number;
  of: number;
  line: Line | null;
  view: unknown;
  svg: string;
  points: number[];
  link: string;
}

/** What a search thinks of a decision of a finished game, by what its seat could know then. */
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
}

/** A place in today's list. */
export interface DailyResult {
  name: string;
  points: number;
  table: string;
}

/** Who one is: sent as the header `X-Account`. */
export interface Session {
  account: string;
  name: string;
  session: string;
}

/** An account: its tables, its results, its rating per game. */
export interface Account {
  account: string;
  name: string;
  tables: MyTable[];
  games: PlayedGame[];
  ratings: Record<string, number>;
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

/** Opens a connection: who one is (no token: an onlooker), and how to be told. */
export interface Hello {
  do: "hello";
  token?: string;
  words?: string;
  draw?: boolean;
  id: string;
}

/** Asks for a fresh snapshot, after a gap in the versions. */
export interface Sync {
  do: "sync";
  id: string;
}

/** Several seats at one device: only the person of this seat looks at the screen now. */
export interface Look {
  do: "look";
  seat: number;
  id: string;
}

/** Plays an action. `decision` is the one that the picture named: refused when it has changed meanwhile. */
export interface Act {
  do: "act";
  seat: number;
  decision: string;
  action: Record<string, string | number>;
  id: string;
}

/** Takes back this seat's own last step, while that is fair. Alone at the table: any step, and it is counted. */
export interface Undo {
  do: "undo";
  seat: number;
  id: string;
}

/** Asks everybody to agree: to a `takeback` of one's seat, or to `abandon` the game. */
export interface Ask {
  do: "ask";
  what: string;
  seat?: number;
  id: string;
}

/** Agrees to what was asked, or does not. */
export interface Answer {
  do: "answer";
  yes: boolean;
  id: string;
}

/** Talk: free text, or the name of a preset phrase. */
export interface Say {
  do: "say";
  text?: string;
  phrase?: string;
  id: string;
}

/** Takes an open seat; during play, takes one's own seat back from the bot in one's place. */
export interface Sit {
  do: "sit";
  seat: number;
  id: string;
}

/** Gives a seat free again, before the start. */
export interface Stand {
  do: "stand";
  seat: number;
  id: string;
}

/** Host: a bot of this level plays the seat; during play, in the place of the person who is absent. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
  id: string;
}

/** Host: begins the game, when every seat is taken. */
export interface Start {
  do: "start";
  id: string;
}

/** Gives a seat up. */
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

/** Host: removes a person. */
export interface Remove {
  do: "remove";
  person: number;
  id: string;
}

/** Host: silences a person, or lets them speak again. */
export interface Mute {
  do: "mute";
  person: number;
  on: boolean;
  id: string;
}

/** Host: closes the table. */
export interface Close {
  do: "close";
  id: string;
}

/** The same people at a new table, which the answer names; everybody's token works there too. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Asks what a bot would play for this seat, where the table allows hints. */
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

/** Asks what every legal move of a seat would bring at best, its own further steps of the same turn included. */
export interface Weigh {
  do: "weigh";
  seat: number;
  id: string;
}

/** Companion: replaces what line `line` of one's log says; everything later must still be possible. */
export interface Correct {
  do: "correct";
  line: number;
  action: Record<string, string | number>;
  id: string;
}

/** A new table. `bots` are levels for the last seats; `seats` is how many its maker takes (several: one device). */
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
  companion?: boolean;
  clock?: Clock;
  guest?: string;
  components?: string;
}

/** Comes to a table by its invitation; public tables need none. Takes the first open seat, if there is one. */
export interface JoinTable {
  name: string;
  invite?: string;
  sit?: boolean;
  guest?: string;
}

/** The tables one knows a token of. */
export interface Mine {
  tables: Record<string, string>;
}

/** Players and options as somebody is about to choose them. */
export interface Wish {
  players: number;
  options?: Record<string, unknown>;
  components?: string;
}

/** What lies on a real table, in the form that docs/scoring describes. */
export interface Paper {
  sheet: Record<string, unknown>;
  components?: string;
}

/** Goes on from a turn of a finished game, as a new table where one plays every person's seat. */
export interface Continue {
  at: number;
  name: string;
  bots?: string[];
}

/** Plays today's deal. The first attempt of an account or guest counts. */
export interface Daily {
  name: string;
  guest?: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
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
  | Start
  | Resign
  | Leave
  | Remove
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
