import facts from "../../../../src/megapolis/games/megalopolis/box.toml";
import type { MegalopolisView } from "../../generated/megalopolis";

/** A square of the ring: what it is and where it lies on the drawing's grid of eleven columns and rows. */
export interface Square {
  at: number;
  /** Top, right, bottom, left; a corner belongs to the side that it begins. */
  side: number;
  column: number;
  row: number;
  /** The Highway's exit here; corners have none. */
  exit: number | null;
}

export const squares: Square[] = Array.from({ length: 40 }, (_, at) => {
  const side = Math.floor(at / 10);
  const step = at % 10;
  const [column, row] = [
    [step, 0],
    [10, step],
    [10 - step, 10],
    [0, 10 - step],
  ][side] as [number, number];
  const place = at - 1 - side;
  return { at, side, column, row, exit: step ? (Math.floor(place / 6) + 1) * 10 + (place % 6) + 1 : null };
});

/** A building quarter by its name, `se31`: territory, column, row; and its place on the grid. */
export interface Quarter {
  name: string;
  territory: number;
  column: number;
  row: number;
}

export const territories = ["nw", "ne", "se", "sw"] as const;
const WEST = [2, 6, 6, 2];
const NORTH = [2, 2, 6, 6];

export const quarters: Quarter[] = territories.flatMap((id, territory) =>
  Array.from({ length: 9 }, (_, at) => ({
    name: `${id}${(at % 3) + 1}${Math.floor(at / 3) + 1}`,
    territory,
    column: WEST[territory]! + (at % 3),
    row: NORTH[territory]! + Math.floor(at / 3),
  })),
);
const byName = new Map(quarters.map((each) => [each.name, each]));
export const quarterOf = (name: string): Quarter => byName.get(name)!;

/**
 * The numbers of the two streets that cross on a quarter: the one from north or south, then the one from east or west.
 * Streets are numbered clockwise, three for each half of a side, and run straight through the quarters before them.
 */
export function crossing({ name, territory }: Quarter): [number, number] {
  const [column, row] = [Number(name[2]) - 1, Number(name[3]) - 1];
  return [
    [column, 21 + 2 - row],
    [3 + column, 6 + row],
    [12 + 2 - column, 9 + row],
    [15 + 2 - column, 18 + 2 - row],
  ][territory] as [number, number];
}

/** The three quarters that a street runs through. */
export const along = (street: number): Quarter[] => quarters.filter((each) => crossing(each).includes(street));

/** The territory in front of a square; a corner's and a bridge's is the one to its right, seen from outside. */
export function territoryOf({ column, row }: Square): number {
  if (row < 5) return column < 5 ? 0 : 1;
  return column > 5 ? 2 : 3;
}

/** The permit that lies on a square, if it is a street or a bridge. */
export const permitAt = (view: MegalopolisView, at: number): string | undefined =>
  [...view.streets, ...view.bridges].find((each) => each.square === at)?.permit;

export const squareOf = (view: MegalopolisView, permit: string): number =>
  [...view.streets, ...view.bridges].find((each) => each.permit === permit)!.square;

/** The number of a street's district; -1 for a bridge. */
export const districtOf = (view: MegalopolisView, permit: string): number =>
  Math.floor(view.streets.findIndex((each) => each.permit === permit) / 3);

const KINDS: Record<string, string> = { M: "crest", S: "street", B: "bridge" };

/** The box as it is sold, for a real table that is scored: see `Paper.svelte`. */
export const box = {
  ring: squares.map((each): string =>
    each.at % 10 === 0 ? facts.ring.corners[each.side] : KINDS[facts.ring.side[(each.at % 10) - 1]]!,
  ),
  districts: facts.district as { colour: string; streets: string[] }[],
  zones: facts.zone as { id: string; value: number }[],
  notes: facts.money.notes as number[],
  bridges: ["north_bridge", "east_bridge", "south_bridge", "west_bridge"],
};

/** The grid's lines in units of the drawing: wide on a desk, one territory at a time in a small frame. */
export interface Grid {
  phone: boolean;
  /** Where column i and row i begin; the twelfth is the far edge. */
  x: number[];
  y: number[];
  width: number;
  height: number;
  /** Half the width of a building, and how high a floor is. */
  foot: number;
  floor: number;
}

/** A column's width and a row's height. */
type Span = [number, number];

function grid(phone: boolean, [ring, river, quarter, street]: [Span, Span, Span, Span]): Grid {
  const spans = [ring, river, quarter, quarter, quarter, street, quarter, quarter, quarter, river, ring];
  const lines = (axis: 0 | 1): number[] => {
    const sums = [0];
    for (const span of spans) sums.push(sums[sums.length - 1]! + span[axis]);
    return sums;
  };
  const [x, y] = [lines(0), lines(1)];
  const foot = quarter[0] * 0.345;
  return { phone, x, y, width: x[11]!, height: y[11]!, foot, floor: phone ? 9.5 : 10.5 };
}

export const desk = grid(false, [
  [118, 76],
  [46, 40],
  [89, 77],
  [56, 46],
]);
export const phone = grid(true, [
  [90, 66],
  [44, 44],
  [72, 68],
  [46, 46],
]);

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const cell = (g: Grid, column: number, row: number): Box => ({
  x: g.x[column]!,
  y: g.y[row]!,
  w: g.x[column + 1]! - g.x[column]!,
  h: g.y[row + 1]! - g.y[row]!,
});

/** Where the plate of district i lies: in the river before its three streets, turned on the upright sides. */
export function plateAt({ x, y, phone }: Grid, i: number): { cx: number; cy: number; turn: number } {
  const side = Math.floor(i / 2);
  const first = i % 2 === 0;
  const middle = (lines: number[], from: number, to: number): number => (lines[from]! + lines[to]!) / 2;
  if (side % 2 === 0) {
    const along = side === 0 ? first : !first;
    const shift = phone ? 0 : along ? 30 : -30;
    return {
      cx: (along ? middle(x, 2, 5) : middle(x, 6, 9)) + shift,
      cy: side === 0 ? middle(y, 1, 2) : middle(y, 9, 10),
      turn: 0,
    };
  }
  const north = side === 1 ? first : !first;
  return {
    cx: side === 1 ? middle(x, 9, 10) : middle(x, 1, 2),
    cy: north ? middle(y, 2, 5) : middle(y, 6, 9),
    turn: side === 1 ? 90 : -90,
  };
}
