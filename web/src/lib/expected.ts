import type { Advised } from "../generated/protocol";
import { rounded, t } from "./i18n.svelte";

const BELOW: Record<string, string> = { ahead: "behind", above: "below" };

/** What a move is expected to come to, in words: points, a lead over the best other, or a distance to the target. */
export const expected = (one: Advised, scale: string): string => {
  const key = one.points < 0 ? (BELOW[scale] ?? scale) : scale;
  const points = rounded(one.points);
  return t(`page-hint-${key}`, { points: scale === "points" ? points : Math.abs(points) });
};
