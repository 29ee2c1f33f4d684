import { describe, expect, it } from "vitest";
import type { Line, Recap } from "../generated/protocol";
import { AWAY, isWorthTelling, lastTurns } from "./looks";
import { aboutMe, changesOf, gapOf, newsOf, toldOf, turnsOf } from "./recap";
import { aLine } from "./testing";

const line = (actor: number, args: Record<string, string> = {}): Line => ({
  ...aLine(actor, { do: "draw" }),
  words: { key: "log-draw", args, text: "" },
});
const aRecap = (...steps: [Line[], number[]][]): Recap => ({
  lines: 3,
  before: [],
  steps: steps.map(([log, points], view) => ({ log, points, view })),
});
const score = (key: string, points: number) => ({ words: { key, args: {}, text: "" }, points, marks: [] });

describe("coming back", () => {
  it("is told after ten minutes, where there is something to tell", () => {
    const last = { at: 0, lines: 5 };
    expect(isWorthTelling(last, AWAY, 6, 0)).toBe(true);
    expect(isWorthTelling(last, AWAY - 1, 6, 0)).toBe(false);
    expect(isWorthTelling(last, AWAY, 5, 0)).toBe(false);
    expect(isWorthTelling(last, AWAY, 5, 1)).toBe(true);
    expect(isWorthTelling(undefined, AWAY, 6, 1)).toBe(false);
  });
});

describe("turns", () => {
  it("begin with a card and hold what every seat did with it", () => {
    const told = turnsOf(
      aRecap(
        [[], [0, 0, 0]],
        [[line(-1)], [0, 0, 0]],
        [[line(0)], [2, 0, 0]],
        [
          [line(1), line(2)],
          [2, 3, -1],
        ],
        [[line(-1)], [2, 3, -1]],
      ),
    );
    expect(told.map(({ chance, rows }) => [chance.length, rows.map(({ seat, gained }) => [seat, gained])])).toEqual([
      [
        1,
        [
          [0, 2],
          [1, 3],
          [2, -1],
        ],
      ],
      [1, []],
    ]);
  });

  it("begin anew when somebody acts again after others, and gather the steps of one seat", () => {
    const told = turnsOf(
      aRecap([[], [0, 0]], [[line(1)], [0, 1]], [[line(1)], [0, 4]], [[line(0)], [1, 4]], [[line(1)], [1, 6]]),
    );
    expect(told.map(({ rows }) => rows.map(({ seat, lines, gained }) => [seat, lines.length, gained]))).toEqual([
      [
        [1, 2, 4],
        [0, 1, 1],
      ],
      [[1, 1, 2]],
    ]);
  });
});

describe("what it means for oneself", () => {
  it("names the categories of one's own sheet that changed", () => {
    const changed = changesOf(
      [score("score-parks", 2), score("score-roads", 1)],
      [score("score-parks", 5), score("score-roads", 1)],
      () => true,
    );
    expect(changed.map(({ id, points }) => [id, points])).toEqual([["parks", [2, 5]]]);
  });

  it("names who came closest, and first who went past", () => {
    const gap = (...points: number[][]) => gapOf(aRecap(...points.map((each): [Line[], number[]] => [[], each])), 0);
    expect(gap([50, 19, 40], [50, 28, 40])).toEqual({ seat: 1, kind: "catches", before: -31, after: -22 });
    expect(gap([50, 19, 49], [50, 40, 51])).toMatchObject({ seat: 2, kind: "overtakes" });
    expect(gap([50, 60], [50, 65])).toMatchObject({ kind: "leads", before: 10, after: 15 });
    expect(gap([50, 60], [58, 60])).toMatchObject({ kind: "drops", before: 10, after: 2 });
    expect(gap([50, 60], [50, 60])).toBeNull();
  });

  it("finds what others did to one, where the sentence says so", () => {
    const told = [line(1, { to: "@seat-1" }), line(0, { to: "@seat-1" }), line(-1, { of: "@seat-1" }), line(1)];
    const say = ({ actor }: Line) => (actor < 0 ? "Everybody passes cards." : "Bob gives Ada a card.");
    expect(aboutMe(aRecap([[], []], [told, []]), 0, say, "Ada")).toEqual([told[0]]);
  });

  it("tells the last moves of a turn, not that it ended", () => {
    const moves = ["a", "b", "c"].map((to) => aLine(1, { do: "lay", to }));
    const end = aLine(1, { do: "end" });
    expect(toldOf({ seat: 1, gained: 0, lines: [...moves, end] }, 2)).toEqual(moves.slice(1));
    expect(toldOf({ seat: 1, gained: 0, lines: [end] }, 2)).toEqual([end]);
  });
});

describe("the last turns", () => {
  const since = (...actors: number[]) =>
    lastTurns(
      actors.map((actor) => line(actor)),
      0,
    );

  it("begin with one's own turn before what others did", () => {
    expect(since(-1, 0, 0, 1, 2, -1)).toBe(1);
    expect(since(-1, 0, 1, 0, 0, 1)).toBe(3);
  });

  it("leave out what one has just begun", () => expect(since(0, 1, 0, 0, 1, -1, 0)).toBe(2));
  it("begin at the beginning where one has done nothing yet", () => expect(since(-1, 1)).toBe(0));
});

describe("shown again", () => {
  it("is one message for each seat of a step, in order", () => {
    const news = newsOf(aRecap([[], []], [[line(0), line(0)], []], [[line(1), line(2), line(-1)], []]));
    expect(
      news.map(
        (each) => each.is === "event" && [each.version, each.keep, each.log.map(({ actor }) => actor), each.changes],
      ),
    ).toEqual([
      [1, 0, [0, 0], { view: 1 }],
      [2, 2, [1], { view: 2 }],
      [3, 3, [2], { view: 2 }],
      [4, 4, [-1], { view: 2 }],
    ]);
  });
});
