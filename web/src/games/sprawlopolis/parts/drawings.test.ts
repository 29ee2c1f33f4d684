import { expect, test } from "vitest";
import { things } from "./buildings";
import { drawingOf, LAYERS, layersOf, moved } from "./drawings";

test("a path is moved and made larger, whatever its commands", () => {
  const at = { x: 10, y: 20, scale: 2 };
  expect(moved("M-8.5 0V-7.5L0-1H3Z", at)).toBe("M-7 20V5L10 18H16Z");
  expect(moved("m1 2l-.5.25h4v-4", at)).toBe("m2 4l-1 0.5h8v-8");
  expect(moved("M0 0a3 3 0 0 1-6.2.2A8 3.4 0 0 1-8-2", at)).toBe("M10 20a6 6 0 0 1 -12.4 0.4A16 6.8 0 0 1 -6 16");
});

test("all things of a block are a few paths, those behind first", () => {
  for (const zone of "RCIP")
    for (const small of [false, true])
      for (let seed = 0; seed < 12; seed++) {
        const standing = things(zone, ["N", "E"], seed, small);
        const layers = layersOf(standing);
        const order = layers.map(({ layer }) => LAYERS.indexOf(layer));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(layers.every(({ d }) => !d.includes("NaN"))).toBe(true);
        // Every thing has its wall or crown, and its shadow where that stays on the block.
        const count = (wanted: string): number =>
          layers.find(({ layer }) => layer === wanted)?.d.match(/M/g)?.length ?? 0;
        const bodies = count("works-wall") + count("wall") + count("shop-wall") + count("crown");
        expect(bodies).toBeGreaterThanOrEqual(standing.length);
        expect(count("shadow")).toBeGreaterThan(0);
        expect(count("shadow")).toBeLessThanOrEqual(standing.length);
      }
  expect(layersOf([])).toEqual([]);
  expect(drawingOf("R", ["N"], 3, false)).toEqual(layersOf(things("R", ["N"], 3, false)));
  expect(drawingOf("R", ["N"], 3, true)).not.toEqual(drawingOf("R", ["N"], 3, false));
});
