import type { CapitalLuxView } from "../../../generated/capital_lux";
import type { Session } from "../../../table/session.svelte";
import { isStill } from "../../../table/speeds";
import { type Beat, beatsOf, DURATION } from "./beats";

/** Once somebody hurries, the rest goes so much faster. */
const HURRY = 3;

/**
 * How the end of a round is told on the board, beat by beat. It goes by itself; a first tap hurries it, a second one
 * shows its end. It stops for nothing but a decision.
 */
export class Telling {
  /** Which beat is shown; null: none of it. */
  step = $state<number | null>(null);
  /** Whether the beats follow each other by themselves. */
  isRunning = $state(false);
  private rate = $state(1);
  /** The round whose end was told or was over when one came, and how many beats of it. */
  private seen = { round: -1, beats: 0 };
  private waiting: (() => void)[] = [];

  /** The beats that there are to tell. */
  beats(view: CapitalLuxView): Beat[] {
    return view.ending ? beatsOf(view.ending) : [];
  }

  /** The beat that is shown now; null: the table as it is. */
  beat(view: CapitalLuxView): Beat | null {
    const beats = this.beats(view);
    return this.step === null || !beats.length ? null : beats[Math.min(this.step, beats.length - 1)]!;
  }

  isLast(view: CapitalLuxView): boolean {
    return this.step !== null && this.step >= this.beats(view).length - 1;
  }

  /**
   * Tells what is new of a round's end. Who comes later finds it behind a button; a single step that is looked back at
   * tells it where it is the reveal. After a decision in the middle only what is new is told.
   */
  follow(view: CapitalLuxView, session: Session): void {
    const round = view.ending?.round ?? 0;
    const beats = this.beats(view).length;
    const { decision, seat, log } = session.picture!;
    const isSingle = decision === "" && seat === null && log.length === 1;
    const before = this.seen;
    if (before.round < 0 && !isSingle) this.seen = { round, beats };
    else if (round > before.round || (round === before.round && beats > before.beats)) {
      this.seen = { round, beats };
      if (isSingle && log[0]?.action.do !== "reveal") return;
      if (!isStill()) this.run(round > before.round ? 0 : Math.max(0, before.beats - 1));
      else if (this.endsByItself(view, session)) this.close();
      else this.show(beats - 1, view);
    }
  }

  /** Whether somebody is asked in the middle of it, or the game is over: then nobody has to press anything to go on. */
  endsByItself(view: CapitalLuxView, { awaited }: Pick<Session, "awaited">): boolean {
    return view.over || (awaited && ["purge", "bonus"].includes(view.stage));
  }

  /** Tells it from a beat on. */
  run(from = 0): void {
    this.step = from;
    this.rate = 1;
    this.isRunning = true;
  }

  /** Tells it once more: beat by beat, by hand where nothing moves by itself. */
  again(view: CapitalLuxView): void {
    if (isStill()) this.show(0, view);
    else this.run();
  }

  /** Goes on with a beat. */
  goTo(step: number): void {
    this.step = step;
  }

  /** Shows one beat, and stays there. */
  show(step: number, view: CapitalLuxView): void {
    this.isRunning = false;
    this.step = Math.max(0, Math.min(this.beats(view).length - 1, step));
  }

  hurry(view: CapitalLuxView): void {
    if (!this.isRunning) this.show(this.beats(view).length - 1, view);
    else this.rate = this.rate === 1 ? HURRY : Number.POSITIVE_INFINITY;
  }

  /** Nobody sees it: its end follows at once. */
  skip(): void {
    this.rate = Number.POSITIVE_INFINITY;
  }

  /** How long the beat that is shown stays, in milliseconds. */
  duration(beat: Beat): number {
    return DURATION[beat] / this.rate;
  }

  close(): void {
    this.step = null;
    this.isRunning = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Waits until nothing is told any more. */
  told(): Promise<void> {
    return this.step === null ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }
}

const tellings = new WeakMap<Session, Telling>();

export function tellingOf(session: Session): Telling {
  let found = tellings.get(session);
  if (!found) {
    found = new Telling();
    tellings.set(session, found);
  }
  return found;
}
