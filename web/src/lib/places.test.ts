import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { byHash, byPath } from "./places";

beforeEach(() => vi.stubGlobal("location", new URL("https://host.example/games/")));
afterEach(() => vi.unstubAllGlobals());

describe("places by path", () => {
  it("are the addresses themselves", () => {
    expect(byPath.read(new URL("https://host.example/table/t?at=3#x"))).toBe("/table/t?at=3#x");
    expect(byPath.address("/mine")).toBe("/mine");
  });

  it("are followed unless a link leads to another site or to the API", () => {
    expect(byPath.follow(new URL("https://host.example/mine?a=b"))).toBe("/mine?a=b");
    expect(byPath.follow(new URL("https://other.example/mine"))).toBeNull();
    expect(byPath.follow(new URL("https://host.example/api/tables/t/replay"))).toBeNull();
  });
});

describe("places after the #", () => {
  it("leave the path of the page as it is", () => {
    expect(byHash.read(new URL("https://host.example/games/#/table/t?at=3"))).toBe("/table/t?at=3");
    expect(byHash.read(new URL("https://host.example/games/"))).toBe("/");
    expect(byHash.address("/new/next_station")).toBe("#/new/next_station");
  });

  it("are found in links from the root, and in those that the browser has made of them", () => {
    expect(byHash.follow(new URL("https://host.example/mine"))).toBe("/mine");
    expect(byHash.follow(new URL("https://host.example/games/#/mine"))).toBe("/mine");
    expect(byHash.follow(new URL("https://host.example/games/#rules-setup"))).toBeNull();
    expect(byHash.follow(new URL("https://other.example/mine"))).toBeNull();
  });
});
