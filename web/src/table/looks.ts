import type { Line } from "../generated/protocol";

/** How long one was away at least for a recap, in milliseconds. */
export const AWAY = 10 * 60_000;

/** When one last looked at a table, and how many lines its log had. */
export interface Look {
  at: number;
  lines: number;
}

/** Whether somebody who comes back is told what happened meanwhile: there is something new, and it was a while ago. */
export const isWorthTelling = (last: Look | undefined, now: number, lines: number, said: number): boolean =>
  last !== undefined && now - last.at >= AWAY && (lines > last.lines || said > 0);

/** Where the last turns begin: with one's own turn before what others have done since; 0 where there was none. */
export function lastTurns(log: Line[], me: number): number {
  const others = log.findLastIndex(({ actor }) => actor !== me);
  const own = log.slice(0, others + 1).findLastIndex(({ actor }) => actor === me);
  return own < 0 ? 0 : log.slice(0, own).findLastIndex(({ actor }) => actor !== me) + 1;
}
