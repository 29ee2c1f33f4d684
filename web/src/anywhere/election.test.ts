import { describe, expect, it } from "vitest";
import { elect, type Locks } from "./election";

/** Locks as browsers keep them: whoever comes later waits until the one before has gone. */
class FakeLocks {
  private readonly queues = new Map<string, { tab: string; grant: () => unknown }[]>();

  of(tab: string): Locks {
    const request = (name: string, grant: () => unknown) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      queue.push({ tab, grant });
      if (queue.length === 1) grant();
      return Promise.resolve();
    };
    return { request } as unknown as Locks;
  }

  kill(tab: string): void {
    for (const [name, queue] of this.queues) {
      const held = queue[0]?.tab === tab;
      const left = queue.filter((each) => each.tab !== tab);
      this.queues.set(name, left);
      if (held) left[0]?.grant();
    }
  }
}

describe("the tab that has the table", () => {
  it("is one of them, and when it is gone the one that came next", () => {
    const locks = new FakeLocks();
    const started: string[] = [];
    for (const tab of ["a", "b", "c"]) elect(tab, () => started.push(tab), locks.of(tab));
    expect(started).toEqual(["a"]);
    locks.kill("b");
    expect(started).toEqual(["a"]);
    locks.kill("a");
    expect(started).toEqual(["a", "c"]);
  });

  it("holds a lock of its own, by which the table notices that it has gone", () => {
    const locks = new FakeLocks();
    elect("a", () => {}, locks.of("a"));
    let gone = false;
    void locks.of("table").request("megapolis-tab-a", () => {
      gone = true;
    });
    expect(gone).toBe(false);
    locks.kill("a");
    expect(gone).toBe(true);
  });
});
