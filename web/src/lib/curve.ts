/** An axis that is cut to what happens: its ends, and where a rule is drawn. */
export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const ROUND = [1, 2, 5];

/** The axis for some values: round steps, four of them at most, and no zero that nothing comes near. */
export function axisFor(values: number[], least = 1): Axis {
  const [bottom, top] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(top - bottom, least);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(least, [...ROUND, 10].map((each) => each * power).find((each) => span / each <= 4)!);
  const low = Math.floor(bottom / step) * step;
  const high = Math.max(Math.ceil(top / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, i) => low + i * step) };
}

/** A line through points, for the `d` of a path. */
export const lineThrough = (points: [number, number][]): string =>
  points.length ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}` : "";
