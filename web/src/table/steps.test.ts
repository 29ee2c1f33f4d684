import { describe, expect, it } from "vitest";
import type { Problem } from "../generated/protocol";
import { Intent } from "./intent.svelte";
import { type Action, findMove, keyOf } from "./moves";
import { Seat } from "./seat";
import { SnapshotStore } from "./snapshot.svelte";
import { Steps } from "./steps";
import { aLine, aMove, aPicture } from "./testing";

const choose = (pair: number): Action => ({ do: "choose", pair });
const write = (plot: number): Action => ({ do: "write", plot });
const nowhere: Problem = { code: "illegal", key: "why-nowhere", args: {}, game: "", text: "" };
const START = [aLine(0, choose(0)), aLine(0, write(9)), aLine(-1, { do: "draw" })];

/**
 * A server for one turn of a game of two steps: a pair is chosen (0 or 1, pair 2 fits nowhere), then a plot written on.
 * It takes back whatever it is told to, as it does for somebody alone at a table: also what lies before the draw.
 */
function aTurn(steps: Action[], isSeen = true) {
  const snapshot = new SnapshotStore();
  const intent = new Intent();
  let log = START;
  let decisions = 0;
  const told: string[] = [];
  const offered = () => {
    const made = log.slice(log.findLastIndex((line) => line.actor < 0) + 1).length;
    if (made === 0) return [choose(0), choose(1)];
    return made === 1 ? [write(1), write(2)] : [{ do: "done" }];
  };
  const show = () => {
    snapshot.show(aPicture({ log, decision: `d${++decisions}`, moves: offered().map(aMove) }));
    intent.startDecision();
  };
  const line = {
    send: async (message: { do: string; action?: unknown }) => {
      told.push(message.do === "act" ? keyOf(message.action as Action) : message.do);
      if (message.do === "undo") log = log.slice(0, -1);
      else if (message.do === "act") log = [...log, aLine(0, message.action as Action)];
      // The news may come after the acknowledgement.
      if (message.do !== "preview") setTimeout(show);
      return { is: "ack" as const, id: "", table: "" };
    },
  };
  if (isSeen) show();
  for (const [at, step] of steps.entries()) {
    log = [...log, aLine(0, step)];
    if (isSeen || at === steps.length - 1) show();
  }
  const seat = new Seat(snapshot, intent, line as never);
  return { steps: new Steps(snapshot, intent, seat), snapshot, intent, told, log: () => log };
}

describe("steps that a press takes back", () => {
  it("is possible already: nothing is taken back", async () => {
    const { steps, told } = aTurn([]);
    expect((await steps.backTo(choose(1)))?.action).toEqual(choose(1));
    expect(told).toEqual([]);
  });

  it("takes back just the steps that stand in the way", async () => {
    const turn = aTurn([choose(0), write(1)]);
    expect((await turn.steps.backTo(write(2)))?.action).toEqual(write(2));
    expect(turn.told).toEqual(["undo"]);
    expect((await turn.steps.backTo(choose(1)))?.action).toEqual(choose(1));
    expect(turn.told).toEqual(["undo", "undo"]);
    expect(turn.log()).toEqual(START);
  });

  it("changes nothing and says why where it was never possible in this turn", async () => {
    const turn = aTurn([choose(0), write(1)]);
    const { decision } = turn.snapshot.picture!;
    expect(await turn.steps.backTo(choose(2), nowhere)).toBeUndefined();
    expect(turn.told).toEqual([]);
    expect(turn.snapshot.picture!.decision).toBe(decision);
    expect(turn.intent.problem).toBe(nowhere);
    expect(turn.intent.busy).toBe(false);
  });

  it("tries where the choices were not seen, never beyond this turn, and makes the steps again", async () => {
    const turn = aTurn([choose(0), write(1)], false);
    const before = turn.log();
    expect(await turn.steps.backTo(choose(2), nowhere)).toBeUndefined();
    expect(turn.told).toEqual(["undo", "undo", keyOf(choose(0)), keyOf(write(1))]);
    expect(turn.log()).toEqual(before);
    expect(turn.intent.problem).toBe(nowhere);
    // By now they have been seen.
    turn.told.length = 0;
    await turn.steps.backTo(choose(2), nowhere);
    expect(turn.told).toEqual([]);
  });

  it("asks the server why where the page does not know", async () => {
    const turn = aTurn([choose(0)]);
    await turn.steps.backTo(choose(2));
    expect(turn.told).toEqual(["preview"]);
  });

  it("does nothing while a move is on its way", async () => {
    const turn = aTurn([choose(0)]);
    turn.intent.busy = true;
    expect(await turn.steps.backTo(choose(1))).toBeUndefined();
    expect(turn.told).toEqual([]);
  });

  it("takes one step out and makes the later ones again", async () => {
    const turn = aTurn([choose(0), write(1)]);
    await turn.steps.takeOut((step) => step.do === "choose");
    expect(turn.told).toEqual(["undo", "undo"]);
    expect(turn.log(), "the house cannot be written without a choice").toEqual(START);
    const other = aTurn([choose(0), write(1), { do: "done" }]);
    await other.steps.takeOut((step) => step.do === "write");
    expect(other.told).toEqual(["undo", "undo"]);
    expect(findMove(other.snapshot.moves, write(1))).toBeDefined();
  });

  it("makes several steps, one after another, instead of some that were made before", async () => {
    const turn = aTurn([choose(0), write(1)]);
    const made = [choose(1), write(2)];
    await turn.steps.compose(
      () => made.shift(),
      (step) => step.do !== "done",
    );
    expect(turn.told).toEqual(["undo", "undo", keyOf(choose(1)), keyOf(write(2))]);
    expect(turn.log()).toEqual([...START, aLine(0, choose(1)), aLine(0, write(2))]);
    expect(turn.intent.busy).toBe(false);
  });

  it("keeps the steps that are not among those, and ends where the next one is not possible", async () => {
    const turn = aTurn([choose(0), write(1)]);
    await turn.steps.compose(
      () => choose(1),
      (step) => step.do === "write",
    );
    expect(turn.told).toEqual(["undo"]);
    expect(turn.log()).toEqual([...START, aLine(0, choose(0))]);
  });

  it("takes nothing out of an earlier turn", async () => {
    const turn = aTurn([choose(0)]);
    await turn.steps.takeOut((step) => step.do === "write");
    expect(turn.told).toEqual([]);
  });

  it("counts what was played for one with the choice before it, as the server's undo does", async () => {
    const snapshot = new SnapshotStore();
    const intent = new Intent();
    const told: string[] = [];
    let log = [
      ...START,
      aLine(0, choose(0), { forced: true }),
      aLine(0, write(1)),
      aLine(0, write(2), { forced: true }),
    ];
    let decisions = 0;
    const moves = () => (log.length === START.length + 1 ? [write(1), write(3)] : [{ do: "done" }]);
    const show = () => snapshot.show(aPicture({ log, decision: `d${++decisions}`, moves: moves().map(aMove) }));
    const line = {
      send: async (message: { do: string }) => {
        told.push(message.do);
        log = log.slice(0, START.length + 1);
        setTimeout(show);
        return { is: "ack" as const, id: "", table: "" };
      },
    };
    show();
    expect(snapshot.ownSteps).toEqual([write(1), write(2)]);
    const steps = new Steps(snapshot, intent, new Seat(snapshot, intent, line as never));
    expect((await steps.backTo(write(3)))?.action).toEqual(write(3));
    expect(told).toEqual(["undo"]);
    expect(snapshot.ownSteps).toEqual([]);
  });
});
