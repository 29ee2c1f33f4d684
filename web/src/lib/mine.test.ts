import { expect, it } from "vitest";
import type { MyTable } from "../generated/protocol";
import { found, type Order, sorted } from "./mine";

const table = (name: string, changes: Partial<MyTable> = {}): MyTable => ({
  table: name,
  game: "b",
  status: "over",
  your_turn: false,
  people: [],
  since: 0,
  created: 0,
  seats: [],
  moves: 0,
  ending: "",
  won: null,
  together: false,
  ...changes,
});
const mine = (place: number): MyTable["seats"] => [
  { name: "Ada", bot: "", mine: true, awaited: false, points: 1, place },
  { name: "Taras", bot: "", mine: false, awaited: false, points: 1, place: 1 },
];
const words = {
  title: (game: string) => ({ a: "Welcome To", b: "Next Station" })[game] ?? game,
  others: ({ seats }: MyTable) => seats.filter((each) => !each.mine).map(({ name }) => name),
};
const order = (by: Order, ...tables: MyTable[]) => sorted(tables, by, words).map((each) => each.table);

it("puts tables that wait for one first, and finished ones last", () => {
  const all = [
    table("over"),
    table("closed", { status: "closed" }),
    table("turn", { status: "playing", your_turn: true }),
  ];
  expect(order("turn", ...all, table("lobby", { status: "lobby" }))).toEqual(["turn", "lobby", "over", "closed"]);
});

it("orders by date, game, result and length", () => {
  expect(order("newest", table("old", { since: 1 }), table("new", { since: 2 }))).toEqual(["new", "old"]);
  expect(order("game", table("w", { game: "a" }), table("n"))).toEqual(["n", "w"]);
  expect(order("length", table("short", { moves: 1 }), table("long", { moves: 9 }))).toEqual(["long", "short"]);
  const results = [
    table("none"),
    table("third", { won: false, seats: mine(3) }),
    table("won", { won: true, seats: mine(1) }),
  ];
  expect(order("result", ...results, table("second", { won: false, seats: mine(2) }))).toEqual([
    "won",
    "second",
    "third",
    "none",
  ]);
});

it("finds tables by game and by opponents", () => {
  const all = [table("one", { seats: mine(1) }), table("two", { game: "a" })];
  const names = (search: string) => found(all, search, words).map((each) => each.table);
  expect(names("")).toEqual(["one", "two"]);
  expect(names(" taras  NEXT")).toEqual(["one"]);
  expect(names("welcome")).toEqual(["two"]);
  expect(names("ada")).toEqual([]);
});
