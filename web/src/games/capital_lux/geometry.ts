import type { CapitalLuxView, DistrictEnd } from "../../generated/capital_lux";

/** How a home sum stands against a limit that may not be quite known. */
export type Standing = "safe" | "at" | "risk" | "over";

export function standing(sum: number, least: number, most: number): Standing {
  if (sum > most) return "over";
  if (sum > least) return "risk";
  return sum > 0 && sum === most ? "at" : "safe";
}

/**
 * A district as it was judged, once its bonus card has left the capital or the game is over: sums and limits of the
 * purge stay in sight until a new round begins, or board and score would contradict each other.
 */
export function judgedAt(view: CapitalLuxView, at: number): DistrictEnd | null {
  if (!view.over && view.stage !== "bonus") return null;
  return view.ending?.districts[at] ?? null;
}

/** The limit of a district, and between which numbers unknown tiles may move it. */
export interface Limit {
  limit: number;
  least: number;
  most: number;
}

export function limitAt(view: CapitalLuxView, at: number): Limit {
  const judged = judgedAt(view, at);
  if (judged) return { limit: judged.limit, least: judged.limit, most: judged.limit };
  return { limit: view.limits[at]!, least: view.least[at]!, most: view.most[at]! };
}

/** The same for one home: coins that were paid raised it, values under coins did not count. `told` is a beat of its end. */
export function homeLimitAt(
  view: CapitalLuxView,
  at: number,
  seat: number,
  told: { coins: number; covered: number } | null = null,
): Limit & { coins: number; covered: number } {
  const found = limitAt(view, at);
  const home = told ?? judgedAt(view, at)?.homes.find((each) => each.seat === seat && each.stays);
  const coins = home?.coins ?? 0;
  return { ...found, least: found.least + coins, most: found.most + coins, coins, covered: home?.covered ?? 0 };
}

/** One scale for all gauges of a table: the largest number on it, and a little room. */
export function scaleOf(view: CapitalLuxView): number {
  const sums = view.players.flatMap((player) => player.home.map((district) => district.sum));
  const limits = view.capital.flatMap((district, at) => [district.sum, limitAt(view, at).most]);
  // While a round's end is told, what has fallen by now is measured on the same scale.
  const isEnding = view.over || view.stage === "purge" || view.stage === "bonus";
  const judged = (isEnding && view.ending?.districts) || [];
  const told = judged.flatMap(({ capital, limit, homes }) => [capital, limit, ...homes.map(({ sum }) => sum)]);
  return Math.max(18, ...sums, ...limits, ...told) + 2;
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
