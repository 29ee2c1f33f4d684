import type { Look } from "../table/looks";
import { prefs, store, stored } from "./prefs.svelte";

const KEY = "looked";

/** When this device last looked at a table, and how much had happened there. */
export const lastLook = (table: string): Look | undefined => stored<Record<string, Look>>(KEY, {})[table];

/** Keeps that one looks at a table now. Tables that this device has no place at any more are forgotten. */
export function noteLook(table: string, lines: number): void {
  const known = Object.entries(stored<Record<string, Look>>(KEY, {})).filter(([id]) => id in prefs.held);
  store(KEY, { ...Object.fromEntries(known), [table]: { at: Date.now(), lines } });
}
