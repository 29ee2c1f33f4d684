import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Language } from "./prefs.svelte";

// What a browser says of itself.
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
// Other tests of the same process have their own.
afterAll(() => void vi.unstubAllGlobals());
const { ago, inSentence, lasting, listed, moment, plain, signed, text, words } = await import("./i18n.svelte");

const each = <Said>(say: () => Said): Said[] =>
  (["uk", "ru", "en"] as Language[]).map((language) => {
    text.language = language;
    return say();
  });

beforeEach(() => {
  text.language = "en";
});

test("numbers are written as the language does, with true signs", () => {
  expect(each(() => plain(1234567.25).replace(/\s/g, " "))).toEqual(["1 234 567", "1 234 567", "1,234,567"]);
  expect(each(() => plain(-12.34))).toEqual(["−12,3", "−12,3", "−12.3"]);
  expect(each(() => signed(2.5))).toEqual(["+2,5", "+2,5", "+2.5"]);
  expect(signed(0)).toBe("0");
});

test("how long something lasts and how long ago it was are said in words", () => {
  expect(each(() => lasting(7200))).toEqual(["2 години", "2 часа", "2 hours"]);
  expect(each(() => lasting(5 * 86400))).toEqual(["5 днів", "5 дней", "5 days"]);
  expect(each(() => ago(0, 12 * 60))).toEqual(["12 хвилин тому", "12 минут назад", "12 minutes ago"]);
  expect(each(() => ago(0, 86400))).toEqual(["учора", "вчера", "yesterday"]);
  expect(each(() => ago(0, 5))).toEqual(["зараз", "сейчас", "now"]);
});

test("in the middle of a sentence only names have capitals", () => {
  vi.spyOn(text, "has").mockReturnValue(true);
  vi.spyOn(text, "say").mockImplementation((key) => ({ card: "жовта 4", street: "Садова" })[key] ?? key);
  const say = (key: string) => ({ key, args: {}, text: "" });
  expect([words(say("card"), ""), inSentence(say("card"), "")]).toEqual(["Жовта 4", "жовта 4"]);
  expect([words(say("street"), ""), inSentence(say("street"), "")]).toEqual(["Садова", "Садова"]);
  vi.restoreAllMocks();
});

test("several things are joined as the language joins them", () => {
  expect(each(() => listed(["a", "b", "c"]))).toEqual(["a, b і c", "a, b и c", "a, b, and c"]);
});

test("a moment of another day has its date", () => {
  const [uk, ru, en] = each(() => moment(Date.UTC(2026, 4, 3, 12) / 1000));
  expect(uk).toMatch(/3 трав/);
  expect(ru).toMatch(/3 мая/);
  expect(en).toMatch(/May 3/);
});

test("a sentence that was said before names who sits there now", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.load("en");
  const said = (): string => text.say("page-look-at", { name: "@seat-1" });
  text.names = ["Ada"];
  expect([said(), said()]).toEqual([expect.stringContaining("Ada"), expect.stringContaining("Ada")]);
  text.names = ["Ben"];
  expect(said()).toContain("Ben");
});

test("a message writes a number below zero with a true minus, and a range as it is", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.load("uk");
  vi.spyOn(text as unknown as { find: () => unknown }, "find").mockReturnValue([
    { formatPattern: (_: unknown, { points }: { points: number }) => `${points} ПО з 18, раунди 2-3` },
    { value: {} },
  ]);
  expect(text.say("points", { points: -2 })).toBe("−2 ПО з 18, раунди 2-3");
  vi.restoreAllMocks();
});
