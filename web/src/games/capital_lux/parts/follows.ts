import type { CapitalLuxView } from "../../../generated/capital_lux";
import type { Move } from "../../../generated/protocol";
import { speaker } from "../../../lib/i18n.svelte";
import { standing } from "../geometry";
import { COLOURS, districtOf, faceOf, GAME } from "./cards";
import { limitWords, standingWords } from "./standing";

const say = speaker(GAME);

/** What would follow, from the sums and limits on the table. */
export function follows(view: CapitalLuxView, move: Move): { said: string; bad: boolean }[] {
  const colour = districtOf(move);
  const at = colour ? COLOURS.indexOf(colour) : -1;
  if (at < 0 || view.seat === null) return [];
  const [least, most, sum] = [view.least[at]!, view.most[at]!, view.players[view.seat]!.home[at]!.sum];
  const card = typeof move.action.card === "string" ? faceOf(move.action.card) : null;
  if (move.action.do === "capital" && card) {
    const name = view.synergies[at];
    const out = [{ said: `${say(`synergy-${name}`)}: ${say(`page-synergy-${name}`)}`, bad: false }];
    return [
      ...out,
      {
        said: say("page-limit-to", {
          before: limitWords(least, most),
          after: limitWords(least + card.value, most + card.value),
        }),
        bad: false,
      },
    ];
  }
  if ((move.action.do === "home" || move.action.do === "move") && card) {
    const [low, high] = move.action.do === "move" ? [least - card.value, most - card.value] : [least, most];
    const after = sum + card.value;
    const stands = standing(after, low, high);
    return [
      {
        said: say("page-sum-to", {
          before: sum,
          after,
          limit: limitWords(low, high),
          stands: standingWords(after, low, high),
        }),
        bad: stands === "over" || stands === "risk",
      },
    ];
  }
  if (move.action.do === "take" && card)
    return [
      {
        said: say("page-limit-to", {
          before: limitWords(least, most),
          after: limitWords(least - card.value, most - card.value),
        }),
        bad: false,
      },
    ];
  if (move.action.do === "plant")
    return [{ said: say("page-limit-is", { limit: limitWords(least, most), sum }), bad: false }];
  return [];
}
