import { describe, expect, it } from "vitest";
import { packGames, unpackGames } from "./carrying";

const HELD = { t1: { token: "secret", link: "/table/t1", at: 5 } };

describe("a file with all games", () => {
  it("comes back as it was, with the tokens", async () => {
    const bytes = Uint8Array.from({ length: 30_000 }, (_, at) => (at * 7) % 256);
    const found = await unpackGames(await packGames(new Blob([bytes]), HELD));
    expect(found.held).toEqual(HELD);
    expect(found.games).toEqual(bytes);
  });

  it("is empty if it is another file", async () => {
    for (const text of ["nonsense", "{}", '{"format":"megapolis-games-9","held":{},"games":""}']) {
      expect(await unpackGames(new Blob([text]))).toEqual({ games: new Uint8Array(), held: {} });
    }
  });
});
