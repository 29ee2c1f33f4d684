import type { Held } from "../lib/prefs.svelte";
import type { Handle } from "./files";

/** The seats that this browser holds, in a file beside its games: one line of text. */
export class SeatFile {
  private readonly held: Record<string, Held>;

  constructor(private readonly handle: Handle) {
    this.held = this.read();
  }

  get all(): Record<string, Held> {
    return { ...this.held };
  }

  /** Changes what is held of one table, and returns when that is stored. */
  set(table: string, held: Held | null): void {
    delete this.held[table];
    if (held) this.held[table] = held;
    // What is left of a longer line is behind the end of this one.
    const line = new TextEncoder().encode(`${JSON.stringify(this.held)}\n`);
    this.handle.write(line, { at: 0 });
    this.handle.flush();
  }

  private read(): Record<string, Held> {
    const bytes = new Uint8Array(this.handle.getSize());
    this.handle.read(bytes, { at: 0 });
    try {
      return JSON.parse(new TextDecoder().decode(bytes).split("\n", 1)[0]!);
    } catch {
      return {}; // a new file, or a damaged one: pages hold their seats themselves, too
    }
  }
}
