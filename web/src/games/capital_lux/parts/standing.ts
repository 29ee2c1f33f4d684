import { speaker, t } from "../../../lib/i18n.svelte";
import type { Session } from "../../../table/session.svelte";
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

/** What a seat is called on the board. */
export function nameOf(session: Session, seat: number): string {
  const sitter = session.picture!.seats[seat];
  const person = session.picture!.people.find((each) => each.id === sitter?.person);
  if (person) return person.name || t("page-guest");
  // Bots share their names: the number tells them apart.
  if (sitter?.bot) return `${t("page-bot", { level: t(`page-level-${sitter.bot}`) })} ${seat + 1}`;
  return t("page-player", { seat: seat + 1 });
}
