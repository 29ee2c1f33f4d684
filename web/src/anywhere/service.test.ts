import { describe, expect, it } from "vitest";
import { cacheName, forgetOthers, type Installing, install, type Version } from "./service";

const BASE = "https://host.example/games/";
const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
};

class FakeCache {
  readonly kept = new Map<string, Response>();
  async put(address: string, answer: Response): Promise<void> {
    this.kept.set(address, answer);
  }
  async match(request: Request | string): Promise<Response | undefined> {
    return this.kept.get(typeof request === "string" ? request : request.url)?.clone();
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
}
class FakeStorage {
  readonly caches = new Map<string, FakeCache>();
  async open(name: string): Promise<FakeCache> {
    if (!this.caches.has(name)) this.caches.set(name, new FakeCache());
    return this.caches.get(name)!;
  }
  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }
}

async function aVersion(name: string, texts: Record<string, string>): Promise<Version> {
  const files: Version["files"] = {};
  for (const [path, text] of Object.entries(texts)) files[path] = { bytes: text.length, sha256: await hashOf(text) };
  return { name, files };
}

function aHost(texts: Record<string, string>) {
  const asked: string[] = [];
  const get = async (address: string): Promise<Response> => {
    const path = address.slice(BASE.length);
    asked.push(path);
    return path in texts ? new Response(texts[path]) : new Response("", { status: 404 });
  };
  return { asked, get };
}

describe("keeping a version of the site", () => {
  it("fetches every file, and tells how many bytes are here", async () => {
    const texts = { "index.html": "page", "program.zip": "program" };
    const storage = new FakeStorage();
    const told: Installing[] = [];
    await install(await aVersion("1", texts), BASE, storage as never, aHost(texts).get, (each) => told.push(each));
    const kept = await storage.open("megapolis-1");
    expect(await (await kept.match(`${BASE}program.zip`))!.text()).toBe("program");
    expect(told).toEqual([
      { done: 4, total: 11 },
      { done: 11, total: 11 },
    ]);
  });

  it("takes what has not changed from the version before", async () => {
    const storage = new FakeStorage();
    const before = { "index.html": "old", "program.zip": "program" };
    await install(await aVersion("1", before), BASE, storage as never, aHost(before).get, () => {});
    const after = { "index.html": "new", "program.zip": "program" };
    const host = aHost(after);
    const version = await aVersion("2", after);
    await install(version, BASE, storage as never, host.get, () => {});
    expect(host.asked).toEqual(["index.html"]);
    expect(await (await (await storage.open("megapolis-1")).match(`${BASE}index.html`))!.text()).toBe("old");
    await forgetOthers(version, storage as never);
    expect(await storage.keys()).toEqual([cacheName(version)]);
  });

  it("fetches what a version before has, but damaged", async () => {
    const storage = new FakeStorage();
    const texts = { "program.zip": "program" };
    await install(await aVersion("1", texts), BASE, storage as never, aHost(texts).get, () => {});
    const before = await storage.open("megapolis-1");
    const { headers } = (await before.match(`${BASE}program.zip`))!;
    await before.put(`${BASE}program.zip`, new Response("half", { headers }));
    const host = aHost(texts);
    await install(await aVersion("2", texts), BASE, storage as never, host.get, () => {});
    expect(host.asked).toEqual(["program.zip"]);
    expect(await (await (await storage.open("megapolis-2")).match(`${BASE}program.zip`))!.text()).toBe("program");
  });

  it("fetches a file anew where the browser's own copy passed for the newest", async () => {
    const storage = new FakeStorage();
    const texts = { "index.html": "two", "more.js": "more" };
    const asked: string[] = [];
    const get = async (address: string, cache: string): Promise<Response> => {
      const path = address.slice(BASE.length);
      asked.push(`${path} ${cache}`);
      return new Response(path === "index.html" && cache === "no-cache" ? "one" : texts[path as keyof typeof texts]);
    };
    await install(await aVersion("2", texts), BASE, storage as never, get, () => {});
    expect(asked).toEqual(["index.html no-cache", "index.html reload", "more.js no-cache"]);
    expect(await (await (await storage.open("megapolis-2")).match(`${BASE}index.html`))!.text()).toBe("two");
  });

  it("gives a version up that is not complete, and leaves the one before alone", async () => {
    const storage = new FakeStorage();
    const first = { "index.html": "one" };
    await install(await aVersion("1", first), BASE, storage as never, aHost(first).get, () => {});
    const version = await aVersion("2", { "index.html": "two", "more.js": "more" });
    for (const host of [aHost({ "index.html": "two" }), aHost({ "index.html": "two", "more.js": "other" })]) {
      await expect(install(version, BASE, storage as never, host.get, () => {})).rejects.toThrow("more.js");
      expect(await storage.keys()).toEqual(["megapolis-1"]);
    }
  });
});
