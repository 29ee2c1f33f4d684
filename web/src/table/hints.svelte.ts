import type { HintGiven, Move, WhyNotGiven } from "../generated/protocol";
import type { Intent } from "./intent.svelte";
import { findMove, keyOf } from "./moves";
import type { Preview } from "./preview.svelte";
import type { Seat } from "./seat";
import type { SnapshotStore } from "./snapshot.svelte";

const SURE = ["clearly", "rather"];

/** Asking for hints: one at a time, and in a rated game only when asked twice. The first answer is made better. */
export class Hints {
  thinking = $state(false);
  /** Why the move that is looked at is not the best; null while that is not known or not asked. */
  against = $state.raw<WhyNotGiven | null>(null);

  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly intent: Intent,
    private readonly preview: Preview,
    private readonly seat: Seat,
  ) {}

  /** Asks for a hint, and chooses what it advises if it is sure. A longer look follows by itself, and is shown in its place. */
  async ask(): Promise<void> {
    if (this.thinking) return;
    if (!this.snapshot.picture?.table.unrated && !this.intent.warned) {
      this.intent.warned = true;
      return;
    }
    this.thinking = true;
    this.against = null;
    const answer = await this.seat.askHint();
    this.thinking = false;
    if (answer?.is !== "hint") return;
    this.take(answer);
    const decision = this.snapshot.picture?.decision;
    if (answer.level === "silent") return;
    const better = await this.seat.askMore();
    if (better?.is !== "hint" || this.snapshot.picture?.decision !== decision || !this.preview.hint) return;
    // What somebody has chosen meanwhile stays chosen.
    const { chosen } = this.intent;
    const follows = !chosen || keyOf(chosen.action) === keyOf(answer.advice[0]!.action);
    this.take(better, follows);
  }

  /** Asks why a move is not the best one. */
  async whyNot(move: Move): Promise<void> {
    const decision = this.snapshot.picture?.decision;
    this.against = null;
    const answer = await this.seat.askMore(move.action);
    if (answer?.is === "why-not" && this.snapshot.picture?.decision === decision) this.against = answer;
  }

  private take(answer: HintGiven, follows = true): void {
    this.preview.take(answer);
    const best = answer.advice[0];
    const move = best && findMove(this.snapshot.moves, best.action);
    // Where moves are even none is chosen for anybody.
    if (move && follows && SURE.includes(answer.level)) this.preview.choose(move);
  }
}
