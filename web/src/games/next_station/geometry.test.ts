import { describe, expect, it } from "vitest";
import {
  between,
  columns,
  countLine,
  departures,
  districtOf,
  isUnderThames,
  LABEL,
  labelPlace,
  pencilIn,
  placesOf,
  river,
  rows,
  seatsAtRing,
  section,
  sections,
  sites,
  station,
  stations,
} from "./geometry";

describe("the map of London", () => {
  it("has the stations of the data file at their places", () => {
    expect([columns, rows]).toEqual([10, 10]);
    expect(station("f3")).toEqual({ name: "f3", x: 5, y: 3, symbol: "?" });
    expect(station("a0").symbol).toBe("p");
    expect(station("d0")).toBeUndefined();
    expect(stations.filter((each) => each.symbol === "?")).toHaveLength(1);
    expect(new Set(stations.map((each) => each.name)).size).toBe(stations.length);
  });

  it("has 155 sections: each joins the next station in a straight or diagonal line, once", () => {
    expect(sections).toHaveLength(155);
    expect(new Set(sections.map((each) => [each.a.name, each.b.name].sort().join())).size).toBe(155);
    for (const { name, a, b } of sections) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      expect(dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy), name).toBe(true);
      const length = Math.max(Math.abs(dx), Math.abs(dy));
      for (let step = 1; step < length; step++) {
        const [x, y] = [a.x + (dx / length) * step, a.y + (dy / length) * step];
        const met = stations.find((each) => each.x === x && each.y === y);
        expect(met, `${name} passes through a station`).toBeUndefined();
      }
    }
  });

  it("finds a section from either end, by the name that the rules give it", () => {
    expect(between("f4", "f7")).toBe(section("f4-f7"));
    expect(between("f7", "f4")).toBe(section("f4-f7"));
    expect(between("f4", "a0")).toBeUndefined();
    expect(section("f7-f4")).toBeUndefined();
    // From the upper station, or from the left one of a row: h3 lies above e6.
    expect(section("h3-e6").b.name).toBe("e6");
  });

  it("puts pencils and sights on stations, and the river from edge to edge", () => {
    expect(Object.fromEntries(departures)).toEqual({ c5: "purple", f7: "blue", h3: "pink", d2: "green" });
    for (const name of [...departures.keys(), ...sites]) expect(station(name), name).toBeDefined();
    expect([river[0]![0], river.at(-1)![0]]).toEqual([-0.5, columns - 0.5]);
  });
});

describe("pencils by round", () => {
  const laid = ["green", "purple", "blue", "pink"];
  const of = (seats: number, seat: number) => [0, 1, 2, 3].map((round) => pencilIn(laid, seats, seat, round));

  it("are in the order in which they were laid, alone", () => {
    expect(of(1, 0)).toEqual(laid);
    expect(pencilIn(["green", null, null, null], 1, 0, 1)).toBeNull();
  });

  it("come from the neighbour on the right, with others", () => {
    expect(of(4, 0)).toEqual(["green", "pink", "blue", "purple"]);
    expect(of(4, 1)).toEqual(["purple", "green", "pink", "blue"]);
    // Two face each other, and what lies between them moves, too.
    expect(of(2, 0)).toEqual(["green", "pink", "blue", "purple"]);
    expect(of(2, 1)).toEqual(["blue", "purple", "green", "pink"]);
    for (const round of [1, 2, 3])
      expect(pencilIn(laid, 4, 1, round), "what one's right neighbour held").toBe(pencilIn(laid, 4, 0, round - 1));
  });

  it("lie at a ring of four places, some of them free", () => {
    expect(placesOf(3)).toEqual([0, 1, 2]);
    expect(seatsAtRing(2)).toEqual([0, null, 1, null]);
    expect(seatsAtRing(3)).toEqual([0, 1, 2, null]);
  });
});

describe("what a line counts", () => {
  it("is its stations by district and its sections under the Thames", () => {
    const line = { stations: ["f7", "f4", "f3", "e6"], sections: ["f4-f7", "f3-f4"], circled: "f3" };
    const { districts, thames } = countLine(line);
    expect(Object.fromEntries(districts)).toEqual({ J: 1, G: 4 });
    expect(thames.map((each) => each.name)).toEqual(["f4-f7"]);
    expect(isUnderThames(section("f3-f4"))).toBe(false);
    expect(districtOf("a0")).toBe("A");
  });
});

describe("the numbers of a line that is counted", () => {
  it("stand in their districts, over no station", () => {
    const line = ["e0-f0", "f0-h0", "f0-f3", "e4-f3", "e4-e5"].filter((name) => section(name));
    expect(line.length).toBeGreaterThan(2);
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [1, 2],
    ] as const) {
      const { x, y } = labelPlace(line, i, j);
      const near = stations.filter((each) => Math.abs(each.x - x) < LABEL.width && Math.abs(each.y - y) < LABEL.height);
      expect(near).toEqual([]);
      for (const { a, b } of line.map(section)) {
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        expect(Math.abs(middle.x - x) > LABEL.width || Math.abs(middle.y - y) > LABEL.height).toBe(true);
      }
    }
  });
});
