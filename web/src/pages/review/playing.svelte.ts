export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between two actions at speed 1. */
const BEAT = 1200;

/** Plays a finished game by itself: a step after each beat, while the page is in sight. */
export class Playing {
  isOn = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one action on; false at the end. */
  constructor(private readonly step: () => boolean) {}

  toggle(): void {
    if (this.isOn) this.stop();
    else {
      this.isOn = true;
      this.wait();
    }
  }

  stop(): void {
    this.isOn = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      if (!document.hidden && !this.step()) this.stop();
      if (this.isOn) this.wait();
    }, BEAT / this.speed);
  }
}
