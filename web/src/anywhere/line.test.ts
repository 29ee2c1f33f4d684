import { describe, expect, it } from "vitest";
import { type Channel, Line } from "./line";
import type { FromTable, ToTable } from "./messages";

function aLine() {
  const sent: ToTable[] = [];
  const channel: Channel = { postMessage: (message) => sent.push(message), onmessage: null };
  const line = new Line(channel, "me");
  const tell = (data: FromTable) => channel.onmessage?.(new MessageEvent("message", { data }));
  const ready = (table: string) => tell({ to: "all", kind: "stage", stage: "ready", table });
  const answer = (number: number, text: string) =>
    tell({
      to: "me",
      kind: "answer",
      number,
      status: 200,
      media: "application/json",
      body: new TextEncoder().encode(text),
    });
  return { sent, line, tell, ready, answer };
}

const GET = { method: "GET", path: "/games", headers: {} } as const;
const numberOf = (message: ToTable | undefined): number => (message && "number" in message ? message.number : -1);

describe("the line to a table in a worker", () => {
  it("lets the first game begin while other games are loaded, and nothing else", () => {
    const { sent, line, tell, ready } = aLine();
    void line.request(GET);
    void line.request({ method: "POST", path: "/first-games/next_station", headers: {} });
    void line.request({ method: "POST", path: "/first-games/megalopolis", headers: {} });
    tell({ to: "all", kind: "stage", stage: "first", table: "a" });
    expect(sent.slice(1)).toMatchObject([{ path: "/api/first-games/next_station" }]);
    const socket = line.dial("/tables/x/socket");
    socket.send("hello");
    void line.request({ method: "POST", path: "/tables", headers: {} });
    expect(sent.slice(2)).toMatchObject([{ kind: "connect" }, { kind: "say" }]);
    const late: string[] = [];
    socket.onclose = () => late.push("closed");
    ready("a");
    expect(sent.slice(4)).toMatchObject([
      { path: "/api/games" },
      { path: "/api/first-games/megalopolis" },
      { path: "/api/tables" },
    ]);
    // It is the same table: its connections stay.
    expect(late).toEqual([]);
  });

  it("asks whether there is one, and keeps requests until it is ready", async () => {
    const { sent, line, tell, ready, answer } = aLine();
    expect(sent).toEqual([{ kind: "hail", from: "me" }]);
    const asked = line.request(GET);
    tell({ to: "all", kind: "stage", stage: "python", table: "a" });
    expect(sent).toHaveLength(1);
    ready("a");
    expect(sent[1]).toMatchObject({ kind: "request", method: "GET", path: "/api/games", from: "me", body: "" });
    answer(numberOf(sent[1]), '{"games":[]}');
    const got = await asked;
    expect(got.status).toBe(200);
    expect(await got.json()).toEqual({ games: [] });
  });

  it("does not send anything twice when the table says again that it is ready", () => {
    const { sent, line, ready } = aLine();
    void line.request(GET);
    ready("a");
    ready("a");
    expect(sent).toHaveLength(2);
  });

  it("carries sockets, and not those of other tabs", () => {
    const { sent, line, tell, ready } = aLine();
    ready("a");
    const heard: unknown[] = [];
    const socket = line.dial("/tables/t/socket");
    socket.onopen = () => heard.push("open");
    socket.onmessage = ({ data }) => heard.push(data);
    socket.onclose = () => heard.push("close");
    const number = numberOf(sent[1]);
    tell({ to: "me", kind: "open", number, text: "" });
    tell({ to: "other", kind: "say", number, text: "not mine" });
    tell({ to: "me", kind: "say", number, text: "mine" });
    socket.send("hello");
    expect(sent.at(-1)).toEqual({ kind: "say", number, text: "hello", from: "me" });
    tell({ to: "me", kind: "close", number, text: "1000" });
    expect(heard).toEqual(["open", "mine", "close"]);
    socket.close();
    expect(sent.at(-1)).toEqual({ kind: "hang-up", number, from: "me" });
  });

  it("breaks sockets when another table takes over, and asks again what changes nothing", async () => {
    const { sent, line, tell, ready, answer } = aLine();
    ready("a");
    let broken = 0;
    line.dial("/tables/t/socket").onclose = () => broken++;
    const looked = line.request(GET);
    const changed = line.request({ method: "POST", path: "/tables", headers: {}, body: "{}" });
    const refused = expect(changed).rejects.toThrow("the table has gone");
    tell({ to: "all", kind: "stage", stage: "python", table: "b" });
    expect(broken).toBe(1);
    await refused;
    const before = sent.length;
    ready("b");
    expect(sent.slice(before)).toMatchObject([{ kind: "request", method: "GET" }]);
    answer(numberOf(sent.at(-1)), "{}");
    expect((await looked).ok).toBe(true);
  });
});
