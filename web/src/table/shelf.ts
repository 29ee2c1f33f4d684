import type { ClientMessage } from "../generated/protocol";

/** What people at a real table enter: it must never get lost. */
const ENTRIES: ClientMessage["do"][] = ["act", "enter", "sold", "correct", "restore"];

/** Entries of a real table that are not yet answered, kept on the device: they outlive a reload and are sent in order. */
export class Shelf {
  private readonly key: string;

  constructor(
    table: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  ) {
    this.key = `megapolis.waiting.${table}`;
  }

  keeps(message: ClientMessage): boolean {
    return ENTRIES.includes(message.do);
  }

  load(): ClientMessage[] {
    try {
      return JSON.parse(this.storage.getItem(this.key) ?? "[]") as ClientMessage[];
    } catch {
      return []; // storage forbidden or damaged: the page works without
    }
  }

  put(message: ClientMessage): void {
    this.save([...this.load(), message]);
  }

  take(id: string): void {
    this.save(this.load().filter((message) => message.id !== id));
  }

  private save(messages: ClientMessage[]): void {
    try {
      if (messages.length) this.storage.setItem(this.key, JSON.stringify(messages));
      else this.storage.removeItem(this.key);
    } catch {
      // see above
    }
  }
}
