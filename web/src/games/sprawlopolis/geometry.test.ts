import { describe, expect, it } from "vitest";
import type { SprawlopolisView } from "../../generated/sprawlopolis";
import {
  type City,
  chains,
  cityOf,
  endPlace,
  faceOf,
  frameOf,
  H,
  key,
  parse,
  roadPath,
  seams,
  unwrap,
  W,
  withCard,
} from "./geometry";

/** A city from rows of blocks, "." for none; blocks of a row of pairs lie on cards of their own. */
function city(...rows: string[]): City {
  const out: City = new Map();
  for (const [row, line] of rows.entries())
    for (const [column, block] of line.split(" ").entries())
      if (block !== ".") out.set(key(row, column), { row, column, card: row >> 1, ...parse(block) });
  return out;
}
const shape = (chain: { cells: { cell: { row: number; column: number } }[] }): string =>
  chain.cells.map(({ cell }) => key(cell.row, cell.column)).join(" ");

describe("blocks", () => {
  it("are read as the data file writes them", () => {
    expect(parse("R:EW")).toEqual({ zone: "R", road: ["E", "W"], mark: "" });
    expect(parse("C*")).toEqual({ zone: "C", road: [], mark: "landmark" });
    expect(parse("I:NS#")).toEqual({ zone: "I", road: ["N", "S"], mark: "site" });
    expect(parse("~")).toEqual({ zone: "~", road: [], mark: "" });
  });

  it("turn by 180 degrees: opposite corners change places, and so do the ends of roads", () => {
    const blocks = ["R:NW", "C", "I", "P:E"];
    expect(faceOf(blocks, true).map(({ zone, road }) => zone + road.join(""))).toEqual(["PW", "I", "C", "RSE"]);
    expect(faceOf(blocks, false)).toEqual(blocks.map(parse));
    const twice = faceOf(
      faceOf(blocks, true).map(({ zone, road }) => `${zone}:${road.join("")}`),
      true,
    );
    expect(twice.map(({ zone, road }) => zone + road.join(""))).toEqual(["RNW", "C", "I", "PE"]);
  });
});

describe("a city", () => {
  const view = (changes: object) =>
    ({ box: [58, 59, 61, 62], laid: [], city: [], ...changes }) as unknown as SprawlopolisView;

  it("is drawn in one piece where it lies over the edge of the plane", () => {
    const near = unwrap(view({}));
    expect(near(58, 59)).toEqual({ row: 58, column: 59 });
    expect(near(1, 0)).toEqual({ row: 61, column: 60 });
    expect(near(55, 50)).toEqual({ row: 55, column: 50 });
  });

  it("knows which card each block lies on: the last that was laid there", () => {
    const block = (row: number, column: number) => ({ row, column, block: "R", mark: "" });
    const laid = [
      { row: 58, column: 59 },
      { row: 59, column: 0 },
    ];
    const made = cityOf(view({ laid, city: [block(58, 59), block(59, 59), block(59, 0), block(0, 1)] }));
    const cards = Object.fromEntries([...made].map(([at, cell]) => [at, cell.card]));
    expect(cards).toEqual({ "58:59": 0, "59:59": 0, "59:60": 1, "60:61": 1 });
  });

  it("with a card on top leaves the one below as it is", () => {
    const before = city("R R", "C C");
    const after = withCard(before, ["P", "I:EW", "P", "I"], false, { row: 1, column: 1 });
    expect([before.size, after.size]).toEqual([4, 7]);
    expect(before.get("1:1")!.zone).toBe("C");
    expect(after.get("1:1")).toMatchObject({ zone: "P", card: 1000 });
    expect(after.get("1:2")).toMatchObject({ zone: "I", road: ["E", "W"] });
  });
});

describe("roads", () => {
  it("go on where both blocks have one, and end where the next has none", () => {
    const found = chains(city("R:EW R:EW C", "C P:NS C:EW"));
    expect(found.map(shape)).toEqual(["0:0 0:1", "1:1", "1:2"]);
    expect(found.every((each) => !each.loop)).toBe(true);
  });

  it("may turn, and close in a ring", () => {
    const [ring] = chains(city("R:ES R:SW", "R:NE R:NW"));
    expect(ring!.loop).toBe(true);
    expect(ring!.cells).toHaveLength(4);
    expect(roadPath(ring!).endsWith("Z")).toBe(true);
  });

  it("are drawn from edge to edge, bent where they turn", () => {
    const [straight] = chains(city("R:EW"));
    const ends = [`0,${H / 2}`, `${W},${H / 2}`];
    expect(roadPath(straight!).split(/[ML]/).slice(1).sort()).toEqual(ends.sort());
    const [bent] = chains(city("R:ES"));
    expect(roadPath(bent!)).toContain(`Q${W / 2} ${H / 2}`);
  });
});

describe("seams", () => {
  const lines = (path: string): number => path.split("M").length - 1;

  it("run around a card and not through it", () => {
    expect(lines(seams(city("R R", "C C")))).toBe(8);
  });

  it("part two cards from both sides", () => {
    expect(lines(seams(city("R R", "C C", "P P", "I I")))).toBe(16);
    expect(seams(city("R R", "C C", "P P", "I I"))).toContain(`M0 ${2 * H}h${W}`);
  });
});

describe("the interstate", () => {
  it("grows by a card before its western or after its eastern end", () => {
    const view = { box: [29, 27, 30, 32] };
    expect(endPlace(view, "west")).toEqual({ row: 29, column: 25 });
    expect(endPlace(view, "east")).toEqual({ row: 29, column: 33 });
  });
});

describe("the frame of the drawing", () => {
  it("is the city with room around it, whatever may be laid now", () => {
    const two = city("R C .", ". I P");
    expect(frameOf(two, 0)).toEqual({ x: 0, y: 0, width: 3 * W, height: 2 * H });
    expect(frameOf(two, 2)).toEqual({ x: -2 * W, y: -2 * H, width: 7 * W, height: 6 * H });
    expect(frameOf(new Map(), 1).width).toBe(4 * W);
  });
});
