import type { Line, Talk } from "../generated/protocol";

/** A line of the log with its place in it. */
export interface Entry {
  at: number;
  line: Line;
}

/** What one seat did in a turn; `gain` is what the turn brought it, null where that is not known. */
export interface Row {
  seat: number;
  entries: Entry[];
  gain: number | null;
}

/** A turn: what lies on the table for everybody, a row for each seat that did something, and what was said then. */
export interface Turn {
  key: string;
  round: number;
  turn: number;
  head: Entry[];
  rows: Row[];
  said: Talk[];
}

/** A round, or so many turns where the game has no rounds. `brought` is what it brought each seat, null if not known. */
export interface Chapter {
  key: string;
  /** 0 where the game has no rounds. */
  round: number;
  turns: Turn[];
  brought: number[] | null;
}

/** Who made the most of a chapter, and how much; nobody where nobody made anything or all score together. */
export function leadersOf({ brought }: Chapter): { seats: number[]; points: number } | null {
  if (!brought?.length) return null;
  const points = Math.max(...brought);
  const seats = brought.flatMap((each, seat) => (each === points ? [seat] : []));
  return points > 0 ? { seats, points } : null;
}

/** Only what a search finds: entries and talk that `matches` says yes to, with the turns and chapters they are in. */
export function found(
  chapters: Chapter[],
  matches: { line: (line: Line) => boolean; said: (said: Talk) => boolean },
): Chapter[] {
  const isFound = ({ line }: Entry): boolean => matches.line(line);
  return chapters.flatMap((chapter) => {
    const turns = chapter.turns.flatMap((turn) => {
      const rows = turn.rows.filter((row) => row.entries.some(isFound));
      const head = turn.head.filter(isFound);
      const said = turn.said.filter(matches.said);
      return rows.length || head.length || said.length ? [{ ...turn, rows, head, said }] : [];
    });
    return turns.length ? [{ ...chapter, turns }] : [];
  });
}

/** How many rows, lines of everybody's and talk these chapters hold. */
export const countOf = (chapters: Chapter[]): number =>
  chapters
    .flatMap(({ turns }) => turns)
    .reduce((sum, { rows, head, said }) => sum + rows.length + head.length + said.length, 0);
