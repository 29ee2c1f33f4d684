import type { Entry } from "../../../table/chapters";

/** A card of a turn: which, whether it was laid upside down, and where in words, once it was laid. */
export interface Laid {
  card: string;
  turned: boolean;
  args: Entry["line"]["words"]["args"] | null;
}

/** The cards that a seat showed, laid or was dealt in a turn, in their order. */
export function laidIn(entries: Entry[]): Laid[] {
  const out: Laid[] = [];
  for (const { line } of entries) {
    const { action, words } = line;
    const card = action.card ?? action.works ?? action.motorway;
    if (card !== undefined && action.do !== "motorway_rule") {
      out.push({ card: String(card), turned: Number(action.turned ?? 0) === 1, args: null });
    } else if (action.do === "turn" && out.length) {
      Object.assign(out.at(-1)!, { turned: Number(action.turned) === 1, args: words.args });
    }
  }
  return out;
}
