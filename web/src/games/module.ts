import type { Component } from "svelte";
import type { Move } from "../generated/protocol";
import type { Play } from "../lib/table.svelte";

export type Part = Component<{ play: Play }>;

/** What a game brings to the table screen: its drawing, and what lies around it. */
export interface GameModule {
  Board: Part;
  /** A narrow column left of the board (on a phone: in the sheet). */
  Rail?: Part;
  /** Under the board (on a phone: in the sheet). */
  Below?: Part;
  /** Between the question and the score. */
  Hand?: Part;
  /** The score sheet, where the game's own is better than the plain list of lines. */
  Score?: Part;
  /** Where the game stands, for the top bar. */
  where(view: unknown): string;
  /** Points of each seat as far as one may know them; none: the seats score together. */
  points?(view: unknown): number[];
  /** Whether the points of this move are asked for before it is chosen. */
  previewed?(move: Move): boolean;
  /** Whether these moves are first steps whose worth shows only with those that follow. */
  weighed?(moves: Move[]): boolean;
  /** A move that is played as soon as it is chosen: a step that can be taken back and shows nothing yet. */
  immediate?(move: Move): boolean;
  /** Whether a move can be made on the board or the hand; without one, the list of moves stands open. */
  drawn?(move: Move): boolean;
  /** The move that does nothing or ends the turn, where the only one without a choice is not it. */
  pass?(moves: Move[]): Move | undefined;
  /** Whether the board needs more of a phone's height than its width. */
  tall?: boolean;
  /** The words of the main button, where the move's own are not enough. */
  confirm?(move: Move): string | null;
}

/** Games with a board of their own; others are drawn by the server and played from the list of moves. */
const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  next_station: () => import("./next_station"),
  sprawlopolis: () => import("./sprawlopolis"),
  welcome_to: () => import("./welcome_to"),
};

const plain = () => import("./plain");

export async function loadGame(name: string): Promise<GameModule> {
  return (await (modules[name] ?? plain)()).default;
}

/** Whether the page draws this game itself. */
export const isDrawn = (name: string): boolean => name in modules;
