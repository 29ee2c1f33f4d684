import type { Component } from "svelte";
import type { Place } from "../generated/places";
import type { Move, Picture, TableInfo, Words } from "../generated/protocol";
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
  /** Points where there is little room, if they are large numbers. */
  short?(points: number): string;
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
  /** The question in the page's own words, where those of the server are not enough. */
  question?(asked: Words, moves: Move[]): string | null;
  /** Whether the board needs more of a phone's height than its width. */
  tall?: boolean;
  /** The words of the main button, where the move's own are not enough. */
  confirm?(move: Move): string | null;
  /** Places in the rules (see Help.svelte): of the board as a whole, and of what is asked now. */
  help?: { board: Place; asked?(view: unknown): Place };
  /** The guided first game, step by step. Without it, the notes `guide-1`, `guide-2`, … are shown one by one. */
  guide?: GuideStep[];
}

/** One step of a guided first game: what is said (`guide-<name>` in the game's words), of what, and until when. */
export interface GuideStep {
  name: string;
  /** CSS selector of what it points at, within the table screen; on a phone its tab is opened. */
  at?: string;
  /** Waits for this before the step is shown; steps that cannot come any more are passed over by the reader. */
  when?(play: Play): boolean;
  /** The step ends by itself when this is so; `since` is the picture when the step was first shown. Without it: a button. */
  done?(play: Play, since: Picture): boolean;
}

/** Games with a board of their own; others are drawn by the server and played from the list of moves. */
const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  capital_lux: () => import("./capital_lux"),
  next_station: () => import("./next_station"),
  sprawlopolis: () => import("./sprawlopolis"),
  megalopolis: () => import("./megalopolis"),
  welcome_to: () => import("./welcome_to"),
};

const plain = () => import("./plain");

/** What draws a table. A board of ours knows the box's own components: somebody's own are drawn by the server. */
export async function loadGame(table: Pick<TableInfo, "game" | "own_data">): Promise<GameModule> {
  return (await ((isDrawnAt(table) && modules[table.game]) || plain)()).default;
}

/** Whether the page draws this table itself. */
export const isDrawnAt = (table: Pick<TableInfo, "game" | "own_data">): boolean =>
  isDrawn(table.game) && !table.own_data;

/** Whether the page draws this game itself. */
export const isDrawn = (name: string): boolean => name in modules;
