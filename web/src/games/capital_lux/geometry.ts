import type { CapitalLuxView } from "../../generated/capital_lux";

/** How a home sum stands against a limit that may not be quite known. */
export type Standing = "safe" | "at" | "risk" | "over";

export function standing(sum: number, least: number, most: number): Standing {
  if (sum > most) return "over";
  if (sum > least) return "risk";
  return sum > 0 && sum === most ? "at" : "safe";
}

/** One scale for all gauges of a table: the largest number on it, and a little room. */
export function scaleOf(view: CapitalLuxView): number {
  const sums = view.players.flatMap((player) => player.home.map((district) => district.sum));
  return Math.max(18, ...sums, ...view.most, ...view.capital.map((district) => district.sum)) + 2;
}

/** Values one after another on a gauge: where each begins. */
export function stacked(values: number[]): { from: number; value: number }[] {
  let from = 0;
  return values.map((value) => {
    const piece = { from, value };
    from += value;
    return piece;
  });
}

/** How far along a gauge a number of points lies; what is beyond its ends lies on them. */
export const share = (points: number, scale: number): string =>
  `${(100 * Math.max(0, Math.min(points, scale))) / scale}%`;
