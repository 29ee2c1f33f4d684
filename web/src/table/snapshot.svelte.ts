import type { Move, Picture, Presence } from "../generated/protocol";
import { afterFrame, atOnce } from "../lib/frame";
import type { News } from "./messages";
import { type Action, findMove } from "./moves";
import { share } from "./sharing";
import { Shown } from "./shown.svelte";
import { isStill } from "./speeds";

/** After the next frame, or at once where nothing moves. */
export const later = (act: () => void) => (isStill() ? atOnce(act) : afterFrame(act));

/** What one sees of a table: the last snapshot, kept up to date by the differences that the server sends. */
export class SnapshotStore {
  picture = $state.raw<Picture | null>(null);
  /**
   * The same for what stands beside the board, and for the chronicle: while things move, they follow a frame and two
   * frames later, so that no frame has to draw everything.
   */
  settled = $state.raw<Picture | null>(null);
  chronicled = $state.raw<Picture | null>(null);
  private stop = (): void => {};
  /** Who is connected, as last told; null until it is. */
  presence = $state.raw<Presence | null>(null);
  /** How many log lines there were before the last message: what is newer has just happened. */
  old = $state(0);
  /** What partners try and point at, over the position that is seen. */
  readonly shown = new Shown();
  private version = 0;
  /** What could be done at each length of the log since this seat is looked at: the choices of steps made since. */
  private offers: Move[][] = [];
  private waiting: (() => void)[] = [];

  /** `changed` is told of every new picture, with the one before it. `later` does what can wait for the next frame. */
  constructor(
    private readonly changed: (before: Picture | null, now: Picture) => void = () => {},
    private readonly later: (act: () => void) => () => void = atOnce,
  ) {}

  get moves(): Move[] {
    return this.picture?.moves ?? [];
  }

  /** Whether the server waits for the seat that one looks from. */
  get awaited(): boolean {
    const { picture } = this;
    return picture !== null && picture.seat !== null && (picture.seats[picture.seat]?.awaited ?? false);
  }

  /**
   * One's own steps since anybody else or chance did something: a press on the board takes back no more than these.
   * What the table played for one before the first choice cannot be taken back.
   */
  get ownSteps(): Action[] {
    const { log, seat } = this.picture!;
    const since = log.slice(log.findLastIndex((line) => line.actor !== seat) + 1);
    const first = since.findIndex((line) => !line.forced);
    return first < 0 ? [] : since.slice(first).map((line) => line.action);
  }

  /** Whether an action was possible before the last `count` of one's own steps; true also where that was not seen. */
  couldPlay(action: Action, count: number): boolean {
    const moves = this.offers[this.picture!.log.length - count];
    return !moves || findMove(moves, action) !== undefined;
  }

  /** Takes in what the server tells; false after a gap in the versions: then a fresh snapshot must be asked for. */
  hear(news: News): boolean {
    if (news.is === "presence") {
      this.presence = news;
    } else if (news.is === "trial" || news.is === "pointed") {
      this.shown.hear(news, this.picture?.log.length ?? 0);
    } else if (news.is === "snapshot") {
      this.version = news.version;
      this.show(news.picture);
    } else {
      const { picture } = this;
      if (!picture || news.version !== this.version + 1) return false;
      this.version = news.version;
      const log = [...picture.log.slice(0, news.keep), ...news.log];
      this.show({ ...picture, ...(news.changes as Partial<Picture>), log });
    }
    return true;
  }

  show(now: Picture): void {
    const before = this.picture;
    const picture = share(before, now);
    const lines = picture.log.length;
    this.old = before ? Math.min(before.log.length, lines) : lines;
    this.picture = picture;
    this.follow(before, picture);
    if (before?.seat !== picture.seat) this.offers = [];
    this.offers.length = Math.min(this.offers.length, lines);
    this.offers[lines] = picture.moves;
    this.changed(before, picture);
    if (before?.decision !== picture.decision) for (const resolve of this.waiting.splice(0)) resolve();
  }

  private follow(before: Picture | null, now: Picture): void {
    this.stop();
    const isSame = before?.seat === now.seat && before.table.status === now.table.status && !before.view === !now.view;
    const wait = isSame ? this.later : atOnce;
    this.stop = wait(() => {
      this.settled = now;
      this.stop = wait(() => {
        this.chronicled = now;
      });
    });
  }

  /** Waits until the news of what was done with this decision is here: it may come after the acknowledgement. */
  decided(decision: string): Promise<void> {
    if (this.picture?.decision !== decision) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
