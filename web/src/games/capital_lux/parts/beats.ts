import type { DistrictEnd, HomeEnd, RoundEnd } from "../../../generated/capital_lux";

/** The beats of a round's end, in the order of the rules: hands, tiles, the purge, what falls, bonuses. */
export const BEATS = ["placed", "tiles", "purge", "fall", "bonus"] as const;
export type Beat = (typeof BEATS)[number];

/** How long each beat is shown before the next one follows by itself, in milliseconds. */
export const DURATION: Record<Beat, number> = { placed: 600, tiles: 1200, purge: 1200, fall: 800, bonus: 1600 };

export const judgedHomes = (end: RoundEnd): { district: DistrictEnd; home: HomeEnd }[] =>
  end.districts.flatMap((district) => district.homes.map((home) => ({ district, home })));

/** The beats that there are to tell; the purge always is one. */
export function beatsOf(end: RoundEnd): Beat[] {
  const happened: Record<Beat, boolean> = {
    placed: end.placed.length > 0,
    tiles: end.tiles.length > 0,
    purge: true,
    fall: judgedHomes(end).some(({ home }) => !home.stays || home.coins > 0 || home.covered > 0),
    bonus: end.districts.some((district) => district.settled),
  };
  return BEATS.filter((beat) => happened[beat]);
}

/** What a home district counts when bonuses are compared. */
export const counted = (home: HomeEnd): number => (home.stays ? home.sum - home.covered : 0);

/** What the round's end changed for a seat: districts lost, coins paid, bonus cards won, coins for ties. */
export function changesFor(
  end: RoundEnd,
  seat: number,
  worthOf: (card: string) => number,
): { lost: number; coins: number; bonus: number; tied: number } {
  const own = judgedHomes(end).filter(({ home }) => home.seat === seat);
  return {
    lost: own.reduce((sum, { home }) => sum + (home.stays ? 0 : home.sum), 0),
    coins: own.reduce((sum, { home }) => sum + home.coins, 0),
    bonus: end.districts.reduce(
      (sum, { best, prize, settled }) =>
        sum + (settled && prize && best.length === 1 && best[0] === seat ? worthOf(prize) : 0),
      0,
    ),
    tied: end.districts.filter(({ best, settled }) => settled && best.length > 1 && best.includes(seat)).length,
  };
}
