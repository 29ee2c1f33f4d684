import type { Picture, Recap } from "../generated/protocol";
import { newsOf } from "./recap";
import { replaySession } from "./replay";
import type { Session } from "./session.svelte";
import type { Speed } from "./speeds";

/** All of it takes no longer than this at the normal speed, in milliseconds: ten seconds at the fast one. */
const LONGEST = 25_000;
/** How things stood is seen for a moment before the first move, in milliseconds. */
const BEFORE = 600;

/** Shows what happened once more on a board of its own: the table itself goes on behind it. */
export class Showing {
  readonly session: Session;
  readonly lines: number;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(recap: Recap, { table, people, seats, seat }: Picture, speed: () => Speed) {
    const { view, points } = recap.steps[0]!;
    const start = { at: 0, of: 0, line: null, view, svg: "", points, link: "", text: "" };
    this.session = replaySession(table, start, null, { people, seats });
    this.session.intent.looking = seat ?? 0;
    this.lines = recap.steps.reduce((sum, { log }) => sum + log.length, 0);
    const { pace } = this.session;
    // It was asked for, so it is shown step by step also to whoever wants no motion: then nothing travels.
    pace.isHidden = () => document.hidden;
    pace.showsChance = true;
    pace.longest = LONGEST;
    pace.speed = speed;
    this.timer = setTimeout(() => {
      for (const news of newsOf(recap)) pace.hear(news);
    }, BEFORE);
  }

  /** How many lines have been shown. */
  get at(): number {
    return this.session.picture!.log.length;
  }

  get isOver(): boolean {
    return this.at === this.lines;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.session.pace.skip();
  }
}
