import type { GameModule } from "../games/module";
import { svgAddress } from "../lib/picture";
import { type Category, categoriesOf, rank, type Standing } from "./ceremony";
import type { Session } from "./session.svelte";
import { Timeline } from "./timeline.svelte";

/** What is told of a finished game: places, categories, and the step at which the telling is. */
export class Ending {
  readonly timeline = new Timeline(() => this.categories.length);
  /** The poster as an SVG; "" until it is here, or where there is none. */
  poster = $state("");
  /** Whether there is a poster to show, though it may still be drawn. */
  hasPoster = $state(false);

  constructor(
    private readonly session: Session,
    private readonly game: GameModule,
    /** Whether all lines of a key are told together. */
    private readonly isOne: (key: string) => boolean,
  ) {}

  private get picture() {
    return this.session.picture!;
  }

  /** Whether the seats have points of their own. */
  get isApart(): boolean {
    return !!this.game.points?.(this.picture.view);
  }

  get standings(): Standing[] {
    return this.picture.result ? rank(this.picture.result) : [];
  }

  /** The seats whose points are told, in the order of their places. */
  get order(): number[] {
    return this.isApart ? this.standings.map(({ seat }) => seat) : [0];
  }

  get categories(): Category[] {
    const { result, sheets } = this.picture;
    return result?.points.length ? categoriesOf(this.isApart ? sheets : sheets.slice(0, 1), this.isOne) : [];
  }

  /** Whose board is in sight: one's own or the winner's, where nobody else's is looked at. */
  get seat(): number {
    if (!this.isApart) return 0;
    return this.session.intent.looking ?? this.picture.seat ?? this.order[0] ?? 0;
  }

  get posterAddress(): string {
    return svgAddress(this.poster);
  }

  /** The colour of a category: the game's own, or a shade of ink. */
  readonly tint = (category: Category, at: number): string =>
    this.game.tint?.(category.id) ?? `color-mix(in srgb, var(--ink) ${Math.max(16, 88 - 12 * at)}%, var(--wash))`;

  /** Lights the pieces of the category that is told now on the board. */
  light(): void {
    const { at } = this.timeline;
    const lines = this.categories[at]?.lines[this.seat];
    this.session.intent.focusedLine = lines?.length
      ? {
          key: lines[0]!.words.key.replace("score-", ""),
          args: lines[0]!.words.args,
          marks: lines.flatMap(({ marks }) => marks),
        }
      : null;
  }
}
