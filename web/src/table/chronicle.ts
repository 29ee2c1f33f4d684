import type { Line, Picture, Talk } from "../generated/protocol";
import type { Chapter, Entry, Turn } from "./chapters";

/** How many turns are a chapter where the game has no rounds. */
const TURNS = 10;

const SEAT = /^@seat-(\d+)$/;

/** The seat that a line is about: who acted, or whose cards and dice chance decided; -1 for nobody's. */
export function seatOf({ actor, words: { args } }: Line): number {
  if (actor >= 0) return actor;
  const named = SEAT.exec(String(args.seat ?? args.to ?? ""));
  return named ? Number(named[1]) - 1 : -1;
}

const chapterOf = ({ round, turn }: Line): string =>
  round ? `round-${round}` : turn ? `turns-${Math.floor((turn - 1) / TURNS)}` : "set-up";

const minus = (after: number[], before: number[]): number[] => after.map((each, at) => each - (before[at] ?? 0));

/** What every seat has now, as far as one may know it. */
const pointsOf = ({ sheets }: Pick<Picture, "sheets">): number[] =>
  sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0));

type Told = Pick<Picture, "log" | "talk" | "sheets">;

/** The log as it is read: chapters of turns, each with what it brought, and talk where it was said. */
export function chaptersOf(picture: Told): Chapter[] {
  const chapters: Chapter[] = [];
  /** Every seat's points at the beginning of turns, where they are known. */
  const openings = new Map<Turn, number[]>();
  let mover = -1;
  picture.log.forEach((line, at) => {
    const key = chapterOf(line);
    let chapter = chapters.at(-1);
    if (chapter?.key !== key) {
      chapter = { key, round: line.round, turns: [], brought: null };
      chapters.push(chapter);
    }
    let turn = chapter.turns.at(-1);
    // Where a game counts no turns, one lasts until somebody else acts.
    const isNext = line.turn ? turn?.turn !== line.turn : line.actor >= 0 && mover >= 0 && line.actor !== mover;
    if (!turn || isNext) {
      turn = { key: String(at), round: line.round, turn: line.turn, head: [], rows: [], said: [] };
      chapter.turns.push(turn);
      mover = -1;
    }
    if (line.actor >= 0) mover = line.actor;
    if (line.points && !openings.has(turn)) openings.set(turn, line.points);
    add(turn, { at, line });
  });
  measure(chapters, openings, pointsOf(picture));
  place(chapters, picture.talk);
  return chapters;
}

function add(turn: Turn, entry: Entry): void {
  const seat = seatOf(entry.line);
  const row = turn.rows.find((each) => each.seat === seat);
  if (seat < 0) turn.head.push(entry);
  else if (row) row.entries.push(entry);
  else turn.rows.push({ seat, entries: [entry], gain: null });
}

/** Says what turns and chapters brought: from the beginning of each to that of the next, or to now. */
function measure(chapters: Chapter[], openings: Map<Turn, number[]>, now: number[]): void {
  let after = now;
  for (const chapter of chapters.toReversed()) {
    const end = after;
    for (const turn of chapter.turns.toReversed()) {
      const before = openings.get(turn);
      if (!before) continue;
      if (turn.turn) for (const row of turn.rows) row.gain = (after[row.seat] ?? 0) - (before[row.seat] ?? 0);
      after = before;
    }
    if (after !== end && chapter.key !== "set-up") chapter.brought = minus(end, after);
  }
}

/** Puts what was said behind the last turn that had begun by then. */
function place(chapters: Chapter[], talk: Talk[]): void {
  const turns = chapters.flatMap((chapter) => chapter.turns);
  const beginnings = turns.map((turn) =>
    Math.min(...[...turn.head, ...turn.rows.flatMap((row) => row.entries)].map(({ line }) => line.at)),
  );
  for (const said of talk) {
    const at = beginnings.findLastIndex((begins) => begins <= said.at);
    turns[Math.max(at, 0)]?.said.push(said);
  }
}
