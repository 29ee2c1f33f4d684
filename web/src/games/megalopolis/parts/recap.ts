import type { Line as LogLine } from "../../../generated/protocol";

/** A turn that somebody else had while one waited: the dice, and the lines that say what came of it. */
export interface Turn {
  seat: number;
  dice: number[];
  lines: LogLine[];
}

const seatOf = (word: unknown): number => Number(String(word).replace("@seat-", "")) - 1;
const DICE = ["first", "second", "third"];

/** Whether a line says what a turn came to: where somebody went, what was sold, built or agreed; no single bids. */
function isNews({ action, words: { args } }: LogLine): boolean {
  if (["dice", "die", "exit", "draw", "build", "put", "move", "visit", "cross", "accept"].includes(String(action.do)))
    return true;
  return args.sold === "yes";
}

/** The turns of others since one's own last one, in their order; what happened in it is not told again. */
export function turnsOfOthers(log: LogLine[], own: number): Turn[] {
  const begins = log.findLastIndex((line) => line.action.do === "go" && line.actor === own);
  const turns: Turn[] = [];
  for (const line of log.slice(begins + 1)) {
    if (line.action.do === "go") turns.push({ seat: line.actor, dice: [], lines: [] });
    const turn = turns.at(-1);
    if (!turn) continue;
    if (line.action.do === "dice")
      turn.dice = DICE.flatMap((die) => (line.action[die] ? [Number(line.action[die])] : []));
    if (isNews(line)) turn.lines.push(line);
  }
  return turns.filter((turn) => turn.seat !== own && turn.lines.length > 0);
}

/** What others paid oneself in these turns. */
export function earnedIn(turns: Turn[], own: number): number {
  return turns
    .flatMap((turn) => turn.lines)
    .filter(({ words: { args } }) => args.effect === "pays-one" && seatOf(args.payee) === own)
    .reduce((sum, { words: { args } }) => sum + Number(args.amount), 0);
}
