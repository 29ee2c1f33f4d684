import type { DistrictEnd, HomeEnd, RoundEnd } from "../../../generated/capital_lux";
import { capital, seatName, signed, speaker } from "../../../lib/i18n.svelte";
import { type Beat, counted, judgedHomes } from "./beats";
import { cardWords, GAME } from "./cards";

const say = speaker(GAME);

/** What became of a home district, and why. */
export function judged(district: DistrictEnd, home: HomeEnd): string {
  const { sum, coins, covered, stays } = home;
  const why = stays ? (coins ? "coins" : covered ? "covered" : "stays") : covered ? "covered-lost" : "lost";
  const args = { name: seatName(home.seat), sum, limit: district.limit, coins, covered, left: sum - covered };
  return say(`page-purge-${why}`, args);
}

/** What a beat is about, a sentence each. */
export function narrated(end: RoundEnd, beat: Beat): string[] {
  switch (beat) {
    case "placed":
      return end.placed.map((each) =>
        say("page-end-placed", {
          name: seatName(each.seat),
          card: cardWords(each.card),
          district: `@district-${each.district}`,
        }),
      );
    case "tiles":
      return end.tiles.map((tile) =>
        capital(
          say("page-end-tile", {
            name: seatName(tile.seat),
            district: `@district-${tile.district}`,
            number: signed(tile.number ?? 0),
          }),
        ),
      );
    case "purge": {
      const over = judgedHomes(end).filter(({ district, home }) => home.sum > district.limit);
      if (!over.length) return [say("page-purge-all-stay")];
      return over.map(({ district, home }) =>
        say("page-purge-over", {
          name: seatName(home.seat),
          district: `@district-${district.colour}`,
          sum: home.sum,
          limit: district.limit,
        }),
      );
    }
    case "fall":
      return judgedHomes(end)
        .filter(({ home }) => !home.stays || home.coins > 0 || home.covered > 0)
        .map(({ district, home }) => judged(district, home));
    case "bonus":
      return end.districts.filter((district) => district.settled).map(bonusWords);
  }
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
