import type { Place } from "./parts/town";

/** Plots side by side, standing on one ground line. A street is one run, or two where the screen is narrow. */
export interface Run {
  street: number;
  from: number;
  to: number;
  x: number;
  /** The ground line. */
  y: number;
  /** The width of a plot. */
  w: number;
}

/** The park track under a street. */
export interface Verge {
  street: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Two runs a street and fewer details. */
  small: boolean;
  /** How large a house is drawn. */
  k: number;
  runs: Run[];
  verges: Verge[];
}

/** Heights of a run at scale 1: above the ground and the lawn below it. */
export const ABOVE = 72;
export const LAWN = 22;
const HOUSE = 67;

/** Where everything stands in a frame of this size, in pixels; it grows taller where houses would become too small. */
export function layOut(width: number, height: number, lengths: number[]): Layout {
  const small = width < 640;
  const rows = small ? 2 : 1;
  const margin = small ? 8 : 16;
  const head = small ? 3 : 12;
  const verge = small ? { block: 25, height: 20 } : { block: 36, height: 26 };
  const widths = lengths.map((length) => (width - 2 * margin) / Math.ceil(length / rows));
  const byWidth = (Math.min(...widths) * 0.97) / HOUSE;
  const byHeight = ((height - 2) / 3 - verge.block - head * rows) / (rows * (ABOVE + LAWN));
  const k = Math.min(byWidth, Math.max(byHeight, small ? 0.46 : 0.6), 1.3);
  const pitch = head + (ABOVE + LAWN) * k;
  const natural = rows * pitch + verge.block;
  const step = Math.max(natural, Math.min(height / 3, natural * 1.3));
  const sky = (step - natural) / rows;
  const runs: Run[] = [];
  const verges: Verge[] = [];
  lengths.forEach((length, street) => {
    const cut = Math.ceil(length / rows);
    for (let row = 0; row < rows; row++) {
      const y = street * step + row * (pitch + sky) + sky + head + ABOVE * k;
      const from = row * cut;
      runs.push({ street, from, to: Math.min(length, from + cut), x: margin, y, w: widths[street]! });
    }
    const y = street * step + rows * (pitch + sky) + (verge.block - verge.height) / 2;
    verges.push({ street, x: margin, y, width: width - 2 * margin, height: verge.height });
  });
  return { width, height: step * 3, small, k, runs, verges };
}

export const runOf = (layout: Layout, { street, at }: Place): Run =>
  layout.runs.find((run) => run.street === street && run.from <= at && at < run.to)!;

/** The middle of a plot on the ground. */
export function spot(layout: Layout, place: Place): { x: number; y: number; w: number } {
  const run = runOf(layout, place);
  return { x: run.x + (place.at - run.from + 0.5) * run.w, y: run.y, w: run.w };
}

/** The right edge of a plot on the ground: where a fence stands. */
export function gap(layout: Layout, place: Place): { x: number; y: number; w: number } {
  const { x, y, w } = spot(layout, place);
  return { x: x + w / 2, y, w };
}

/** Where the values of a park track stand: the first, from one to the next, and how large each is. */
export function parkValues(
  { x, width }: Verge,
  small: boolean,
  values: number,
): { from: number; step: number; r: number } {
  const label = small ? 100 : 112;
  return { from: x + label + 4, step: (width - label - (small ? 20 : 28)) / (values - 1), r: small ? 9.5 : 11.5 };
}
