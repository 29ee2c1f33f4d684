import { describe, expect, it } from "vitest";
import type { Line } from "../../../generated/protocol";
import { aLine } from "../../../table/testing";
import { permitOf, stepsOf } from "./steps";

const entry = (action: Line["action"], args: Line["words"]["args"] = {}) => {
  const line = aLine(0, action);
  return { at: 0, line: { ...line, words: { ...line.words, args } } };
};

describe("what is drawn of a turn", () => {
  it("is where the dice led, blocks by their number, and what was sold", () => {
    const steps = stepsOf([
      entry({ do: "go" }),
      entry({ do: "dice", first: 2, second: 2, third: 6 }, { to: "@permit-lesnaya", effect: "none" }),
      entry({ do: "build", quarter: "nw11" }),
      entry({ do: "put", quarter: "nw11" }),
      entry({ do: "raise", by: 1 }, { sold: "no", bid: 50_000 }),
      entry({ do: "raise", by: 1 }, { sold: "yes", bid: 90_000 }),
      entry({ do: "end" }),
    ]);
    expect(steps.map(({ kind, count }) => [kind, count])).toEqual([
      ["landing", 1],
      ["blocks", 2],
      ["sold", 0],
    ]);
    expect(steps[0]!.dice).toEqual([2, 2, 6]);
  });

  it("is the last bid of several, also where one passes in the end", () => {
    const bids = [entry({ do: "raise", by: 1 }, { bid: 1 }), entry({ do: "raise", by: 1 }, { bid: 2 })];
    expect(stepsOf([...bids, entry({ do: "pass" })]).map(({ entry }) => entry.line.words.args.bid)).toEqual([2]);
    expect(stepsOf([entry({ do: "pass" })]).map(({ kind }) => kind)).toEqual(["pass"]);
  });

  it("knows a permit by its message", () => {
    expect(permitOf("@permit-north_bridge")).toBe("north_bridge");
    expect(permitOf("@square-court")).toBe("");
  });
});
