import type { Frame } from "../../../table/moves";
import type { Session } from "../../../table/session.svelte";
import { type Colour, districtOf } from "./cards";

/** What looking back frames at a place of the board: the moves with one of these verbs, in this district. */
export const framesAt = (session: Session, verbs: string[], colour: Colour): Frame[] =>
  session.intent.frames.filter((frame) => verbs.includes(String(frame.action.do)) && districtOf(frame) === colour);

/** The frames of moves that choose one of the cards that lie there, by the place of the card. */
export function framedCards<T>(frames: Frame[], cards: T[], fits: (frame: Frame, card: T) => boolean): Frame[][] {
  const out: Frame[][] = cards.map(() => []);
  for (const frame of frames) out[cards.findIndex((card) => fits(frame, card))]?.push(frame);
  return out;
}
