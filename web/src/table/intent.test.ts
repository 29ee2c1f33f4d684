import { describe, expect, it } from "vitest";
import { Intent } from "./intent.svelte";
import { aMove } from "./testing";

const problem = { code: "illegal", key: "why-no", args: {}, game: "", text: "" };

describe("an intent", () => {
  it("forgets with a new decision what was meant for the last one, but not where one looks", () => {
    const intent = new Intent();
    intent.choose(aMove({ do: "draw" }));
    Object.assign(intent, { problem, looking: 1, busy: true });
    intent.focusedLine = { key: "park", args: {}, marks: ["t1", "t2"] };
    intent.startDecision();
    expect([intent.chosen, intent.problem, intent.busy]).toEqual([null, null, false]);
    expect(intent.looking).toBe(1);
    expect(intent.marks).toEqual(new Set(["t1", "t2"]));
  });

  it("forgets a refusal when something else is chosen", () => {
    const intent = new Intent();
    intent.problem = problem;
    intent.choose(aMove({ do: "draw" }));
    expect(intent.problem).toBe(null);
  });

  it("stays busy through all steps of a rewind, and lets no second one in", async () => {
    const intent = new Intent();
    let finish = () => {};
    const first = intent.rewind(() => new Promise((resolve) => (finish = resolve)));
    intent.startDecision();
    expect(intent.busy).toBe(true);
    let entered = false;
    await intent.rewind(async () => {
      entered = true;
    });
    expect(entered).toBe(false);
    finish();
    await first;
    expect(intent.busy).toBe(false);
    await expect(intent.rewind(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect([intent.busy, intent.rewinding]).toEqual([false, false]);
  });

  it("shows what the chronicle points at on its board, and goes back to the one of before", () => {
    const intent = new Intent();
    const to = { key: "4:1", board: 2, moves: [aMove({ do: "draw" })], said: "draws", pinned: false };
    intent.looking = 1;
    intent.point(to);
    intent.point({ ...to, key: "5:2", board: 3 });
    expect([intent.looking, intent.frames.map(({ kind }) => kind)]).toEqual([3, ["played"]]);
    intent.unpoint();
    expect([intent.looking, intent.frames, intent.pointed]).toEqual([1, [], null]);
    intent.point(to);
    intent.looking = 0; // one went elsewhere meanwhile
    intent.unpoint();
    expect(intent.looking).toBe(0);
    intent.point({ ...to, pinned: true });
    intent.choose(aMove({ do: "draw" }));
    expect([intent.pointed, intent.frames]).toEqual([null, []]);
    intent.unpoint();
    expect(intent.looking).toBe(0);
  });
});
