import { expect, it } from "vitest";
import type { Picture } from "../generated/protocol";
import { clockOf } from "./clocks";

const table = (game: number, move: number) => ({ clock: { game, move } }) as Picture["table"];

it("tells what is left of a game or a turn, and nothing without clocks", () => {
  const clock = [
    { left: 100, since: 1000 },
    { left: 61, since: null },
  ];
  expect(clockOf({ clock, table: table(120, 0) }, 0, 1010)).toBe("1:30");
  expect(clockOf({ clock, table: table(120, 0) }, 1, 1010)).toBe("1:01");
  expect(clockOf({ clock, table: table(0, 30) }, 0, 1100)).toBe("0:00");
  expect(clockOf({ clock: [], table: table(0, 0) }, 0, 1010)).toBe("");
});
