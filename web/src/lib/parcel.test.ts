import { describe, expect, it } from "vitest";
import { pack, unpack } from "./parcel";

describe("a game in a link", () => {
  it("comes back as it was, and is shorter than it was", async () => {
    const text = JSON.stringify({ game: "Містечко", actions: Array(900).fill([0, { do: "draw" }, "ab"]) });
    const hash = await pack(text);
    expect(hash).toMatch(/^#game=[\w-]+$/);
    expect(hash.length).toBeLessThan(text.length / 10);
    expect(await unpack(hash)).toBe(text);
  });

  it("is nothing if it is damaged, something else or too long", async () => {
    const long = await pack("x".repeat(2_000_000));
    for (const hash of ["", "#", "#/table/a", "#game=", "#game=%%%", "#game=AAAA", long]) {
      expect(await unpack(hash)).toBe("");
    }
    expect(await unpack(await pack("12345"), 5)).toBe("12345");
    expect(await unpack(await pack("123456"), 5)).toBe("");
  });
});
