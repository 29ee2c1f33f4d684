import type { Colour } from "./cards";

// Busts of our own drawing, geometric and flat, in the shades of the family around them. A card is 72 x 100; the person
// stands right of the strip of 22 with the value. No text comes in from outside: the strings are safe as HTML.

const SKINS = ["#ecc9a7", "#c58b62", "#8b583b", "#f2d6bb", "#a86f4b"];
const OFFSET: Record<Colour, number> = { blue: 0, pink: 1, yellow: 3, green: 2 };
const [D, L, W, SHADE, INK, C] = ["var(--d)", "var(--l)", "var(--lux-cream)", "#00000024", "#1a2029", "var(--c)"];
const GOLD = "var(--lux-gold)";

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const EYES = rect(40, 48, 4.5, 1.8, INK) + rect(50, 48, 4.5, 1.8, INK);
const MOUTH = rect(44, 57, 6, 1.5, "#7a2f2f");

function head(skin: string, features: string): string {
  return `<ellipse cx="47" cy="49" rx="12" ry="15" fill="${skin}"/>${path("M47 34A12 15 0 0 1 47 64Z", SHADE)}${features}`;
}

const HOOD = path("M29 78Q25 26 47 24Q69 26 65 78L58 66Q62 36 47 34Q32 36 36 66Z", D);

function rebels(value: number, skin: string, neck: string): string {
  const coat =
    path("M22 100L27 80L40 71L47 80L54 71L67 80L72 100Z", D) +
    path("M40 71L47 80L38 88L34 74Z", C) +
    path("M54 71L47 80L56 88L60 74Z", C);
  const scarf = path("M34 53L60 53L57 67L47 74L37 67Z", W) + path("M47 53H60L57 67L47 74Z", SHADE);
  const tops: Record<number, string> = {
    2: path("M33 47L34 32L40 35L44 28L49 34L55 29L58 36L61 47L57 42L37 42Z", INK),
    3: path("M33 42Q34 28 48 28Q60 28 60 40Z", D) + path("M31 42H63L68 46H33Z", INK),
    4: path("M31 38Q34 24 54 27Q68 31 65 37Q52 36 35 42Z", D) + circle(52, 26, 2.4, W),
    5: HOOD,
    6:
      HOOD +
      circle(41, 44, 5.2, INK) +
      circle(53, 44, 5.2, INK) +
      circle(41, 44, 3, W) +
      circle(53, 44, 3, W) +
      rect(45, 43, 4, 2, INK),
  };
  return neck + coat + head(skin, value < 6 ? EYES : "") + scarf + tops[value];
}

function spirituals(value: number, skin: string, neck: string): string {
  const robe =
    path("M21 100Q23 75 47 71Q71 75 73 100Z", D) + path("M41 72L47 100L53 72Z", W) + path("M47 74V100L53 72Z", SHADE);
  const halo = `<circle cx="47" cy="46" r="23" fill="none" stroke="var(--lux-cream)" stroke-width="2"/>`;
  const veil =
    path("M30 82Q26 28 47 27Q68 28 64 82L57 70Q62 38 47 38Q32 38 37 70Z", W) +
    path("M47 27Q68 28 64 82L57 70Q62 38 47 38Z", SHADE);
  const tops: Record<number, string> = {
    2: circle(47, 40, 1.8, D),
    3: veil,
    4: path("M35 42L38 26L47 15L56 26L59 42Q47 36 35 42Z", D) + rect(45.8, 21, 2.4, 13, W),
    5: veil + path("M38 36Q47 30 56 36L53 39Q47 35 41 39Z", GOLD) + circle(47, 31, 4, GOLD),
    6:
      path("M34 43L36 24L47 9L58 24L60 43Q47 36 34 43Z", W) +
      path("M47 9L58 24L60 43Q53 39 47 39Z", SHADE) +
      circle(47, 29, 4, D) +
      circle(47, 29, 2.2, GOLD),
  };
  const lids = line("M39.500 49q2.500 2 5 0M49.500 49q2.500 2 5 0", INK, 1.6);
  return halo + neck + robe + head(skin, lids + MOUTH) + tops[value];
}

function nobles(value: number, skin: string, neck: string): string {
  const dress = path("M20 100Q26 80 47 74Q68 80 74 100Z", D) + path("M47 80L51 88L47 96L43 88Z", GOLD);
  let ruff = `<ellipse cx="47" cy="72" rx="20" ry="7.500" fill="${W}"/>`;
  for (let k = -4; k <= 4; k++)
    ruff += line(`M${47 + k * 2} 67.500L${47 + k * 4.7} ${77.5 - Math.abs(k) * 0.9}`, "#00000038", 1);
  const hair = "#3a2a20";
  const tops: Record<number, string> = {
    2: path("M32 62Q28 30 47 30Q66 30 62 62L57 60Q60 44 52 40Q40 42 37 48L37 60Z", hair),
    3: rect(37, 14, 20, 21, INK) + rect(37, 28, 20, 4, GOLD) + rect(30, 34, 34, 4, INK, 'rx="2"'),
    4:
      circle(47, 26, 9, hair) +
      path("M34 48Q33 32 47 32Q61 32 60 48Q55 38 47 39Q39 38 34 48Z", hair) +
      path("M55 26Q68 16 68 4Q56 10 53 24Z", W),
    5:
      path("M33 56Q30 32 47 32Q64 32 61 56Q58 42 47 41Q36 42 33 56Z", "#6b3d1e") +
      path("M35 34L36 25L41 30L47 22L53 30L58 25L59 34Z", W),
    6:
      path("M31 62Q27 30 47 30Q67 30 63 62L59 56Q60 42 47 41Q34 42 35 56Z", INK) +
      path("M33 33L31 15L40 24L47 11L54 24L63 15L61 33Z", W) +
      circle(47, 27, 2.6, "#b23a48") +
      circle(31, 14, 2, W) +
      circle(47, 10, 2, W) +
      circle(63, 14, 2, W),
  };
  return neck + dress + ruff + head(skin, EYES + MOUTH) + tops[value];
}

function scientists(value: number, skin: string, neck: string): string {
  const coat =
    path("M22 100Q25 79 40 73L47 84L54 73Q69 79 72 100Z", W) +
    path("M40 73L47 84L44 100H36L38 86L35 82Z", D) +
    path("M54 73L47 84L50 100H58L56 86L59 82Z", D) +
    path("M44 80H50L49 100H45Z", C);
  const glasses =
    `<g fill="#ffffff66" stroke="${INK}" stroke-width="1.700"><circle cx="41.500" cy="49" r="4.600"/>` +
    `<circle cx="52.500" cy="49" r="4.600"/></g>${rect(45.5, 48, 3, 1.7, INK)}`;
  const tops: Record<number, string> = {
    2: path("M34 47Q33 31 47 31Q61 31 60 47Q57 39 52 38L40 38Q36 40 34 47Z", "#4a3020"),
    3:
      path("M33 54Q31 42 36 40L36 54ZM61 54Q63 42 58 40L58 54Z", "#d9d5cc") +
      path("M38 64Q47 72 56 64L54 71Q47 77 40 71Z", "#d9d5cc"),
    4: circle(57, 29, 7.5, INK) + path("M34 50Q32 31 47 31Q62 31 60 50Q58 40 50 38Q40 38 34 50Z", INK),
    5:
      path("M34 46Q33 30 47 30Q61 30 60 46L57 40H37Z", "#7d3f1d") +
      rect(33, 33, 28, 3, D) +
      circle(41, 35, 5, D) +
      circle(53, 35, 5, D) +
      circle(41, 35, 3, L) +
      circle(53, 35, 3, L),
    6:
      path("M33 44Q32 25 47 25Q62 25 61 44Z", W) +
      path("M47 25Q62 25 61 44H47Z", SHADE) +
      rect(31, 40, 32, 5, D, 'rx="2.500"') +
      rect(46, 14, 2, 12, D) +
      circle(47, 13, 3.2, GOLD),
  };
  return neck + coat + head(skin, glasses + MOUTH) + tops[value];
}

const FAMILIES = { blue: rebels, pink: spirituals, yellow: nobles, green: scientists };

/** The person on a card of a family; values below 2 look like a 2. */
export function bust(family: Colour, value: number): string {
  const skin = SKINS[(value * 3 + OFFSET[family]) % 5]!;
  const neck = rect(42, 58, 10, 16, skin) + rect(42, 62, 10, 5, SHADE);
  return circle(47, 43, 27, L) + FAMILIES[family](Math.max(2, value), skin, neck);
}

/** The rebel cards' masked figure: no family of its own. */
export const rebel: string =
  circle(47, 43, 27, L) +
  path("M20 100Q24 78 47 74Q70 78 74 100Z", D) +
  HOOD +
  `<ellipse cx="47" cy="50" rx="11" ry="14" fill="${INK}"/>` +
  path("M38 46L46 49L39 51ZM56 46L48 49L55 51Z", W);
