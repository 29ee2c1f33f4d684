import type { Line, News } from "./messages";
import type { SnapshotStore } from "./snapshot.svelte";
import { FACTOR, isStill, LIFT, REST, SETTLE, type Speed, TRAVEL } from "./speeds";

const BEAT = LIFT + TRAVEL + SETTLE + REST;

/**
 * Shows the moves of others one after another, each for a beat, however fast they come. Order is kept: what comes while
 * a move is shown waits behind it. Whatever one does oneself shows all of it at once, so nothing is ever blocked.
 */
export class Pace {
  /** How many messages wait to be shown. */
  waiting = $state(0);
  /** The move that is being shown: whose it is, and how long the travelling takes. A new object for each move. */
  move = $state.raw<{ seat: number; travel: number } | null>(null);
  private queue: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many moves waited at most since none did. */
  private most = 1;
  /** When the last move was shown. */
  private last = -BEAT;

  /** How fast one wants to see them; set by the page. */
  speed: () => Speed = () => "instant";
  /** However many moves wait to be shown, they take no longer than this at the normal speed, in milliseconds. */
  longest = 6000;
  /** Whether what chance brings is shown for a beat, too. */
  showsChance = false;

  /** Moves go into `store`; after a gap `sync` asks for a fresh snapshot. `isHidden` says that nobody sees anything move. */
  constructor(
    private readonly store: Pick<SnapshotStore, "hear" | "picture">,
    private readonly sync: () => void,
    public isHidden: () => boolean = isStill,
  ) {}

  private show(news: News): void {
    if (!this.store.hear(news)) this.sync();
  }

  hear(news: News): void {
    const isOwn = news.is === "event" && news.log.some(({ actor }) => actor === this.store.picture?.seat);
    if (news.is === "snapshot") this.forget();
    this.queue.push(news);
    if (news.is === "snapshot" || isOwn || this.factor() === 0) this.skip();
    else this.next();
  }

  /** The same line, where whoever sends something sees everything first. */
  before(line: Pick<Line, "send">): Pick<Line, "send"> {
    return {
      send: (message) => {
        this.skip();
        return line.send(message);
      },
    };
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const news of this.queue.splice(0)) this.show(news);
    this.waiting = 0;
    this.last = performance.now();
  }

  private forget(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Shows what waits until a move has to wait for its time. */
  private next(): void {
    while (this.timer === undefined) {
      const [news] = this.queue;
      if (!news) break;
      const mover = this.moverOf(news);
      const factor = this.hurried();
      const wait = mover === null ? 0 : this.last + factor * BEAT - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          if (this.factor() === 0) this.skip();
          else this.next();
        }, wait);
        break;
      }
      this.queue.shift();
      this.show(news);
      if (news.is === "event" && news.log.length) this.last = performance.now();
      if (mover !== null && mover >= 0) this.move = { seat: mover, travel: factor * (LIFT + TRAVEL + SETTLE) };
    }
    this.waiting = this.queue.length;
  }

  /** Who else made a move, where this message tells of one. */
  private moverOf(news: News): number | null {
    if (news.is !== "event") return null;
    const isShown = (actor: number): boolean => (actor >= 0 ? actor !== this.store.picture?.seat : this.showsChance);
    return news.log.find(({ actor }) => isShown(actor))?.actor ?? null;
  }

  private factor(): number {
    return this.isHidden() ? 0 : FACTOR[this.speed()];
  }

  /** Long queues go faster, from their longest to their end. */
  private hurried(): number {
    const moves = this.queue.filter((news) => this.moverOf(news) !== null).length;
    this.most = this.queue.length > 1 ? Math.max(this.most, moves) : 1;
    return this.factor() * Math.min(1, this.longest / BEAT / this.most);
  }
}
