import type { DailyTicket } from "../generated/protocol";
import { comeBack, playDaily } from "./api";
import { text } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import { myName } from "./start";

/** Goes to a deal: plays it, goes on with it on this device, or shows what came of it. */
export async function openDaily(ticket: DailyTicket): Promise<void> {
  if (ticket.state === "played") {
    router.go(`/daily/${ticket.game}`);
    return;
  }
  if (ticket.state === "begun") {
    if (!prefs.held[ticket.table] && prefs.account) prefs.hold(await comeBack(ticket.table));
    router.go(`/table/${ticket.table}`);
    return;
  }
  await playAgain(ticket.game);
}

/** Opens a table with the deal; after the first attempt it is for oneself. */
export async function playAgain(game: string): Promise<void> {
  const made = await playDaily(game, myName());
  prefs.hold(made);
  router.go(`/table/${made.table}`);
}

/** Points where there is little room: large sums of money in millions. */
export const brief = (points: number): string =>
  new Intl.NumberFormat(text.language, { notation: "compact", maximumFractionDigits: 1 }).format(points);

/** A day in words: 16 November. */
export const dayInWords = (day: string, weekday = false): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(text.language, {
    ...(weekday ? { weekday: "long" } : {}),
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
