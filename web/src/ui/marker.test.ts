import { describe, expect, test } from "vitest";
import { contrast, distance, seenBy } from "./colour";

const styled = Object.entries(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], { query: "?raw", import: "default", eager: true }),
);
const pictures = Object.values(
  import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
);
const css = styled.find(([path]) => path === "../app.css")![1];

/** The hexadecimal tokens of one rule of app.css, as it is written. */
function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map((each) => [each[1]!, each[2]!]));
}

const light = tokens(":root");
const THEMES = {
  light,
  "light, English pencils": { ...light, ...tokens(":root:lang(en)") },
  dark: { ...light, ...tokens(':root[data-theme="dark"]') },
  "dark, English pencils": {
    ...light,
    ...tokens(':root[data-theme="dark"]'),
    ...tokens(':root[data-theme="dark"]:lang(en)'),
  },
};
const of = (theme: Record<string, string>, name: string): string => theme[name]!;

describe.each(Object.entries(THEMES))("the marker, %s", (_, theme) => {
  test("carries ink that can be read", () => {
    expect(contrast(of(theme, "on-accent"), of(theme, "accent"))).toBeGreaterThan(11);
  });

  test.each(["paper", "sheet", "wash"])("has an edge that is seen on %s", (ground) => {
    expect(contrast(of(theme, "edge"), of(theme, ground))).toBeGreaterThan(9);
  });

  test.each(["ink", "ink-soft", "good", "bad"])("text in %s can be read on a sheet and on paper", (name) => {
    expect(contrast(of(theme, name), of(theme, "sheet"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of(theme, name), of(theme, "paper"))).toBeGreaterThanOrEqual(4.5);
  });

  const pieces = Object.keys(theme).filter((name) => /^(line|family|zone)-/.test(name));
  test.each(pieces)("is far from %s, also for the colour-blind", (name) => {
    const [marker, piece] = [of(theme, "accent"), of(theme, name)];
    expect(distance(marker, piece)).toBeGreaterThan(12);
    for (const kind of ["deuteranopia", "protanopia"] as const)
      expect(distance(seenBy(kind, marker), seenBy(kind, piece))).toBeGreaterThan(8.9);
  });

  test("is nobody's red", () => {
    expect(distance(of(theme, "accent"), of(theme, "line-pink"))).toBeGreaterThan(25);
  });
});

test("the marker is a fill: never a stroke, a border, an outline or text on paper", () => {
  const thin = /(?<![\w-])(stroke|outline|border(-[a-z]+)*)(:[^;{}]*|=")var\(--accent\)/g;
  const written = styled.flatMap(([path, source]) => (source.match(thin) ?? []).map((found) => `${path}: ${found}`));
  // The one stroke is the marker under a chosen section, cased in ink.
  expect(written).toEqual(['../games/next_station/Board.svelte: stroke="var(--accent)']);
});

test("text is in the marker's colour only on ink, or in the dark", () => {
  const rules = styled
    .flatMap(([, source]) => source.split("}"))
    .filter((rule) => /\scolor: var\(--accent\)/.test(rule));
  expect(rules).not.toEqual([]);
  for (const rule of rules) expect(rule).toMatch(/background: var\(--(on-accent|ink)\)|data-theme="dark"/);
});

test("no picture of a game uses the marker", () => {
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) expect(picture).not.toContain("--accent");
});
