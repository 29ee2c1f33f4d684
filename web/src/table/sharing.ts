const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * `now`, with every part that has not changed taken from `before`: what is derived from such a part is not derived
 * again. Neither is written to.
 */
export function share<Value>(before: unknown, now: Value): Value {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    shared[key] = share(before[key], now[key]);
    isSame &&= shared[key] === before[key] && key in before;
  }
  if (isSame) return before as Value;
  return (Array.isArray(now) ? keys.map((key) => shared[key]) : shared) as Value;
}
