import type { Session } from "../../../table/session.svelte";

/** Lays a pencil in the next round. The third leaves no choice for the fourth and opens the first card: it is confirmed. */
export function lay(session: Session, pencil: string): void {
  const moves = session.moves.filter(({ action }) => action.do === "lay");
  const move = moves.find(({ action }) => action.pencil === pencil);
  if (!move) return;
  if (moves.length > 2) void session.play(move);
  else session.choose(move);
}
