import { describe, expect, it } from "vitest";
import type { Handle } from "./files";
import { SeatFile } from "./seats";

/** A file in memory, and what of it was stored. */
function aFile() {
  let [now, stored] = [new Uint8Array(), new Uint8Array()];
  const handle: Handle = {
    read(buffer, { at }) {
      buffer.set(now.subarray(at, at + buffer.length));
      return buffer.length;
    },
    write(buffer, { at }) {
      const grown = new Uint8Array(Math.max(now.length, at + buffer.length));
      grown.set(now);
      grown.set(buffer, at);
      now = grown;
      return buffer.length;
    },
    truncate: () => {},
    getSize: () => now.length,
    flush: () => {
      stored = now;
    },
  };
  const afterKill = (): SeatFile => {
    now = stored;
    return new SeatFile(handle);
  };
  return { handle, afterKill };
}

const seat = (token: string) => ({ token, link: "", at: 1 });

describe("seats beside the games", () => {
  it("are there after a kill, also when fewer are left", () => {
    const { handle, afterKill } = aFile();
    const file = new SeatFile(handle);
    expect(file.all).toEqual({});
    file.set("long", seat("a token that is longer than others"));
    file.set("b", seat("b"));
    expect(afterKill().all).toEqual({ long: seat("a token that is longer than others"), b: seat("b") });
    afterKill().set("long", null);
    expect(afterKill().all).toEqual({ b: seat("b") });
  });

  it("are forgotten when the file is damaged", () => {
    const { handle, afterKill } = aFile();
    handle.write(new TextEncoder().encode('{"a": '), { at: 0 });
    handle.flush();
    expect(afterKill().all).toEqual({});
  });
});
