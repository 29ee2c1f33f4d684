import type { GameModule } from "../../games/module";
import type { Course, Picture, SeatReview } from "../../generated/protocol";
import { t } from "../../lib/i18n.svelte";

/** A finished game that is looked back at. */
export interface Finished {
  id: string;
  picture: Picture;
  module: GameModule;
  course: Course;
}

/** When something was, as the game's players count. */
export const momentOf = (said: SeatReview | null, when: { round: number; turn: number }): string =>
  t("review-when", { kind: said?.laps ? "lap" : "round", round: when.round, turn: when.turn });

/** How it ended for the seat, in a few words: by how much it was won or missed. */
export function endingOf(said: SeatReview): string {
  const points = Math.abs(said.result - (said.scale === "points" && said.needed !== null ? said.needed - 1 : 0));
  if (said.needed === null) return t("review-points", { points });
  return t(`review-${said.result >= said.needed ? "reached" : "missed"}-${said.scale}`, { points });
}
