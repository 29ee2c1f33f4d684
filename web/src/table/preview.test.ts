import { describe, expect, it } from "vitest";
import type { Advised, ScoreChange } from "../generated/protocol";
import { Intent } from "./intent.svelte";
import { type Answer, type Message, Refused } from "./messages";
import { Preview } from "./preview.svelte";
import { SnapshotStore } from "./snapshot.svelte";
import { aMove, aPicture, settle } from "./testing";

const change = (gain: number): ScoreChange => ({
  words: { key: "score-park", args: {}, text: "" },
  before: 2,
  after: 2 + gain,
  marks: [],
});
const [left, right] = [aMove({ do: "draw", to: "left" }), aMove({ do: "draw", to: "right" })];

/** A line whose answers the test gives. */
class Line {
  isOpen = true;
  readonly asked: { message: Message; answer(given: unknown): void; refuse(): void }[] = [];
  send(message: Message): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const problem = { code: "stale", key: "table-stale", args: {}, game: "", text: "" };
      this.asked.push({
        message,
        answer: (given) => resolve({ id: "", ...(given as object) } as Answer),
        refuse: () => reject(new Refused(problem)),
      });
    });
  }
}

function previewing(moves = [left, right]) {
  const snapshot = new SnapshotStore();
  snapshot.show(aPicture({ moves }));
  const [intent, line] = [new Intent(), new Line()];
  return { snapshot, intent, line, preview: new Preview(snapshot, intent, line) };
}

describe("a preview", () => {
  it("tells what a move brings, and the chosen one's changes", async () => {
    const { intent, line, preview } = previewing();
    const asked = preview.ask(left);
    expect(preview.gain(left)).toBe(null);
    line.asked[0]!.answer({ is: "preview", changes: [change(3), change(-1)] });
    await asked;
    expect(preview.gain(left)).toBe(2);
    expect(preview.changes).toEqual([]);
    intent.choose(left);
    expect(preview.changes).toEqual([change(3), change(-1)]);
    await preview.ask(left);
    expect(line.asked, "what is known is not asked again").toHaveLength(1);
  });

  it("drops the answer to a decision that has passed", async () => {
    const { snapshot, line, preview } = previewing();
    const asked = preview.ask(left);
    snapshot.show(aPicture({ decision: "d2", moves: [left] }));
    preview.startDecision();
    line.asked[0]!.answer({ is: "preview", changes: [change(3)] });
    await asked;
    expect(preview.gain(left)).toBe(null);
  });

  it("forgets with a new decision what it knew and what was advised", async () => {
    const { line, preview } = previewing();
    preview.take({
      is: "hint",
      id: "",
      level: "clearly",
      scale: "points",
      futures: 8,
      moves: [],
      advice: [{ action: left.action, changes: [change(1)], marks: [], reasons: [] } as unknown as Advised],
    });
    expect([preview.gain(left), preview.rank(left)]).toEqual([1, 1]);
    preview.startDecision();
    expect([preview.gain(left), preview.rank(left), preview.hint, preview.advised]).toEqual([null, 0, null, null]);
    expect(line.asked).toHaveLength(0);
  });

  it("asks for all moves one after the other, and stops when the decision has passed or the line is lost", async () => {
    for (const stop of ["decision", "line", ""]) {
      const { snapshot, line, preview } = previewing();
      void preview.askAll();
      await settle();
      expect(line.asked).toHaveLength(1);
      if (stop === "decision") snapshot.show(aPicture({ decision: "d2", moves: [left, right] }));
      if (stop === "line") line.isOpen = false;
      line.asked[0]!.answer({ is: "preview", changes: [] });
      await settle();
      expect(line.asked, stop).toHaveLength(stop ? 1 : 2);
    }
  });

  it("passes over a refused one", async () => {
    const { line, preview } = previewing();
    void preview.askAll();
    await settle();
    line.asked[0]!.refuse();
    await settle();
    expect(line.asked).toHaveLength(2);
    expect(preview.gain(left)).toBe(null);
  });

  it("asks for no more than thirty, nor for what the game does not want", async () => {
    const many = Array.from({ length: 31 }, (_, at) => aMove({ do: "draw", to: at }));
    const crowd = previewing(many);
    await crowd.preview.askAll();
    expect(crowd.line.asked).toHaveLength(0);
    const { line, preview } = previewing();
    preview.wantsPreview = (move) => move.action.to === "right";
    void preview.askAll();
    await settle();
    expect(line.asked.map((each) => each.message)).toEqual([{ do: "preview", seat: 0, action: right.action }]);
  });

  it("weighs first steps all at once; a preview is more exact than a weight", async () => {
    const { snapshot, line, preview } = previewing();
    preview.wantsGains = () => true;
    preview.wantsPreview = () => false;
    void preview.askAll();
    await settle();
    expect(line.asked[0]!.message).toEqual({ do: "weigh", seat: 0 });
    line.asked[0]!.answer({ is: "weighed", gains: [5, null] });
    await settle();
    expect([preview.gain(left), preview.gain(right)]).toEqual([5, null]);
    void preview.ask(left);
    line.asked[1]!.answer({ is: "preview", changes: [change(2)] });
    await settle();
    expect(preview.gain(left)).toBe(2);
    // Weights of a decision that has passed are dropped, too.
    preview.startDecision();
    void preview.askAll();
    await settle();
    snapshot.show(aPicture({ decision: "d2", moves: [left, right] }));
    line.asked[2]!.answer({ is: "weighed", gains: [9, 9] });
    await settle();
    expect(preview.gain(left)).toBe(null);
  });

  it("frames what the advised move's reason leads to: the one looked at, else the first that gains", () => {
    const { intent, preview } = previewing();
    const reason = (gain: number, marks: string[]) => ({ gain, marks, words: { key: "", args: {}, text: "" } });
    const advice = [
      { action: left.action, changes: [], marks: [], reasons: [reason(-1, ["z"]), reason(4, ["a", "b"])] },
      { action: right.action, changes: [], marks: [], reasons: [reason(2, ["c"])] },
    ] as unknown as Advised[];
    preview.take({ is: "hint", id: "", level: "clearly", scale: "points", futures: 8, moves: [], advice });
    expect(preview.ahead).toEqual(new Set(["a", "b"]));
    expect([preview.rank(left), preview.rank(right), preview.rank(aMove({ do: "pass" }))]).toEqual([1, 2, 0]);
    intent.choose(right);
    expect(preview.ahead).toEqual(new Set(["c"]));
    preview.reason = advice[0]!.reasons[0]!;
    expect(preview.ahead).toEqual(new Set(["z"]));
  });

  it("frames what the advice speaks of before what its score lines lead to", () => {
    const { preview } = previewing();
    const reasons = [{ gain: 4, marks: ["a"], words: { key: "", args: {}, text: "" } }];
    const advice = [{ action: left.action, changes: [], marks: ["b4", "c5"], reasons }] as unknown as Advised[];
    preview.take({ is: "hint", id: "", level: "clearly", scale: "points", futures: 8, moves: [], advice });
    expect(preview.ahead).toEqual(new Set(["b4", "c5"]));
  });
});
