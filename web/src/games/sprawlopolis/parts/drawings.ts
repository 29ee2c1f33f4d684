import { type Side, W } from "../geometry";
import { type Thing, things } from "./buildings";

// Buildings and trees seen from the south; the origin is the middle of the foot. All things of a block are joined to
// one path a layer: a city of single shapes is too slow to be styled and painted on a phone.

/** From the back to the front; `Blocks.svelte` says how each is painted. */
export const LAYERS = [
  "shadow",
  "trunk",
  "works-roof",
  "shop-roof",
  "rim",
  "shop-wall",
  "works-wall",
  "shade",
  "lid",
  "ring",
  "wall",
  "light-roof",
  "dark-roof",
  "stack",
  "window",
  "chimney",
  "awning",
  "stripe",
  "dark-crown",
  "crown",
  "light",
] as const;
export type Layer = (typeof LAYERS)[number];

const DRAWINGS: Record<string, Partial<Record<Layer, string>>> = {
  // a house with its gable to the south
  h1: {
    shadow: "M8 0l9-4V-9L9-7Z",
    wall: "M-8.5 0V-7.5L0-14.5 8.5-7.5V0Z",
    "light-roof": "M-10.5-6 0-15V-25L-10.5-16Z",
    "dark-roof": "M10.5-6 0-15V-25L10.5-16Z",
    window: "M-5.5 0V-5h4V0ZM2-5h4v3H2ZM-1.4-9.3a1.4 1.4 0 0 1 2.8 0a1.4 1.4 0 0 1-2.8 0Z",
  },
  h2: {
    shadow: "M8 0l9-4V-9L9-7Z",
    wall: "M-8.5 0V-6L0-12 8.5-6V0Z",
    "light-roof": "M-10.5-4.7 0-12.5V-21.5L-10.5-13.7Z",
    "dark-roof": "M10.5-4.7 0-12.5V-21.5L10.5-13.7Z",
    stack: "M3.5-15.5v-5.5h3.5v8Z",
    window: "M1.5 0V-5h4V0ZM-6-5h4v3h-4Z",
  },
  // a shop: flat roof, striped awning
  c1: {
    shadow: "M17 0l9-4v-9l-9 2Z",
    "shop-roof": "M-17-25.5h34v13.5h-34Z",
    rim: "M-14-22.7h28v8h-28Z",
    "shop-wall": "M3-22h8v5.5h-8Z",
    wall: "M-17-12h34v12h-34Z",
    window: "M-14-4.5h9V0h-9ZM-2-4.5h4V0h-4ZM5-4.5h9V0H5Z",
    awning:
      "M-18-10.5h36l1 5a3 3 0 0 1-6.2.2a3 3 0 0 1-6.3 0a3 3 0 0 1-6.3 0a3 3 0 0 1-6.3 0a3 3 0 0 1-6.3 0a3 3 0 0 1-6.6-.2Z",
    stripe: "M-12.4-10h6l-.3 5.4a3 3 0 0 1-5.9 0ZM-.3-10h6.1l.2 5.4a3 3 0 0 1-5.9 0ZM11.8-10h5l.8 5a3 3 0 0 1-5.4.2Z",
  },
  // an office: flat roof, rows of windows
  c2: {
    shadow: "M9 0l8-4v-13l-8 3Z",
    "shop-roof": "M-9-27h18v9.5h-18Z",
    rim: "M-6.5-24.7h13v4.7h-13Z",
    "shop-wall": "M-9-17.5h18v17.5h-18Z",
    stripe:
      "M-6.5-15h3v3.5h-3ZM-1.5-15h3v3.5h-3ZM3.5-15h3v3.5h-3ZM-6.5-9.5h3V-6h-3ZM-1.5-9.5h3V-6h-3ZM3.5-9.5h3V-6h-3ZM-2.5-4h5v4h-5Z",
  },
  // a shed: saw-tooth roof with a chimney
  i1: {
    shadow: "M20 0l8-4v-8l-8 3Z",
    "works-roof": "M-20-15.5-20-24.5-7-17V-8ZM-7-15.5V-24.5L6-17V-8ZM6-15.5V-24.5L20-17V-8Z",
    "works-wall": "M-20 0V-15.5L-7-8V-15.5L6-8V-15.5L20-8V0Z",
    wall: "M10-6h6V0h-6Z",
    window: "M-16.5-6h6v3.2h-6ZM-3.5-6h6v3.2h-6Z",
    chimney: "M12.5-15V-28h5v15.5Z",
    stripe: "M12.9-26h4.2v2.6h-4.2Z",
  },
  // a tank
  i2: {
    shadow: "M8 0l7-3v-8l-7 3Z",
    "works-wall": "M-8-2V-13H8V-2A8 3.4 0 0 1-8-2Z",
    shade: "M3-12.5h4.5v11.2L3 1Z",
    lid: "M-8-13a8 3.6 0 0 1 16 0a8 3.6 0 0 1-16 0Z",
    ring: "M-8-8a8 3.4 0 0 0 16 0",
  },
  // trees
  t1: {
    shadow: "M-4 0a8 2.6 0 0 1 16 0a8 2.6 0 0 1-16 0Z",
    trunk: "M0 0V-6",
    crown: "M-7.5-11a7.5 7.5 0 0 1 15 0a7.5 7.5 0 0 1-15 0Z",
    light: "M-5.2-11.5a5.2 5.2 0 0 1 5.7-5a7 7 0 0 0-5.7 5Z",
  },
  t2: {
    shadow: "M-3 0a7 2.2 0 0 1 14 0a7 2.2 0 0 1-14 0Z",
    trunk: "M0 0V-4",
    "dark-crown": "M-7-3.5 0-13 7-3.5Z",
    crown: "M-5.5-9 0-20 5.5-9Z",
  },
  t3: {
    shadow: "M-2.5 0a5 1.6 0 0 1 10 0a5 1.6 0 0 1-10 0Z",
    crown: "M-4.6-4a4.6 4.6 0 0 1 9.2 0a4.6 4.6 0 0 1-9.2 0Z",
  },
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** How a number of a command moves: along x, along y, or as a length; what is left (arcs' angle and flags) stays. */
const KINDS: Record<string, string> = { M: "xy", L: "xy", H: "x", V: "y", Q: "xyxy", C: "xyxyxy", A: "ll---xy", Z: "" };

/** A path, made larger by `scale` and moved to a place. */
export function moved(path: string, { x, y, scale }: Pick<Thing, "x" | "y" | "scale">): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kinds = KINDS[command.toUpperCase()]!;
    const [right, down] = command === command.toUpperCase() ? [x, y] : [0, 0];
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map((number, at) => {
      const kind = kinds[at % kinds.length];
      if (kind === "-") return Number(number);
      return round(Number(number) * scale + (kind === "x" ? right : kind === "y" ? down : 0));
    });
    return command + numbers.join(" ");
  });
}

/** How far to the east each thing throws its shadow. */
const REACH: Record<string, number> = { h1: 17, h2: 17, c1: 26, c2: 17, i1: 28, i2: 15, t1: 12, t2: 11, t3: 7.5 };

/** Whether a shadow stays on its own block: none falls on the table or on another card. */
const isWithin = ({ id, x, scale }: Thing): boolean => x + REACH[id]! * scale <= W;

/** The things of a block as one path a layer, from the back to the front. */
export function layersOf(things: Thing[]): { layer: Layer; d: string }[] {
  return LAYERS.flatMap((layer) => {
    const drawn = layer === "shadow" ? things.filter(isWithin) : things;
    const d = drawn.map((thing) => moved(DRAWINGS[thing.id]![layer] ?? "", thing)).join("");
    return d ? [{ layer, d }] : [];
  });
}

const known = new Map<string, { layer: Layer; d: string }[]>();

/** What stands on a block, as paths; the same block is put together once. */
export function drawingOf(zone: string, road: Side[], seed: number, small: boolean): { layer: Layer; d: string }[] {
  const key = `${zone}${road.join("")}${seed}${small}`;
  let drawing = known.get(key);
  if (!drawing) {
    drawing = layersOf(things(zone, road, seed, small));
    known.set(key, drawing);
  }
  return drawing;
}
