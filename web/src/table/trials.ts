import type { Message, Answer as Reply } from "./messages";
import { type Action, keyOf } from "./moves";
import type { SnapshotStore } from "./snapshot.svelte";

/** Milliseconds between two trials that are shown: the server takes five a second, and lines are uneven. */
export const PAUSE = 250;

/** Shows partners what one tries. Nothing of it is worth a word when it gets lost. */
export class Trials {
  private last = "";
  private waiting: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly line: { isOpen: boolean; send(message: Message): Promise<Reply> },
  ) {}

  /** Whether anybody else plays here who could see it. */
  get hasPartners(): boolean {
    const { picture } = this.snapshot;
    return picture?.seats.some(({ person, bot }) => person !== null && !bot && person !== picture.you.person) ?? false;
  }

  /** What one tries now; null: nothing. Only the last of what comes too fast is shown. */
  show(action: Action | null): void {
    const { picture } = this.snapshot;
    const seat = picture?.seat ?? null;
    if (seat === null || !this.hasPartners) return;
    const key = `${picture!.log.length} ${action ? keyOf(action) : ""}`;
    if (key === this.last || (!action && !this.last)) return;
    this.last = key;
    this.waiting = () => this.send({ do: "try", seat, action });
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    this.timer = undefined;
    if (!this.waiting) return;
    this.waiting();
    this.waiting = null;
    this.timer = setTimeout(() => this.next(), PAUSE);
  }

  private send(message: Message): void {
    if (this.line.isOpen) this.line.send(message).catch(() => {});
  }
}
