import type { Held } from "../lib/prefs.svelte";

const FORMAT = "megapolis-games-1";

/** All games of a browser as one file: those of the table, and the tokens by which one has seats at them. */
export async function packGames(games: Blob, held: Record<string, Held>): Promise<Blob> {
  const bytes = new Uint8Array(await games.arrayBuffer());
  let text = "";
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return new Blob([JSON.stringify({ format: FORMAT, held, games: btoa(text) })], { type: "application/json" });
}

/** What such a file holds; nothing of a file that is none, which the table then refuses. */
export async function unpackGames(file: Blob): Promise<{ games: Uint8Array; held: Record<string, Held> }> {
  try {
    const { format, held, games } = JSON.parse(await file.text());
    if (format !== FORMAT) throw new Error(format);
    return { games: Uint8Array.from(atob(games), (each) => each.charCodeAt(0)), held };
  } catch {
    return { games: new Uint8Array(), held: {} };
  }
}
