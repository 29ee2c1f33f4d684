import { expect, test } from "vitest";
import { apart, means } from "./trend";

test("a mean is over five games, or all there are", () => {
  expect(means([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  expect(means([])).toEqual([]);
});

test("labels keep their order and a distance", () => {
  expect(apart([40, 10, 12], 14)).toEqual([40, 10, 24]);
  expect(apart([12, 10, 11], 14)).toEqual([38, 10, 24]);
});
