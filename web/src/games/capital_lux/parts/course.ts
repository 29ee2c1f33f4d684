import type { Chapter } from "../../../table/chapters";

/** What everybody had at the end of each round, from what the rounds brought. */
export function courseOf(chapters: Chapter[]): { round: number; points: number[] }[] {
  const course: { round: number; points: number[] }[] = [];
  for (const { round, brought } of chapters) {
    if (!round || !brought) continue;
    const before = course.at(-1)?.points;
    course.push({ round, points: brought.map((each, seat) => each + (before?.[seat] ?? 0)) });
  }
  return course;
}

/** The same heights, moved apart as far as labels of this height need it: their order stays. */
export function spread(heights: number[], apart: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  for (let at = order.length - 2; at >= 0; at--)
    out[order[at]!] = Math.min(out[order[at]!]!, out[order[at + 1]!]! - apart);
  return out;
}
