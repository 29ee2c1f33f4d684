import type {
  Advised,
  ClientMessage,
  HintGiven,
  Move,
  Picture,
  Presence,
  PreviewGiven,
  Problem,
  Reason,
  Review,
  ScoreChange,
  ScoreLine,
  ServerMessage,
  TableInfo,
  Turn,
} from "../generated/protocol";
import { socketAddress } from "../lib/api";
import { moment, t } from "../lib/i18n.svelte";
import { prefs } from "../lib/prefs.svelte";

export type Action = Record<string, string | number>;
type Message = ClientMessage extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;
type Answer = Exclude<ServerMessage, { is: "snapshot" } | { is: "event" } | { is: "presence" }>;

/** A refusal of the server: a problem to be said in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

/** On how many connections a message is sent before it is given up: what cuts one after another must not go on so. */
const MOST_SENT = 3;
const UNAVAILABLE: Problem = { code: "unavailable", key: "table-unavailable", args: {}, game: "", text: "" };

interface Pending {
  message: ClientMessage;
  /** On how many connections it was sent, and none brought an answer. */
  sent: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A line of a score sheet, known by its key and what it is about; `marks` name the pieces that earn it. */
export type FocusedLine = Pick<ScoreLine, "key" | "args" | "marks">;

/** How a line of the score sheet would change. */
export const changeOf = (changes: ScoreChange[], line: FocusedLine): ScoreChange | undefined =>
  changes.find((each) => each.words.key === `score-${line.key}` && each.words.args.which === line.args.which);

/** Looking back: a move that was played, or would have been better. */
export interface Frame extends Move {
  kind: "played" | "better";
}

/** The first of these moves with these fields. */
export function findMove(moves: Move[], action: Action): Move | undefined {
  const wanted = Object.entries(action);
  return moves.find((move) => wanted.every(([name, value]) => move.action[name] === value));
}

export const keyOf = (action: Action): string => JSON.stringify(action);

/** One's place at a table: what one sees of it, what one is about to do, and the line to the server. */
export class Session {
  picture = $state.raw<Picture | null>(null);
  /** Who is connected, as last told; null until it is. */
  presence = $state.raw<Presence | null>(null);
  connection = $state<"opening" | "open" | "lost">("opening");
  /** Why there is no way back to the table: one was removed, or may not see it. */
  dismissed = $state.raw<Problem | null>(null);
  /** The legal action that is chosen but not yet played. */
  chosen = $state.raw<Move | null>(null);
  previews = $state.raw<Record<string, ScoreChange[]>>({});
  /** What moves bring at best that are only the first step of a turn. */
  weights = $state.raw<Record<string, number>>({});
  hint = $state.raw<HintGiven | null>(null);
  /** Looking back: what was played here, and what would have been better; boards frame them by these names. */
  frames = $state.raw<Frame[]>([]);
  /** Which reason of the hint is looked at. */
  reason = $state.raw<Reason | null>(null);
  thinking = $state(false);
  /** Why something cannot be done: the last refusal. */
  problem = $state.raw<Problem | null>(null);
  /** The score line that is looked at; its marks are shown on the board. */
  focusedLine = $state.raw<FocusedLine | null>(null);
  /** Whose paper or city is looked at, where each seat has its own. */
  looking = $state<number | null>(null);
  busy = $state(false);
  /** How many log lines there were before the last message: what is newer has just happened. */
  old = $state(0);
  wantsPreview: (move: Move) => boolean = () => true;
  wantsGains: (moves: Move[]) => boolean = () => false;

  private socket: WebSocket | null = null;
  private version = 0;
  private count = 0;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  /** What could be done at each length of the log since this seat is looked at: the choices of steps made since. */
  private offers: Move[][] = [];
  private waiting: (() => void)[] = [];
  private rewinding = false;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly draw = false,
    still: Picture | null = null,
  ) {
    if (still) this.picture = still;
    else this.open();
  }

  get game(): string {
    return this.picture?.table.game ?? "";
  }

  /** Since when a person is not connected, in words; "" while they are, or where it is not known. */
  absence(person: number | null): string {
    const away = this.presence?.away.find((each) => each.person === person);
    if (!away) return "";
    return away.since === null ? t("page-not-come") : t("page-away-since", { time: moment(away.since) });
  }

  get moves(): Move[] {
    return this.picture?.moves ?? [];
  }

  get awaited(): boolean {
    const { picture } = this;
    return picture !== null && picture.seat !== null && (picture.seats[picture.seat]?.awaited ?? false);
  }

  /** The score sheet with the chosen action's changes laid over it. */
  get changes(): ScoreChange[] {
    if (!this.chosen) return [];
    return this.previews[keyOf(this.chosen.action)] ?? [];
  }

  /** What a hint says of a move: 1 for the best, 2 and 3 for what else was thought of, 0 for all others. */
  rank(move: Move): number {
    return (this.hint?.advice.findIndex((each) => keyOf(each.action) === keyOf(move.action)) ?? -1) + 1;
  }

  /** What the hint says of the chosen move, or of the best one while none of its moves is chosen. */
  get advised(): Advised | null {
    const { hint, chosen } = this;
    return hint?.advice[chosen ? Math.max(0, this.rank(chosen) - 1) : 0] ?? null;
  }

  /** Pieces that earned the score line which is looked at: boards frame them in ink. */
  get marks(): Set<string> {
    return new Set(this.focusedLine?.marks ?? []);
  }

  /** Pieces of the score line that the hint's reason leads to, some not yet there: boards frame them dashed, in accent. */
  get ahead(): Set<string> {
    const gains = this.advised?.reasons.filter((each) => each.gain > 0) ?? [];
    return new Set((this.reason ?? gains[0])?.marks ?? []);
  }

  gain(move: Move): number | null {
    const changes = this.previews[keyOf(move.action)];
    if (!changes) return this.weights[keyOf(move.action)] ?? null;
    return changes.reduce((sum, each) => sum + each.after - each.before, 0);
  }

  // ---------------------------------------------------------------- what one does

  choose(move: Move | null): void {
    this.chosen = move;
    this.problem = null;
    this.reason = null;
    if (move && !this.previews[keyOf(move.action)]) void this.preview(move);
  }

  /** A legal move with these fields, if there is one. */
  find(action: Action): Move | undefined {
    return findMove(this.moves, action);
  }

  async play(move: Move): Promise<void> {
    if (!this.busy) await this.act(move);
  }

  private async act(move: Move): Promise<void> {
    const { picture } = this;
    if (!picture || picture.seat === null) return;
    this.busy = true;
    this.problem = null;
    try {
      await this.send({ do: "act", seat: picture.seat, decision: picture.decision, action: move.action });
    } catch (error) {
      this.refuse(error);
    } finally {
      if (this.picture?.decision === picture.decision) this.busy = this.rewinding;
    }
  }

  async enter(move: Move): Promise<void> {
    await this.attempt({ do: "act", seat: -1, decision: this.picture?.decision ?? "", action: move.action });
  }

  /** Asks why an action is not legal; the answer shows as the problem. */
  async why(action: Action): Promise<void> {
    const seat = this.picture?.seat;
    if (seat === null || seat === undefined) return;
    await this.attempt({ do: "preview", seat, action });
  }

  async undo(): Promise<void> {
    const seat = this.picture?.seat;
    if (seat === null || seat === undefined) return;
    this.chosen = null;
    await this.attempt({ do: "undo", seat });
  }

  // ---------------------------------------------------------------- steps that a press takes back

  /** One's own steps since anybody else or chance did something: a press on the board takes back no more than these. */
  get ownSteps(): Action[] {
    const { log, seat } = this.picture!;
    return log.slice(log.findLastIndex((line) => line.actor !== seat) + 1).map((line) => line.action);
  }

  /**
   * The legal move with these fields, after taking back as many of one's own steps as it needs. Where it was not
   * possible before them either, nothing changes and it is said why.
   */
  async backTo(action: Action, why: Problem | null = null): Promise<Move | undefined> {
    const taken: Action[] = [];
    await this.rewindingSteps(async () => {
      while (!this.find(action)) {
        const steps = this.ownSteps;
        const start = this.picture!.log.length - steps.length;
        // What was not seen (the page was opened since) is tried.
        const isPossible = (moves: Move[] | undefined): boolean => !moves || findMove(moves, action) !== undefined;
        const at = steps.findLastIndex((_, step) => isPossible(this.offers[start + step]));
        if (at < 0) break;
        if (!(await this.rewind(steps.length - at))) return;
        taken.unshift(...steps.slice(at));
      }
      if (this.find(action)) return;
      await this.replay(taken);
      if (why) this.problem = why;
      else await this.why(action);
    });
    return this.find(action);
  }

  /** Takes one of one's own steps out: back to before it, then the later ones again. */
  async takeOut(isIt: (step: Action) => boolean): Promise<void> {
    const steps = this.ownSteps;
    const at = steps.findLastIndex(isIt);
    if (at < 0) return;
    await this.rewindingSteps(async () => {
      if (await this.rewind(steps.length - at)) await this.replay(steps.slice(at + 1));
    });
  }

  private async rewindingSteps(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = this.rewinding = true;
    try {
      await work();
    } finally {
      this.busy = this.rewinding = false;
    }
  }

  /** Takes back one's last steps, so many of them; false where the server refuses. */
  private async rewind(count: number): Promise<boolean> {
    for (let left = count; left > 0; left--) {
      const { decision } = this.picture!;
      await this.undo();
      if (this.problem) return false;
      await this.decided(decision);
    }
    return true;
  }

  private async replay(steps: Action[]): Promise<void> {
    for (const step of steps) {
      const move = this.find(step);
      const { decision } = this.picture!;
      if (move) await this.act(move);
      if (this.problem) return;
      if (move) await this.decided(decision);
    }
  }

  /** Waits until the news of what was done with this decision is here: it may come after the acknowledgement. */
  private decided(decision: string): Promise<void> {
    if (this.picture?.decision !== decision) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async ask(): Promise<void> {
    const seat = this.picture?.seat;
    if (seat === null || seat === undefined || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.send({ do: "hint", seat });
      if (answer.is === "hint") {
        this.hint = answer;
        const known = answer.advice.map((each) => [keyOf(each.action), each.changes] as const);
        this.previews = { ...this.previews, ...Object.fromEntries(known) };
        const best = answer.advice[0];
        const move = best && this.find(best.action);
        if (move) this.choose(move);
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Sends a message; a refusal shows as the problem. */
  async attempt(message: Message): Promise<Answer | null> {
    try {
      this.problem = null;
      return await this.send(message);
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem;
  }

  private async preview(move: Move): Promise<void> {
    const { picture } = this;
    if (!picture || picture.seat === null) return;
    const { decision } = picture;
    try {
      const answer = (await this.send({ do: "preview", seat: picture.seat, action: move.action })) as PreviewGiven;
      if (this.picture?.decision === decision)
        this.previews = { ...this.previews, [keyOf(move.action)]: answer.changes };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the decision has passed meanwhile, or too many were asked
    }
  }

  private async weigh(picture: Picture, seat: number): Promise<void> {
    const answer = await this.send({ do: "weigh", seat }).catch(() => null);
    if (answer?.is !== "weighed" || this.picture?.decision !== picture.decision) return;
    const known = picture.moves.flatMap((move, at) => {
      const gain = answer.gains[at];
      return gain === null || gain === undefined ? [] : [[keyOf(move.action), gain] as const];
    });
    this.weights = Object.fromEntries(known);
  }

  private async previewAll(): Promise<void> {
    const { picture } = this;
    const decision = picture?.decision;
    if (picture && picture.seat !== null && this.wantsGains(picture.moves)) await this.weigh(picture, picture.seat);
    const wanted = this.moves.filter((move) => this.wantsPreview(move));
    if (wanted.length > 30) return;
    for (const move of wanted) {
      if (this.picture?.decision !== decision || this.connection !== "open") return;
      if (!this.previews[keyOf(move.action)]) await this.preview(move);
    }
  }

  // ---------------------------------------------------------------- the line to the server

  send(message: Message): Promise<Answer> {
    const whole = { ...message, id: `${this.run}.${++this.count}` } as ClientMessage;
    return new Promise((resolve, reject) => {
      const pending: Pending = { message: whole, sent: 0, resolve, reject };
      this.pending.set(whole.id, pending);
      if (this.connection === "open") this.dispatch(pending);
    });
  }

  private dispatch(pending: Pending): void {
    pending.sent += 1;
    this.socket?.send(JSON.stringify(pending.message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      const token = prefs.held[this.table]?.token ?? "";
      socket.send(JSON.stringify({ do: "hello", id: `${this.run}.${++this.count}`, token, draw: this.draw }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.timer);
    this.connection = this.picture ? "lost" : "opening";
    const wait = Math.min(8000, 250 * 2 ** this.tries++) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case "snapshot":
        this.version = message.version;
        this.take(message.picture);
        if (this.connection !== "open") this.resume();
        break;
      case "event": {
        const { picture } = this;
        if (!picture || message.version !== this.version + 1) {
          this.send({ do: "sync" }).catch((error: unknown) => this.refuse(error));
          return;
        }
        this.version = message.version;
        const log = [...picture.log.slice(0, message.keep), ...message.log];
        this.take({ ...picture, ...(message.changes as Partial<Picture>), log });
        break;
      }
      case "presence":
        this.presence = message;
        break;
      default:
        this.answer(message);
    }
  }

  private answer(message: Answer): void {
    const pending = this.pending.get(message.id);
    if (!pending) {
      if (message.is === "error" && !message.id) this.refusedWholly(message.error);
      return;
    }
    this.pending.delete(message.id);
    if (message.is === "error") pending.reject(new Refused(message.error));
    else pending.resolve(message);
  }

  /** The connection itself was refused or ended; where that is for good, it is not tried again. */
  private refusedWholly(problem: Problem): void {
    if (["not-allowed", "unknown"].includes(problem.code)) {
      this.dismissed = problem;
      this.close();
    } else if (!this.picture) this.problem = problem;
  }

  /** After a reconnect everything unanswered is sent again: a repeated id is done once. An error is an answer. */
  private resume(): void {
    this.connection = "open";
    this.tries = 0;
    for (const [id, pending] of this.pending) {
      if (pending.sent < MOST_SENT) this.dispatch(pending);
      else {
        this.pending.delete(id);
        pending.reject(new Refused(UNAVAILABLE));
      }
    }
    void this.previewAll();
  }

  private take(picture: Picture): void {
    const before = this.picture;
    this.old = before ? Math.min(before.log.length, picture.log.length) : picture.log.length;
    this.picture = picture;
    if (before?.seat !== picture.seat) this.offers = [];
    this.offers.length = Math.min(this.offers.length, picture.log.length);
    this.offers[picture.log.length] = picture.moves;
    if (!before || before.decision !== picture.decision) {
      this.previews = {};
      this.weights = {};
      // The news of one's own move may come before its acknowledgement: the next one can be made at once.
      this.busy = this.rewinding;
      this.chosen = null;
      this.hint = null;
      this.reason = null;
      this.problem = null;
      if (this.connection === "open") void this.previewAll();
      for (const resolve of this.waiting.splice(0)) resolve();
    }
    if (before && !before.seats[before.seat ?? -1]?.awaited && this.awaited) this.onturn?.();
  }

  /** Called when one's turn begins. */
  onturn: (() => void) | null = null;
}

/** A position of a finished game as the boards draw it: an onlooker's, with nothing to do. */
export function replaySession(table: TableInfo, turn: Turn, review: Review | null = null): Session {
  const nobody = { person: null, bot: "", resigned: false, awaited: false };
  const session = new Session(table.id, false, {
    table,
    people: [],
    seats: Array.from({ length: table.players }, () => nobody),
    you: { person: null, seats: [], host: false },
    seat: null,
    hand_over: null,
    view: turn.view,
    svg: turn.svg,
    asked: null,
    decision: "",
    moves: [],
    chance: [],
    can_undo: false,
    sheets: [],
    clock: [],
    proposal: null,
    talk: [],
    result: null,
    log: turn.line ? [turn.line] : [],
  });
  session.old = 0;
  session.looking = review?.actor ?? (turn.line && turn.line.actor >= 0 ? turn.line.actor : 0);
  if (review) session.frames = [{ kind: "played", action: review.played.action, words: review.played.words }];
  if (review?.better) {
    session.frames = [...session.frames, { kind: "better", action: review.better.action, words: review.better.words }];
    session.hint = { is: "hint", id: "", advice: [review.better] };
  }
  return session;
}
