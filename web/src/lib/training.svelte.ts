import type { Move, PuzzleTask, PuzzleVerdict, Training } from "../generated/protocol";
import { answerPuzzle, nextPuzzle, trainingOf } from "./api";
import { prefs } from "./prefs.svelte";
import { streakOf } from "./streak";

const EMPTY: Training = { ratings: {}, solved: [], days: {}, due: {} };
const KEY = "megapolis.training";
/** How many puzzles of a game it takes until a rating says something. */
const SHOWN_AFTER = 10;

/** What one has solved: an account's is kept by the server, a guest's on this device. */
class TrainingRecord {
  known = $state.raw<Training>(EMPTY);

  async load(): Promise<void> {
    this.known = prefs.account ? await trainingOf() : this.onDevice();
  }

  private onDevice(): Training {
    try {
      return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Training>) };
    } catch {
      return EMPTY; // storage forbidden or damaged: puzzles work without
    }
  }

  /** What is sent along: guests keep their own record. */
  private get sent(): { training?: Training } {
    return prefs.account ? {} : { training: this.known };
  }

  private keep(after: Training): void {
    this.known = after;
    if (prefs.account) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(after));
    } catch {
      // see above
    }
  }

  /** Forgets what this device has solved. */
  forget(): void {
    this.keep(EMPTY);
  }

  /** Says what an answer is worth; without a move, shows the answer. */
  async answer(id: string, action: Move["action"] | null, tries: number, helped: boolean): Promise<PuzzleVerdict> {
    const verdict = await answerPuzzle(id, { action, tries, helped, ...this.sent });
    this.keep(verdict.training);
    return verdict;
  }

  next(game: string, theme: string, language: string): Promise<PuzzleTask> {
    return nextPuzzle({ game, theme, ...this.sent }, language);
  }

  /** The rating in a game, once it says something. */
  ratingIn(game: string): number | null {
    const strength = this.known.ratings[game];
    return strength && strength.count >= SHOWN_AFTER ? Math.round(strength.rating.value) : null;
  }

  streak(today: string): number {
    return streakOf(this.known.days, today);
  }

  /** The mistakes that come back by a day. */
  due(today: string): string[] {
    return Object.entries(this.known.due)
      .filter(([, { day }]) => day <= today)
      .map(([name]) => name);
  }
}

export const training = new TrainingRecord();
