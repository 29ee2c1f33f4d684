import { describe, expect, it } from "vitest";
import type { MegalopolisView } from "../../generated/megalopolis";
import * as ring from "./geometry";

const { squares, quarters, crossing, along, quarterOf, territoryOf, cell, desk, phone, box } = ring;

describe("the ring", () => {
  it("runs clockwise around the board, every square beside the one before", () => {
    expect(squares).toHaveLength(40);
    expect([0, 10, 20, 30].map((at) => [squares[at]!.column, squares[at]!.row])).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    for (const [at, { column, row }] of squares.entries()) {
      const next = squares[(at + 1) % 40]!;
      expect(Math.abs(next.column - column) + Math.abs(next.row - row), `square ${at}`).toBe(1);
      expect([0, 10].includes(column) || [0, 10].includes(row)).toBe(true);
    }
  });

  it("has an exit of the Highway for every throw of two dice, none on a corner", () => {
    const exits = squares.flatMap(({ exit }) => exit ?? []);
    const throws = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((two) => one * 10 + two));
    expect(exits).toEqual(throws);
    expect(squares.filter(({ exit }) => exit === null).map(({ at }) => at)).toEqual([0, 10, 20, 30]);
  });

  it("lies as the box has it: a bridge in the middle of each side, six streets beside it", () => {
    for (let side = 0; side < 4; side++) {
      const kinds = box.ring.slice(side * 10 + 1, side * 10 + 10);
      expect(kinds[4]).toBe("bridge");
      expect(kinds.filter((kind) => kind === "street")).toHaveLength(6);
    }
  });

  it("knows the territory in front of a square", () => {
    expect([1, 9, 11, 19, 21, 29, 31, 39].map((at) => territoryOf(squares[at]!))).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
  });
});

describe("the city", () => {
  it("has nine quarters in each of four territories, none on the same place", () => {
    expect(quarters).toHaveLength(36);
    expect(new Set(quarters.map(({ column, row }) => `${column}:${row}`)).size).toBe(36);
    expect(quarterOf("nw11")).toMatchObject({ territory: 0, column: 2, row: 2 });
    expect(quarterOf("se33")).toMatchObject({ territory: 2, column: 8, row: 8 });
  });

  it("lets two streets cross on every quarter, and every street run straight through three", () => {
    const pairs = quarters.map((each) => crossing(each));
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(36);
    for (let street = 0; street < 24; street++) {
      const line = along(street);
      expect(line, `street ${street}`).toHaveLength(3);
      const [columns, rows] = [new Set(line.map((each) => each.column)), new Set(line.map((each) => each.row))];
      expect([columns.size, rows.size].sort(), `street ${street}`).toEqual([1, 3]);
    }
  });

  it("starts every street at its own square of the ring", () => {
    const streets = squares.filter(({ at }) => box.ring[at] === "street");
    expect(streets).toHaveLength(24);
    for (const [street, square] of streets.entries())
      for (const quarter of along(street)) {
        const inLine = square.side % 2 === 0 ? quarter.column === square.column : quarter.row === square.row;
        expect(inLine, `street ${street} through ${quarter.name}`).toBe(true);
        expect(quarter.territory).toBe(territoryOf(square));
      }
  });
});

describe("permits", () => {
  const view = {
    streets: Array.from({ length: 24 }, (_, at) => ({ permit: `s${at}`, square: at + 100 })),
    bridges: [{ permit: "north_bridge", square: 5 }],
  } as unknown as MegalopolisView;

  it("are found by their square and the other way round", () => {
    expect([ring.permitAt(view, 104), ring.permitAt(view, 5), ring.permitAt(view, 0)]).toEqual([
      "s4",
      "north_bridge",
      undefined,
    ]);
    expect([ring.squareOf(view, "s4"), ring.squareOf(view, "north_bridge")]).toEqual([104, 5]);
  });

  it("belong to a district by threes; a bridge to none", () => {
    expect(["s0", "s2", "s3", "s23", "north_bridge"].map((each) => ring.districtOf(view, each))).toEqual([
      0, 0, 1, 7, -1,
    ]);
  });
});

describe("the grid", () => {
  it("fills its frame without a gap, the same from both ends", () => {
    for (const grid of [desk, phone]) {
      expect(grid.x).toHaveLength(12);
      for (const [lines, size] of [
        [grid.x, grid.width],
        [grid.y, grid.height],
      ] as const) {
        expect(lines[0]).toBe(0);
        expect(lines[11]).toBe(size);
        for (let at = 0; at < 11; at++) {
          expect(lines[at + 1]!).toBeGreaterThan(lines[at]!);
          expect(lines[at + 1]! - lines[at]!).toBe(lines[11 - at]! - lines[10 - at]!);
        }
      }
      expect(cell(grid, 0, 0)).toEqual({ x: 0, y: 0, w: grid.x[1], h: grid.y[1] });
      expect(2 * grid.foot, "a building stands within its quarter").toBeLessThan(cell(grid, 2, 2).w);
    }
  });
});
