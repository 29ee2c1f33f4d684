import type { Picture, Review, TableInfo, Turn } from "../generated/protocol";
import { Session } from "./session.svelte";

/** Who played a finished game. */
export type Played = Pick<Picture, "people" | "seats">;

/** A position of a finished game as the boards draw it: an onlooker's, with nothing to do. */
export function replaySession(table: TableInfo, turn: Turn, review: Review | null = null, by?: Played): Session {
  const nobody = { person: null, bot: "", resigned: false, awaited: false, since: null };
  const session = new Session(table.id, {
    dial: () => {
      throw new Error("a replay has no connection");
    },
    hello: () => ({ token: "", draw: false }),
  });
  session.snapshot.show({
    table,
    people: by?.people ?? [],
    seats: by?.seats ?? Array.from({ length: table.players }, () => nobody),
    you: { person: null, seats: [], host: false },
    seat: null,
    hand_over: null,
    view: turn.view,
    svg: turn.svg,
    asked: null,
    decision: "",
    moves: [],
    chance: [],
    order: null,
    guide: null,
    can_undo: false,
    sheets: [],
    clock: [],
    proposal: null,
    talk: [],
    result: null,
    log: turn.line ? [turn.line] : [],
  });
  session.snapshot.old = 0;
  session.intent.looking = review?.actor ?? (turn.line && turn.line.actor >= 0 ? turn.line.actor : 0);
  if (review) session.intent.frames = [{ kind: "played", action: review.played.action, words: review.played.words }];
  if (review?.better) {
    const { better } = review;
    session.intent.frames = [...session.intent.frames, { kind: "better", action: better.action, words: better.words }];
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
  return session;
}
