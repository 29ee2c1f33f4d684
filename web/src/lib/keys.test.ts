import { expect, test } from "vitest";
import { askedBy, KEYS, keyName, nextSpot } from "./keys";

const key = (code: string, held: Partial<KeyboardEvent> = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

test("keys are known by where they lie, whatever a layout writes on them", () => {
  expect(askedBy(key("KeyC"))).toEqual({ command: "play" });
  expect(askedBy(key("KeyH"))).toEqual({ command: "hint" });
  expect(askedBy(key("Slash"))).toEqual({ command: "rules" });
  expect(askedBy(key("KeyQ"))).toBeNull();
});

test("digits choose pieces, with Shift they look at a seat", () => {
  expect(askedBy(key("Digit3"))).toEqual({ piece: 2 });
  expect(askedBy(key("Digit3", { shiftKey: true }))).toEqual({ seat: 2 });
  expect(askedBy(key("Digit0"))).toEqual({ command: "own" });
});

test("what belongs to the browser is left to it", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(askedBy(key("KeyC", { [held]: true }))).toBeNull();
});

test("no two commands have one key, and each has a name", () => {
  const codes = Object.values(KEYS).flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.map(keyName)).toEqual(["C", "Esc", "U", "H", "R", "S", "L", "T", "/", "0", "Space", ",", "."]);
});

test("arrows go along spots by where they lie", () => {
  //  0   1
  //    2      3
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 50, y: 60 },
    { x: 300, y: 60 },
  ];
  expect(nextSpot(spots, 0, "ArrowRight")).toBe(1);
  expect(nextSpot(spots, 0, "ArrowDown")).toBe(2);
  expect(nextSpot(spots, 2, "ArrowRight")).toBe(1);
  expect(nextSpot(spots, 1, "ArrowRight")).toBe(3);
  expect(nextSpot(spots, 3, "ArrowUp")).toBe(1);
  expect(nextSpot(spots, 0, "ArrowLeft")).toBe(0);
  expect(nextSpot(spots, -1, "ArrowLeft")).toBe(0);
  expect(nextSpot(spots, 0, "KeyC")).toBe(-1);
});
