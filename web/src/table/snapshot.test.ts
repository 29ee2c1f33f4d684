import { describe, expect, it, vi } from "vitest";
import { SnapshotStore } from "./snapshot.svelte";
import { aLine, aMove, aPicture } from "./testing";

const [pick, place, turn] = [{ do: "pick" }, { do: "place" }, { do: "turn" }];

function shown(changes = {}) {
  const store = new SnapshotStore();
  store.hear({ is: "snapshot", version: 4, picture: aPicture(changes) });
  return store;
}

describe("a snapshot", () => {
  it("is changed by what an event names, and by nothing else", () => {
    const store = shown({ log: [aLine(0, pick)] });
    expect(
      store.hear({ is: "event", version: 5, keep: 1, log: [], changes: { decision: "d2", can_undo: false } }),
    ).toBe(true);
    expect(store.picture).toEqual(aPicture({ log: [aLine(0, pick)], decision: "d2", can_undo: false }));
  });

  it("keeps the first lines of the log and puts the new ones after them", () => {
    const store = shown({ log: [aLine(0, pick), aLine(0, place)] });
    store.hear({ is: "event", version: 5, keep: 1, log: [aLine(1, turn)], changes: {} });
    expect(store.picture!.log).toEqual([aLine(0, pick), aLine(1, turn)]);
  });

  it("says how much of the log is old", () => {
    const store = shown({ log: [aLine(0, pick), aLine(0, place)] });
    expect(store.old).toBe(2);
    store.hear({ is: "event", version: 5, keep: 2, log: [aLine(1, turn)], changes: {} });
    expect(store.old).toBe(2);
    store.hear({ is: "event", version: 6, keep: 1, log: [], changes: {} });
    expect(store.old).toBe(1);
  });

  it("refuses an event after a gap in the versions, or before any snapshot", () => {
    const store = shown();
    const event = { is: "event" as const, keep: 0, log: [], changes: { decision: "d9" } };
    expect(store.hear({ ...event, version: 6 })).toBe(false);
    expect(store.hear({ ...event, version: 4 })).toBe(false);
    expect(store.picture!.decision).toBe("d1");
    expect(new SnapshotStore().hear({ ...event, version: 1 })).toBe(false);
    // A fresh snapshot, of whatever version, is where events go on from.
    store.hear({ is: "snapshot", version: 9, picture: aPicture() });
    expect(store.hear({ ...event, version: 10 })).toBe(true);
    expect(store.picture!.decision).toBe("d9");
  });

  it("tells of every picture with the one before", () => {
    const changed = vi.fn();
    const store = new SnapshotStore(changed);
    store.show(aPicture());
    store.show(aPicture({ decision: "d2" }));
    expect(changed.mock.calls.map(([before, now]) => [before?.decision, now.decision])).toEqual([
      [undefined, "d1"],
      ["d1", "d2"],
    ]);
  });

  it("knows whether one is awaited: the seat that one looks from, not another", () => {
    const away = { person: 0, bot: "", resigned: false, awaited: false };
    expect(shown().awaited).toBe(true);
    expect(shown({ seats: [away, { ...away, awaited: true }] }).awaited).toBe(false);
    expect(shown({ seat: null }).awaited).toBe(false);
    expect(new SnapshotStore().awaited).toBe(false);
  });

  it("counts as own steps those after the last of anybody else or of chance", () => {
    const draw = aLine(-1, { do: "draw" });
    expect(shown({ log: [aLine(0, turn), draw, aLine(0, pick), aLine(0, place)] }).ownSteps).toEqual([pick, place]);
    expect(shown({ log: [aLine(0, pick), aLine(1, pick)] }).ownSteps).toEqual([]);
    expect(shown({ log: [] }).ownSteps).toEqual([]);
  });

  it("remembers what could be played before one's steps, until they are taken back or another seat looks", () => {
    const store = shown({ moves: [aMove({ do: "pick", card: "a" })] });
    store.show(aPicture({ decision: "d2", log: [aLine(0, pick)], moves: [aMove(place)] }));
    expect(store.couldPlay({ do: "pick", card: "a" }, 1)).toBe(true);
    expect(store.couldPlay({ do: "pick", card: "b" }, 1)).toBe(false);
    store.show(aPicture({ decision: "d3", moves: [aMove({ do: "pick", card: "b" })] }));
    store.show(aPicture({ decision: "d4", log: [aLine(0, pick)], moves: [aMove(place)] }));
    expect(store.couldPlay({ do: "pick", card: "b" }, 1)).toBe(true);
    store.show(aPicture({ seat: 1, decision: "d5", log: [aLine(0, pick)] }));
    expect(store.couldPlay({ do: "pick", card: "z" }, 1), "not seen, so it is tried").toBe(true);
  });

  it("waits for the news of a decision", async () => {
    const store = shown();
    let done = false;
    const waited = store.decided("d1").then(() => {
      done = true;
    });
    store.show(aPicture({ can_undo: false }));
    await Promise.resolve();
    expect(done).toBe(false);
    store.show(aPicture({ decision: "d2" }));
    await waited;
    await store.decided("d1");
  });
});

describe("what can wait", () => {
  const queue: (() => void)[] = [];
  const later = (act: () => void) => {
    queue.push(act);
    return () => void queue.splice(queue.indexOf(act), 1);
  };
  const store = new SnapshotStore(() => {}, later);
  const decisions = () => [store.picture, store.settled, store.chronicled].map((each) => each!.decision);
  const hear = (version: number, changes = {}) => store.hear({ is: "event", version, keep: 0, log: [], changes });

  it("is there with the first picture, follows a frame and two frames later, and skips what is old", () => {
    store.hear({ is: "snapshot", version: 1, picture: aPicture({ decision: "1" }) });
    expect(decisions()).toEqual(["1", "1", "1"]);
    hear(2, { decision: "2" });
    expect(decisions()).toEqual(["2", "1", "1"]);
    queue.shift()!();
    expect(decisions()).toEqual(["2", "2", "1"]);
    hear(3, { decision: "3" });
    expect(queue.length).toBe(1);
    queue.shift()!();
    queue.shift()!();
    expect(decisions()).toEqual(["3", "3", "3"]);
  });

  it("does not wait where another seat is looked from: what that one may not see is gone at once", () => {
    hear(4, { decision: "4", seat: 1 });
    expect(decisions()).toEqual(["4", "4", "4"]);
    expect(queue).toEqual([]);
  });
});
