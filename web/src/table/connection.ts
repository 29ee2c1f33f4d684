import type { ClientMessage, Problem, ServerMessage } from "../generated/protocol";
import type { Socket } from "../lib/transport";
import { type Answer, isNews, type Message, type News } from "./messages";
import { Outbox } from "./outbox";
import type { Shelf } from "./shelf";

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
  /** Where entries wait that must outlive the page, at a real table. */
  shelf?: Shelf;
  /** Such an entry, of an earlier visit, is refused. */
  late?(problem: Problem): void;
}

/** The line to the server: every message gets an id and is sent again over a new socket until it is answered. */
export class Connection {
  isOpen = false;
  private socket: Socket | null = null;
  private readonly run = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private readonly outbox: Outbox;
  private tries = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly caller: Caller) {
    const send = (message: ClientMessage) => this.socket?.send(JSON.stringify(message));
    this.outbox = new Outbox(send, caller.shelf, (problem) => caller.late?.(problem));
  }

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
    return this.outbox.add({ ...message, id: this.nextId() } as ClientMessage, this.isOpen);
  }

  /** Takes back what waits for the line and was never sent; whether there was any of it. */
  withdraw(what: ClientMessage["do"]): boolean {
    return this.outbox.withdraw(what);
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

  private hear(message: ServerMessage): void {
    if (!isNews(message)) {
      const isWaitedFor = this.outbox.answer(message);
      if (!isWaitedFor && message.is === "error" && !message.id) this.caller.refused(message.error);
      return;
    }
    this.caller.hear(message);
    if (message.is === "snapshot" && !this.isOpen) this.resume();
  }

  private resume(): void {
    this.isOpen = true;
    this.tries = 0;
    this.outbox.resend();
    this.caller.opened();
  }
}
