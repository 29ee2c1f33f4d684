import type { Advised } from "../generated/protocol";
import { t } from "./i18n.svelte";

const BELOW: Record<string, string> = { ahead: "behind", above: "below" };

/** What a move is expected to come to, in words: points, a lead over the best other, or a distance to the target. */
export const expected = (one: Advised, scale: string): string => {
  const key = one.points < 0 ? (BELOW[scale] ?? scale) : scale;
  return t(`page-hint-${key}`, { points: scale === "points" ? one.points : Math.abs(one.points) });
};
