import { describe, expect, it } from "vitest";
import type { CapitalLuxView, DistrictEnd, HomeEnd, PlayerView } from "../../../generated/capital_lux";
import type { Beat } from "./beats";
import { courseOf, spread } from "./course";
import { homeBeat, isLatest, lostCards, viewAt } from "./told";

const COLOURS = ["blue", "pink", "yellow", "green"];
const judged = (colour: string, change: Partial<DistrictEnd> = {}): DistrictEnd => ({
  colour,
  capital: 0,
  limit: 0,
  homes: [],
  settled: true,
  best: [],
  prize: null,
  ...change,
});
const home = (seat: number, cards: string[], change: Partial<HomeEnd> = {}): HomeEnd => ({
  seat,
  sum: cards.reduce((sum, card) => sum + Number(card.at(-1)), 0),
  coins: 0,
  covered: 0,
  stays: true,
  ...change,
});
const player = (seat: number, cards: string[], change: Partial<PlayerView>): PlayerView => ({
  seat,
  hand: { citizens: 6, rebels: 0, dualists: 0, known: [] },
  home: COLOURS.map((colour) => {
    const own = cards.filter((card) => card.startsWith(colour));
    const laid = own.map((card) => ({ card, value: Number(card.at(-1)), coin: false }));
    return { colour, cards: laid, sum: laid.reduce((sum, each) => sum + each.value, 0) };
  }),
  bonus: [],
  coins: 0,
  done: false,
  points: 0,
  score: [],
  ...change,
});

/** Seat 0 loses blue, pays two coins for yellow and wins its bonus; green is a tie. Seat 1 had a hand card for green. */
const view = (change: Partial<CapitalLuxView> = {}): CapitalLuxView =>
  ({
    stage: "draft",
    over: false,
    round: 3,
    seat: 0,
    limits: [9, 0, 4, 8],
    least: [9, 0, 4, 8],
    most: [9, 0, 4, 8],
    leading: [[], [], [], []],
    tiles: [],
    capital: [
      { colour: "blue", cards: [{ card: "blue-5", value: 5, coin: false }], sum: 5 },
      { colour: "pink", cards: [], sum: 0 },
      { colour: "yellow", cards: [{ card: "yellow-4", value: 4, coin: false }], sum: 4 },
      { colour: "green", cards: [], sum: 0 },
    ],
    players: [
      player(0, ["yellow-6", "yellow-5", "green-2"], { points: 20, coins: 1, bonus: ["pink-3", "yellow-5"] }),
      player(1, ["green-2"], { points: 4, coins: 1 }),
    ],
    discards: ["pink-6", "blue-4", "green-6"],
    ending: {
      round: 2,
      placed: [{ seat: 1, district: "green", card: "green-2" }],
      tiles: [{ seat: 1, district: "blue", number: -3 }],
      districts: [
        judged("blue", { capital: 5, limit: 2, homes: [home(0, ["blue-4"], { stays: false })] }),
        judged("pink"),
        judged("yellow", {
          capital: 9,
          limit: 9,
          homes: [home(0, ["yellow-6", "yellow-5"], { coins: 2 })],
          best: [0],
          prize: "yellow-5",
        }),
        judged("green", {
          capital: 6,
          limit: 6,
          homes: [home(0, ["green-2"]), home(1, ["green-2"])],
          best: [0, 1],
          prize: "green-6",
        }),
      ],
    },
    ...change,
  }) as unknown as CapitalLuxView;

const worthOf = (card: string): number => Number(card.at(-1));
const at = (now: CapitalLuxView, beat: Beat) => viewAt(now, beat, worthOf);
const cards = (now: CapitalLuxView, seat: number, district: number): string[] =>
  now.players[seat]!.home[district]!.cards.map(({ card }) => card);

describe("the table at a beat of a round's end", () => {
  it("has lost districts on the board until they fall", () => {
    for (const beat of ["placed", "tiles", "purge"] as const) expect(cards(at(view(), beat), 0, 0)).toEqual(["blue-4"]);
    for (const beat of ["fall", "bonus"] as const) expect(cards(at(view(), beat), 0, 0)).toEqual([]);
    expect(homeBeat(view(), "fall", 0, 0, worthOf)).toMatchObject({ falls: ["blue-4"], lost: 4, over: true });
    expect(homeBeat(view(), "bonus", 0, 0, worthOf)).toMatchObject({ falls: [], lost: 0, over: false });
  });

  it("looks lost cards up on the discard pile, below what came later", () => {
    const names = (pile: string[]) => [...lostCards(view({ discards: pile }), worthOf).values()];
    expect(names(["pink-6", "blue-4", "green-6"])).toEqual([["blue-4"]]);
    expect(names(["blue-4", "green-6", "yellow-2", "pink-3"])).toEqual([["blue-4"]]);
    expect(names(["blue-3", "rebel-1", "green-6"]), "rebels go where the flag is").toEqual([["blue-3", "rebel-1"]]);
    expect(names(["pink-4", "green-6"]), "another colour").toEqual([]);
    expect(names([]), "shuffled since").toEqual([]);
  });

  it("turns tiles over at their beat, and limits move with them", () => {
    const before = at(view(), "placed");
    expect([before.limits[0], before.tiles[0]!.number]).toEqual([5, null]);
    const after = at(view(), "tiles");
    expect([after.limits[0], after.tiles[0]!.number]).toEqual([2, -3]);
    expect(homeBeat(view(), "tiles", 0, 0, worthOf).was).toBe(5);
    expect(homeBeat(view(), "tiles", 0, 3, worthOf).was, "no tile, no move").toBeNull();
    expect(at(view({ seat: 1 }), "placed").limits[0], "one's own tile is known").toBe(2);
  });

  it("keeps bonus cards in the capital until they are won", () => {
    const names = (beat: Beat, district: number) => at(view(), beat).capital[district]!.cards.map(({ card }) => card);
    expect([names("fall", 2), names("bonus", 2)]).toEqual([["yellow-4", "yellow-5"], ["yellow-4"]]);
    expect([names("fall", 3), names("bonus", 3)], "a tie takes it away, too").toEqual([["green-6"], []]);
    expect(names("bonus", 0), "nobody won it").toEqual(["blue-5"]);
  });

  it("counts points, coins and bonus cards as they change", () => {
    const of = (beat: Beat) => {
      const { points, coins, bonus } = at(view(), beat).players[0]!;
      return [points, coins, bonus.length];
    };
    // 20 in the end: 5 of the bonus and 2 of the tie came last, 4 of blue and two coins went before.
    expect(of("bonus")).toEqual([20, 1, 2]);
    expect(of("fall")).toEqual([13, 0, 1]);
    expect(of("purge")).toEqual([21, 2, 1]);
  });

  it("shows who came from which hand", () => {
    expect(homeBeat(view(), "placed", 1, 3, worthOf).placed).toEqual(["green-2"]);
    expect(homeBeat(view(), "placed", 0, 3, worthOf).placed).toEqual([]);
    expect(homeBeat(view(), "tiles", 1, 3, worthOf).placed).toEqual([]);
  });

  it("leaves what is not judged yet as it is, and empty homes empty", () => {
    const half = view({ stage: "purge", round: 2 });
    half.ending!.districts = half.ending!.districts.slice(0, 2);
    expect(cards(at(half, "fall"), 0, 2)).toEqual(["yellow-6", "yellow-5"]);
    const later = view({ players: [player(0, ["pink-2"], { points: 9 }), player(1, [], {})], stage: "turn" });
    expect(cards(at(later, "bonus"), 0, 1), "it came in the next round").toEqual([]);
    expect(at(later, "purge").players[0]!.points, "points of another round are not counted back").toBe(9);
    expect([isLatest(later), isLatest(view()), isLatest(half)]).toEqual([false, true, true]);
  });
});

describe("the course of a game", () => {
  it("adds up what the rounds brought", () => {
    const chapter = (round: number, brought: number[] | null) => ({ key: "", round, turns: [], brought });
    expect(courseOf([chapter(0, null), chapter(1, [3, 5]), chapter(2, [4, -1])])).toEqual([
      { round: 1, points: [3, 5] },
      { round: 2, points: [7, 4] },
    ]);
  });

  it("keeps labels apart and in their order", () => {
    expect(spread([40, 38, 10], 15)).toEqual([40, 25, 10]);
    expect(spread([40, 40], 15).toSorted((a, b) => a - b)).toEqual([25, 40]);
  });
});
