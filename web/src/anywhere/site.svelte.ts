import type { Line } from "./line";
import type { Running, Stage } from "./messages";

/** What the page knows of the site that it came from: how far the table is, whether it is kept, what is new. */
class Site {
  line: Line | null = null;
  stage = $state<Stage | "download">("download");
  /** Bytes that are here, of all that are downloaded once; nothing to download: 0 of 0. */
  progress = $state.raw({ done: 0, total: 0 });
  running = $state.raw<Running | null>(null);
  detail = $state("");
  /** A newer version is here and waits until one wants it. */
  update = $state.raw<(() => Promise<boolean>) | null>(null);

  get isReady(): boolean {
    return this.stage === "ready";
  }

  reach(stage: Stage, running: Running | undefined, detail: string): void {
    this.stage = stage;
    this.running = running ?? this.running;
    this.detail = detail;
  }
}

export const site = new Site();
