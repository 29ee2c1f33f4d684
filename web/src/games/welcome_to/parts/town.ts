import type { PlanView, SheetView } from "../../../generated/welcome_to";
import { speaker } from "../../../lib/i18n.svelte";

/** A plot: its street from the top and its place from the left, both from 0. */
export interface Place {
  street: number;
  at: number;
}

/** Up to this width of the window the page is laid out for a phone. */
export const PHONE = 720;
/** Up to so many pixels the frame has one bar below the board. */
export const TABLET = 1000;
const LETTERS = "tcb";
export const STREETS = ["top", "centre", "bottom"];
export const PLANS = ["A", "B", "C"];
export const placeOf = (name: string): Place => ({
  street: LETTERS.indexOf(name[0]!),
  at: Number.parseInt(name.slice(1), 10) - 1,
});
export const nameOf = ({ street, at }: Place): string => `${LETTERS[street]}${at + 1}`;
/** A gap is named by the two plots beside it and drawn right of the first. */
export const gapName = ({ street, at }: Place): string => `${LETTERS[street]}${at + 1}|${at + 2}`;
export const lengthsOf = (sheet: SheetView): number[] => sheet.streets.map((street) => street.length);

export interface Estate extends Place {
  size: number;
  /** It has paid for a plan. */
  used: boolean;
}

/** The complete estates, as the score lines name their houses. */
export const estatesOf = (sheet: SheetView): Estate[] =>
  sheet.score.flatMap((line) => {
    const size = Number(line.args.which);
    if (line.key !== "estate") return [];
    return line.marks
      .filter((_, at) => at % size === 0)
      .map((name) => ({ ...placeOf(name), size, used: sheet.used.includes(name) }));
  });

/** What may be built on a plot now, or is about to be. */
export interface Ghost {
  look: "legal" | "chosen";
  number: number | null;
  bis: boolean;
  roundabout: boolean;
}

/** A number between 0 and 1 that is always the same for the same two: so that no two houses look alike. */
export const chance = (a: number, b: number): number => {
  const x = Math.sin(a * 127.1 + b * 311.7 + 3.3) * 43758.5453;
  return x - Math.floor(x);
};

export const COLOUR: Record<string, string> = {
  fence: "var(--zone-i)",
  estate: "var(--zone-r)",
  park: "var(--zone-p)",
  pool: "var(--zone-c)",
  temp: "var(--family-yellow)",
  bis: "var(--family-pink)",
};
export const ACTIONS = Object.keys(COLOUR);

const say = speaker("welcome_to");

/** What a plan asks for, in words. */
export const planWords = (plan: PlanView): string =>
  say(`plan-${plan.kind}`, {
    sizes: plan.sizes.join(" + "),
    street: plan.street,
    roundabouts: plan.roundabouts,
    pools: plan.pools,
    bis: plan.bis,
    count: plan.count,
  });
