import { expect, test } from "vitest";
import { streakOf } from "./streak";

test("days in a row are counted up to today or yesterday", () => {
  const days = { "2026-11-12": 1, "2026-11-14": 2, "2026-11-15": 1 };
  expect(streakOf(days, "2026-11-16")).toBe(2);
  expect(streakOf({ ...days, "2026-11-16": 3 }, "2026-11-16")).toBe(3);
  expect(streakOf({ ...days, "2026-11-16": 0 }, "2026-11-16")).toBe(2);
  expect(streakOf(days, "2026-11-18")).toBe(0);
  expect(streakOf({ "2026-03-01": 1, "2026-02-28": 1 }, "2026-03-01")).toBe(2);
});
