import { expect, it } from "vitest";
import { sittersOf } from "./sitters";

const seat = (person: number | null, bot = "") => ({ person, bot, resigned: false, awaited: false, since: null });
const you = (...seats: number[]) => ({ person: 0, seats, host: true });

it("keeps the bots and gives the seats of other people to a bot", () => {
  const seats = [seat(0), seat(null, "hard"), seat(1), seat(0)];
  expect(sittersOf({ seats, you: you(0, 3) }, "medium")).toEqual(["", "hard", "medium", ""]);
});

it("takes no bot for one that only stood in for somebody", () => {
  expect(sittersOf({ seats: [seat(0, "greedy"), seat(1, "greedy")], you: you(0) }, "easy")).toEqual(["", "easy"]);
});

it("gives an onlooker the first seat of a person, or the first of all", () => {
  expect(sittersOf({ seats: [seat(null, "hard"), seat(1), seat(2)], you: you() }, "easy")).toEqual([
    "hard",
    "",
    "easy",
  ]);
  expect(sittersOf({ seats: [seat(null, "hard"), seat(null, "hard")], you: you() }, "easy")).toEqual(["", "hard"]);
});
