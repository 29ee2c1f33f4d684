// Made by tools/web_types.py from the Python types: do not edit.
import type { ScoreLine } from "./protocol";

/** The table as one seat sees it. */
export interface WelcomeToView {
  seat: number | null;
  over: boolean;
  ending: string;
  board: string;
  expert: boolean;
  round: number;
  pairs: PairView[];
  discarded: string[][];
  left: LeftView[];
  plans: PlanView[];
  turn: TurnView | null;
  sheets: SheetView[];
  rival: RivalView | null;
  tracks: TrackView;
  top: string;
}

/** One of the three slots: in a solo game both faces of one card. */
export interface PairView {
  number: number;
  action: string;
  next_action: string;
}

/** How many cards of a number are still to be drawn, by action. */
export interface LeftView {
  number: number;
  actions: Record<string, number>;
}

/** A city plan on the table. */
export interface PlanView {
  id: string;
  letter: string;
  kind: string;
  sizes: number[];
  street: number;
  roundabouts: number;
  pools: number;
  bis: number;
  count: number;
  high: number;
  low: number;
  turned: boolean;
}

/** Where the viewer's own turn stands. */
export interface TurnView {
  asked: string;
  number: number | null;
  action: string | null;
  house: string | null;
  paying: string | null;
}

/** A player's board as it may be seen: of another seat, as it stood when the round began. */
export interface SheetView {
  seat: number;
  streets: ((number | null)[])[];
  bis: string[];
  pools: string[];
  roundabouts: string[];
  used: string[];
  fences: string[];
  parks: number[];
  columns: number[];
  estates: number[];
  temps: number;
  refusals: number;
  plans: (number | null)[];
  done: boolean;
  points: number;
  score: ScoreLine[];
}

/** The competitor of a solo game: its cards in order, its plans and points. */
export interface RivalView {
  id: string;
  level: number;
  approves: string[];
  cards: string[];
  plans: (number | null)[];
  estates: number;
  points: number;
  score: ScoreLine[];
}

/** The printed values of this side of the board, for whoever draws it. */
export interface TrackView {
  pool_places: string[];
  parks: number[][];
  columns: number[][];
  pools: number[];
  bis: number[];
  refusals: number[];
  roundabouts: number[];
  temp_boxes: number;
  temp_points: number[];
}
