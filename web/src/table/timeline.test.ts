import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EACH, FIRST, Timeline } from "./timeline.svelte";

describe("how an ending is told", () => {
  const page = { hidden: false };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    page.hidden = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows the winner, every category, and then stays at what to do next", () => {
    const timeline = new Timeline(() => 2);
    timeline.run();
    expect(timeline.stage).toBe("who");
    vi.advanceTimersByTime(FIRST);
    expect([timeline.at, timeline.stage]).toEqual([0, "told"]);
    vi.advanceTimersByTime(EACH);
    expect(timeline.at).toBe(1);
    vi.advanceTimersByTime(EACH);
    expect([timeline.stage, timeline.isRunning]).toEqual(["after", false]);
    vi.advanceTimersByTime(10 * EACH);
    expect(timeline.at).toBe(2);
  });

  it("stays where somebody looks, and waits while the page is hidden", () => {
    const timeline = new Timeline(() => 3);
    timeline.run();
    page.hidden = true;
    vi.advanceTimersByTime(5 * FIRST);
    expect(timeline.at).toBe(-1);
    page.hidden = false;
    vi.advanceTimersByTime(FIRST);
    expect(timeline.at).toBe(0);
    timeline.show(2);
    vi.advanceTimersByTime(10 * EACH);
    expect([timeline.at, timeline.isRunning]).toEqual([2, false]);
  });

  it("goes on by hand from wherever it is", () => {
    const timeline = new Timeline(() => 1);
    timeline.next();
    expect([timeline.at, timeline.isRunning]).toEqual([0, false]);
    timeline.next();
    timeline.next();
    expect(timeline.stage).toBe("after");
  });
});
