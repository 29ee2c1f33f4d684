import { describe, expect, it } from "vitest";
import { Thinker, type Thinking } from "./thinker";

class FakeWorker implements Thinking {
  asked: { number: number; packed: Uint8Array }[] = [];
  isEnded = false;
  onmessage: Thinking["onmessage"] = null;
  onerror: Thinking["onerror"] = null;
  postMessage(message: { number: number; packed: Uint8Array }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    const { number, packed } = this.asked.shift()!;
    this.onmessage?.(new MessageEvent("message", { data: { number, packed: packed.map((each) => each + 1) } }));
  }
}

function aThinker() {
  const made: FakeWorker[] = [];
  const thinker = new Thinker(() => {
    made.push(new FakeWorker());
    return made.at(-1)!;
  });
  return { thinker, made };
}

describe("the worker in which bots think", () => {
  it("is started when it is first needed, and answers in any order", async () => {
    const { thinker, made } = aThinker();
    expect(made).toEqual([]);
    const first = thinker.ask(Uint8Array.of(1));
    const second = thinker.ask(Uint8Array.of(5));
    expect(made).toHaveLength(1);
    made[0]!.asked.reverse();
    made[0]!.answer();
    made[0]!.answer();
    expect([...(await first)]).toEqual([2]);
    expect([...(await second)]).toEqual([6]);
  });

  it("is ended in the middle of a thought, and another one is started for the next", async () => {
    const { thinker, made } = aThinker();
    const stuck = thinker.ask(Uint8Array.of(1));
    thinker.renew();
    await expect(stuck).rejects.toThrow("ended");
    expect(made[0]!.isEnded).toBe(true);
    const next = thinker.ask(Uint8Array.of(2));
    expect(made).toHaveLength(2);
    made[1]!.answer();
    expect([...(await next)]).toEqual([3]);
  });

  it("fails what was asked of a worker that died", async () => {
    const { thinker, made } = aThinker();
    const asked = thinker.ask(Uint8Array.of(1));
    made[0]!.onerror?.(new Event("error") as ErrorEvent);
    await expect(asked).rejects.toThrow("ended");
  });
});
