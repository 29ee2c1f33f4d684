import type { Intent } from "./intent.svelte";
import { findMove } from "./moves";
import type { Preview } from "./preview.svelte";
import type { Seat } from "./seat";
import type { SnapshotStore } from "./snapshot.svelte";

/** Asking for hints: one at a time, and in a rated game only when asked twice. */
export class Hints {
  thinking = $state(false);

  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly intent: Intent,
    private readonly preview: Preview,
    private readonly seat: Seat,
  ) {}

  /** Asks for a hint, and chooses what it advises. */
  async ask(): Promise<void> {
    if (this.thinking) return;
    if (!this.snapshot.picture?.table.unrated && !this.intent.warned) {
      this.intent.warned = true;
      return;
    }
    this.thinking = true;
    const answer = await this.seat.askHint();
    this.thinking = false;
    if (answer?.is !== "hint") return;
    this.preview.take(answer);
    const best = answer.advice[0];
    const move = best && findMove(this.snapshot.moves, best.action);
    if (move) this.preview.choose(move);
  }
}
