import type { ClientMessage, Problem, ServerMessage } from "../generated/protocol";

/** A message without its id: the connection numbers what it sends. */
export type Message = ClientMessage extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
const NEWS = ["snapshot", "event", "presence", "trial", "pointed"] as const;
/** What the server tells by itself, and what it answers to a message. */
export type News = Extract<ServerMessage, { is: (typeof NEWS)[number] }>;
export type Answer = Exclude<ServerMessage, News>;

/** Where messages go: the line to the server, or what stands in for it. */
export interface Line {
  isOpen: boolean;
  send(message: Message): Promise<Answer>;
}

/** A refusal of the server: a problem to be said in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

export const isNews = (message: ServerMessage): message is News => (NEWS as readonly string[]).includes(message.is);
