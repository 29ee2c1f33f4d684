import facts from "../../../../../src/megapolis/games/welcome_to/box.toml";
import type { PlanView, SheetView, TrackView } from "../../../generated/welcome_to";
import { gapName, nameOf, PLANS, STREETS } from "./town";

/** A side of the board as the data file has it. */
export interface Side {
  id: string;
  pools: number[];
  bis: number[];
  refusals: number[];
  roundabouts: number[];
  temp_boxes: number;
  temp_points: number[];
  columns: number[][];
  street: { houses: number; pools: number[]; parks: number[] }[];
}

export const sides = facts.side as Side[];
export const competitors: string[] = facts.competitor.map((each: { id: string }) => each.id);
const copies = facts.deck.copies as Record<string, number[]>;
const actions = facts.deck.actions as string[];
export const plans = (facts.plan as Partial<PlanView>[]).map(
  (plan): PlanView => ({
    letter: plan.id![0]!,
    kind: "estates",
    sizes: [],
    street: 0,
    roundabouts: 0,
    pools: 0,
    bis: 0,
    count: 0,
    turned: false,
    high: 0,
    low: 0,
    id: "",
    ...plan,
  }),
);

export const trackView = (side: Side): TrackView => ({
  pool_places: side.street.flatMap((each, street) => each.pools.map((place) => nameOf({ street, at: place - 1 }))),
  parks: side.street.map((each) => each.parks),
  columns: side.columns,
  pools: side.pools,
  bis: side.bis,
  refusals: side.refusals,
  roundabouts: side.roundabouts,
  temp_boxes: side.temp_boxes,
  temp_points: side.temp_points,
});

/** What stands on a plot of a real sheet. */
export interface Plot {
  number: number | null;
  bis: boolean;
  pool: boolean;
  roundabout: boolean;
}

/** A real sheet as it is entered: the plots, fences by the plot to their left, crossed cells, points of plans. */
export interface Entered {
  streets: Plot[][];
  fences: boolean[][];
  parks: number[];
  columns: number[];
  temps: number;
  refusals: number;
  approved: (number | null)[];
}

export const EMPTY: Plot = { number: null, bis: false, pool: false, roundabout: false };

export const blank = (side: Side): Entered => ({
  streets: side.street.map((each) => Array.from({ length: each.houses }, () => ({ ...EMPTY }))),
  fences: side.street.map((each) => Array.from({ length: each.houses - 1 }, () => false)),
  parks: [0, 0, 0],
  columns: side.columns.map(() => 0),
  temps: 0,
  refusals: 0,
  approved: [null, null, null],
});

const word = (plot: Plot): string => {
  if (plot.roundabout) return "o";
  return plot.number === null ? "." : `${plot.number}${plot.bis ? "b" : plot.pool ? "*" : ""}`;
};

/** A sheet as `megapolis score` reads it. */
export function formOf(sheet: Entered): Record<string, unknown> {
  const streets = sheet.streets.map((street, s) =>
    street.map((plot, at) => word(plot) + (sheet.fences[s]![at] ? " |" : "")).join(" "),
  );
  return {
    ...Object.fromEntries(streets.map((said, s) => [STREETS[s]!, said])),
    parks: sheet.parks,
    columns: sheet.columns,
    temps: sheet.temps,
    refusals: sheet.refusals,
    approved: Object.fromEntries(
      PLANS.flatMap((letter, at) => (sheet.approved[at] === null ? [] : [[letter, sheet.approved[at]]])),
    ),
  };
}

/** A sheet as the town is drawn from; the points are not its business. */
export function drawnOf(sheet: Entered): SheetView {
  const named = (what: (plot: Plot) => boolean): string[] =>
    sheet.streets.flatMap((plots, street) => plots.flatMap((plot, at) => (what(plot) ? [nameOf({ street, at })] : [])));
  return {
    seat: 0,
    streets: sheet.streets.map((street) => street.map((plot) => plot.number)),
    bis: named((plot) => plot.bis),
    pools: named((plot) => plot.pool),
    roundabouts: named((plot) => plot.roundabout),
    used: [],
    fences: sheet.fences.flatMap((street, s) => street.flatMap((on, at) => (on ? [gapName({ street: s, at })] : []))),
    parks: sheet.parks,
    columns: sheet.columns,
    estates: [],
    temps: sheet.temps,
    refusals: sheet.refusals,
    plans: sheet.approved,
    done: false,
    points: 0,
    score: [],
  };
}

/** The name of the next copy of a card that a pile may get, or null when there is none left. */
export function nextCard(pile: string[], number: number, action: string): string | null {
  const name = `${number}-${action}`;
  const held = pile.filter((card) => card === name || card.startsWith(`${name}-`)).length;
  if (held >= (copies[String(number)]?.[actions.indexOf(action)] ?? 0)) return null;
  return held ? `${name}-${held + 1}` : name;
}
