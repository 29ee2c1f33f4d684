import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem } from "../generated/protocol";
import { type Caller, Connection } from "./connection";
import { Refused } from "./messages";
import { Shelf } from "./shelf";
import { aPicture, FakeServer } from "./testing";

const problem: Problem = { code: "illegal", key: "why-no", args: {}, game: "", text: "" };

function connected(more: Partial<Caller> = {}) {
  const server = new FakeServer();
  const heard: string[] = [];
  const caller: Caller = {
    dial: server.dial,
    hello: () => ({ token: "secret", draw: false }),
    hear: (news) => heard.push(news.is),
    opened: () => heard.push("opened"),
    lost: () => heard.push("lost"),
    refused: ({ key }) => heard.push(key),
    ...more,
  };
  const line = new Connection(caller);
  line.open();
  return { server, line, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  it("says who one is first, and is open with the first snapshot", () => {
    const { server, line, heard } = connected();
    server.socket.accept();
    expect(server.socket.sent).toMatchObject([{ do: "hello", token: "secret", draw: false }]);
    expect(line.isOpen).toBe(false);
    server.socket.tell({ is: "snapshot", version: 1, picture: aPicture() });
    expect(line.isOpen).toBe(true);
    expect(heard).toEqual(["snapshot", "opened"]);
  });

  it("keeps what is said before it is open, and gives every message its own id", () => {
    const { server, line } = connected();
    void line.send({ do: "undo", seat: 0 });
    void line.send({ do: "undo", seat: 0 });
    expect(server.socket.got("undo")).toEqual([]);
    const ids = server
      .welcome()
      .got("undo")
      .map((each) => each.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("tries again at once when asked to", () => {
    const { server, line, heard } = connected();
    server.welcome();
    server.socket.break();
    expect(heard.at(-1)).toBe("lost");
    expect(server.sockets).toHaveLength(1);
    line.retry();
    expect(server.sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(server.sockets).toHaveLength(2);
    server.welcome();
    line.retry();
    expect(server.sockets).toHaveLength(2);
  });

  it("takes back what was never sent, and nothing that may have arrived", async () => {
    const { server, line } = connected();
    const act = { do: "act", seat: 0, decision: "d1", action: { do: "pass" } } as const;
    server.welcome();
    void line.send(act);
    server.socket.break();
    expect(line.withdraw("act")).toBe(false);
    const kept = line.send(act);
    expect(line.withdraw("undo")).toBe(false);
    expect(line.withdraw("act")).toBe(true);
    await expect(kept).rejects.toThrow("page-withdrawn");
    line.retry();
    expect(server.welcome().got("act")).toHaveLength(1);
  });

  it("gives each answer to whoever asked", async () => {
    const { server, line } = connected();
    server.welcome();
    const [undone, refused] = [line.send({ do: "undo", seat: 0 }), line.send({ do: "undo", seat: 1 })];
    const [first, second] = server.socket.got("undo");
    server.socket.tell({ is: "error", id: second!.id, error: problem });
    server.socket.tell({ is: "ack", id: first!.id, table: "" });
    expect(await undone).toMatchObject({ is: "ack" });
    await expect(refused).rejects.toThrow(Refused);
  });

  it("sends again after a break what was not answered, under the same id, and nothing else", async () => {
    const { server, line, heard } = connected();
    server.welcome();
    const answered = line.send({ do: "undo", seat: 0 });
    const refused = line.send({ do: "undo", seat: 1 });
    const open = line.send({ do: "undo", seat: 2 });
    const [first, second, third] = server.socket.got("undo");
    server.socket.tell({ is: "ack", id: first!.id, table: "" });
    server.socket.tell({ is: "error", id: second!.id, error: problem });
    await answered;
    await refused.catch(() => {});
    server.socket.break();
    expect(line.isOpen).toBe(false);
    void line.send({ do: "undo", seat: 3 });
    vi.advanceTimersByTime(250);
    expect(server.sockets).toHaveLength(2);
    const again = server.welcome(aPicture(), 7).got("undo");
    expect(again.map((each) => each.seat)).toEqual([2, 3]);
    expect(again[0]!.id).toBe(third!.id);
    server.socket.tell({ is: "ack", id: third!.id, table: "" });
    expect(await open).toMatchObject({ is: "ack" });
    expect(heard).toEqual(["snapshot", "opened", "lost", "snapshot", "opened"]);
  });

  it("gives up what cut three sockets one after another", async () => {
    const { server, line } = connected();
    server.welcome();
    const hint = line.send({ do: "hint", seat: 0 });
    const given = expect(hint).rejects.toMatchObject({ problem: { key: "table-unavailable" } });
    for (let socket = 2; socket <= 4; socket++) {
      server.socket.break();
      vi.advanceTimersByTime(250);
      expect(server.sockets).toHaveLength(socket);
      server.welcome();
    }
    await given;
    expect(server.sockets.map((each) => each.got("hint").length)).toEqual([1, 1, 1, 0]);
  });

  it("waits longer after every break that follows another, and shortly again once it was open", () => {
    const { server } = connected();
    const waits = () => {
      const before = server.sockets.length;
      server.socket.break();
      let waited = 0;
      while (server.sockets.length === before) {
        vi.advanceTimersByTime(250);
        waited += 250;
      }
      return waited;
    };
    expect([1, 2, 3, 4, 5, 6, 7].map(waits)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    server.welcome();
    expect(waits()).toBe(250);
  });

  it("stays closed once it is closed, and hears no late end of an older socket", () => {
    const { server, line, heard } = connected();
    const first = server.welcome();
    first.break();
    vi.advanceTimersByTime(250);
    server.welcome();
    first.break();
    expect(line.isOpen).toBe(true);
    line.close();
    expect(server.socket.isClosed).toBe(true);
    server.socket.break();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(2);
    expect(heard.filter((each) => each === "lost")).toHaveLength(1);
  });

  it("tells when the server refuses the connection itself", () => {
    const { server, heard } = connected();
    server.socket.accept();
    server.socket.tell({ is: "error", id: "", error: problem });
    expect(heard).toEqual(["why-no"]);
  });

  it("keeps entries of a real table beyond a reload, and sends them in order before anything else", async () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    };
    const first = connected({ shelf: new Shelf("t1", storage) });
    first.server.welcome();
    first.server.socket.break();
    void first.line.send({ do: "enter", at: 3, actions: [{ do: "flip", card: "a" }] });
    void first.line.send({ do: "enter", at: 4, actions: [{ do: "flip", card: "b" }] });
    void first.line.send({ do: "say", text: "not an entry" });
    first.line.close();

    const late: string[] = [];
    const again = connected({ shelf: new Shelf("t1", storage), late: ({ key }) => late.push(key) });
    void again.line.send({ do: "restore" });
    const { socket } = again.server;
    again.server.welcome();
    expect(socket.sent.map((each) => [each.do, "at" in each ? each.at : null]).slice(1)).toEqual([
      ["enter", 3],
      ["enter", 4],
      ["restore", null],
    ]);
    const [one, two] = socket.got("enter");
    socket.tell({ is: "ack", id: one!.id, table: "" });
    socket.tell({ is: "error", id: two!.id, error: problem });
    expect(late).toEqual(["why-no"]);
    const left = new Shelf("t1", storage).load();
    expect(left.map((each) => each.do)).toEqual(["restore"]);
    socket.tell({ is: "ack", id: left[0]!.id, table: "" });
    expect(store.size).toBe(0);
  });

  it("tries an entry of a real table for longer than other messages", async () => {
    const storage = { getItem: () => "not JSON", setItem: vi.fn(), removeItem: vi.fn() };
    const { server, line } = connected({ shelf: new Shelf("t1", storage) });
    void line.send({ do: "enter", at: 3, actions: [{ do: "flip", card: "a" }] });
    for (let broken = 0; broken < 10; broken++) {
      server.welcome();
      expect(server.socket.got("enter")).toHaveLength(1);
      server.socket.break();
      line.retry();
    }
    expect(storage.setItem).toHaveBeenCalledTimes(1);
  });
});
