import { expect, it } from "vitest";
import type { Action } from "../../../table/moves";
import { aLine } from "../../../table/testing";
import { laidIn } from "./laid";

it("puts a card together from the steps of a turn", () => {
  const steps: Action[] = [
    { do: "pick", card: "7" },
    { do: "place", row: 29, column: 31 },
    { do: "turn", turned: 1 },
    { do: "pick", card: "9" },
  ];
  const laid = laidIn(steps.map((action, at) => ({ at, line: aLine(0, action) })));
  expect(laid.map(({ card, turned, args }) => [card, turned, args !== null])).toEqual([
    ["7", true, true],
    ["9", false, false],
  ]);
  expect(laidIn([{ at: 0, line: aLine(0, { do: "draw" }) }])).toEqual([]);
});
