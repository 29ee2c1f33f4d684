/** How long the winner is shown, and each category after that, in milliseconds. */
export const FIRST = 3000;
export const EACH = 1200;

/**
 * The order in which a finished game is told: first who won (-1), then category by category, at last what to do next.
 * It goes by itself while it runs and the page is in sight; anybody may pause it or go on by hand.
 */
export class Timeline {
  at = $state(-1);
  isRunning = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `count` says how many categories there are. */
  constructor(private readonly count: () => number) {}

  get stage(): "who" | "told" | "after" {
    if (this.at < 0) return "who";
    return this.at < this.count() ? "told" : "after";
  }

  /** Shows a step, and stays there. */
  show(at: number): void {
    this.pause();
    this.at = at;
  }

  /** The next step; what runs goes on from there. */
  next(): void {
    this.at = Math.min(this.at + 1, this.count());
    if (this.isRunning) this.run();
  }

  run(): void {
    clearTimeout(this.timer);
    this.isRunning = this.stage !== "after";
    if (!this.isRunning) return;
    this.timer = setTimeout(
      () => {
        if (document.hidden) this.run();
        else this.next();
      },
      this.at < 0 ? FIRST : EACH,
    );
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isRunning = false;
  }
}
