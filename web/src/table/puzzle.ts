import type { Advised, Move, Picture, Puzzle, TableInfo } from "../generated/protocol";
import { type Answer, type Message, Refused } from "./messages";
import { type Action, keyOf } from "./moves";
import type { Played } from "./replay";
import { Session } from "./session.svelte";

/** What a puzzle asks the server: what a move would change. */
type Preview = (action: Action) => Promise<Extract<Answer, { is: "preview" }>["changes"]>;

const TAKEN = { code: "puzzle", key: "review-taken", args: {} } as unknown as Refused["problem"];

/**
 * A decision of a finished game on its real board. A move that is made there is not played: `answer` hears of it, and
 * the position stays.
 */
export function puzzleSession(
  table: TableInfo,
  by: Played,
  puzzle: Puzzle,
  preview: Preview,
  answer: (move: Move) => void,
): Session {
  const session = new Session(
    table.id,
    { dial: () => Promise.reject() as never, hello: () => ({ token: "", draw: false }) },
    {
      isOpen: true,
      async send(message: Message): Promise<Answer> {
        if (message.do === "preview")
          return { is: "preview", id: "", changes: await preview(message.action as Action) };
        const made = message.do === "act" ? session.find(message.action as Action) : undefined;
        if (made) answer(made);
        throw new Refused(TAKEN);
      },
    },
  );
  session.connection = "open";
  session.snapshot.show({
    table: { ...table, status: "playing" },
    people: by.people,
    seats: by.seats.map((seat, at) => ({ ...seat, awaited: at === puzzle.actor })),
    you: { person: null, seats: [puzzle.actor], host: false },
    seat: puzzle.actor,
    hand_over: null,
    view: puzzle.view,
    svg: puzzle.svg,
    asked: puzzle.asked,
    decision: `puzzle ${puzzle.at}`,
    moves: puzzle.moves,
    chance: [],
    order: null,
    guide: null,
    can_undo: false,
    sheets: puzzle.sheets,
    clock: [],
    proposal: null,
    talk: [],
    result: null,
    log: [],
  });
  session.snapshot.old = 0;
  return session;
}

/** Shows the answer on the board: what was played and what would have been better, and why. */
export function showAnswer(session: Session, better: Advised, played?: Advised): void {
  session.snapshot.show({ ...session.picture!, moves: [], seats: session.picture!.seats.map(asleep) });
  session.intent.choose(null);
  const frames = [{ kind: "better" as const, action: better.action, words: better.words }];
  session.intent.frames = played ? [{ kind: "played", action: played.action, words: played.words }, ...frames] : frames;
  session.preview.hint = {
    is: "hint",
    id: "",
    level: "clearly",
    scale: "points",
    advice: [better],
    futures: 0,
    moves: [],
  };
}

const asleep = (seat: Picture["seats"][number]): Picture["seats"][number] => ({ ...seat, awaited: false });

/**
 * The moves with the same piece as the best one: those that share the first field which leaves more than one and not
 * all; of a field that names several things ("f4-e4"), one of them. The best alone, where nothing is shared.
 */
export function withThePiece(moves: Move[], best: Action): Move[] {
  for (const test of tests(best)) {
    const found = moves.filter(({ action }) => test(action));
    if (found.length > 1 && found.length < moves.length) return found;
  }
  return moves.filter(({ action }) => keyOf(action) === keyOf(best));
}

function* tests(best: Action): Generator<(action: Action) => boolean> {
  for (const [name, value] of Object.entries(best)) {
    if (name === "do") continue;
    yield (action) => action[name] === value;
    const parts = String(value).split(/[^a-z0-9]+/);
    if (parts.length > 1)
      for (const part of parts)
        yield (action) =>
          String(action[name])
            .split(/[^a-z0-9]+/)
            .includes(part);
  }
  yield (action) => action.do === best.do;
}
