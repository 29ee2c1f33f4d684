import type { PuzzleTask } from "../../generated/protocol";
import { t, text } from "../../lib/i18n.svelte";
import { router } from "../../lib/router.svelte";

/** What one tells others: which puzzle, how many tries, how many days in a row, and a link; nothing of the board. */
export function shareOf(task: PuzzleTask, tries: number, streak: number): string {
  const lines = [
    `Megapolis · ${t("puzzle-of-day", { number: task.number })}`,
    `${text.say("title", {}, task.card.game)} · ${t("puzzle-tries", { tries })}`,
    `${streak > 1 ? `${t("puzzles-streak", { count: streak })} · ` : ""}${router.link(`/puzzles/${task.card.id}`)}`,
  ];
  return lines.join("\n");
}
