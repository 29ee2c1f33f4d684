import { afterEach, describe, expect, it, vi } from "vitest";
import type { Advised, Move, Picture, Problem } from "../generated/protocol";
import { replaySession } from "./replay";
import { Session } from "./session.svelte";
import { aLine, aMove, aPicture, FakeServer, type FakeSocket, settle } from "./testing";

const [left, right] = [aMove({ do: "draw", to: "left" }), aMove({ do: "draw", to: "right" })];
const problem: Problem = { code: "illegal", key: "why-no", args: {}, game: "", text: "" };

function seated(picture: Picture = aPicture({ moves: [left, right] })) {
  const server = new FakeServer();
  const session = new Session("t", { dial: server.dial, hello: () => ({ token: "secret", draw: false }) });
  session.preview.wantsPreview = () => false;
  session.open();
  server.welcome(picture);
  return { server, session, socket: server.socket };
}

afterEach(() => vi.restoreAllMocks());

/** Answers the last question for a hint. */
function advise(socket: FakeSocket, move: Move, level = "clearly"): void {
  const advice = [{ action: move.action, changes: [], marks: [], reasons: [] }] as unknown as Advised[];
  const { id } = socket.got("hint").at(-1)!;
  socket.tell({ is: "hint", id, level, scale: "points", futures: 8, moves: [], advice });
}

describe("a session", () => {
  it("asks for a fresh snapshot after a gap in the versions, and goes on from it", async () => {
    const { session, socket } = seated();
    const event = { is: "event" as const, keep: 0, log: [], changes: { decision: "d3" } };
    socket.tell({ ...event, version: 3 });
    expect(session.picture!.decision).toBe("d1");
    expect(socket.got("sync")).toHaveLength(1);
    socket.tell({ is: "snapshot", version: 3, picture: aPicture({ decision: "d3", moves: [right] }) });
    expect(session.moves).toEqual([right]);
    socket.tell({ ...event, version: 4, changes: { decision: "d4" } });
    expect(session.picture!.decision).toBe("d4");
  });

  it("plays one move at a time, on the decision that it sees", async () => {
    const { session, socket } = seated();
    session.choose(left);
    void session.play(left);
    void session.play(right);
    expect(socket.got("act")).toMatchObject([{ seat: 0, decision: "d1", action: left.action }]);
    socket.tell({ is: "event", version: 2, keep: 0, log: [aLine(0, left.action)], changes: { decision: "d2" } });
    // The news are here, the acknowledgement is not: the next move can be made.
    expect([session.chosen, session.intent.busy]).toEqual([null, false]);
    void session.play(right);
    expect(socket.got("act")).toHaveLength(2);
  });

  it("shows a refusal and can be played on", async () => {
    const { session, socket } = seated();
    const played = session.play(left);
    socket.tell({ is: "error", id: socket.got("act")[0]!.id, error: problem });
    await played;
    expect(session.intent.problem).toEqual(problem);
    expect(session.intent.busy).toBe(false);
    session.choose(right);
    expect(session.intent.problem).toBe(null);
  });

  it("sends a move that was on its way when the line broke once more, and does not send a second", async () => {
    vi.useFakeTimers();
    const { server, session, socket } = seated();
    void session.play(left);
    socket.break();
    expect(session.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    void session.play(right);
    const again = server.welcome(aPicture({ moves: [left, right] }), 5).got("act");
    expect(again.map((each) => each.action)).toEqual([left.action]);
    expect(again[0]!.id).toBe(socket.got("act")[0]!.id);
    expect(session.connection).toBe("open");
  });

  it("previews what is chosen, and takes a hint's first move", async () => {
    const { session, socket } = seated();
    session.choose(left);
    expect(socket.got("preview")).toMatchObject([{ action: left.action }]);
    const asked = session.ask();
    void session.ask();
    expect(socket.got("hint")).toHaveLength(1);
    advise(socket, right);
    await settle();
    expect(session.chosen).toEqual(right);
    expect([session.hints.thinking, session.preview.rank(right), session.preview.gain(right)]).toEqual([false, 1, 0]);
    // A longer look follows by itself, and takes the place of the first answer.
    expect(socket.got("hint").map(({ more }) => more)).toEqual([false, true]);
    advise(socket, left);
    await asked;
    expect([session.chosen, session.preview.rank(left)]).toEqual([left, 1]);
  });

  it("chooses nothing for anybody where moves are even", async () => {
    const { session, socket } = seated();
    void session.ask();
    advise(socket, right, "even");
    await settle();
    expect([session.chosen, session.preview.rank(right)]).toEqual([null, 1]);
  });

  it("leaves chosen what somebody chose while the hint was made better", async () => {
    const { session, socket } = seated();
    const asked = session.ask();
    advise(socket, right);
    await settle();
    session.choose(left);
    advise(socket, right);
    await asked;
    expect(session.chosen).toEqual(left);
  });

  it("asks why a move is not the best", async () => {
    const { session, socket } = seated();
    const asked = session.hints.whyNot(left);
    const { id, against } = socket.got("hint")[0]!;
    expect(against).toEqual(left.action);
    const said = { key: "coach-less", args: { points: 2 }, text: "" };
    const reply = {
      action: left.action,
      move: left.words,
      said,
      reason: null,
      gap: 2,
      error: 1,
      as_good: false,
      lines: [],
    };
    socket.tell({ is: "why-not", id, ...reply });
    await asked;
    expect(session.hints.against).toMatchObject(reply);
  });

  it("asks for a hint in a rated game only when told twice", () => {
    const rated = { ...aPicture().table, unrated: "" };
    const { session, socket } = seated(aPicture({ table: rated, moves: [left, right] }));
    void session.ask();
    expect([session.intent.warned, socket.got("hint").length]).toEqual([true, 0]);
    void session.ask();
    expect(socket.got("hint")).toHaveLength(1);
  });

  it("tells when one's turn begins, and not when one comes to it", () => {
    const away = { person: 0, bot: "", resigned: false, awaited: false, since: null };
    const { session, socket } = seated(aPicture({ seats: [away, away] }));
    session.onTurn = vi.fn();
    socket.tell({ is: "event", version: 2, keep: 0, log: [], changes: { talk: [] } });
    expect(session.onTurn).not.toHaveBeenCalled();
    socket.tell({ is: "event", version: 3, keep: 0, log: [], changes: { seats: [{ ...away, awaited: true }, away] } });
    socket.tell({ is: "event", version: 4, keep: 0, log: [], changes: { talk: [] } });
    expect(session.onTurn).toHaveBeenCalledTimes(1);
  });

  it("is dismissed for good where the server does not let one in", async () => {
    for (const [code, isFinal] of [
      ["not-allowed", true],
      ["unknown", true],
      ["too-much", false],
    ] as const) {
      const server = new FakeServer();
      const session = new Session("t", { dial: server.dial, hello: () => ({ token: "", draw: false }) });
      session.open();
      server.socket.accept();
      server.socket.tell({ is: "error", id: "", error: { ...problem, code } });
      expect(session.dismissed !== null).toBe(isFinal);
      expect(server.socket.isClosed).toBe(isFinal);
      expect(session.intent.problem === null).toBe(isFinal);
    }
  });

  it("previews again after a reconnect what it was asked for", async () => {
    vi.useFakeTimers();
    const { server, session, socket } = seated();
    session.preview.wantsPreview = () => true;
    socket.break();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    server.welcome(aPicture({ moves: [left] }), 2);
    await settle();
    expect(server.socket.got("preview")).toMatchObject([{ action: left.action }]);
  });
});

describe("a replay", () => {
  it("shows a position with what was played and what would have been better, and calls nobody", () => {
    const table = { id: "t", game: "next_station", players: 2 } as Picture["table"];
    const line = aLine(1, left.action);
    const reviewed = { actor: 1, played: { ...left, reasons: [] }, better: { ...right, reasons: [] } };
    const session = replaySession(table, { view: { a: 1 }, svg: "", line } as never, reviewed as never);
    expect(session.picture!.view).toEqual({ a: 1 });
    expect(session.intent.looking).toBe(1);
    expect(session.intent.frames.map((each) => [each.kind, each.action])).toEqual([
      ["played", left.action],
      ["better", right.action],
    ]);
    expect([session.awaited, session.moves, session.snapshot.old]).toEqual([false, [], 0]);
    expect(() => session.open()).toThrow();
  });
});
