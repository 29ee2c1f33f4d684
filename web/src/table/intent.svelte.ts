import type { Move, Problem } from "../generated/protocol";
import type { FocusedLine, Frame } from "./moves";

/** Something of the chronicle that is shown on the board: whose it is (null: one's own), its moves and its words. */
export interface Pointed {
  key: string;
  board: number | null;
  moves: Move[];
  said: string;
  /** It stays until it is put away, since it was pressed and not only pointed at. */
  pinned: boolean;
}

/** What one is about to do and looks at: nothing of it is known to the server yet. */
export class Intent {
  /** The legal action that is chosen but not yet played. */
  chosen = $state.raw<Move | null>(null);
  /** Why something cannot be done: the last refusal. */
  problem = $state.raw<Problem | null>(null);
  /** The score line that is looked at; its marks are shown on the board. */
  focusedLine = $state.raw<FocusedLine | null>(null);
  /** Whose paper or city is looked at, where each seat has its own. */
  looking = $state<number | null>(null);
  /** A move is on its way: nothing else is played until the server has answered. */
  busy = $state(false);
  /** A hint would end the rating of the game, and was asked for once: asked for again, it is given. */
  warned = $state(false);
  /** Several steps are being taken back or made again: the news of each does not end it. */
  rewinding = false;
  /** Looking back: what was played here, and what would have been better; boards frame them by these names. */
  frames = $state.raw<Frame[]>([]);

  /** What the chronicle points at. */
  pointed = $state.raw<Pointed | null>(null);
  /** Whose board was looked at before the chronicle pointed at one. */
  private lookedBefore: number | null = null;

  /** Shows something of the chronicle on the board it happened on. */
  point(to: Pointed): void {
    if (!this.pointed) this.lookedBefore = this.looking;
    this.pointed = to;
    this.looking = to.board;
    this.frames = to.moves.map((move) => ({ ...move, kind: "played" }));
  }

  /** Puts it away and goes back to the board of before, if one has not gone elsewhere. */
  unpoint(): void {
    if (!this.pointed) return;
    if (this.looking === this.pointed.board) this.looking = this.lookedBefore;
    this.pointed = null;
    this.frames = [];
  }

  /** Pieces that earned the score line which is looked at: boards frame them in ink. */
  get marks(): Set<string> {
    return new Set(this.focusedLine?.marks ?? []);
  }

  choose(move: Move | null): void {
    if (move) this.unpoint();
    this.chosen = move;
    this.problem = null;
  }

  /** There is something new to decide: what was meant for the last decision is forgotten. */
  startDecision(): void {
    this.choose(null);
    this.warned = false;
    // The news of one's own move may come before its acknowledgement: the next one can be made at once.
    this.busy = this.rewinding;
  }

  /** Does something of several steps, during which nothing else can be played. */
  async rewind(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = this.rewinding = true;
    try {
      await work();
    } finally {
      this.busy = this.rewinding = false;
    }
  }
}
