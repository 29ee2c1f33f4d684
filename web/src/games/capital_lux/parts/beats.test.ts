import { describe, expect, it } from "vitest";
import type { RoundEnd } from "../../../generated/capital_lux";
import { BEATS, beatsOf, changesFor, counted, DURATION } from "./beats";

const home = (seat: number, sum: number, change = {}) => ({
  seat,
  sum,
  coins: 0,
  covered: 0,
  stays: true,
  ...change,
});
const end = (change: Partial<RoundEnd> = {}): RoundEnd => ({
  round: 2,
  placed: [],
  tiles: [],
  districts: [
    {
      colour: "yellow",
      capital: 9,
      limit: 9,
      homes: [home(0, 11, { coins: 2 }), home(1, 4)],
      settled: true,
      best: [0],
      prize: "yellow5",
    },
    {
      colour: "pink",
      capital: 9,
      limit: 9,
      homes: [home(1, 10, { stays: false })],
      settled: true,
      best: [],
      prize: null,
    },
  ],
  ...change,
});

const worthOf = (card: string): number => Number(card.at(-1));

describe("the end of a round", () => {
  it("has five beats at most, in the order of the rules, in five and a half seconds", () => {
    const placed = [{ seat: 0, district: "blue", card: "blue2" }];
    const tiles = [{ seat: 0, district: "blue", number: 2 }];
    expect(beatsOf(end({ placed, tiles }))).toEqual([...BEATS]);
    expect(Object.values(DURATION).reduce((sum, each) => sum + each)).toBe(5400);
  });

  it("leaves out what did not happen; the purge always does", () => {
    expect(beatsOf(end())).toEqual(["purge", "fall", "bonus"]);
    expect(beatsOf(end({ districts: [] }))).toEqual(["purge"]);
  });

  it("says what it changed for a seat", () => {
    expect(changesFor(end(), 0, worthOf)).toEqual({ lost: 0, coins: 2, bonus: 5, tied: 0 });
    expect(changesFor(end(), 1, worthOf)).toEqual({ lost: 10, coins: 0, bonus: 0, tied: 0 });
  });

  it("counts no district that is lost", () => {
    expect(counted(home(0, 7))).toBe(7);
    expect(counted(home(0, 7, { stays: false }))).toBe(0);
  });
});
