import type { Component } from "svelte";
import type { Place } from "../generated/places";
import type { Move, TableInfo, Words } from "../generated/protocol";
import type { Session } from "../table/session.svelte";

/** A piece of the table screen: it draws the view of its game, and acts through the session. */
export type Part<View> = Component<{ session: Session; view: View }>;

/** What a game brings to the table screen: its drawing, and what lies around it. */
export interface GameModule<View = unknown> {
  Board: Part<View>;
  /** A narrow column left of the board (on a phone: in the sheet). */
  Rail?: Part<View>;
  /** Under the board (on a phone: in the sheet). */
  Below?: Part<View>;
  /** Between the question and the score. */
  Hand?: Part<View>;
  /** Beside the main button: what is done with the chosen piece again and again, such as turning it. */
  Beside?: Part<View>;
  /** A row of the bar on small screens, above the main button, where `Rail` has no room. */
  Row?: Part<View>;
  /** Over the top of the board on small screens. */
  Chips?: Part<View>;
  /** One's points in a row on small screens, before the total; their words are in the score sheet. */
  Strip?: Part<View>;
  /** False where the strip says the total itself. */
  totals?: false;
  /** Whether every seat has a board of its own, which the others may look at. */
  ownBoards?: true;
  /** The score sheet, where the game's own is better than the plain list of lines. */
  Score?: Part<View>;
  /** Where the game stands, for the top bar. */
  where(view: View): string;
  /** Points of each seat as far as one may know them; none or null: the seats score together. */
  points?(view: View): number[] | null;
  /** The colour in which a part of the score is told at the end, such as a line of the metro: by key and what it is about. */
  tint?(category: string): string | undefined;
  /** Points where there is little room, if they are large numbers. */
  short?(points: number): string;
  /** Whether the points of this move are asked for before it is chosen. */
  wantsPreview?(move: Move): boolean;
  /** Whether these moves are first steps whose worth shows only with those that follow. */
  wantsGains?(moves: Move[]): boolean;
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
  /** Waits until the board has told what has just happened, where it does: the end of the game is told after that. */
  told?(session: Session): Promise<void>;
  /** Places in the rules (see Help.svelte): of the board as a whole, and of what is asked now. */
  help?: { board: Place; asked?(view: View): Place };
}

/**
 * Games with a board of their own; others are drawn by the server and played from the list of moves. Which view a game
 * gets is known by its name alone: this is the one place that takes the server's word for it.
 */
const modules: Record<string, () => Promise<{ default: unknown }>> = {
  capital_lux: () => import("./capital_lux"),
  next_station: () => import("./next_station"),
  sprawlopolis: () => import("./sprawlopolis"),
  megalopolis: () => import("./megalopolis"),
  welcome_to: () => import("./welcome_to"),
};

const plain = () => import("./plain");

/** What draws a table. A board of ours knows the box's own components: somebody's own are drawn by the server. */
export async function loadGame(table: Pick<TableInfo, "game" | "own_data">): Promise<GameModule> {
  return (await ((isDrawnAt(table) && modules[table.game]) || plain)()).default as GameModule;
}

/** Whether the page draws this table itself. */
export const isDrawnAt = (table: Pick<TableInfo, "game" | "own_data">): boolean =>
  isDrawn(table.game) && !table.own_data;

/** Whether the page draws this game itself. */
export const isDrawn = (name: string): boolean => name in modules;
