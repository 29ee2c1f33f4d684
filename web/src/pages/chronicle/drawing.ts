import type { Component } from "svelte";
import type { Entry } from "../../table/chapters";

type Part = Component<{ entries: Entry[]; view: unknown }>;

/** What a game brings to the chronicle: how its turns are drawn. */
export interface Drawing {
  /** What one seat did in a turn: cards, numbers, dice, sections, streets. */
  Row: Part;
  /** What lies on the table for everybody in this turn, such as its card. */
  Head?: Part;
  /** What a chapter is known by: drawn before its name, from the entries of one's own. */
  Badge?: Part;
  /** Whether seats have homes on the common board, one of which is shown large. */
  homes?: true;
  /** Whether an entry says something of its own; others, such as rolling the dice, are said by what follows. */
  isTold?(entry: Entry): boolean;
}

const modules = import.meta.glob<{ default: Drawing }>("../../games/*/chronicle/index.ts");

/** How a game draws its turns; null where words must do. */
export const loadDrawing = async (game: string): Promise<Drawing | null> =>
  (await modules[`../../games/${game}/chronicle/index.ts`]?.())?.default ?? null;
