import type { GuideInfo } from "../../generated/protocol";
import { clearOf, isChosen, type LessonPlaces, MAIN, ringOf } from "../../table/lesson";
import type { Session } from "../../table/session.svelte";

type Part = "move" | "score" | "log";

/** How often a new thing is scrolled to. */
const TRIES = 5;

/** What lies behind the bar of a small screen is scrolled to its middle, so that the bar does not cover it. */
const MIDDLE = ".board, .part.score, .part.log";
const isSmall = (): boolean => innerWidth <= 1000;

const isSeen = (each: Element): boolean => each.getClientRects().length > 0;
const find = (selector: string): Element[] => [...document.querySelectorAll(`.screen :is(${selector})`)];

/** What a first game points at now, and what can be done about it. */
export class LessonState {
  /** What wears the ring. */
  ring = $state.raw<Element[]>([]);
  /** What stays clear without one. */
  clear = $state.raw<Element[]>([]);
  /** Whether what is meant is not on this screen at all. */
  private isMissing = $state(false);
  /** How often something else was pressed in this step. */
  nudges = $state(0);
  /** A step that was answered, until the next one comes. */
  private answered = -1;
  private shown = "";
  private brought = 0;

  constructor(
    readonly session: Session,
    readonly places: LessonPlaces,
    /** Opens the part of the screen that something is in. */
    private readonly show: (part: Part) => void,
  ) {}

  get guide(): GuideInfo | null {
    return this.session.picture?.guide ?? null;
  }

  /** Whether the step itself has the button that goes on, as there is nothing else to press. */
  get isTold(): boolean {
    const { guide } = this;
    return guide !== null && (guide.left || guide.look === "end" || (guide.look !== "" && this.isMissing));
  }

  /** Looks for what is meant: it moves, comes and goes as the board changes. */
  look(): void {
    const { guide } = this;
    if (!guide) {
      this.ring = this.clear = [];
      return;
    }
    const { chosen } = this.session;
    const found = ringOf(guide, chosen, this.places).map(find);
    const seen = found.map((each) => each.filter(isSeen)).find((each) => each.length > 0) ?? [];
    this.isMissing = found.flat().length === 0;
    this.bringIntoView(guide, seen, found.flat());
    if (seen.length !== this.ring.length || seen.some((each, at) => each !== this.ring[at])) this.ring = seen;
    const clear = find(clearOf(guide, chosen, this.places)).filter(isSeen);
    if (clear.length !== this.clear.length || clear.some((each, at) => each !== this.clear[at])) this.clear = clear;
    if (isChosen(guide, chosen)) this.next();
  }

  /** Opens the sheet that the thing lies in and scrolls to it, once for each thing. */
  private bringIntoView(guide: GuideInfo, seen: Element[], found: Element[]): void {
    const thing = seen[0] ?? found.find((each) => each.closest(".part.score, .part.log"));
    // What is chosen on the board is played by the main button, which may have been scrolled away meanwhile.
    const what = seen[0]?.matches(MAIN) ? "main" : seen.length > 0;
    const name = `${guide.step}:${guide.look}${guide.moves[0] ? Object.values(guide.moves[0].action).join() : ""}${what}`;
    if (name !== this.shown) {
      this.shown = name;
      this.brought = 0;
      const part = thing?.closest(".part");
      this.show((["score", "log"] as const).find((each) => part?.classList.contains(each)) ?? "move");
    }
    // What stands above it may still grow, so it is scrolled to a few times.
    if (this.brought++ < TRIES) {
      seen[0]?.scrollIntoView({ block: seen[0].closest(isSmall() ? MIDDLE : ".board") ? "center" : "nearest" });
      // A large screen shows the whole table: only parts of it scroll.
      if (!isSmall()) scrollTo(0, 0);
    }
  }

  private send(to: "next" | "back" | "end"): void {
    const { guide } = this;
    if (!guide) return;
    this.nudges = 0;
    this.session.intent.looking = null;
    void this.session.attempt({ do: "guide", to, step: guide.step }).then((answer) => {
      if (!answer) this.answered = -1; // refused: it can be tried again
    });
  }

  /** Goes on after something that the server does not see; once for each step. */
  next = (): void => {
    const { guide } = this;
    const said = guide ? guide.step + (guide.left ? 0.5 : 0) : -1;
    if (said === this.answered) return;
    this.answered = said;
    this.send("next");
  };

  back = (): void => {
    this.answered = -1;
    this.session.choose(null);
    this.send("back");
  };

  end = (): void => this.send("end");

  /** Presses what wears the ring, or goes on where nothing does. */
  press = (): void => {
    if (this.isTold) this.next();
    else this.ring[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };

  /** Does the whole of what is asked. */
  doIt = (): void => {
    const { guide, session } = this;
    if (guide?.choose) session.choose(guide.choose);
    else if (guide?.moves[0]) void session.play(guide.moves[0]);
    else this.press();
  };
}
