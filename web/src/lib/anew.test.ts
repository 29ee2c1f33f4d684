import { beforeEach, expect, test, vi } from "vitest";
import { loadAnew } from "./anew";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a page whose parts are gone is loaded anew, once", async () => {
  const reload = vi.fn();
  await loadAnew(reload, async () => true);
  await loadAnew(reload, async () => true);
  expect(reload).toHaveBeenCalledOnce();
});

test("without a server it stays as it is, and is loaded anew when there is one", async () => {
  const reload = vi.fn();
  await loadAnew(reload, async () => false);
  await loadAnew(reload, () => Promise.reject(new Error("offline")));
  expect(reload).not.toHaveBeenCalled();
  await loadAnew(reload, async () => true);
  expect(reload).toHaveBeenCalledOnce();
});
