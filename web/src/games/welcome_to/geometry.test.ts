import { describe, expect, it } from "vitest";
import { ABOVE, gap, LAWN, layOut, runOf, spot } from "./geometry";

const STREETS = [10, 11, 12];
const everywhere = STREETS.flatMap((length, street) => Array.from({ length }, (_, at) => ({ street, at })));
const FRAMES = [
  [1440, 900],
  [880, 480],
  [640, 300],
  [390, 500],
  [320, 200],
] as const;

describe("the streets of a town", () => {
  it("are one run each on a desk, two on a phone", () => {
    expect(layOut(880, 480, STREETS).runs.map(({ street, from, to }) => [street, from, to])).toEqual([
      [0, 0, 10],
      [1, 0, 11],
      [2, 0, 12],
    ]);
    expect(layOut(390, 500, STREETS).runs.map(({ street, from, to }) => [street, from, to])).toEqual([
      [0, 0, 5],
      [0, 5, 10],
      [1, 0, 6],
      [1, 6, 11],
      [2, 0, 6],
      [2, 6, 12],
    ]);
  });

  it.each(FRAMES)("hold every house within a frame of %i × %i", (width, height) => {
    const layout = layOut(width, height, STREETS);
    for (const place of everywhere) {
      const { x, y, w } = spot(layout, place);
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(width);
      expect(y - ABOVE * layout.k).toBeGreaterThanOrEqual(0);
      expect(y + LAWN * layout.k).toBeLessThanOrEqual(layout.height);
      expect(67 * layout.k, "no house is wider than its plot").toBeLessThanOrEqual(w);
    }
  });

  it.each(FRAMES)("have nothing over something else in a frame of %i × %i", (width, height) => {
    const layout = layOut(width, height, STREETS);
    const bands = [
      ...layout.runs.map(({ y }) => [y - ABOVE * layout.k, y + LAWN * layout.k]),
      ...layout.verges.map(({ y, height: tall }) => [y, y + tall]),
    ].sort((a, b) => a[0]! - b[0]!);
    for (let at = 1; at < bands.length; at++) expect(bands[at]![0]).toBeGreaterThanOrEqual(bands[at - 1]![1]!);
    expect(bands).toHaveLength(layout.small ? 9 : 6);
  });

  it("grow taller than the frame rather than too small to be pressed", () => {
    const layout = layOut(390, 200, STREETS);
    expect(layout.k).toBeGreaterThanOrEqual(0.46);
    expect(layout.height).toBeGreaterThan(200);
    expect(layOut(1440, 5000, STREETS).k).toBeLessThanOrEqual(1.3);
  });

  it("have houses side by side, a fence between two of them", () => {
    const layout = layOut(880, 480, STREETS);
    const [one, two] = [spot(layout, { street: 1, at: 3 }), spot(layout, { street: 1, at: 4 })];
    expect(two.x - one.x).toBeCloseTo(one.w);
    expect(two.y).toBe(one.y);
    expect(gap(layout, { street: 1, at: 3 }).x).toBeCloseTo((one.x + two.x) / 2);
  });

  it("find the run of a plot, also behind the break of a street", () => {
    const layout = layOut(390, 500, STREETS);
    expect(runOf(layout, { street: 1, at: 5 })).toMatchObject({ from: 0, to: 6 });
    expect(runOf(layout, { street: 1, at: 6 })).toMatchObject({ from: 6, to: 11 });
    expect(spot(layout, { street: 1, at: 6 }).x).toBeCloseTo(spot(layout, { street: 1, at: 0 }).x);
  });
});
