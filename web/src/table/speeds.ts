export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long everything takes, by speed. */
export const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** A move of somebody else: it is lifted, travels and settles; then there is a rest before the next one. */
export const LIFT = 160;
export const TRAVEL = 240;
export const SETTLE = 120;
export const REST = 350;

/** Whether nothing moves by itself: the page is out of sight, or motion is not wanted. */
export const isStill = (): boolean =>
  typeof document === "undefined" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
