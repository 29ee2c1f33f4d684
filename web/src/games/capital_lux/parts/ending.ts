import type { DistrictEnd, HomeEnd, RoundEnd } from "../../../generated/capital_lux";
import { capital, seatName, signed, speaker } from "../../../lib/i18n.svelte";
import { cardWords, GAME } from "./cards";

const say = speaker(GAME);

/** A step of a round's end, in the order of the rules: hands, tiles, the purge by colour, the bonuses by colour. */
export interface Step {
  kind: "placed" | "tiles" | "purge" | "bonus";
  /** Which district, for purge and bonus. */
  at: number;
}

export function stepsOf(end: RoundEnd): Step[] {
  const steps: Step[] = [];
  if (end.placed.length) steps.push({ kind: "placed", at: -1 });
  if (end.tiles.length) steps.push({ kind: "tiles", at: -1 });
  end.districts.forEach((_, at) => {
    steps.push({ kind: "purge", at });
  });
  end.districts.forEach((district, at) => {
    if (district.settled) steps.push({ kind: "bonus", at });
  });
  return steps;
}

/** What a home district counts when bonuses are compared. */
export const counted = (home: HomeEnd): number => (home.stays ? home.sum - home.covered : 0);

/** What became of a home district, and why. */
export function judged(district: DistrictEnd, home: HomeEnd): string {
  const { sum, coins, covered, stays } = home;
  const why = stays ? (coins ? "coins" : covered ? "covered" : "stays") : covered ? "covered-lost" : "lost";
  const args = { name: seatName(home.seat), sum, limit: district.limit, coins, covered, left: sum - covered };
  return say(`page-purge-${why}`, args);
}

/** What the step is about, a sentence each. */
export function narrated(end: RoundEnd, step: Step): string[] {
  if (step.kind === "placed")
    return end.placed.map((each) =>
      say("page-end-placed", {
        name: seatName(each.seat),
        card: cardWords(each.card),
        district: `@district-${each.district}`,
      }),
    );
  if (step.kind === "tiles")
    return end.tiles.map((tile) =>
      capital(
        say("page-end-tile", {
          name: seatName(tile.seat),
          district: `@district-${tile.district}`,
          number: signed(tile.number ?? 0),
        }),
      ),
    );
  const district = end.districts[step.at]!;
  if (step.kind === "purge") {
    const tiles = end.tiles
      .filter((tile) => tile.district === district.colour)
      .map((tile) => ` ${signed(tile.number ?? 0)}`);
    const limit = say(tiles.length ? "page-end-limit-tiles" : "page-end-limit", {
      sum: district.capital,
      tiles: tiles.join(""),
      limit: district.limit,
    });
    return [
      limit,
      ...(district.homes.length ? district.homes.map((home) => judged(district, home)) : [say("page-purge-none")]),
    ];
  }
  return [bonusWords(district)];
}

export function bonusWords(district: DistrictEnd): string {
  const [first] = district.best;
  const card = district.prize ? cardWords(district.prize) : "";
  if (first === undefined) return say(district.prize ? "page-bonus-nobody" : "page-bonus-no-card");
  const most = Math.max(...district.homes.map(counted));
  const names = district.best.map((seat) => seatName(seat)).join(", ");
  if (district.best.length === 1) return say("page-bonus-won", { name: names, most, card });
  return say(district.prize ? "page-bonus-tied" : "page-bonus-tied-no-card", { names, most, card });
}
