/** Which sums are possible: from the least to the most, in steps. */
export interface Bounds {
  least: number;
  most: number;
  step: number;
}

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "back"] as const;
export type MoneyKey = (typeof KEYS)[number];
/** People say sums in thousands, and type them so. */
export const UNIT = 1000;
const LONGEST = 999_999;

/** The sum after another key was pressed; digits count thousands, and one that would make it too long does nothing. */
export function press(amount: number, key: MoneyKey): number {
  const thousands = Math.floor(amount / UNIT);
  if (key === "back") return Math.floor(thousands / 10) * UNIT;
  const typed = Number(`${thousands}${key}`);
  return typed > LONGEST ? amount : typed * UNIT;
}

/** Adds so much to a sum, from the least one on and never beyond the most. */
export const add = (amount: number, more: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, amount + more));

/** What is wrong with a sum: the end of a message key `companion-sum-…`; null where it is possible. */
export function faultOf(amount: number, { least, most, step }: Bounds): "least" | "most" | "step" | null {
  if (amount > most) return "most";
  if (amount % step) return "step";
  return amount < least ? "least" : null;
}
