import type { Move, Picture, Problem } from "../generated/protocol";
import { type Caller, Connection } from "./connection";
import { Hints } from "./hints.svelte";
import { Intent } from "./intent.svelte";
import type { Line, Message } from "./messages";
import { type Action, findMove } from "./moves";
import { Pace } from "./pace.svelte";
import { Preview } from "./preview.svelte";
import { Seat } from "./seat";
import { later, SnapshotStore } from "./snapshot.svelte";
import { Steps } from "./steps";
import { Trials } from "./trials";

/** Refusals of a connection after which there is no way back to the table. */
const FINAL = ["not-allowed", "unknown"];

/** One's place at a table: what one sees of it, what one is about to do, and the line to the server. */
export class Session {
  connection = $state<"opening" | "open" | "lost">("opening");
  /** Why there is no way back to the table: one was removed, or may not see it. */
  dismissed = $state.raw<Problem | null>(null);
  /** Since when the line is down, and when it is tried again, in milliseconds; null while it is up. */
  outage = $state.raw<{ since: number; next: number } | null>(null);
  /** Called when one's turn begins. */
  onTurn: (() => void) | null = null;

  readonly snapshot = new SnapshotStore((before, now) => this.see(before, now), later);
  readonly intent = new Intent();
  readonly pace = new Pace(this.snapshot, () => void this.attempt({ do: "sync" }));
  readonly preview: Preview;
  readonly hints: Hints;
  readonly trials: Trials;
  private readonly line: Connection;
  private readonly seat: Seat;
  private readonly steps: Steps;

  constructor(
    readonly table: string,
    calls: Pick<Caller, "dial" | "hello" | "shelf">,
    standIn?: Line,
  ) {
    this.line = new Connection({
      ...calls,
      hear: (news) => this.pace.hear(news),
      late: (problem) => (this.intent.problem = problem),
      opened: () => {
        this.connection = "open";
        this.outage = null;
        void this.preview.askAll();
      },
      lost: (wait) => {
        this.connection = this.picture ? "lost" : "opening";
        const now = Date.now();
        this.outage = { since: this.outage?.since ?? now, next: now + wait };
      },
      refused: (problem) => {
        if (FINAL.includes(problem.code)) {
          this.dismissed = problem;
          this.close();
        } else if (!this.picture) this.intent.problem = problem;
      },
    });
    const line = standIn ?? this.line;
    this.preview = new Preview(this.snapshot, this.intent, line);
    this.seat = new Seat(this.snapshot, this.intent, this.pace.before(line));
    this.steps = new Steps(this.snapshot, this.intent, this.seat);
    this.trials = new Trials(this.snapshot, line);
    this.hints = new Hints(this.snapshot, this.intent, this.preview, this.seat);
  }

  open = () => this.line.open();
  close = () => this.line.close();
  retry = () => this.line.retry();

  /** Takes a move or an entry back that waits for the line; it stays chosen. */
  withdraw = (what: "act" | "enter" | "sold" = "act"): boolean => this.line.withdraw(what);

  get picture(): Picture | null {
    return this.snapshot.picture;
  }
  get game(): string {
    return this.picture?.table.game ?? "";
  }

  get moves(): Move[] {
    return this.snapshot.moves;
  }

  get awaited(): boolean {
    return this.snapshot.awaited;
  }

  get chosen(): Move | null {
    return this.intent.chosen;
  }

  /** A legal move with these fields, if there is one. */
  find = (action: Action) => findMove(this.moves, action);

  choose = (move: Move | null) => this.preview.choose(move);
  /** Asks for a hint, and chooses what it advises. */
  ask = () => this.hints.ask();
  play = (move: Move) => this.seat.play(move);
  why = (action: Action) => this.seat.why(action);
  undo = () => this.seat.undo();
  attempt = (message: Message) => this.seat.attempt(message);
  backTo = (action: Action, why?: Problem) => this.steps.backTo(action, why);
  compose = (next: () => Action | undefined, isOld?: (step: Action) => boolean) => this.steps.compose(next, isOld);
  takeOut = (isIt: (step: Action) => boolean) => this.steps.takeOut(isIt);

  private see(before: Picture | null, now: Picture): void {
    if (before?.decision !== now.decision) {
      this.intent.startDecision();
      this.preview.startDecision();
      if (this.connection === "open") void this.preview.askAll();
    }
    if (before && !before.seats[before.seat ?? -1]?.awaited && this.awaited) this.onTurn?.();
  }
}
