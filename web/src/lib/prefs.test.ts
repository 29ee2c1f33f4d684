import { afterEach, expect, it, vi } from "vitest";

/** The storage of a browser, which all its tabs share. */
function share(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return items;
}

/** What one tab remembers, as it was when the tab was opened. */
async function openTab() {
  vi.resetModules();
  return (await import("./prefs.svelte")).prefs;
}

afterEach(() => vi.unstubAllGlobals());

it("holds seats that another tab has taken meanwhile", async () => {
  const items = share();
  const [one, other] = [await openTab(), await openTab()];
  one.hold({ table: "a", token: "A", link: "" }, 1);
  other.hold({ table: "b", token: "B", link: "" }, 2);
  one.hold({ table: "c", token: "C", link: "" }, 3);
  one.forget("b");
  expect(Object.keys(one.held)).toEqual(["a", "c"]);
  expect(JSON.parse(items.get("megapolis.tables")!)).toEqual({
    a: { token: "A", link: "", at: 1 },
    c: { token: "C", link: "", at: 3 },
  });
  expect(Object.keys((await openTab()).held)).toEqual(["a", "c"]);
});

it("tells what is held of a table, and when nothing is", async () => {
  share();
  const prefs = await openTab();
  const told: unknown[] = [];
  prefs.onHeld = (table, held) => told.push([table, held]);
  prefs.hold({ table: "a", token: "A", link: "l" }, 1);
  prefs.forget("a");
  expect(told).toEqual([
    ["a", { token: "A", link: "l", at: 1 }],
    ["a", null],
  ]);
});
