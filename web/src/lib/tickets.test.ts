import { expect, test } from "vitest";
import type { DailyTicket } from "../generated/protocol";
import { dayAndMonth, nextOf, weeksOf } from "./tickets";

const ticket = (game: string, state: string): DailyTicket => ({
  game,
  state,
  players: 1,
  bots: [],
  count: 0,
  table: "",
  points: 0,
  standing: null,
});

test("what was begun comes before what is sealed", () => {
  expect(nextOf([ticket("a", "played"), ticket("b", "sealed"), ticket("c", "begun")])?.game).toBe("c");
  expect(nextOf([ticket("a", "left"), ticket("b", "sealed")])?.game).toBe("b");
  expect(nextOf([ticket("a", "played")])).toBeUndefined();
});

test("a month begins at its weekday", () => {
  const days = weeksOf("2026-11-16");
  expect(days.slice(0, 7)).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(days.at(-1)).toBe("2026-11-30");
  expect(weeksOf("2024-02-10").filter(Boolean)).toHaveLength(29);
  expect(dayAndMonth("2026-11-16")).toBe("16.11");
});
