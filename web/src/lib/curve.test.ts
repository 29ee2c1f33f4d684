import { describe, expect, it } from "vitest";
import { axisFor, lineThrough } from "./curve";

describe("an axis", () => {
  it("is cut to what happens", () => {
    expect(axisFor([112, 118, 124.5, 116])).toEqual({ low: 110, high: 125, ticks: [110, 115, 120, 125] });
  });

  it("has at most six rules, also for money and below zero", () => {
    for (const values of [
      [-1_240_000, 5_300_000],
      [-3, 4],
      [0.1, 0.2],
      [7, 7],
    ]) {
      const { low, high, ticks } = axisFor(values);
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(high).toBeGreaterThan(low);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeCloseTo(high);
    }
  });
});

it("draws a line through points, and nothing through none", () => {
  expect(
    lineThrough([
      [0, 1],
      [2.25, 3],
    ]),
  ).toBe("M0.0 1.0L2.3 3.0");
  expect(lineThrough([])).toBe("");
});
