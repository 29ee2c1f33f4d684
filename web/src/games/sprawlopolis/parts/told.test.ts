import { expect, test } from "vitest";
import type { Cell, City, Side } from "../geometry";
import { toldCard, toldRows } from "./told";

const cell = (row: number, column: number, zone: string, road: Side[] = [], mark = ""): [string, Cell] => [
  `${row}:${column}`,
  { row, column, zone, road, mark, card: 0 },
];
const speech = {
  say: (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(" "),
  listed: (things: string[]) => things.join("+"),
};

test("a city is told row by row, from north to south and from west to east", () => {
  const city: City = new Map([cell(4, 8, "~"), cell(4, 7, "R", ["N", "E"]), cell(3, 8, "P", [], "landmark")]);
  expect(toldRows(city, speech)).toEqual([
    "page-row-told 1 2 zone-P, page-a-landmark",
    "page-row-told 2 1 zone-R, page-road-to page-side-N+page-side-E; page-the-sea",
  ]);
});

test("a card is told as it lies", () => {
  const blocks = ["R:EW", "C", "P", "I:N#"];
  expect(toldCard(blocks, false, speech)).toBe(
    "zone-R, page-road-to page-side-E+page-side-W; zone-C; zone-P; zone-I, page-road-to page-side-N, page-a-site",
  );
  expect(toldCard(blocks, true, speech)).toMatch(/^zone-I, page-road-to page-side-S, page-a-site; zone-P/);
});
