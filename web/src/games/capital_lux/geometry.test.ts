import { describe, expect, it } from "vitest";
import type { CapitalLuxView } from "../../generated/capital_lux";
import { scaleOf, share, stacked, standing } from "./geometry";

describe("how a home district stands", () => {
  it("is safe below the limit, at it or over it", () => {
    expect([0, 11, 12, 13].map((sum) => standing(sum, 12, 12))).toEqual(["safe", "safe", "at", "over"]);
    expect(standing(0, 0, 0), "nothing is at no limit").toBe("safe");
  });

  it("is at risk where unknown tiles decide", () => {
    expect([11, 12, 16, 17].map((sum) => standing(sum, 11, 16))).toEqual(["safe", "risk", "risk", "over"]);
  });
});

describe("a gauge", () => {
  const view = (home: number, most: number, capital: number) =>
    ({
      players: [{ home: [{ sum: 3 }, { sum: home }] }],
      most: [most],
      capital: [{ sum: capital }],
    }) as unknown as CapitalLuxView;

  it("has one scale with room for the largest number at the table", () => {
    expect(scaleOf(view(5, 9, 7))).toBe(20);
    expect(scaleOf(view(25, 9, 7))).toBe(27);
    expect(scaleOf(view(5, 30, 7))).toBe(32);
    expect(scaleOf(view(5, 9, 40))).toBe(42);
  });

  it("puts values one after another", () => {
    expect(stacked([4, 2, 6])).toEqual([
      { from: 0, value: 4 },
      { from: 4, value: 2 },
      { from: 6, value: 6 },
    ]);
    expect(stacked([])).toEqual([]);
  });

  it("ends at its ends", () => {
    expect([share(5, 20), share(25, 20), share(-3, 20)]).toEqual(["25%", "100%", "0%"]);
  });
});
