import type { Line, Recap, Score } from "../generated/protocol";
import { type Category, categoriesOf } from "./ceremony";
import type { News } from "./messages";

/** What one seat did in a turn, and by how much its points changed. */
export interface RecapRow {
  seat: number;
  lines: Line[];
  gained: number;
}

/** What chance brought, and what the seats did with it. */
export interface RecapTurn {
  chance: Line[];
  rows: RecapRow[];
}

/** What happened, turn by turn: a turn begins with what chance brings, or when somebody acts once more after others. */
export function turnsOf({ steps }: Recap): RecapTurn[] {
  const turns: RecapTurn[] = [];
  steps.slice(1).forEach(({ log, points }, at) => {
    const before = steps[at]!.points;
    for (const line of log) {
      const last = turns.at(-1);
      const isLater = last?.rows.slice(0, -1).some(({ seat }) => seat === line.actor);
      const isNew = !last || isLater || (line.actor < 0 && last.rows.length > 0);
      const turn = isNew ? { chance: [], rows: [] } : last;
      if (isNew) turns.push(turn);
      if (line.actor < 0) turn.chance.push(line);
      else {
        const known = turn.rows.find(({ seat }) => seat === line.actor);
        if (known) known.lines.push(line);
        else turn.rows.push({ seat: line.actor, lines: [line], gained: 0 });
      }
    }
    for (const seat of new Set(log.map(({ actor }) => actor).filter((actor) => actor >= 0))) {
      const row = turns.flatMap(({ rows }) => rows).findLast((each) => each.seat === seat)!;
      row.gained += points[seat]! - before[seat]!;
    }
  });
  return turns;
}

/** The categories of one's own sheet that have changed: `points` are before and after. */
export const changesOf = (before: Score[], after: Score[], isOne: (key: string) => boolean): Category[] =>
  categoriesOf([before, after], isOne).filter(({ points }) => points[0] !== points[1]);

export interface Gap {
  seat: number;
  kind: "overtakes" | "catches" | "leads" | "drops";
  /** How many points this seat was and is ahead of one's own. */
  before: number;
  after: number;
}

/** Whose distance to one's own points has changed most: who went past one comes first; null where none has changed. */
export function gapOf({ steps }: Recap, me: number): Gap | null {
  const [first, last] = [steps[0]!.points, steps.at(-1)!.points];
  const gaps = first.map((_, seat): Gap => {
    const [before, after] = [first[seat]! - first[me]!, last[seat]! - last[me]!];
    const kind = after < before ? "drops" : before > 0 ? "leads" : after > 0 ? "overtakes" : "catches";
    return { seat, kind, before, after };
  });
  const weight = ({ kind, before, after }: Gap): number => Math.abs(after - before) + (kind === "overtakes" ? 1e12 : 0);
  const [most] = gaps.sort((a, b) => weight(b) - weight(a));
  return most && most.before !== most.after ? most : null;
}

/** What others or chance did to one: one's own seat is meant, and its name is said. */
export function aboutMe({ steps }: Recap, me: number, say: (line: Line) => string, name: string): Line[] {
  const isMeant = ({ actor, words }: Line): boolean =>
    actor !== me && Object.values(words.args).includes(`@seat-${me + 1}`);
  return steps.flatMap(({ log }) => log).filter((line) => isMeant(line) && say(line).includes(name));
}

/** What a turn is told by: its last moves, without those that only end it where there are others. */
export function toldOf({ lines }: RecapRow, most: number): Line[] {
  const full = lines.filter(({ action }) => Object.keys(action).length > 1);
  return (full.length ? full : lines).slice(-most);
}

/** The steps as messages of the server, to be shown one after another: one for each seat that did something. */
export function newsOf({ steps }: Recap): News[] {
  const news: News[] = [];
  let keep = 0;
  for (const { log, view } of steps.slice(1)) {
    for (let at = 0; at < log.length; ) {
      const { actor } = log[at]!;
      const next = log.findIndex((line, later) => later > at && line.actor !== actor);
      const lines = log.slice(at, next < 0 ? log.length : next);
      news.push({ is: "event", version: news.length + 1, changes: { view }, keep, log: lines });
      keep += lines.length;
      at += lines.length;
    }
  }
  return news;
}
