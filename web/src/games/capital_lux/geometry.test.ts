import { describe, expect, it } from "vitest";
import type { CapitalLuxView } from "../../generated/capital_lux";
import { homeLimitAt, judgedAt, limitAt, scaleOf, share, stacked, standing } from "./geometry";

describe("how a home district stands", () => {
  it("is safe below the limit, at it or over it", () => {
    expect([0, 11, 12, 13].map((sum) => standing(sum, 12, 12))).toEqual(["safe", "safe", "at", "over"]);
    expect(standing(0, 0, 0), "nothing is at no limit").toBe("safe");
  });

  it("is at risk where unknown tiles decide", () => {
    expect([11, 12, 16, 17].map((sum) => standing(sum, 11, 16))).toEqual(["safe", "risk", "risk", "over"]);
  });
});

describe("a district that was judged", () => {
  const district = { colour: "yellow", capital: 8, limit: 9, settled: true, best: [0], prize: "yellow5" };
  const homes = [
    { seat: 0, sum: 11, coins: 2, covered: 0, stays: true },
    { seat: 1, sum: 10, coins: 0, covered: 0, stays: false },
  ];
  const view = (stage: string, over: boolean) =>
    ({
      stage,
      over,
      limits: [2],
      least: [1],
      most: [3],
      ending: { round: 3, placed: [], tiles: [], districts: [{ ...district, homes }] },
    }) as unknown as CapitalLuxView;

  it("keeps its limit when its bonus card has left", () => {
    for (const now of [view("over", true), view("bonus", false)]) {
      expect(limitAt(now, 0)).toEqual({ limit: 9, least: 9, most: 9 });
      expect(judgedAt(now, 0)?.prize).toBe("yellow5");
    }
  });

  it("was raised by coins for whoever paid them", () => {
    const now = view("over", true);
    expect(homeLimitAt(now, 0, 0)).toMatchObject({ limit: 9, least: 11, most: 11, coins: 2 });
    expect(homeLimitAt(now, 0, 1)).toMatchObject({ limit: 9, most: 9, coins: 0 });
    expect(standing(11, 11, 11)).toBe("at");
  });

  it("has new limits in the next round", () => {
    expect(judgedAt(view("play", false), 0)).toBeNull();
    expect(limitAt(view("play", false), 0)).toEqual({ limit: 2, least: 1, most: 3 });
  });
});

describe("a gauge", () => {
  const view = (home: number, most: number, capital: number) =>
    ({
      players: [{ home: [{ sum: 3 }, { sum: home }] }],
      limits: [most],
      least: [most],
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
