/** As much of a WebSocket as a connection needs. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** A request to the API. */
export interface Request {
  method: "GET" | "POST" | "DELETE";
  /** Below `/api`. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The way to the table, wherever it runs: requests, and sockets that carry messages. */
export interface Transport {
  /** Fails only if the table cannot be reached. */
  request(request: Request): Promise<Response>;
  dial(path: string): Socket;
}

/** A server, which this page came from. */
export const server: Transport = {
  request: ({ path, ...init }) => fetch(`/api${path}`, init),
  dial: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`),
};

let chosen = server;

/** Talks to the table in another way, from now on. */
export function use(transport: Transport): void {
  chosen = transport;
}

/** The way that is in use. */
export const transport: Transport = {
  request: (request) => chosen.request(request),
  dial: (path) => chosen.dial(path),
};
