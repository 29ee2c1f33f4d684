import type { CapitalLuxView } from "../../../generated/capital_lux";
import { speaker, t } from "../../../lib/i18n.svelte";
import type { Session } from "../../../table/session.svelte";
import { GAME } from "./cards";

const say = speaker(GAME);

/** How a home sum stands against a limit that may not be quite known. */
export type Standing = "safe" | "at" | "risk" | "over";

export function standing(sum: number, least: number, most: number): Standing {
  if (sum > most) return "over";
  if (sum > least) return "risk";
  return sum > 0 && sum === most ? "at" : "safe";
}

/** The same in words: "over by 2". */
export function standingWords(sum: number, least: number, most: number): string {
  const stands = standing(sum, least, most);
  if (stands === "over") return say("page-over-by", { count: sum - most });
  return say(`page-${stands}`);
}

/** A limit in words: "12", or "11–16" where tiles are unknown. */
export const limitWords = (least: number, most: number): string => (least < most ? `${least}–${most}` : `${most}`);

/** One scale for all gauges of a table: the largest number on it, and a little room. */
export function scaleOf(view: CapitalLuxView): number {
  const sums = view.players.flatMap((player) => player.home.map((district) => district.sum));
  return Math.max(18, ...sums, ...view.most, ...view.capital.map((district) => district.sum)) + 2;
}

/** What a seat is called on the board. */
export function nameOf(session: Session, seat: number): string {
  const sitter = session.picture!.seats[seat];
  const person = session.picture!.people.find((each) => each.id === sitter?.person);
  if (person) return person.name || t("page-guest");
  // Bots share their names: the number tells them apart.
  if (sitter?.bot) return `${t("page-bot", { level: t(`page-level-${sitter.bot}`) })} ${seat + 1}`;
  return t("page-player", { seat: seat + 1 });
}
