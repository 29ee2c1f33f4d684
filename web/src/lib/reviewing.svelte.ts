import type { ReviewState } from "../generated/protocol";
import { ApiError, beginReview, reviewState } from "./api";

const WAIT = 700;

/** The review of one seat of a finished game: asked for, waited for, then kept on the screen. */
export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  problem = $state.raw<ApiError["problem"] | null>(null);
  private run = 0;

  constructor(private readonly table: string) {}

  /** Looks whether there is a review of this seat; has it made if there is none and `begin` says so. */
  async look(seat: number, language: string, begin: boolean): Promise<void> {
    const run = ++this.run;
    this.problem = null;
    if (this.state?.seat !== seat) this.state = null;
    try {
      let found = await reviewState(this.table, seat, language);
      if (begin && !found.wanted) found = await beginReview(this.table, seat, language);
      while (run === this.run) {
        this.state = found;
        if (found.said || !found.wanted) return;
        await new Promise((resolve) => setTimeout(resolve, WAIT));
        if (run === this.run) found = await reviewState(this.table, seat, language);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (run === this.run) this.problem = error.problem;
    }
  }

  /** Waits for nothing any more. */
  stop(): void {
    this.run++;
  }
}
