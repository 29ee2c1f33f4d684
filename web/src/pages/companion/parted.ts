import type { BoxAnswer, Line } from "../../generated/protocol";

/** Fields of an action that say how a piece lies, not which one it is. */
const HOW = new Set(["do", "turned", "slot"]);

/** The pieces that an action names, without the number of a copy. */
const piecesOf = (action: BoxAnswer["action"]): string[] =>
  Object.entries(action ?? {})
    .filter(([field]) => !HOW.has(field))
    .map(([, piece]) => String(piece).split("#")[0]!);

/** The last line of the log in which the box brought this piece; -1: none that one may see. */
export function lineOf(answer: BoxAnswer, log: Pick<Line, "actor" | "action">[]): number {
  const wanted = piecesOf(answer.action);
  if (!wanted.length) return -1;
  return log.findLastIndex(({ actor, action }) => {
    const named = piecesOf(action);
    return actor < 0 && wanted.every((piece) => named.includes(piece));
  });
}
