import type { NextStationView } from "../../../generated/next_station";
import type { Session } from "../../../table/session.svelte";

const ROUNDS = 4;

/** What one person sees of this game beside the server's view: the line being counted, the power that is switched on. */
class Local {
  /** How many rounds were over when last looked; below 0: not yet. */
  private seen = $state(-1);
  /** The round, from 1, whose line is counted on the board now. */
  counted = $state<number | null>(null);
  /** Whether the pencil's power is on or off, where somebody has said so this turn. */
  wanted = $state<boolean | null>(null);

  /** Notes how many rounds are over: one that ends while one looks on is counted, the last by what tells of the end. */
  note(over: number): void {
    if (over === ROUNDS || over < this.seen) this.counted = null;
    else if (this.seen >= 0 && over > this.seen) this.counted = over;
    this.seen = over;
  }
}

const known = new WeakMap<Session, Local>();

export function localOf(session: Session): Local {
  const found = known.get(session) ?? new Local();
  known.set(session, found);
  return found;
}

export const roundsOver = (view: NextStationView): number =>
  view.over ? ROUNDS : view.stage === "play" ? view.round - 1 : 0;

/** The power of the pencil that one holds, "" where there is none. */
export const powerOf = (view: NextStationView): string => {
  const pencil = view.seat === null ? null : view.sheets[view.seat]!.pencil;
  return (pencil && view.powers[pencil]) || "";
};

/**
 * Whether sections that only the power allows are on show: as was said, or else where the hint or what is chosen needs
 * it, and where nothing can be drawn without it.
 */
export function isPowerOn(session: Session): boolean {
  const { wanted } = localOf(session);
  if (wanted !== null) return wanted;
  const isPowered = ({ action }: { action: Record<string, string | number> }): boolean => action.do === "power_draw";
  return (
    (session.chosen !== null && isPowered(session.chosen)) ||
    (session.preview.hint?.advice.some(isPowered) ?? false) ||
    !session.moves.some(({ action }) => action.do === "draw")
  );
}
