import type { Block, SprawlopolisView } from "../../generated/sprawlopolis";
import { share } from "../../table/sharing";

// A city as the board draws it: blocks at places, roads as chains of blocks, seams between cards.

export const W = 112;
export const H = 80;
export type Side = "N" | "E" | "S" | "W";
export const OPPOSITE: Record<Side, Side> = { N: "S", S: "N", E: "W", W: "E" };
export const STEP: Record<Side, [number, number]> = { N: [-1, 0], S: [1, 0], E: [0, 1], W: [0, -1] };
const PLANE = 60;
/** The row of the plane whose top the interstate runs along. */
export const MIDDLE = 30;

export interface Place {
  row: number;
  column: number;
}

export interface Cell extends Place {
  /** R, C, I, P or ~ for the sea. */
  zone: string;
  road: Side[];
  mark: string;
  /** Which card it lies on; blocks of one card have no seam between them. */
  card: number;
}

export type City = Map<string, Cell>;

export const key = (row: number, column: number): string => `${row}:${column}`;

/** The plane's edges join; a picture needs one copy of each place, near the city. */
export function unwrap(view: Pick<SprawlopolisView, "box">): (row: number, column: number) => Place {
  const [top, left] = [view.box[0] ?? 0, view.box[1] ?? 0];
  const near = (value: number, from: number): number => from - 12 + ((((value - from + 12) % PLANE) + PLANE) % PLANE);
  return (row, column) => ({ row: near(row, top), column: near(column, left) });
}

/** In a duel: which city is whose, in the order of seats. */
export const SIDES = ["south", "north"] as const;

/** Where a card of the interstate would lie: before its western end or after its eastern one. */
export function endPlace(view: Pick<SprawlopolisView, "box">, end: string): Place {
  const [top = 0, left = 0, , right = 0] = view.box;
  return { row: top, column: end === "west" ? left - 2 : right + 1 };
}

/** What the drawing shows: the city and the room around it in which a card may be laid. Only laid cards change it. */
export function frameOf(city: City, room: number): { x: number; y: number; width: number; height: number } {
  const places = [...city.values()];
  if (!places.length) return { x: -W, y: -H, width: 4 * W, height: 4 * H };
  const rows = places.map((each) => each.row);
  const columns = places.map((each) => each.column);
  const [top, left] = [Math.min(...rows) - room, Math.min(...columns) - room];
  return {
    x: left * W,
    y: top * H,
    width: (Math.max(...columns) - left + 1 + room) * W,
    height: (Math.max(...rows) - top + 1 + room) * H,
  };
}

type Face = Pick<Cell, "zone" | "road" | "mark">;
const MARKS: Record<string, string> = { "#": "site", "*": "landmark", "!": "monster" };

/** A block as the views and the data file write it: zone, the sides its road joins, and a mark. */
export function parse(block: string): Face {
  const mark = MARKS[block.at(-1) ?? ""] ?? "";
  const [zone = "P", road = ""] = (mark ? block.slice(0, -1) : block).split(":");
  return { zone, road: [...road] as Side[], mark };
}

/** The four blocks of a card, as printed or turned by 180 degrees. */
export function faceOf(blocks: string[], turned: boolean): Face[] {
  const read = blocks.map(parse);
  if (!turned) return read;
  return read.reverse().map((each) => ({ ...each, road: each.road.map((side) => OPPOSITE[side]) }));
}

/** `before` is the city as it was: its blocks are taken over where they have not changed, so that they are not drawn anew. */
export function cityOf(view: Pick<SprawlopolisView, "box" | "city" | "laid">, before?: City): City {
  const near = unwrap(view);
  const owner = new Map<string, number>();
  view.laid.forEach((card, at) => {
    for (let i = 0; i < 4; i++) {
      const { row, column } = near(card.row + (i >> 1), card.column + (i % 2));
      owner.set(key(row, column), at);
    }
  });
  const city: City = new Map();
  for (const block of view.city as Block[]) {
    const place = near(block.row, block.column);
    const at = key(place.row, place.column);
    city.set(
      at,
      share(before?.get(at), { ...place, ...parse(block.block), mark: block.mark, card: owner.get(at) ?? -1 }),
    );
  }
  return city;
}

/** The city with a card laid on top. */
export function withCard(city: City, blocks: string[], turned: boolean, place: Place, card = 1000): City {
  const out = new Map(city);
  faceOf(blocks, turned).forEach((face, i) => {
    const [row, column] = [place.row + (i >> 1), place.column + (i % 2)];
    out.set(key(row, column), { row, column, card, ...face });
  });
  return out;
}

export interface Chain {
  cells: { cell: Cell; from: Side; to: Side }[];
  loop: boolean;
}

function joined(city: City, cell: Cell, side: Side): Cell | null {
  const [down, across] = STEP[side];
  const next = city.get(key(cell.row + down, cell.column + across));
  return next?.road.includes(OPPOSITE[side]) ? next : null;
}

/** Every road, from one end to the other; the longest first. */
export function chains(city: City): Chain[] {
  const seen = new Set<Cell>();
  const walk = (first: Cell, from: Side): Chain["cells"] => {
    const cells: Chain["cells"] = [];
    let cell = first;
    let entry = from;
    for (;;) {
      seen.add(cell);
      const exit = cell.road.find((side) => side !== entry) ?? OPPOSITE[entry];
      cells.push({ cell, from: entry, to: exit });
      const next = joined(city, cell, exit);
      if (!next || seen.has(next)) return cells;
      cell = next;
      entry = OPPOSITE[exit];
    }
  };
  const out: Chain[] = [];
  for (const cell of city.values()) {
    for (const side of cell.road)
      if (!seen.has(cell) && !joined(city, cell, side)) out.push({ cells: walk(cell, side), loop: false });
  }
  for (const cell of city.values())
    if (cell.road.length && !seen.has(cell)) out.push({ cells: walk(cell, cell.road[0]!), loop: true });
  return out.sort((a, b) => b.cells.length - a.cells.length);
}

const middle = (cell: Place, side: Side): [number, number] => [
  cell.column * W + W / 2 + (STEP[side][1] * W) / 2,
  cell.row * H + H / 2 + (STEP[side][0] * H) / 2,
];

export function roadPath(chain: Chain): string {
  const bend = 29;
  const parts = chain.cells.map(({ cell, from, to }, i) => {
    const [cx, cy] = [cell.column * W + W / 2, cell.row * H + H / 2];
    const start = i === 0 ? `M${middle(cell, from)}` : "";
    const turn =
      to === OPPOSITE[from]
        ? ""
        : `L${cx + STEP[from][1] * bend} ${cy + STEP[from][0] * bend}Q${cx} ${cy} ${cx + STEP[to][1] * bend} ${cy + STEP[to][0] * bend}`;
    return `${start}${turn}L${middle(cell, to)}`;
  });
  return parts.join("") + (chain.loop ? "Z" : "");
}

/** Lines where one card ends and another, or the table, begins. */
export function seams(city: City): string {
  let path = "";
  for (const cell of city.values()) {
    const [x, y] = [cell.column * W, cell.row * H];
    const differs = (side: Side): boolean => {
      const [down, across] = STEP[side];
      const other = city.get(key(cell.row + down, cell.column + across));
      return !other || other.card !== cell.card;
    };
    if (differs("N")) path += `M${x} ${y}h${W}`;
    if (differs("W")) path += `M${x} ${y}v${H}`;
    if (differs("S")) path += `M${x} ${y + H}h${W}`;
    if (differs("E")) path += `M${x + W} ${y}v${H}`;
  }
  return path;
}
