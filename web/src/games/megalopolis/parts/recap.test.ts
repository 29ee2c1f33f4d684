import { describe, expect, it } from "vitest";
import type { Line as LogLine } from "../../../generated/protocol";
import { earnedIn, turnsOfOthers } from "./recap";

const line = (actor: number, action: Record<string, string>, args: Record<string, string | number> = {}): LogLine =>
  ({ actor, action, words: { key: "", args } }) as unknown as LogLine;
const go = (actor: number) => line(actor, { do: "go" });
const dice = (args = {}) => line(-1, { do: "dice", first: "1", second: "4", third: "5" }, args);
const log = [
  go(1),
  dice(),
  go(0),
  dice(),
  line(0, { do: "build", quarter: "nw11" }),
  line(0, { do: "end" }),
  go(1),
  dice({ effect: "pays-one", payee: "@seat-1", amount: 320_000 }),
  line(1, { do: "end" }),
  go(2),
  dice(),
  line(2, { do: "raise", by: "1" }, { sold: "no" }),
  line(1, { do: "pass" }, { sold: "yes", winner: "@seat-3", price: 550_000 }),
];

describe("while one waited", () => {
  it("others had their turns, each with its dice and what came of it", () => {
    const turns = turnsOfOthers(log, 0);
    expect(turns.map(({ seat, dice }) => [seat, dice])).toEqual([
      [1, [1, 4, 5]],
      [2, [1, 4, 5]],
    ]);
    expect(turns[1]!.lines.map(({ action }) => action.do)).toEqual(["dice", "pass"]);
  });

  it("they may have paid one rent", () => {
    expect(earnedIn(turnsOfOthers(log, 0), 0)).toBe(320_000);
    expect(earnedIn(turnsOfOthers(log, 0), 2)).toBe(0);
  });

  it("nothing is told before one's first turn but what others did", () => {
    expect(turnsOfOthers(log.slice(0, 2), 0).map(({ seat }) => seat)).toEqual([1]);
    expect(turnsOfOthers([go(0), dice()], 0)).toEqual([]);
  });
});
