// Made by tools/web_types.py from the Python types: do not edit.
import type { ScoreLine } from "./protocol";

/** The table as one seat sees it. */
export interface NextStationView {
  stage: string;
  over: boolean;
  round: number;
  turn: number;
  flipped: FlippedCard[];
  symbol: string | null;
  branch: boolean;
  asked: string;
  pencils: (string | null)[];
  objectives: string[];
  powers: Record<string, string>;
  sheets: SheetView[];
  seat: number | null;
  rating: number | null;
}

/** A card flipped this round and the turn it was flipped in, from 1. */
export interface FlippedCard {
  card: string;
  turn: number;
}

/** A player's paper as it may be seen: of another seat, as it stood when this turn's card was flipped. */
export interface SheetView {
  seat: number;
  pencil: string | null;
  lines: LineView[];
  ends: string[];
  power_used: boolean;
  done: boolean;
  points: number;
  score: ScoreLine[];
}

/** One line: its pencil, stations and sections by name, and the circled station, if any. */
export interface LineView {
  pencil: string;
  stations: string[];
  sections: string[];
  circled: string | null;
}
