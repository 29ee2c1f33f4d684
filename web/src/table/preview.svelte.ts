import type { Advised, HintGiven, Move, Reason, ScoreChange } from "../generated/protocol";
import type { Intent } from "./intent.svelte";
import { type Answer, type Message, Refused } from "./messages";
import { keyOf } from "./moves";
import type { SnapshotStore } from "./snapshot.svelte";

/** More moves than these are not previewed before one of them is chosen. */
const MOST = 30;

/** What the moves of the present decision would bring, and which of them a bot advises. */
export class Preview {
  /** Which moves' points are asked for before they are chosen. */
  wantsPreview: (move: Move) => boolean = () => true;
  /** Whether these moves are first steps whose worth shows only with those that follow. */
  wantsGains: (moves: Move[]) => boolean = () => false;
  hint = $state.raw<HintGiven | null>(null);
  /** Which reason of the hint is looked at. */
  reason = $state.raw<Reason | null>(null);
  private known = $state.raw<Record<string, ScoreChange[]>>({});
  /** What moves bring at best that are only the first step of a turn. */
  private gains = $state.raw<Record<string, number>>({});

  constructor(
    private readonly snapshot: SnapshotStore,
    private readonly intent: Intent,
    private readonly line: { isOpen: boolean; send(message: Message): Promise<Answer> },
  ) {}

  /** How the chosen move would change the score sheet. */
  get changes(): ScoreChange[] {
    const { chosen } = this.intent;
    return chosen ? (this.known[keyOf(chosen.action)] ?? []) : [];
  }

  /** The points that a move brings; null while that is not known. */
  gain(move: Move): number | null {
    const changes = this.known[keyOf(move.action)];
    if (!changes) return this.gains[keyOf(move.action)] ?? null;
    return changes.reduce((sum, each) => sum + each.after - each.before, 0);
  }

  /** What a hint says of a move: 1 for the best, 2 and 3 for what else was thought of, 0 for all others. */
  rank(move: Move): number {
    return (this.hint?.advice.findIndex((each) => keyOf(each.action) === keyOf(move.action)) ?? -1) + 1;
  }

  /** What the hint says of the chosen move, or of the best one while none of its moves is chosen. */
  get advised(): Advised | null {
    const { chosen } = this.intent;
    return this.hint?.advice[chosen ? Math.max(0, this.rank(chosen) - 1) : 0] ?? null;
  }

  /** Pieces that the hint's reason is about or leads to, some not yet there: boards frame them dashed. */
  get ahead(): Set<string> {
    const { advised } = this;
    if (!this.reason && advised?.marks.length) return new Set(advised.marks);
    const gains = advised?.reasons.filter((each) => each.gain > 0) ?? [];
    return new Set((this.reason ?? gains[0])?.marks ?? []);
  }

  startDecision(): void {
    this.known = {};
    this.gains = {};
    this.hint = null;
    this.reason = null;
  }

  take(hint: HintGiven): void {
    this.hint = hint;
    this.known = {
      ...this.known,
      ...Object.fromEntries(hint.advice.map((each) => [keyOf(each.action), each.changes])),
    };
  }

  /** Chooses a move, or none, and asks what it would bring. */
  choose(move: Move | null): void {
    this.intent.choose(move);
    this.reason = null;
    if (move) void this.ask(move);
  }

  /** Asks what a move would change, unless that is known; an answer to a decision that has passed is dropped. */
  async ask(move: Move): Promise<void> {
    const { picture } = this.snapshot;
    if (!picture || picture.seat === null || this.known[keyOf(move.action)]) return;
    try {
      const answer = await this.line.send({ do: "preview", seat: picture.seat, action: move.action });
      if (answer.is === "preview" && this.snapshot.picture?.decision === picture.decision)
        this.known = { ...this.known, [keyOf(move.action)]: answer.changes };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the decision has passed meanwhile, or too many were asked
    }
  }

  async askAll(): Promise<void> {
    const decision = this.snapshot.picture?.decision;
    if (this.wantsGains(this.snapshot.moves)) await this.askGains();
    const wanted = this.snapshot.moves.filter((move) => this.wantsPreview(move));
    if (wanted.length > MOST) return;
    for (const move of wanted) {
      if (this.snapshot.picture?.decision !== decision || !this.line.isOpen) return;
      await this.ask(move);
    }
  }

  private async askGains(): Promise<void> {
    const { picture } = this.snapshot;
    if (!picture || picture.seat === null) return;
    const answer = await this.line.send({ do: "weigh", seat: picture.seat }).catch(() => null);
    if (answer?.is !== "weighed" || this.snapshot.picture?.decision !== picture.decision) return;
    const known = picture.moves.flatMap((move, at) => {
      const gain = answer.gains[at];
      return gain === null || gain === undefined ? [] : [[keyOf(move.action), gain] as const];
    });
    this.gains = Object.fromEntries(known);
  }
}
