import type { Line } from "./line";
import type { Running, Stage } from "./messages";

/** What the page knows of the site that it came from: how far the table is, whether it is kept, what is new. */
class Site {
  line: Line | null = null;
  stage = $state<Stage>("python");
  /** Bytes that are here of what the first game needs; nothing to download: 0 of 0. */
  first = $state.raw({ done: 0, total: 0 });
  /** Bytes that are kept, of all that are kept for use without a network. */
  progress = $state.raw({ done: 0, total: 0 });
  private waiting: (() => void)[] = [];
  running = $state.raw<Running | null>(null);
  detail = $state("");
  /** A newer version is here and waits until one wants it. */
  update = $state.raw<(() => Promise<boolean>) | null>(null);

  get isReady(): boolean {
    return this.stage === "ready";
  }

  /** Calls when the table has started, or has failed to. */
  onReady(call: () => void): void {
    this.waiting.push(call);
  }

  reach(stage: Stage, running: Running | undefined, detail: string): void {
    this.stage = stage;
    this.running = running ?? this.running;
    this.detail = detail;
    if (this.isReady || stage === "failed") for (const call of this.waiting.splice(0)) call();
  }
}

export const site = new Site();
