import { type Cell, type City, faceOf } from "../geometry";

const MARKS: Record<string, string> = {
  site: "page-a-site",
  landmark: "page-a-landmark",
  monster: "page-the-wrecktar",
};

/** How a language says things: messages of the game, and several in a row. */
export interface Speech {
  say(key: string, args?: Record<string, string | number>): string;
  listed(things: string[]): string;
}

/** A block in words: its kind, where its road leads, and what stands on it. */
function toldBlock(cell: Pick<Cell, "zone" | "road" | "mark">, { say, listed }: Speech): string {
  const kind = cell.zone === "~" ? say("page-the-sea") : say(`zone-${cell.zone}`);
  const sides = listed(cell.road.map((side) => say(`page-side-${side}`)));
  const road = sides ? [say("page-road-to", { sides })] : [];
  const mark = cell.mark ? [say(MARKS[cell.mark]!)] : [];
  return [kind, ...road, ...mark].join(", ");
}

/** A card in words: its four blocks, row by row. */
export const toldCard = (blocks: string[], turned: boolean, speech: Speech): string =>
  faceOf(blocks, turned)
    .map((each) => toldBlock(each, speech))
    .join("; ");

/** The city in words: its rows from north to south, each from west to east. */
export function toldRows(city: City, speech: Speech): string[] {
  const cells = [...city.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  const west = Math.min(...cells.map((cell) => cell.column));
  return [...new Set(cells.map((cell) => cell.row))].map((row, at) => {
    const blocks = cells.filter((cell) => cell.row === row);
    const told = blocks.map((cell) => toldBlock(cell, speech)).join("; ");
    return speech.say("page-row-told", { row: at + 1, from: blocks[0]!.column - west + 1, blocks: told });
  });
}
