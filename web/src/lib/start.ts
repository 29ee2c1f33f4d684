import type { GameInfo } from "../generated/protocol";
import { beginFirstGame, bots, createTable, joinTable, startTable } from "./api";
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

export const myName = (): string => prefs.name || t("page-guest");

/** A bot of middling strength, or the best there is below it. */
export const LEVELS = ["medium", "greedy", "easy", "random"];

export const usualBot = (bots: string[]): string => LEVELS.find((level) => bots.includes(level)) ?? bots[0] ?? "random";

/** A game against one bot with the usual options, begun at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const players = Math.max(2, game.least);
  const level = usualBot(await bots(game.id));
  const made = await createTable({
    game: game.id,
    name: myName(),
    players,
    bots: Array(players - 1).fill(level),
    guest: prefs.guest,
  });
  prefs.hold(made);
  await startTable(made.table, made.token);
  router.go(`/table/${made.table}`);
}

/** The first game of a box, which teaches it. */
export async function learnGame(game: string): Promise<void> {
  const made = await beginFirstGame(game, myName());
  prefs.hold(made);
  router.go(`/table/${made.table}`);
}

/** Takes a seat at a public table. */
export async function joinAndGo(table: string): Promise<void> {
  prefs.hold(await joinTable(table, { name: myName(), guest: prefs.guest }));
  router.go(`/table/${table}`);
}
