import { describe, expect, it } from "vitest";
import type { BoxAnswer } from "../../generated/protocol";
import { lineOf } from "./parted";

const answer = (action: BoxAnswer["action"]): BoxAnswer => ({
  action,
  words: { key: "", args: {}, text: "" },
  left: 0,
  why: null,
});
const line = (actor: number, action: Record<string, string | number>) => ({ actor, action });

describe("the line that brought a piece", () => {
  it("is the last one in which the box did, whatever it was for", () => {
    const log = [
      line(-1, { do: "condition", number: "9" }),
      line(-1, { do: "reveal", card: "4" }),
      line(0, { do: "play", card: "4" }),
    ];
    expect(lineOf(answer({ do: "reveal", card: "9" }), log)).toBe(0);
    expect(lineOf(answer({ do: "reveal", card: "4" }), log)).toBe(1);
    expect(lineOf(answer({ do: "reveal", card: "5" }), log)).toBe(-1);
  });

  it("finds another copy, and how it lies does not matter", () => {
    const log = [
      line(-1, { do: "draw", citizen: "pink-6#1" }),
      line(-1, { do: "lay_strip", motorway: "IS-2", turned: 1 }),
    ];
    expect(lineOf(answer({ do: "draw", citizen: "pink-6#3" }), log)).toBe(0);
    expect(lineOf(answer({ do: "lay_strip", motorway: "IS-2", turned: 0 }), log)).toBe(1);
  });

  it("is none for what the box does not have", () => {
    expect(lineOf(answer(null), [line(-1, { do: "pass_left" })])).toBe(-1);
  });
});
