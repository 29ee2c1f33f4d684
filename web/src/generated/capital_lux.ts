// Made by tools/web_types.py from the Python types: do not edit.
import type { ScoreLine } from "./protocol";

/** The table as one seat sees it. */
export interface CapitalLuxView {
  stage: string;
  over: boolean;
  round: number;
  rounds: number;
  emperor: number;
  turn: number;
  last_turns: number | null;
  asked: string;
  synergies: (string | null)[];
  capital: DistrictView[];
  limits: number[];
  least: number[];
  most: number[];
  leading: number[][];
  prizes: (string | null)[];
  tiles: TileView[];
  agents_left: number;
  oracle: number[];
  flag: string | null;
  recruit: string | null;
  recruiters_left: number;
  field: string[];
  citizens_left: number;
  rebels_left: number;
  dualists_left: number;
  discards: string[];
  players: PlayerView[];
  own: OwnView | null;
  ending: RoundEnd | null;
  seat: number | null;
}

/** One district: its cards in the order they were laid, and their sum. */
export interface DistrictView {
  colour: string;
  cards: LaidCard[];
  sum: number;
}

/** A card in a district of a home or of the capital. */
export interface LaidCard {
  card: string;
  value: number;
  coin: boolean;
}

/** An agent tile on a synergy card: who placed it, and its number if the viewer may know it. */
export interface TileView {
  district: string;
  seat: number;
  number: number | null;
}

/** What everybody sees of a player, and what the viewer remembers of the hand. */
export interface PlayerView {
  seat: number;
  hand: HandView;
  home: DistrictView[];
  bonus: string[];
  coins: number;
  done: boolean;
  points: number;
  score: ScoreLine[];
}

/** Another's hand: how many cards of each kind, and those that the viewer knows to be there. */
export interface HandView {
  citizens: number;
  rebels: number;
  dualists: number;
  known: string[];
}

/** What the viewer alone sees: hand, draft, the agent tile just drawn; and the cards it passed on in the draft. */
export interface OwnView {
  hand: string[];
  pack: string[];
  kept: string[];
  passed_first: string[];
  passed_last: string[];
  tile: number | null;
}

/** How the last round ended, in the order it happened; districts as far as they have been judged. */
export interface RoundEnd {
  round: number;
  placed: PlacedView[];
  tiles: TileView[];
  districts: DistrictEnd[];
}

/** A card left in a hand that went home at the end of a round. */
export interface PlacedView {
  seat: number;
  district: string;
  card: string;
}

/** A district in the purge, and its bonus once that is settled: who had the most, and the card at stake. */
export interface DistrictEnd {
  colour: string;
  capital: number;
  limit: number;
  homes: HomeEnd[];
  settled: boolean;
  best: number[];
  prize: string | null;
}

/** A home district in the purge: its sum, the coins that lifted its limit, the values that coins covered. */
export interface HomeEnd {
  seat: number;
  sum: number;
  coins: number;
  covered: number;
  stays: boolean;
}
