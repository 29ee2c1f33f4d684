import { speaker } from "../../../lib/i18n.svelte";
import { standing } from "../geometry";
import { GAME } from "./cards";

const say = speaker(GAME);

/** How a home sum stands, in words: "over by 2". */
export function standingWords(sum: number, least: number, most: number): string {
  const stands = standing(sum, least, most);
  if (stands === "over") return say("page-over-by", { count: sum - most });
  return say(`page-${stands}`);
}

/** A limit in words: "12", or "11–16" where tiles are unknown. */
export const limitWords = (least: number, most: number): string => (least < most ? `${least}–${most}` : `${most}`);
