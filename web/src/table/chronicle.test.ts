import { describe, expect, it } from "vitest";
import type { Line, Talk } from "../generated/protocol";
import { countOf, found, leadersOf } from "./chapters";
import { chaptersOf, seatOf } from "./chronicle";
import { aLine } from "./testing";

const flip = (round: number, turn: number, points: number[], at = 0): Line =>
  aLine(-1, { do: "flip" }, { round, turn, points, at });
const draws = (seat: number, round: number, turn: number, at = 0): Line =>
  aLine(seat, { do: "draw" }, { round, turn, at });
const talk = (at: number, text: string, person: number | null = 0): Talk => ({ at, person, text, key: "", args: {} });
const sheet = (points: number) => [{ words: { key: "score-x", args: {}, text: "" }, points, marks: [] }];

const LOG = [
  aLine(-1, { do: "deal" }, { points: [0, 0] }),
  flip(1, 1, [0, 0], 10),
  draws(0, 1, 1, 11),
  draws(1, 1, 1, 12),
  flip(1, 2, [2, 3], 20),
  draws(0, 1, 2, 21),
  flip(2, 1, [2, 9], 30),
  draws(1, 2, 1, 31),
];
const picture = { log: LOG, talk: [] as Talk[], sheets: [sheet(4), sheet(9)] };

describe("chapters", () => {
  it("are rounds of turns, each with its cards and a row for each seat", () => {
    const chapters = chaptersOf(picture);
    expect(chapters.map(({ key }) => key)).toEqual(["set-up", "round-1", "round-2"]);
    const [first, second] = chapters[1]!.turns;
    expect(first!.head.map(({ at }) => at)).toEqual([1]);
    expect(first!.rows.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(second!.rows.map(({ seat, gain }) => [seat, gain])).toEqual([[0, 0]]);
  });

  it("say what they and their turns brought, up to now", () => {
    const [setUp, one, two] = chaptersOf(picture);
    expect(setUp!.brought).toBeNull();
    expect(one!.brought).toEqual([2, 9]);
    expect(one!.turns[0]!.rows.map(({ gain }) => gain)).toEqual([2, 3]);
    expect(two!.brought).toEqual([2, 0]);
    expect(leadersOf(one!)).toEqual({ seats: [1], points: 9 });
    expect(leadersOf(two!)).toEqual({ seats: [0], points: 2 });
    expect(leadersOf({ ...two!, brought: [0, 0] })).toBeNull();
    expect(leadersOf({ ...two!, brought: null })).toBeNull();
  });

  it("are ten turns where a game has no rounds", () => {
    const log = [1, 10, 11].map((turn) => draws(0, 0, turn));
    expect(chaptersOf({ ...picture, log }).map(({ turns }) => turns.map(({ turn }) => turn))).toEqual([[1, 10], [11]]);
  });

  it("count turns by who acts where the game does not: chance belongs to the seat it is about", () => {
    const draw = aLine(-1, { do: "drew" }, { round: 1 });
    const drawn = { ...draw, words: { ...draw.words, args: { seat: "@seat-1" } } };
    const log = [draws(0, 1, 0), drawn, draws(1, 1, 0), draws(0, 1, 0)];
    const [chapter] = chaptersOf({ ...picture, log });
    expect(seatOf(drawn)).toBe(0);
    expect(seatOf(draw)).toBe(-1);
    expect(chapter!.turns.map(({ rows }) => rows.map(({ entries }) => entries.length))).toEqual([[2], [1], [1]]);
    expect(chapter!.turns[0]!.rows[0]!.gain).toBeNull();
  });

  it("hold what was said behind the turn it was said in", () => {
    const chapters = chaptersOf({ ...picture, talk: [talk(1, "first"), talk(15, "then"), talk(40, "last")] });
    const said = chapters.flatMap(({ turns }) => turns.map(({ said }) => said.map(({ text }) => text)));
    expect(said).toEqual([["first"], ["then"], [], ["last"]]);
    expect(chaptersOf({ ...picture, log: [], talk: [talk(1, "early")] })).toEqual([]);
  });

  it("can be searched: only what is found stays, with its turn", () => {
    const chapters = chaptersOf({ ...picture, talk: [talk(15, "then")] });
    const hits = found(chapters, { line: ({ actor }) => actor === 1, said: ({ text }) => text === "then" });
    expect(hits.map(({ key }) => key)).toEqual(["round-1", "round-2"]);
    expect(hits[0]!.turns.map(({ rows, said }) => [rows.length, said.length])).toEqual([[1, 1]]);
    expect(countOf(hits)).toBe(3);
    expect(found(chapters, { line: () => false, said: () => false })).toEqual([]);
  });
});
