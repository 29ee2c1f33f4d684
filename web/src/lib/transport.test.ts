import { afterEach, describe, expect, it, vi } from "vitest";
import { server, type Transport, transport, use } from "./transport";

afterEach(() => {
  use(server);
  vi.unstubAllGlobals();
});

describe("the way to the table", () => {
  it("is the server that the page came from", async () => {
    const fetched = vi.fn(async () => new Response("{}"));
    const opened: string[] = [];
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("location", { protocol: "https:", host: "games.example" });
    vi.stubGlobal(
      "WebSocket",
      class {
        constructor(address: string) {
          opened.push(address);
        }
      },
    );
    await transport.request({ method: "POST", path: "/tables", headers: { a: "b" }, body: "{}" });
    expect(fetched).toHaveBeenCalledWith("/api/tables", { method: "POST", headers: { a: "b" }, body: "{}" });
    transport.dial("/tables/t/socket");
    expect(opened).toEqual(["wss://games.example/api/tables/t/socket"]);
  });

  it("can be another one, for requests and sockets alike", async () => {
    const other: Transport = {
      request: async ({ path }) => new Response(path),
      dial: () => ({ send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null }),
    };
    use(other);
    expect(await (await transport.request({ method: "GET", path: "/games", headers: {} })).text()).toBe("/games");
    expect(transport.dial("/x").onopen).toBeNull();
  });
});
