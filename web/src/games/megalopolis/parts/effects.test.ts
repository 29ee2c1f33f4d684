import { describe, expect, it } from "vitest";
import type { MegalopolisView, OfferView } from "../../../generated/megalopolis";
import { effectsOf, trustsBy } from "./effects";

const street = (permit: string, district: string, owner: number | null) => ({ permit, district, owner });
const view = (seat: number) =>
  ({
    seat,
    prices: { block: 100_000 },
    districts: [
      { colour: "green", trust: null },
      { colour: "red", trust: null },
    ],
    streets: [
      street("school", "green", 0),
      street("book", "green", 0),
      street("post", "green", 1),
      street("garden", "red", 2),
      street("chekhov", "red", 0),
      street("linden", "red", null),
    ],
  }) as unknown as MegalopolisView;
const offer = (change: Partial<OfferView>): OfferView => ({
  drafter: 0,
  partner: 1,
  gives: ["chekhov"],
  wants: ["post"],
  money: 750_000,
  site: null,
  outlook: [
    { seat: 0, rents: 1_400_000, value: 200_000 },
    { seat: 1, rents: 140_000, value: -200_000 },
  ],
  ...change,
});

describe("what an offer changes", () => {
  it("counts the money that is paid, on both sides", () => {
    expect(effectsOf(view(0), offer({}))).toEqual([
      { seat: 0, cash: -750_000, rents: 1_400_000, value: 200_000, total: -550_000 },
      { seat: 1, cash: 750_000, rents: 140_000, value: -200_000, total: 550_000 },
    ]);
  });

  it("begins with oneself, and has both sides where no permit changes in worth", () => {
    const effects = effectsOf(view(1), offer({ outlook: [], money: -50_000 }));
    expect(effects.map(({ seat, cash, total }) => [seat, cash, total])).toEqual([
      [1, -50_000, -50_000],
      [0, 50_000, 50_000],
    ]);
  });

  it("has the builder pay the block that another contributes to, and others who gain by it", () => {
    const outlook = [{ seat: 2, rents: 20_000, value: 40_000 }];
    const effects = effectsOf(view(0), offer({ gives: [], wants: [], money: -60_000, site: "nw11", outlook }));
    expect(effects.map(({ seat, cash }) => [seat, cash])).toEqual([
      [0, -40_000],
      [1, -60_000],
      [2, 0],
    ]);
  });

  it("says who would complete a district", () => {
    expect(trustsBy(view(0), offer({}))).toEqual([{ seat: 0, colour: "green" }]);
    expect(trustsBy(view(0), offer({ wants: [] }))).toEqual([]);
  });
});
