import type { Side } from "../geometry";

// What stands on a block: the names of drawings in Defs.svelte with their places, from the back to the front.

export interface Thing {
  id: string;
  x: number;
  y: number;
  scale: number;
}

type Group = [id: string, dx: number, scale?: number][];

function hash(a: number, b: number, c: number): number {
  let mixed = (a * 73856093) ^ (b * 19349663) ^ (c * 83492791);
  mixed = (mixed ^ (mixed >>> 13)) * 1274126177;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const HOMES: Group[] = [
  [
    ["h1", -10.5],
    ["h2", 10.5],
  ],
  [
    ["h2", -10.5],
    ["t1", 10, 0.9],
  ],
  [
    ["t1", -11, 0.9],
    ["h1", 10.5],
  ],
  [
    ["h2", -10.5],
    ["h1", 10.5],
  ],
];
const SHOPS: Group[] = [
  [["c1", 0]],
  [
    ["c2", -11],
    ["c2", 10],
  ],
  [["c1", 0]],
  [
    ["t3", -14],
    ["c2", 2],
    ["t3", 16],
  ],
];
const WORKS: Group[] = [
  [["i1", 0]],
  [["i1", 0]],
  [
    ["i2", -10],
    ["i2", 9],
  ],
  [["i1", 0]],
];
const LARGE: Record<string, Group> = { R: [["h1", 0, 1.15]], C: [["c1", 0, 1.06]], I: [["i1", 0, 1.03]] };

const PARKS: [string, number, number, number?][][] = [
  [
    ["t1", 13, 27],
    ["t2", 30, 17.5, 0.8],
    ["t1", 99, 25],
    ["t2", 84, 21, 0.85],
    ["t3", 31, 52],
    ["t1", 10, 74],
    ["t2", 26, 78, 0.9],
    ["t1", 88, 77],
    ["t2", 104, 72],
    ["t3", 60, 77],
    ["t3", 84, 50],
    ["t3", 56, 13],
  ],
  [
    ["t2", 13, 30],
    ["t1", 32, 28],
    ["t2", 51, 24, 0.9],
    ["t1", 72, 20],
    ["t3", 100, 14],
    ["t1", 76, 50],
    ["t2", 60, 58, 0.85],
    ["t1", 42, 62, 0.85],
    ["t2", 104, 64],
    ["t1", 95, 79],
    ["t3", 8, 48],
    ["t3", 70, 79],
    ["t2", 22, 79, 0.7],
    ["t3", 84, 38],
  ],
  [
    ["t1", 35, 39, 0.85],
    ["t1", 77, 39, 0.85],
    ["t1", 35, 60, 0.85],
    ["t1", 77, 60, 0.85],
    ["t2", 8, 30, 0.8],
    ["t2", 8, 58, 0.8],
    ["t2", 104, 30, 0.8],
    ["t2", 104, 58, 0.8],
    ["t3", 30, 15],
    ["t3", 56, 14],
    ["t3", 82, 15],
    ["t3", 34, 77],
    ["t3", 56, 77],
    ["t3", 80, 77],
  ],
];
const FEW_TREES: [string, number, number, number?][] = [
  ["t1", 20, 40, 1.35],
  ["t2", 44, 30, 1.3],
  ["t1", 90, 36, 1.35],
  ["t2", 100, 72, 1.3],
  ["t1", 24, 76, 1.35],
  ["t1", 70, 74, 1.35],
];

/** `seed` makes blocks differ; `small`: few large drawings, for cards in a hand and for phones. */
export function things(zone: string, road: Side[], seed: number, small: boolean): Thing[] {
  if (zone === "~") return [];
  if (zone === "P") {
    const trees = small ? FEW_TREES : PARKS[seed % 3]!;
    const clear = trees.filter(([, x, y]) => !onRoad(road, x, y));
    return clear.map(([id, x, y, scale = 1]) => ({ id, x, y, scale })).sort((a, b) => a.y - b.y);
  }
  const out: Thing[] = [];
  const put = (group: Group, x: number, y: number) =>
    out.push(...group.map(([id, dx, scale = 1]) => ({ id, x: x + dx, y, scale })));
  [27.5, 53.5, 78.5].forEach((y, row) => {
    const inner = row === 1;
    for (const [x, side] of [
      [22, "W"],
      [90, "E"],
    ] as const) {
      if (inner && (road.includes(side) || (small && road.length))) continue;
      if (small) {
        put(LARGE[zone]!, x, y);
        continue;
      }
      // Every block shows its zone's own building in two corners; the rest is chance.
      const certain = !inner && (row === 2) === (x === 22);
      const pick = certain && zone !== "R" ? 0 : hash(seed, row, x) % 4;
      if (zone === "R")
        put(
          inner
            ? pick % 2
              ? [
                  ["h2", -10],
                  ["t3", 9],
                ]
              : [
                  ["t3", -10],
                  ["h1", 9],
                ]
            : HOMES[pick]!,
          x,
          y,
        );
      else if (zone === "C")
        put(
          inner && pick % 2
            ? [
                ["c2", -9],
                ["t3", 10],
              ]
            : SHOPS[pick]!,
          x,
          y,
        );
      else put(WORKS[inner ? (pick % 2 ? 2 : 0) : pick]!, x, y);
    }
    if ((row === 0 && !road.includes("N")) || (row === 2 && !road.includes("S"))) {
      const pick = hash(seed, row, 56) % 3;
      if (zone === "R") put([small ? ["h1", 0, 1.15] : pick ? ["h1", 0] : ["t1", 0]], 56, y);
      else if (zone === "C") put([small || pick ? ["c2", 0] : ["t1", 0, 0.85]], 56, y);
      else if (!small) put([["i2", 0]], 56, y);
    }
  });
  return out.sort((a, b) => a.y - b.y);
}

/** Whether a tree would stand on the road of its block. */
function onRoad(road: Side[], x: number, y: number): boolean {
  if (!road.length) return false;
  const near = {
    N: Math.abs(x - 56) < 20 && y < 56,
    S: Math.abs(x - 56) < 20 && y > 34,
    W: Math.abs(y - 42) < 22 && x < 66,
    E: Math.abs(y - 42) < 22 && x > 46,
  };
  return road.some((side) => near[side]);
}
