import type { Result, Score } from "../generated/protocol";

/** A part of the score sheets that is told at once, such as a line of the metro or all parks. */
export interface Category {
  id: string;
  /** What it is called: a message key and its arguments. */
  name: { key: string; args: Record<string, string | number> };
  /** What each seat got for it. */
  points: number[];
  /** The lines of each seat's sheet that it is made of. */
  lines: Score[][];
}

/** A seat with its place; equal seats share one. */
export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** Where everybody came in, the best first: winners are first whatever the points, since ties may be broken otherwise. */
export function rank({ points, winners }: Pick<Result, "points" | "winners">): Standing[] {
  const isBetter = (a: number, b: number): boolean => {
    const [first, second] = [winners.includes(a), winners.includes(b)];
    return first !== second ? first : !first && points[a]! > points[b]!;
  };
  return points
    .map((_, seat) => seat)
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : points[b]! - points[a]!))
    .map((seat, _, all) => ({
      seat,
      points: points[seat]!,
      place: 1 + all.filter((other) => isBetter(other, seat)).length,
    }));
}

/** How far the winner is ahead of the best of the others; 0 where they are even or nobody else played. */
export function lead(standings: Standing[]): number {
  const [first] = standings;
  const next = standings.find((each) => each.place > 1);
  return first && next ? first.points - next.points : 0;
}

/**
 * What the sheets are made of, in the order of the sheet: all lines of a key that `isOne` knows together, others by
 * what they are about (`which`). What brought nobody anything is left out.
 */
export function categoriesOf(sheets: Score[][], isOne: (key: string) => boolean): Category[] {
  const found = new Map<string, Category>();
  sheets.forEach((sheet, seat) => {
    for (const line of sheet) {
      const key = line.words.key.replace("score-", "");
      const { which } = line.words.args;
      const id = isOne(key) || which === undefined ? key : `${key} ${which}`;
      const known = found.get(id) ?? {
        id,
        name: nameOf(key, isOne(key) ? undefined : which),
        points: sheets.map(() => 0),
        lines: sheets.map(() => []),
      };
      known.points[seat]! += line.points;
      known.lines[seat]!.push(line);
      found.set(id, known);
    }
  });
  return [...found.values()].filter(({ points }) => points.some((each) => each !== 0));
}

function nameOf(key: string, which: string | number | undefined): Category["name"] {
  if (which === undefined) return { key: `category-${key}`, args: {} };
  return { key: `category-each-${key}`, args: { which } };
}

/** The seats that are best in a category; nobody is where nobody got anything. */
export function bestIn({ points }: Category): number[] {
  const most = Math.max(...points);
  return points.flatMap((each, seat) => (each === most ? [seat] : []));
}

/** How long a bar is, of 1: the longest has the most points, gained or lost. */
export function share({ points }: Category, seat: number, most = Math.max(...points.map(Math.abs))): number {
  return Math.abs(points[seat]!) / most;
}
