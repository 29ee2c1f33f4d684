import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "./messages";
import { SnapshotStore } from "./snapshot.svelte";
import { aLine, aPicture } from "./testing";
import { PAUSE, Trials } from "./trials";

const place = (column: number) => ({ do: "place", row: 1, column });

function aTable(partner: { person: number | null; bot: string } = { person: 1, bot: "" }) {
  const store = new SnapshotStore();
  const picture = aPicture();
  store.show({ ...picture, seats: [picture.seats[0]!, { ...picture.seats[1]!, ...partner }] });
  const sent: Message[] = [];
  const line = {
    isOpen: true,
    send: (message: Message) => {
      sent.push(message);
      return Promise.resolve({ is: "ack" as const, id: "", table: "" });
    },
  };
  return { store, sent, line, trials: new Trials(store, line) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first trial is shown at once, then only the last of each pause", () => {
  const { sent, trials } = aTable();
  for (let column = 0; column < 9; column++) trials.show(place(column));
  expect(sent).toEqual([{ do: "try", seat: 0, action: place(0) }]);
  vi.advanceTimersByTime(PAUSE);
  expect(sent.slice(1)).toEqual([{ do: "try", seat: 0, action: place(8) }]);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(sent).toHaveLength(2);
  trials.show(place(8));
  expect(sent, "the same is not shown twice").toHaveLength(2);
  trials.show(null);
  expect(sent.at(-1)).toEqual({ do: "try", seat: 0, action: null });
});

test("what is tried after a step is shown although it is called the same", () => {
  const { store, sent, trials } = aTable();
  trials.show({ do: "turn", turned: 0 });
  vi.advanceTimersByTime(PAUSE);
  store.show({ ...store.picture!, log: [aLine(0, place(1))] });
  trials.show({ do: "turn", turned: 0 });
  expect(sent).toHaveLength(2);
});

test("nothing is sent where only bots would see it, nor while the line is down", () => {
  for (const partner of [
    { person: null, bot: "greedy" },
    { person: 0, bot: "" },
  ]) {
    const { sent, trials } = aTable(partner);
    trials.show(place(1));
    expect(sent).toEqual([]);
  }
  const { sent, line, trials } = aTable();
  line.isOpen = false;
  trials.show(place(1));
  expect(sent).toEqual([]);
});

test("what partners show is kept with the position it is about", () => {
  const { store } = aTable();
  const trial = { is: "trial" as const, seat: 1, action: place(2), words: null, points: 3, changes: [] };
  const said = { is: "pointed" as const, seat: 1, action: null, words: null, points: null };
  store.hear(trial);
  expect(store.shown.trials[1]).toEqual({ ...trial, at: 0 });
  store.hear({ ...said, answer: "yes" });
  store.hear({ ...said, answer: "here", action: place(4) });
  store.hear({ ...said, answer: "no" });
  expect(store.shown.answers.map(({ answer }) => answer)).toEqual(["here", "no"]);
});
