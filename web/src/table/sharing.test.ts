import { expect, test } from "vitest";
import { share } from "./sharing";

test("what has not changed is the same object", () => {
  const before = { city: [{ row: 1 }, { row: 2 }], hand: ["a"], seat: null as number | null };
  const now = structuredClone(before);
  expect(share(before, now)).toBe(before);
  now.city[1]!.row = 3;
  const shared = share(before, now);
  expect(shared).toEqual(now);
  expect(shared.hand).toBe(before.hand);
  expect(shared.city[0]).toBe(before.city[0]);
  expect(shared.city).not.toBe(before.city);
  expect(before.city[1]!.row).toBe(2);
});

test("what came, went or became something else is new", () => {
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share([1], [1, 2])).toEqual([1, 2]);
  expect(share({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(share({ a: undefined }, {})).toEqual({});
  expect(share<{ a?: number }>({}, { a: undefined })).toHaveProperty("a");
  expect(share([], {})).toEqual({});
  expect(share(null, { a: null })).toEqual({ a: null });
  expect(share({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(share({ 0: 1 }, [1])).toEqual([1]);
});
