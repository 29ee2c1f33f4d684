/** A house of its own make: walls and roofs as paths around the middle of its ground line, 52 wide. */
export interface Make {
  parts: (readonly ["wall" | "roof", string])[];
  /** Fine lines on the roof of a built house. */
  lines: string;
  aerial?: readonly [number, number];
  porthole?: boolean;
}

const WALL = ["wall", "M-26 0V-37H26V0z"] as const;
const chimney = (x: number) => ["roof", `M${x} -40v-20h7v20z`] as const;

export const MAKES: Make[] = [
  { parts: [chimney(13), WALL, ["roof", "M-31 -36L0 -61 31 -36z"]], lines: "M-19.500 -43h39M-9.500 -51h19" },
  { parts: [WALL, ["roof", "M-31 -36L-17 -54H17L31 -36z"]], lines: "M-26.500 -42h53M-22 -48h44", aerial: [8, -54] },
  {
    parts: [
      ["wall", "M-26 0V-42L26 -56V0z"],
      ["roof", "M-32 -39.500L32 -59v7L-32 -33z"],
    ],
    lines: "",
  },
  {
    parts: [
      chimney(-18),
      WALL,
      ["wall", "M-6 -42V-52H24V-42z"],
      ["roof", "M-10 -52h38v-5h-38z"],
      ["roof", "M-32 -37h64v-6.500h-64z"],
    ],
    lines: "",
  },
  {
    parts: [
      ["wall", "M-26 0V-48L0 -40 26 -48V0z"],
      ["roof", "M-32 -56L0 -44 32 -56v7L0 -36.500 -32 -49z"],
    ],
    lines: "",
    aerial: [20, -50],
  },
  { parts: [WALL, ["roof", "M-29 -36L-23 -50 -10 -60H10L23 -50 29 -36z"]], lines: "M-23 -50h46", porthole: true },
  { parts: [WALL, ["roof", "M-31 -36L-15.500 -56 0 -37 15.500 -56 31 -36z"]], lines: "M-24.500 -43h18M6.500 -43h18" },
  {
    parts: [chimney(-20), WALL, ["roof", "M-31 -36L-23 -56H13L31 -36z"]],
    lines: "M-29 -42h54M-26.500 -49h46",
    aerial: [8, -54],
  },
];

/** Digits as one writes them, 10 wide and 16 high. */
const DIGITS = [
  "M5 1C1.400 1 .6 5 .7 8.500 .8 13 2.500 15.200 5.200 15 8.600 14.700 9.400 11 9.200 7.500 9 3.500 7.600.8 4.400 1.200",
  "M2 4.400C3.800 3.400 5 2.200 6 .8 5.800 5.500 5.700 10.500 5.900 15.200",
  "M1 4.200C1.600 1.600 4 .6 6 1 8.600 1.600 9 4.200 7.600 6.600 6 9.400 3 12 .8 14.800 3.600 14.200 6.600 14.300 9.400 14.800",
  "M1.200 2.200C3.200.8 7.400.4 8.200 3 8.800 5.400 6.400 7.200 3.800 7.400 7.200 7.200 9.400 9 9.200 11.400 8.800 14.800 4 16 .8 13.800",
  "M6 .8C4.800 4.200 2.800 7.600.8 10.600 3.800 10.200 6.800 10.200 9.600 10.600M7.200 6C7 9 7.100 12 7.200 15.400",
  "M8.600 1.200C6.400 1.500 4.400 1.400 2.400 1.200 2.200 3.200 1.800 5.200 1.400 7 4 5.400 8.400 5.800 9 9.600 9.400 13.600 5 16.400.8 13.800",
  "M7.800.9C4.200 2.600 1.200 6.600 1 10.400.9 13.400 2.800 15.200 5.200 15 7.800 14.800 9.200 12.800 8.900 10.600 8.500 8.200 6 7.400 4 8.200 2.600 8.800 1.600 9.800 1.200 11",
  "M.8 1.600C3.600 1.900 6.600 1.700 9.200 1.200 7 5.400 5 10 4 15.200M2.900 8.200C4.600 7.900 6.200 7.900 7.800 8",
  "M8 2.800C6.800.6 2.600.4 2 3.200 1.600 5.600 4.400 6.800 6 8 8.200 9.400 9.400 11 8.600 13 7.600 15.600 2.400 15.600 1.400 12.800.6 10.200 3.400 8.800 5.400 7.600 7.400 6.400 9 4.600 8 2.800",
  "M8.800 5C8.400 2 6 .6 3.800 1.200 1.200 2 .6 5.400 2 7.200 3.800 9.200 7.800 8 8.700 4.600 8.900 8.400 8.200 12 6.600 15.200",
];

/** The digits of a number with the place of each, and how wide the number is. */
export function written(number: number): { digits: { path: string; x: number }[]; width: number } {
  const said = String(number);
  const step = said[0] === "1" ? 8.6 : 11;
  const digits = [...said].map((digit, at) => ({ path: DIGITS[Number(digit)]!, x: at * step }));
  return { digits, width: said.length > 1 ? step + 10 : 10 };
}

export const POOL =
  "M-17.500 .5C-18.500 -6-9 -8.600 0 -8.400 10 -8.300 19 -6 18 1 17.200 7 10 9 5.500 5.800 2 3.300-1.500 3.300-5 5.800-9.500 9-16.500 7-17.500 .5z";
export const WAVES =
  "M-11 -2.500c2-1.600 3.500 1.600 5.500 0s3.500 1.600 5.500 0 3.500 1.600 5.500 0 3.500 1.600 5.500 0M-13 2.600c1.600-1.300 2.800 1.300 4.500 0M8 2.600c1.600-1.300 2.800 1.300 4.500 0";
/** The ring somebody draws around a pool that is built. */
export const CIRCLED =
  "M-21 1.500C-22.500 -8-8 -11.500 2 -10.800 14 -10 23.500 -6 22 1 20.500 9 6 11 -5 10.200-13 9.600-20.500 8-21.500 .5c-.3-2 .8-4 2.500-5.500";
