/** What pages and the table's worker say to each other, on one channel that all tabs share. */
import type { Held } from "../lib/prefs.svelte";

/** The channel, and the lock of the tab whose worker is the table. */
export const CHANNEL = "megapolis";
export const TABLE_LOCK = "megapolis-table";

/** Held by a tab for as long as it lives. */
export const tabLock = (tab: string): string => `megapolis-tab-${tab}`;

/** How far the table has come with its start. */
export type Stage = "python" | "engine" | "games" | "first" | "ready" | "failed";

/** What can be asked from `first` on: the first game of Next Station, while the other games are still loaded. */
export const isEarly = (path: string): boolean => /^\/api\/(first-games\/next_station$|tables\/.)/.test(path);

/** How the table runs here. */
export interface Running {
  engine: string;
  /** Whether games are kept on this device. */
  isKept: boolean;
  /** Milliseconds from the worker's start to each stage. */
  laps: Partial<Record<Stage, number>>;
}

export type ToTable = { from: string } & (
  | { kind: "hail" }
  | { kind: "request"; number: number; method: string; path: string; headers: [string, string][]; body: string }
  | { kind: "connect"; number: number; path: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "hang-up"; number: number }
  | { kind: "export"; number: number }
  | { kind: "send"; number: number; table: string }
  | { kind: "import"; number: number; body: Uint8Array }
  | { kind: "hold"; table: string; held: Held | null }
);

export type FromTable =
  | { to: "all"; kind: "stage"; stage: Stage; table: string; running?: Running; detail?: string }
  | { to: "all"; kind: "bytes"; done: number }
  | { to: "all"; kind: "held"; held: Record<string, Held> }
  | { to: string; kind: "answer"; number: number; status: number; media: string; body: Uint8Array }
  | { to: string; kind: "open" | "say" | "close"; number: number; text: string };
