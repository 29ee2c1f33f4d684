import { untrack } from "svelte";

/** The steps in which a real board is entered: each can be taken back, by whoever taps or when the rules refuse it. */
export class Steps {
  #past = $state.raw<string[]>([]);
  #now = "";
  #write: (before: string) => void = () => {};

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Follow what a component has entered; `write` puts an earlier state in its place. Called while it is set up. */
  follow<Entered>(read: () => Entered, write: (before: Entered) => void): void {
    this.#past = [];
    this.#now = "";
    this.#write = (before) => write(JSON.parse(before) as Entered);
    $effect.pre(() => {
      const next = JSON.stringify(read());
      untrack(() => this.#keep(next));
    });
  }

  #keep(next: string): void {
    if (next === this.#now) return;
    if (this.#now) this.#past = [...this.#past, this.#now];
    this.#now = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    this.#write(before);
  }
}
