import type { Move } from "../../../generated/protocol";
import type { Action } from "../../../table/moves";

/** The steps of a bid that raises the one before by so many: tens as long as there are more, then the rest. */
export function* stepsOfBid(steps: number): Generator<Action> {
  for (; steps > 10; steps -= 10) yield { do: "more" };
  yield { do: "raise", by: String(steps) };
}

/** The largest note that can be added to the money of an offer without going beyond what is left of a sum. */
export function nextNote(moves: Move[], verb: string, left: number): number {
  const notes = moves.filter((move) => move.action.do === verb).map((move) => Number(move.action.note));
  return Math.max(0, ...notes.filter((note) => note <= left));
}
