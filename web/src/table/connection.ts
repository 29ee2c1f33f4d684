import type { ClientMessage, Problem, ServerMessage } from "../generated/protocol";
import { type Answer, isNews, type Message, type News, Refused } from "./messages";

/** As much of a WebSocket as a connection needs. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** Where a connection calls, and whom it tells what it hears. */
export interface Caller {
  dial(): Socket;
  /** Who one is: the fields of the first message. */
  hello(): { token: string; draw: boolean };
  hear(news: News): void;
  /** The first snapshot of a socket is there; what was not answered before has been sent again. */
  opened(): void;
  /** The line broke, and is tried again after so many milliseconds. */
  lost(wait: number): void;
  /** The server refuses the connection itself. */
  refused(problem: Problem): void;
}

/** On how many sockets a message is sent before it is given up: what cuts one after another must not go on so. */
const MOST_SENT = 3;
const UNAVAILABLE: Problem = { code: "unavailable", key: "table-unavailable", args: {}, game: "", text: "" };

export const WITHDRAWN: Problem = { code: "withdrawn", key: "page-withdrawn", args: {}, game: "", text: "" };

interface Pending {
  message: ClientMessage;
  /** On how many sockets it was sent, and none brought an answer. */
  sent: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The line to the server: every message gets an id and is sent again over a new socket until it is answered. */
export class Connection {
  isOpen = false;
  private socket: Socket | null = null;
  private readonly run = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly caller: Caller) {}

  open(): void {
    const socket = this.caller.dial();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", id: this.nextId(), ...this.caller.hello() }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.lose(socket);
  }

  send(message: Message): Promise<Answer> {
    const whole = { ...message, id: this.nextId() } as ClientMessage;
    return new Promise((resolve, reject) => {
      const pending: Pending = { message: whole, sent: 0, resolve, reject };
      this.pending.set(whole.id, pending);
      if (this.isOpen) this.dispatch(pending);
    });
  }

  private dispatch(pending: Pending): void {
    pending.sent += 1;
    this.socket?.send(JSON.stringify(pending.message));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private nextId(): string {
    return `${this.run}.${++this.count}`;
  }

  private lose(socket: Socket): void {
    if (this.isClosed || socket !== this.socket) return;
    clearTimeout(this.timer);
    this.isOpen = false;
    const wait = Math.min(8000, 250 * 2 ** this.tries++) * (0.5 + Math.random());
    this.timer = setTimeout(() => this.open(), wait);
    this.caller.lost(wait);
  }

  /** Tries again at once, instead of after the wait. */
  retry(): void {
    if (this.isOpen || this.isClosed) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Takes back what waits for the line and was never sent; false where there is nothing of it: it may have arrived. */
  withdraw(what: ClientMessage["do"]): boolean {
    const kept = [...this.pending].filter(([, { message, sent }]) => message.do === what && sent === 0);
    for (const [id, { reject }] of kept) {
      this.pending.delete(id);
      reject(new Refused(WITHDRAWN));
    }
    return kept.length > 0;
  }

  private hear(message: ServerMessage): void {
    if (!isNews(message)) {
      this.answer(message);
      return;
    }
    this.caller.hear(message);
    if (message.is === "snapshot" && !this.isOpen) this.resume();
  }

  private answer(message: Answer): void {
    const pending = this.pending.get(message.id);
    if (!pending) {
      if (message.is === "error" && !message.id) this.caller.refused(message.error);
      return;
    }
    this.pending.delete(message.id);
    if (message.is === "error") pending.reject(new Refused(message.error));
    else pending.resolve(message);
  }

  /** After a reconnect everything unanswered is sent again: a repeated id is done once. An error is an answer. */
  private resume(): void {
    this.isOpen = true;
    this.tries = 0;
    for (const [id, pending] of this.pending) {
      if (pending.sent < MOST_SENT) this.dispatch(pending);
      else {
        this.pending.delete(id);
        pending.reject(new Refused(UNAVAILABLE));
      }
    }
    this.caller.opened();
  }
}
