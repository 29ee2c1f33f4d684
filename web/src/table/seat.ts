import type { Move } from "../generated/protocol";
import type { Intent } from "./intent.svelte";
import { type Answer, type Message, Refused } from "./messages";
import type { Action } from "./moves";
import { WITHDRAWN } from "./outbox";
import type { SnapshotStore } from "./snapshot.svelte";

/** What one does at the server, as the seat that one looks from. A refusal shows as the problem. */
export class Seat {
  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly intent: Intent,
    private readonly line: { send(message: Message): Promise<Answer> },
  ) {}

  async play(move: Move): Promise<void> {
    if (!this.intent.busy) await this.act(move);
  }

  /** Plays a move, also while steps are taken back and made again. */
  async act(move: Move): Promise<void> {
    const { picture } = this.snapshot;
    if (!picture || picture.seat === null) return;
    this.intent.busy = true;
    await this.attempt({ do: "act", seat: picture.seat, decision: picture.decision, action: move.action });
    if (this.snapshot.picture?.decision === picture.decision) this.intent.busy = this.intent.rewinding;
  }

  /** Asks why an action is not legal. */
  async why(action: Action): Promise<void> {
    await this.attemptFor((seat) => ({ do: "preview", seat, action }));
  }

  async undo(): Promise<void> {
    this.intent.chosen = null;
    await this.attemptFor((seat) => ({ do: "undo", seat }));
  }

  /** What a bot would play; null where there is no seat or the server refuses. */
  async askHint(): Promise<Answer | null> {
    return this.attemptFor((seat) => ({ do: "hint", seat, more: false, against: null }));
  }

  /** A longer look at the hint, or why a move is not the best; null where nothing comes of it, which is not said. */
  async askMore(against: Action | null = null): Promise<Answer | null> {
    const seat = this.snapshot.picture?.seat ?? null;
    if (seat === null) return null;
    try {
      return await this.line.send({ do: "hint", seat, more: !against, against });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  async attempt(message: Message): Promise<Answer | null> {
    this.intent.problem = null;
    try {
      return await this.line.send(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.problem.code !== WITHDRAWN.code) this.intent.problem = error.problem;
      return null;
    }
  }

  private async attemptFor(message: (seat: number) => Message): Promise<Answer | null> {
    const seat = this.snapshot.picture?.seat ?? null;
    return seat === null ? null : this.attempt(message(seat));
  }
}
