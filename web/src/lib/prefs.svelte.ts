import type { Session, Welcome } from "../generated/protocol";
import type { Speed } from "../table/speeds";

export const LANGUAGES = ["uk", "ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which seat token and invitation this browser holds of a table. */
export interface Held {
  token: string;
  link: string;
  at: number;
}

/** A set-up form as it was sent. */
export interface SetUp {
  players: number;
  options: Record<string, unknown>;
  sitters: string[];
  hints: boolean;
  companion: boolean;
  isPublic: boolean;
  minutes: number;
}

export function stored<T>(key: string, fallback: T): T {
  try {
    const value = localStorage.getItem(`megapolis.${key}`);
    return value === null ? fallback : (JSON.parse(value) as T);
  } catch {
    return fallback; // storage forbidden or damaged: the page works without
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`megapolis.${key}`, JSON.stringify(value));
  } catch {
    // see above
  }
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((each) => wanted.startsWith(each));
    if (found) return found;
  }
  return "en";
}

/** What this browser remembers: language, theme, name, sounds, and the tables one has come to. */
class Prefs {
  language = $state<Language>(stored("language", firstLanguage()));
  theme = $state<"light" | "dark">(
    stored("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  );
  name = $state<string>(stored("name", ""));
  sound = $state<boolean>(stored("sound", false));
  vibration = $state<boolean>(stored("vibration", false));
  /** How fast the moves of others are shown. */
  speed = $state<Speed>(stored("speed", "normal"));
  held = $state<Record<string, Held>>(stored("tables", {}));
  /** Told what is held of a table from now on, null: nothing. The static site keeps it beside its games, too. */
  onHeld: (table: string, held: Held | null) => void = () => {};
  /** The account one is signed in to. */
  account = $state<Session | null>(stored("account", null));
  /** How a game was last set up. */
  setups = $state<Record<string, SetUp>>(stored("setups", {}));
  /** Until when one has read what was said at a table, by the server's clock. */
  readonly read: Record<string, number> = stored("read", {});
  readonly guest: string = stored("guest", "") || newGuest();

  set<K extends "language" | "theme" | "name" | "sound" | "vibration" | "speed">(key: K, value: this[K]): void {
    this[key] = value as never;
    store(key, value);
  }

  constructor() {
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === "megapolis.tables") this.held = stored("tables", {});
    });
  }

  hold({ table, token, link }: Pick<Welcome, "table" | "token" | "link">, at = Date.now()): void {
    this.keep(table, { token, link, at });
  }

  hasRead(table: string, until: number): void {
    this.read[table] = until;
    store("read", this.read);
  }

  forget(table: string): void {
    delete this.read[table];
    store("read", this.read);
    this.keep(table, null);
  }

  /** Changes one table of what is held, as other tabs have left it. */
  private keep(table: string, held: Held | null): void {
    const { [table]: _, ...others } = stored("tables", this.held);
    this.held = held ? { ...others, [table]: held } : others;
    store("tables", this.held);
    this.onHeld(table, held);
  }

  /** The recovery code is shown, and kept nowhere. */
  signIn(opened: Session | null): void {
    const session = opened && { ...opened, recovery: "" };
    this.account = session;
    store("account", session);
    if (session) this.set("name", session.name);
  }

  setUp(game: string, how: SetUp): void {
    this.setups[game] = how;
    store("setups", this.setups);
  }
}

function newGuest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  store("guest", made);
  return made;
}

export const prefs = new Prefs();
