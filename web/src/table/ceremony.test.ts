import { describe, expect, it } from "vitest";
import type { Score } from "../generated/protocol";
import { bestIn, categoriesOf, lead, rank, share } from "./ceremony";

const line = (key: string, points: number, which?: string): Score => ({
  words: { key: `score-${key}`, args: which === undefined ? {} : { which }, text: "" },
  points,
  marks: [],
});

describe("the ranking", () => {
  it("has the winner first, also where a tie was broken otherwise than by points", () => {
    const ranked = rank({ points: [40, 52, 52, 30], winners: [2] });
    expect(ranked.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 4],
    ]);
    expect(lead(ranked)).toBe(0);
  });

  it("lets equal seats share a place, and counts the lead over those behind", () => {
    const ranked = rank({ points: [7, 20, 20, 7], winners: [1, 2] });
    expect(ranked.map(({ place }) => place)).toEqual([1, 1, 3, 3]);
    expect(lead(ranked)).toBe(13);
  });

  it("counts points of somebody who resigned after the winner", () => {
    expect(rank({ points: [90, 10], winners: [1] }).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe("the categories", () => {
  const sheets = [
    [
      line("line", 30, "@pencil-pink"),
      line("park", 4, "@street-top"),
      line("park", 6, "@street-bottom"),
      line("bis", -3),
    ],
    [line("line", 12, "@pencil-blue"), line("park", 10, "@street-top"), line("bis", -1), line("pool", 0)],
  ];
  const found = categoriesOf(sheets, (key) => key === "park");

  it("puts lines of one key together, others apart, and leaves out what brought nothing", () => {
    expect(found.map(({ id, points }) => [id, points])).toEqual([
      ["line @pencil-pink", [30, 0]],
      ["park", [10, 10]],
      ["bis", [-3, -1]],
      ["line @pencil-blue", [0, 12]],
    ]);
    expect(found[0]!.name).toEqual({ key: "category-each-line", args: { which: "@pencil-pink" } });
    expect(found[1]!.lines[0]).toHaveLength(2);
  });

  it("knows who is best, and draws losses as long as they are large", () => {
    expect(found.map(bestIn)).toEqual([[0], [0, 1], [1], [1]]);
    expect(share(found[2]!, 0)).toBe(1);
    expect(share(found[2]!, 1)).toBeCloseTo(1 / 3);
  });
});
