import { describe, expect, it } from "vitest";
import { serverAddress } from "./address";

describe("the address of a server", () => {
  it.each([
    ["games.example.org", "https://games.example.org"],
    [" https://games.example.org/table/abc?x#y ", "https://games.example.org"],
    ["http://games.example.org:8000", "http://games.example.org:8000"],
    ["localhost:8000", "http://localhost:8000"],
    ["192.168.1.20:8000/", "http://192.168.1.20:8000"],
    ["[fe80::1]:8000", "http://[fe80::1]:8000"],
    ["pi.local", "http://pi.local"],
    ["", ""],
    ["   ", ""],
    ["javascript://x/%0aalert(1)", ""],
    ["ftp://games.example.org", ""],
    ["https://me:secret@games.example.org", ""],
    ["https://", ""],
    ["two words", ""],
  ])("%s", (written, wanted) => {
    expect(serverAddress(written)).toBe(wanted);
  });
});
