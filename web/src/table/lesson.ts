import type { GuideInfo, Move } from "../generated/protocol";
import { keyOf } from "./moves";

/** Where things of a game are on the screen that a first game speaks of: CSS selectors. */
export interface LessonPlaces {
  /** What steps ask to look at, by name. */
  look: Record<string, string>;
  /** Of these only the words matter: pressing them does nothing in this step. */
  inert?: string[];
  /** Where a move is made, if not where the board names it; a card that is to be picked first comes first. */
  press?(move: Move): string[] | null;
  /** What gives the reason: it stays clear, without a ring. */
  shows?(move: Move | null, look: string): string;
}

export const MAIN = ".ask .main";
const HINT = ".ask [data-tool=hint]";
/** What changes under a preview, and the words of the step itself. */
const CLEAR = ".lesson, .ask .why, .ask .no";
const SHEETS = ".part.score, .strip-row";

const same = (move: Move, chosen: Move | null): boolean =>
  chosen !== null && keyOf(chosen.action) === keyOf(move.action);

/** The move that a step wants next. */
export const wanted = (guide: GuideInfo): Move | null => guide.choose ?? guide.moves[0] ?? null;

/**
 * What is to be pressed now, the best first: the first of these that is in sight gets the ring. None where nothing is
 * to be pressed but a button of the step itself.
 */
export function ringOf(guide: GuideInfo, chosen: Move | null, places: LessonPlaces): string[] {
  if (guide.left || guide.look === "end") return [];
  if (guide.look) return [guide.look === "hint" ? HINT : (places.look[guide.look] ?? "")].filter(Boolean);
  const move = wanted(guide);
  if (!move) return [];
  const own = places.press?.(move);
  if (own) return own;
  if (same(move, chosen) || (chosen && !guide.free)) return [MAIN];
  const place = `[data-move='${keyOf(move.action)}']`;
  // A move without any choice in it may have no place of its own: then the main button makes it.
  return Object.keys(move.action).length === 1 ? [place, MAIN] : [place];
}

/** What stays clear besides. */
export function clearOf(guide: GuideInfo, chosen: Move | null, places: LessonPlaces): string {
  const reason = places.shows?.(wanted(guide), guide.look) ?? "";
  const preview = chosen ? `${SHEETS}, [data-move='${keyOf(chosen.action)}']` : "";
  return [CLEAR, reason, preview].filter(Boolean).join(", ");
}

/** Whether a step that asks for a choice alone is done: by the move it means, or by another where that is welcome. */
export const isChosen = (guide: GuideInfo, chosen: Move | null): boolean =>
  guide.choose !== null && chosen !== null && (guide.free || same(guide.choose, chosen));
