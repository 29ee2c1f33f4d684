/** As much of a worker as is used. */
export interface Thinking {
  postMessage(message: { number: number; packed: Uint8Array }): void;
  onmessage: ((event: MessageEvent<{ number: number; packed: Uint8Array }>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** The worker in which bots think: started when it is first needed, and replaced when it is stuck. */
export class Thinker {
  private worker: Thinking | null = null;
  private count = 0;
  private readonly waiting = new Map<number, { done: (packed: Uint8Array) => void; fail: (error: Error) => void }>();

  constructor(private readonly make: () => Thinking) {}

  ask(packed: Uint8Array): Promise<Uint8Array> {
    this.worker ??= this.start();
    const number = ++this.count;
    return new Promise((done, fail) => {
      this.waiting.set(number, { done, fail });
      this.worker?.postMessage({ number, packed });
    });
  }

  /** Ends the worker, whatever it is thinking about. */
  renew(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new Error("the worker was ended"));
    this.waiting.clear();
  }

  private start(): Thinking {
    const worker = this.make();
    worker.onmessage = ({ data: { number, packed } }) => {
      this.waiting.get(number)?.done(packed);
      this.waiting.delete(number);
    };
    worker.onerror = () => this.renew();
    return worker;
  }
}
