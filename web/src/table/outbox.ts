import type { ClientMessage, Problem } from "../generated/protocol";
import { type Answer, Refused } from "./messages";
import type { Shelf } from "./shelf";

/** On how many sockets a message is sent before it is given up: what cuts one after another must not go on so. */
const MOST_SENT = 3;
/** What was entered at a real table is tried for longer. */
const MOST_SENT_KEPT = 30;
const UNAVAILABLE: Problem = { code: "unavailable", key: "table-unavailable", args: {}, game: "", text: "" };

export const WITHDRAWN: Problem = { code: "withdrawn", key: "page-withdrawn", args: {}, game: "", text: "" };

interface Pending {
  message: ClientMessage;
  /** On how many sockets it was sent, and none brought an answer. */
  sent: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The messages that wait for an answer. */
export class Outbox {
  private readonly pending = new Map<string, Pending>();

  /** `send` puts a message on the line; what the shelf kept is sent first, and `late` hears why it is refused. */
  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly shelf?: Shelf,
    late?: (problem: Problem) => void,
  ) {
    for (const message of shelf?.load() ?? []) {
      const reject = (error: Error): void => {
        if (error instanceof Refused) late?.(error.problem);
      };
      this.pending.set(message.id, { message, sent: 0, resolve: () => {}, reject });
    }
  }

  add(message: ClientMessage, isOpen: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const pending: Pending = { message, sent: 0, resolve, reject };
      this.pending.set(message.id, pending);
      if (this.shelf?.keeps(message)) this.shelf.put(message);
      if (isOpen) this.dispatch(pending);
    });
  }

  /** Takes back what waits for the line and was never sent; false where there is nothing of it: it may have arrived. */
  withdraw(what: ClientMessage["do"]): boolean {
    const kept = [...this.pending].filter(([, { message, sent }]) => message.do === what && sent === 0);
    for (const [id, { reject }] of kept) {
      this.forget(id);
      reject(new Refused(WITHDRAWN));
    }
    return kept.length > 0;
  }

  /** Settles the message that this answers; false where nobody waits for it. An error is an answer. */
  answer(answer: Answer): boolean {
    const pending = this.pending.get(answer.id);
    if (!pending) return false;
    this.forget(answer.id);
    if (answer.is === "error") pending.reject(new Refused(answer.error));
    else pending.resolve(answer);
    return true;
  }

  /** After a reconnect everything unanswered is sent again: a repeated id is done once. */
  resend(): void {
    for (const [id, pending] of this.pending) {
      if (pending.sent < (this.shelf?.keeps(pending.message) ? MOST_SENT_KEPT : MOST_SENT)) this.dispatch(pending);
      else {
        this.forget(id);
        pending.reject(new Refused(UNAVAILABLE));
      }
    }
  }

  private forget(id: string): void {
    this.pending.delete(id);
    this.shelf?.take(id);
  }

  private dispatch(pending: Pending): void {
    pending.sent += 1;
    this.send(pending.message);
  }
}
