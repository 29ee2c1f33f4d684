/** Colours as numbers, for tests of the tokens: how well two can be told apart, and by whom. */
type Three = [number, number, number];

/** Linear red, green and blue of "#rrggbb". */
function linear(hex: string): Three {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(rgb: Three): string {
  const part = (value: number): string => {
    const kept = Math.min(1, Math.max(0, value));
    const shown = kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${rgb.map(part).join("")}`;
}

const times = (rows: Three[], [a, b, c]: Three): Three =>
  rows.map((row) => row[0] * a + row[1] * b + row[2] * c) as Three;

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function oklab(hex: string): Three {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear(hex),
  ).map(Math.cbrt) as Three;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** How far apart two colours look: the distance in OKLab, times 100. */
export function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Simulations by Machado, Oliveira and Fernandes (2009), for colours fully missing. */
const BLINDNESS: Record<"deuteranopia" | "protanopia", Three[]> = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** A colour as somebody sees it who lacks one kind of cones. */
export const seenBy = (kind: keyof typeof BLINDNESS, hex: string): string => toHex(times(BLINDNESS[kind], linear(hex)));
