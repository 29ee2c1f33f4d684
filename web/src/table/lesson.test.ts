import { describe, expect, it } from "vitest";
import type { GuideInfo, Move } from "../generated/protocol";
import { clearOf, isChosen, type LessonPlaces, MAIN, ringOf } from "./lesson";

const move = (section: string): Move => ({
  action: { do: "draw", section },
  words: { key: "move-draw", args: {}, text: "" },
});
const there = move("d2-d6");
const elsewhere = move("d2-c3");
const step = (given: Partial<GuideInfo>): GuideInfo => ({
  step: 0,
  steps: 9,
  left: false,
  free: false,
  look: "",
  choose: null,
  moves: [],
  ...given,
});
const places: LessonPlaces = { look: { card: ".deck" }, shows: (move) => (move ? ".now" : "") };

describe("what is ringed", () => {
  it("is what a step asks to look at, or the hint", () => {
    expect(ringOf(step({ look: "card" }), null, places)).toEqual([".deck"]);
    expect(ringOf(step({ look: "hint" }), null, places)[0]).toContain("hint");
    expect(ringOf(step({ look: "end" }), null, places)).toEqual([]);
    expect(ringOf(step({ look: "nowhere" }), null, places)).toEqual([]);
  });

  it("is the place of a move, and the main button once it is chosen", () => {
    const [place] = ringOf(step({ moves: [there] }), null, places);
    expect(place).toContain("d2-d6");
    expect(ringOf(step({ moves: [there] }), null, places)).toHaveLength(1);
    const end: Move = { ...there, action: { do: "end" } };
    expect(ringOf(step({ moves: [end] }), null, places)).toContain(MAIN);
    expect(ringOf(step({ moves: [there] }), there, places)).toEqual([MAIN]);
  });

  it("stays at the proposed move while another one is chosen that is as good", () => {
    expect(ringOf(step({ moves: [there], free: true }), elsewhere, places)[0]).toContain("d2-d6");
    expect(ringOf(step({ moves: [there] }), elsewhere, places)).toEqual([MAIN]);
  });

  it("is where the game says that a move is made", () => {
    const own: LessonPlaces = { look: {}, press: () => [".way", ".card"] };
    expect(ringOf(step({ moves: [there] }), there, own)).toEqual([".way", ".card"]);
  });

  it("is nothing while others move, and when the script was left", () => {
    expect(ringOf(step({}), null, places)).toEqual([]);
    expect(ringOf(step({ moves: [there], left: true }), null, places)).toEqual([]);
  });
});

it("keeps the reason clear, and the score sheet under a preview", () => {
  expect(clearOf(step({ moves: [there] }), null, places)).toContain(".now");
  expect(clearOf(step({ look: "card" }), null, places)).not.toContain(".now");
  expect(clearOf(step({ moves: [there] }), there, places)).toContain(".part.score");
  expect(clearOf(step({ moves: [there] }), null, places)).not.toContain(".part.score");
});

it("takes another choice where it is welcome", () => {
  expect(isChosen(step({ choose: there }), there)).toBe(true);
  expect(isChosen(step({ choose: there }), elsewhere)).toBe(false);
  expect(isChosen(step({ choose: there, free: true }), elsewhere)).toBe(true);
  expect(isChosen(step({ choose: there, free: true }), null)).toBe(false);
  expect(isChosen(step({ moves: [there] }), there)).toBe(false);
});
