/** The first minute with a real box, once on each device: two screens, then a note at the button and one at the pencil. */
const SEEN = "megapolis.companion-first";
const LAST = 4;

class FirstMinute {
  /** Which step is told now; beyond the last one: it is over. */
  step = $state(Number(localStorage.getItem(SEEN) ?? 1));

  get isOver(): boolean {
    return this.step > LAST;
  }

  next(): void {
    this.step += 1;
    localStorage.setItem(SEEN, String(this.step));
  }

  /** The first answer was entered: the note about it has done its work. */
  entered(): void {
    while (this.step < LAST) this.next();
  }
}

export const first = new FirstMinute();
