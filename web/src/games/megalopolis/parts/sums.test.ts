import { describe, expect, it } from "vitest";
import { aMove } from "../../../table/testing";
import { nextNote, stepsOfBid } from "./sums";

describe("a bid of so many steps", () => {
  it("is said in tens and a rest of one to ten", () => {
    const more = { do: "more" };
    expect([...stepsOfBid(4)]).toEqual([{ do: "raise", by: "4" }]);
    expect([...stepsOfBid(10)]).toEqual([{ do: "raise", by: "10" }]);
    expect([...stepsOfBid(11)]).toEqual([more, { do: "raise", by: "1" }]);
    expect([...stepsOfBid(47)]).toEqual([more, more, more, more, { do: "raise", by: "7" }]);
  });
});

describe("a sum in notes", () => {
  const moves = [10_000, 50_000, 100_000].map((note) => aMove({ do: "pay_more", note: String(note) }));

  it("takes the largest note that fits", () => {
    expect(nextNote(moves, "pay_more", 130_000)).toBe(100_000);
    expect(nextNote(moves, "pay_more", 40_000)).toBe(10_000);
  });

  it("is complete when nothing fits, or nothing can be added", () => {
    expect(nextNote(moves, "pay_more", 0)).toBe(0);
    expect(nextNote(moves, "charge_more", 130_000)).toBe(0);
  });
});
