/** How many games a mean is taken over. */
const OVER = 5;

/** The mean of the last five results at every game. */
export const means = (points: number[]): number[] =>
  points.map((_, at) => {
    const last = points.slice(Math.max(0, at - OVER + 1), at + 1);
    return last.reduce((sum, each) => sum + each, 0) / last.length;
  });

/** Where labels stand that would lie on each other: from the top down, each at least so far below the one before. */
export function apart(places: number[], distance: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const out = [...places];
  order.forEach((at, i) => {
    const above = i ? out[order[i - 1]!]! : Number.NEGATIVE_INFINITY;
    out[at] = Math.max(out[at]!, above + distance);
  });
  return out;
}
