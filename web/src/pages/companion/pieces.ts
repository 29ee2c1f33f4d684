import type { Component } from "svelte";
import type { BoxAnswer, BoxQuestion, Line, Words } from "../../generated/protocol";

/** What a game brings to a real table: its pieces as they are drawn, and how they are sorted. */
export interface Pieces {
  /** A piece that may lie on the table; faint where none is left. */
  Piece: Component<{ answer: BoxAnswer }>;
  /** What a question or a group of answers is about, as a small picture: a colour, a district, a pencil. */
  Sign?: Component<{ said: Words }>;
  /** Whether the groups of this question are columns, such as families with their values below. */
  areColumns?(question: BoxQuestion): boolean;
  /** How many pieces stand in a row on a phone. */
  across?(question: BoxQuestion): number;
  /** Whether the piece says by itself what it is, so that no words stand below it. */
  isPlain?(answer: BoxAnswer): boolean;
  /** The key of a shorter name than the whole answer has, where its group says the rest. */
  caption?(answer: BoxAnswer): string | undefined;
  /** Whether pieces that everybody has seen lie apart, below those that may still come. */
  seenApart?: true;
  /** What lies on the table already, above the answers. */
  Above?: Component<{ log: Line[]; question: BoxQuestion; picked: BoxAnswer[] }>;
  /** Whether people call out bids now, so that only the end of it need be entered. */
  isSpoken?(view: unknown): boolean;
  /** Whether seats have colours of their own, since they own land. */
  hasColours?: true;
  /** Whether nothing of this game is hidden: one phone serves all seats, and need not be handed over. */
  isOpen?: true;
}

const modules = import.meta.glob<{ default: Pieces }>("../../games/*/companion/index.ts");

/** The pieces of a game; null where it has none of its own, and words must do. */
export const loadPieces = async (game: string): Promise<Pieces | null> =>
  (await modules[`../../games/${game}/companion/index.ts`]?.())?.default ?? null;
