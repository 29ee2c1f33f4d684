import type { ClientMessage, Line, Move, Picture, ServerMessage } from "../generated/protocol";
import type { Socket } from "../lib/transport";
import type { Action } from "./moves";

// What the tests of this folder build their tables from.

export const aMove = (action: Action): Move => ({ action, words: { key: `move-${action.do}`, args: {}, text: "" } });

/** A line of the log. */
export const aLine = (actor: number, action: Action, more: Partial<Line> = {}): Line => ({
  ...aMove(action),
  actor,
  at: 0,
  round: 0,
  turn: 0,
  points: null,
  forced: false,
  ...more,
});

/** A table of two seats, seen from the first, which is awaited. */
export function aPicture(changes: Partial<Picture> = {}): Picture {
  const seat = { person: 0, bot: "", resigned: false, awaited: true, since: null };
  return {
    table: { id: "t", game: "next_station", unrated: "table-unrated-people" } as Picture["table"],
    people: [],
    seats: [seat, { ...seat, person: 1 }],
    you: { person: 0, seats: [0], host: true },
    seat: 0,
    hand_over: null,
    view: {},
    svg: "",
    asked: null,
    decision: "d1",
    moves: [],
    chance: [],
    order: null,
    guide: null,
    can_undo: true,
    sheets: [],
    clock: [],
    proposal: null,
    talk: [],
    result: null,
    log: [],
    ...changes,
  };
}

/** The server's end of a socket. */
export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  isClosed = false;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** Accepts the connection. */
  accept(): void {
    this.onopen?.call(this as never, new Event("open"));
  }

  /** Breaks it. */
  break(): void {
    this.onclose?.call(this as never, new Event("close") as CloseEvent);
  }

  tell(message: ServerMessage): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  /** The messages of this kind that have come. */
  got<Do extends ClientMessage["do"]>(what: Do): Extract<ClientMessage, { do: Do }>[] {
    return this.sent.filter((message) => message.do === what) as Extract<ClientMessage, { do: Do }>[];
  }
}

/** A server that keeps every socket which was dialled. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  dial = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Accepts the last socket and tells it a snapshot. */
  welcome(picture: Picture = aPicture(), version = 1): FakeSocket {
    this.socket.accept();
    this.socket.tell({ is: "snapshot", version, picture });
    return this.socket;
  }
}

/** Lets everything that waits for an answer go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
