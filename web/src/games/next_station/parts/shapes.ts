const ring = (count: number, radius: number, turn: number, cx: number, cy: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  }).join("L");

/** The outline of a station's symbol as a path. */
export function symbolPath(symbol: string, cx: number, cy: number, r: number): string {
  const up = -Math.PI / 2;
  if (symbol === "c") return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (symbol === "s") return `M${cx - r * 0.9} ${cy - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`;
  if (symbol === "t") return `M${ring(3, r * 1.3, up, cx, cy + r * 0.24)}Z`;
  if (symbol === "p") return `M${ring(5, r * 1.12, up, cx, cy + r * 0.06)}Z`;
  return `M${ring(8, r * 1.16, Math.PI / 8, cx, cy)}Z`;
}

export function starPath(cx: number, cy: number, outer: number, inner: number, points = 12): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? inner : outer;
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A polyline with rounded corners. */
export function roundedPath(points: [number, number][], radius: number): string {
  let path = "";
  points.forEach((at, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before) path = `M${at}`;
    else if (!after) path += `L${at}`;
    else {
      const towards = ([x, y]: [number, number]): string => {
        const length = Math.hypot(x - at[0], y - at[1]);
        const part = Math.min(radius, length / 2) / length;
        return `${(at[0] + (x - at[0]) * part).toFixed(1)} ${(at[1] + (y - at[1]) * part).toFixed(1)}`;
      };
      path += `L${towards(before)}Q${at} ${towards(after)}`;
    }
  });
  return path;
}

/** One tally stroke a line, as one would pencil it into an interchange. */
export function tally(count: number, x: number, y: number, size: number): string {
  const step = size * (count > 3 ? 1.6 : 2);
  return Array.from(
    { length: count },
    (_, i) =>
      `M${(x + (i - (count - 1) / 2) * step).toFixed(1)} ${(y - size * 1.7).toFixed(1)}v${(size * 3.4).toFixed(1)}`,
  ).join("");
}
