import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "./messages";
import { Pace } from "./pace.svelte";
import type { Speed } from "./speeds";
import { aLine, aPicture } from "./testing";

const event = (version: number, ...actors: number[]): News => ({
  is: "event",
  version,
  changes: {},
  keep: 0,
  log: actors.map((actor) => aLine(actor, { do: "draw" })),
});

describe("the pace of others' moves", () => {
  let speed: Speed;
  let isStill: boolean;
  let seen: number[];
  let pace: Pace;

  beforeEach(() => {
    vi.useFakeTimers();
    [speed, isStill, seen] = ["normal", false, []];
    pace = new Pace(
      {
        picture: aPicture(),
        hear: (news) => seen.push("version" in news ? news.version : -1) > 0,
      },
      () => {},
      () => isStill,
    );
    pace.speed = () => speed;
    vi.advanceTimersByTime(5000);
  });
  afterEach(() => vi.useRealTimers());

  it("shows each move for a beat, in order, with whatever comes between", () => {
    pace.hear(event(1, 1));
    pace.hear(event(2, 2));
    pace.hear(event(3));
    pace.hear(event(4, 1));
    expect(seen).toEqual([1]);
    expect(pace.move?.seat).toBe(1);
    expect(pace.waiting).toBe(3);
    vi.advanceTimersByTime(870);
    expect(seen).toEqual([1, 2, 3]);
    expect(pace.move?.seat).toBe(2);
    vi.advanceTimersByTime(870);
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(pace.waiting).toBe(0);
  });

  it("gives an answer a beat after one's own move, which is shown at once", () => {
    pace.hear(event(1, 0));
    pace.hear(event(2, 1));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(900);
    expect(seen).toEqual([1, 2]);
  });

  it("never lets one wait for what one has done oneself", () => {
    pace.hear(event(1, 1));
    pace.hear(event(2, 1));
    pace.hear(event(3, 0));
    expect(seen).toEqual([1, 2, 3]);
  });

  it("shows everything at once when asked to, without motion, and at the highest speed", () => {
    pace.hear(event(1, 1));
    pace.hear(event(2, 1));
    pace.skip();
    expect(seen).toEqual([1, 2]);
    isStill = true;
    pace.hear(event(3, 1));
    expect(seen).toEqual([1, 2, 3]);
    [isStill, speed] = [false, "instant"];
    pace.hear(event(4, 1));
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("goes to the end when the page is hidden meanwhile", () => {
    for (const version of [1, 2, 3]) pace.hear(event(version, 1));
    isStill = true;
    vi.advanceTimersByTime(870);
    expect(seen).toEqual([1, 2, 3]);
  });

  it("hurries where many moves wait, and takes twice the time when it is slow", () => {
    for (let version = 1; version <= 40; version++) pace.hear(event(version, 1));
    vi.advanceTimersByTime(12_000);
    expect(seen).toHaveLength(40);
    speed = "slow";
    pace.hear(event(41, 1));
    pace.hear(event(42, 1));
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(41);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(42);
  });

  it("begins anew with a fresh snapshot", () => {
    pace.hear(event(1, 1));
    pace.hear(event(2, 1));
    pace.hear({ is: "snapshot", version: 9, picture: {} as never });
    expect(seen).toEqual([1, 9]);
  });
});
