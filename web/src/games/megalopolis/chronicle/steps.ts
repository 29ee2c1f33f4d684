import type { Entry } from "../../../table/chapters";

/** A part of what a seat did in a turn, as it is drawn. */
export interface Step {
  kind: "landing" | "blocks" | "sold" | "bid" | "pass" | "words";
  entry: Entry;
  dice: number[];
  /** How many blocks were raised. */
  count: number;
}

const LANDINGS = ["dice", "die", "exit", "draw", "move", "visit"];
const BIDS = ["bid", "raise", "more"];
/** What only leads to something else, which is drawn. */
const SILENT = ["go", "end", "offer", "request", "give", "want", "pay", "charge", "pay_more", "charge_more", "propose"];
const QUIET = [...SILENT, "withdraw", "site", "counter"];

export const isSilent = ({ line }: Entry): boolean => SILENT.includes(String(line.action.do));

/** The permit that a message names, "@permit-lesnaya"; "" for anything else. */
export const permitOf = (word: unknown): string => /^@permit-([\w-]+)$/.exec(String(word))?.[1] ?? "";

const DICE = ["first", "second", "third", "tens", "units", "face"];
const diceOf = ({ line: { action } }: Entry): number[] =>
  DICE.flatMap((die) => (action[die] === undefined ? [] : [Number(action[die])]));

function kindOf({ line: { action, words } }: Entry): Step["kind"] | null {
  const verb = String(action.do);
  if (words.args.sold === "yes" || verb === "take") return "sold";
  if (LANDINGS.includes(verb) && words.args.to !== undefined) return "landing";
  if (verb === "build" || verb === "put") return "blocks";
  if (BIDS.includes(verb)) return "bid";
  if (verb === "pass") return "pass";
  return QUIET.includes(verb) ? null : "words";
}

/** What is drawn of the entries of a seat: blocks are counted, and only the last of its bids is told. */
export function stepsOf(entries: Entry[]): Step[] {
  const out: Step[] = [];
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (!kind) continue;
    const last = out.at(-1);
    if (kind === "blocks" && last?.kind === "blocks") last.count++;
    else if ((kind === "bid" || kind === "pass" || kind === "sold") && last?.kind === "bid") {
      if (kind !== "pass") out[out.length - 1] = { kind, entry, dice: [], count: 0 };
    } else out.push({ kind, entry, dice: kind === "landing" ? diceOf(entry) : [], count: 1 });
  }
  return out;
}
