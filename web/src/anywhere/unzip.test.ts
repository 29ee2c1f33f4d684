import { describe, expect, it } from "vitest";
import { filesOf, unpack } from "./unzip";

/** What Python's `zipfile` writes of `a/one.txt` ("first") and `two.txt` (""), without compression. */
const ZIP =
  "UEsDBBQAAAAAAAAAIQBX7nGSBQAAAAUAAAAJAAAAYS9vbmUudHh0Zmlyc3RQSwMEFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAcAAAB0d28udHh0UEsBAhQDFAAAAAAAAAAhAFfucZIFAAAABQAAAAkAAAAAAAAAAAAAAIABAAAAAGEvb25lLnR4dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAAAAAAAAAAACAASwAAAB0d28udHh0UEsFBgAAAAACAAIAbAAAAFEAAAAAAA==";
const zip = Uint8Array.from(atob(ZIP), (each) => each.charCodeAt(0));

describe("the parts of the program", () => {
  it("are compressed as a whole, and have every file by its name", async () => {
    const packed = new Blob([zip]).stream().pipeThrough(new CompressionStream("gzip"));
    const files = new Map(filesOf(await unpack(new Response(packed))));
    expect([...files.keys()]).toEqual(["a/one.txt", "two.txt"]);
    expect(new TextDecoder().decode(files.get("a/one.txt"))).toBe("first");
    expect(files.get("two.txt")).toHaveLength(0);
  });

  it("are refused if they are something else", () => {
    expect(() => [...filesOf(new ArrayBuffer(4))]).toThrow("not a zip file");
    const compressed = zip.slice();
    compressed[0x51 + 10] = 8;
    expect(() => [...filesOf(compressed.buffer)]).toThrow("compressed inside");
  });
});
