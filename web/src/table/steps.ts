import type { Move, Problem } from "../generated/protocol";
import type { Intent } from "./intent.svelte";
import { type Action, findMove } from "./moves";
import type { Seat } from "./seat";
import type { SnapshotStore } from "./snapshot.svelte";

/** Takes back and makes again one's own steps, where a press means another one than was made. */
export class Steps {
  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly intent: Intent,
    private readonly seat: Seat,
  ) {}

  /**
   * The legal move with these fields, after taking back as many of one's own steps as it needs. Where it was not
   * possible before them either, nothing changes and it is said why.
   */
  async backTo(action: Action, why: Problem | null = null): Promise<Move | undefined> {
    const find = (): Move | undefined => findMove(this.snapshot.moves, action);
    const taken: Action[] = [];
    await this.intent.rewind(async () => {
      while (!find()) {
        const steps = this.snapshot.ownSteps;
        const at = steps.findLastIndex((_, step) => this.snapshot.couldPlay(action, steps.length - step));
        if (at < 0) break;
        if (!(await this.takeBack(steps.length - at))) return;
        taken.unshift(...steps.slice(this.snapshot.ownSteps.length));
      }
      if (find()) return;
      await this.repeat(taken);
      if (why) this.intent.problem = why;
      else await this.seat.why(action);
    });
    return find();
  }

  /** Takes one of one's own steps out: back to before it, then the later ones again. */
  async takeOut(isIt: (step: Action) => boolean): Promise<void> {
    const steps = this.snapshot.ownSteps;
    const at = steps.findLastIndex(isIt);
    if (at < 0) return;
    await this.intent.rewind(async () => {
      if (await this.takeBack(steps.length - at)) await this.repeat(steps.slice(at + 1));
    });
  }

  /**
   * Makes steps until `next` has none to make; it is asked again after each. Own steps that `isOld` knows are taken out
   * first, so that what was put together by several of them can be put together anew.
   */
  async compose(next: () => Action | undefined, isOld: (step: Action) => boolean = () => false): Promise<void> {
    await this.intent.rewind(async () => {
      const steps = this.snapshot.ownSteps;
      const at = steps.findIndex(isOld);
      if (at >= 0) {
        if (!(await this.takeBack(steps.length - at))) return;
        await this.repeat(steps.slice(at).filter((step) => !isOld(step)));
      }
      for (let step = next(); step && findMove(this.snapshot.moves, step); step = next()) {
        await this.repeat([step]);
        if (this.intent.problem) return;
      }
    });
  }

  /** Takes back one's last steps, so many of them or, where some had no choice, more; false where the server refuses. */
  private async takeBack(count: number): Promise<boolean> {
    const left = this.snapshot.ownSteps.length - count;
    while (this.snapshot.ownSteps.length > left) {
      const { decision } = this.snapshot.picture!;
      await this.seat.undo();
      if (this.intent.problem) return false;
      await this.snapshot.decided(decision);
    }
    return true;
  }

  private async repeat(steps: Action[]): Promise<void> {
    for (const step of steps) {
      const move = findMove(this.snapshot.moves, step);
      if (!move) continue;
      const { decision } = this.snapshot.picture!;
      await this.seat.act(move);
      if (this.intent.problem) return;
      await this.snapshot.decided(decision);
    }
  }
}
