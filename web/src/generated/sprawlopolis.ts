// Made by tools/web_types.py from the Python types: do not edit.
import type { ScoreLine } from "./protocol";

/** The table as one seat sees it. */
export interface SprawlopolisView {
  stage: string;
  over: boolean;
  ending: string;
  seat: number | null;
  mover: number;
  actor: number | null;
  asked: string;
  level: string;
  conditions: string[];
  target: number | null;
  demand: string | null;
  beach: string | null;
  duel: string | null;
  deck: number;
  top: string | null;
  card: string | null;
  place: number[] | null;
  hands: Hand[];
  faces: Record<string, string[]>;
  city: Block[];
  box: number[];
  laid: LaidCard[];
  strip: StripCard[];
  shores: Record<string, number>;
  points: number[];
  score: ScoreLine[][];
}

/** A hand as the viewer knows it: cards it has seen, and how many others; road works are open. */
export interface Hand {
  seat: number;
  cards: string[];
  hidden: number;
  works: string[];
}

/** A visible block. `mark`: "site", "landmark", "monster" or "". */
export interface Block {
  row: number;
  column: number;
  block: string;
  mark: string;
}

/** A card as it was laid; later cards may cover it. */
export interface LaidCard {
  card: string;
  row: number;
  column: number;
  turned: boolean;
}

/** A card of the interstate, west to east. */
export interface StripCard {
  card: string;
  turned: boolean;
}
