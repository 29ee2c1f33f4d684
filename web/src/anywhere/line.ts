import type { Held } from "../lib/prefs.svelte";
import type { Request, Socket, Transport } from "../lib/transport";
import { type FromTable, isEarly, type Running, type Stage, type ToTable } from "./messages";

/** As much of a BroadcastChannel as a line needs. */
export interface Channel {
  postMessage(message: ToTable): void;
  onmessage: ((event: MessageEvent<FromTable>) => void) | null;
}

type Body = ToTable extends infer M ? (M extends ToTable ? Omit<M, "from"> : never) : never;

/** Whether it can be asked twice: it changes nothing. */
const isHarmless = (message: Body): boolean =>
  message.kind === "export" || message.kind === "send" || (message.kind === "request" && message.method === "GET");

class LocalSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly post: (message: Body) => void,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.post({ kind: "say", number: this.number, text });
  }

  close(): void {
    this.post({ kind: "hang-up", number: this.number });
  }

  hear(kind: "open" | "say" | "close", text: string): void {
    const self = this as unknown as WebSocket;
    if (kind === "open") this.onopen?.call(self, new Event("open"));
    else if (kind === "say") this.onmessage?.call(self, new MessageEvent("message", { data: text }));
    else this.onclose?.call(self, new Event("close") as CloseEvent);
  }
}

/**
 * The way to a table that runs in a worker, of this tab or of another one.
 *
 * Nothing is sent before a table is ready. When another one takes its place, because its tab was closed, sockets break,
 * as those to a server that starts anew, and requests that nobody has answered are asked again if they change nothing.
 */
export class Line implements Transport {
  private count = 0;
  private table = "";
  /** Whether the table knows the first game alone, and the rest waits. */
  private isFirst = false;
  private readonly sockets = new Map<number, LocalSocket>();
  private readonly waiting = new Map<number, { message: Body; done: (answer: Response) => void; fail: () => void }>();
  private readonly unsent: Body[] = [];

  /** Called with every stage of a table's start. */
  onStage: (stage: Stage, running: Running | undefined, detail: string) => void = () => {};
  /** Called with the bytes that a table's first start has downloaded. */
  onBytes: (done: number) => void = () => {};
  /** Called with the seats that a table finds kept beside its games when it starts. */
  onHeld: (held: Record<string, Held>) => void = () => {};

  constructor(
    private readonly channel: Channel,
    private readonly tab: string,
  ) {
    channel.onmessage = ({ data }) => this.hear(data);
    channel.postMessage({ kind: "hail", from: tab });
  }

  request({ method, path, headers, body = "" }: Request): Promise<Response> {
    return this.ask({
      kind: "request",
      number: 0,
      method,
      path: `/api${path}`,
      headers: Object.entries(headers),
      body,
    });
  }

  dial(path: string): Socket {
    const socket = new LocalSocket((message) => this.post(message), ++this.count);
    this.sockets.set(socket.number, socket);
    this.post({ kind: "connect", number: socket.number, path: `/api${path}` });
    return socket;
  }

  /** All games, as one file. */
  async save(): Promise<Blob> {
    return (await this.ask({ kind: "export", number: 0 })).blob();
  }

  /** One game as a replay file, for a server; refused with the table's reason. */
  send(table: string): Promise<Response> {
    return this.ask({ kind: "send", number: 0, table });
  }

  /** Adds the games of a file; how many there were, refused with the table's reason. */
  load(body: Uint8Array): Promise<Response> {
    return this.ask({ kind: "import", number: 0, body });
  }

  /** Keeps beside the games what is held of one of them. */
  hold(table: string, held: Held | null): void {
    this.post({ kind: "hold", table, held });
  }

  private ask(message: Body): Promise<Response> {
    const numbered = { ...message, number: ++this.count } as Body;
    return new Promise((done, reject) => {
      this.waiting.set(this.count, {
        message: numbered,
        done,
        fail: () => reject(new TypeError("the table has gone")),
      });
      this.post(numbered);
    });
  }

  private post(message: Body): void {
    const isSent = this.table && (!this.isFirst || this.canBeEarly(message));
    if (isSent) this.channel.postMessage({ ...message, from: this.tab } as ToTable);
    else this.unsent.push(message);
  }

  private canBeEarly(message: Body): boolean {
    if (message.kind === "request" || message.kind === "connect") return isEarly(message.path);
    return message.kind === "say" || message.kind === "hang-up" || message.kind === "hold";
  }

  private hear(message: FromTable): void {
    if (message.kind === "stage") {
      this.meet(message);
    } else if (message.kind === "bytes") {
      this.onBytes(message.done);
    } else if (message.kind === "held") {
      this.onHeld(message.held);
    } else if (message.to !== this.tab) {
      return; // for another tab
    } else if (message.kind === "answer") {
      const { status, media, body } = message;
      const answer = new Response(body as BodyInit, { status, headers: { "Content-Type": media } });
      this.waiting.get(message.number)?.done(answer);
      this.waiting.delete(message.number);
    } else {
      this.sockets.get(message.number)?.hear(message.kind, message.text);
      if (message.kind === "close") this.sockets.delete(message.number);
    }
  }

  private meet({ stage, table, running, detail }: Extract<FromTable, { kind: "stage" }>): void {
    this.onStage(stage, running, detail ?? "");
    if (this.table && table !== this.table) this.lose();
    const isNews = table !== this.table || (stage === "ready" && this.isFirst);
    if ((stage !== "ready" && stage !== "first") || !isNews) return;
    this.table = table;
    this.isFirst = stage === "first";
    for (const message of this.unsent.splice(0)) this.post(message);
  }

  private lose(): void {
    this.table = "";
    const open = [...this.sockets.values()];
    this.sockets.clear();
    for (const [number, { message, fail }] of this.waiting) {
      if (isHarmless(message)) {
        this.unsent.push(message);
      } else {
        this.waiting.delete(number);
        fail();
      }
    }
    for (const socket of open) socket.hear("close", "");
  }
}
