import { describe, expect, it } from "vitest";
import type { Advised, Move, Puzzle } from "../generated/protocol";
import { keyOf } from "./moves";
import { puzzleSession, showAnswer, withThePiece } from "./puzzle";
import { aMove, aPicture, settle } from "./testing";

const lay = (card: string, row: number) => aMove({ do: "lay", card, row });
const draw = (section: string) => aMove({ do: "draw", section });

describe("the hint of a puzzle", () => {
  it("leaves the moves with the piece of the best one", () => {
    const moves = [lay("a", 1), lay("a", 2), lay("b", 1), lay("b", 2)];
    expect(withThePiece(moves, moves[3]!.action)).toEqual([moves[2], moves[3]]);
  });

  it("leaves the moves that share a part of a name", () => {
    const moves = [draw("f4-e4"), draw("f4-i4"), draw("a1-b1"), aMove({ do: "pass" })];
    expect(withThePiece(moves, moves[0]!.action)).toEqual([moves[0], moves[1]]);
  });

  it("leaves the move alone where nothing is shared", () => {
    const moves = [draw("f4-e4"), aMove({ do: "pass" })];
    expect(withThePiece(moves, moves[1]!.action)).toEqual([moves[1]]);
  });
});

describe("a puzzle on the board", () => {
  const moves = [draw("f4-e4"), draw("f4-i4")];
  const puzzle: Puzzle = { at: 7, actor: 1, view: {}, svg: "", asked: moves[0]!.words, moves, sheets: [] };
  const open = (heard: Move[]) => {
    const { table, ...by } = aPicture();
    const changes = [{ words: moves[0]!.words, before: 1, after: 4, marks: [] }];
    return puzzleSession(
      table,
      by,
      puzzle,
      async () => changes,
      (move) => heard.push(move),
    );
  };

  it("is seen from the seat that decided, which is awaited", () => {
    const session = open([]);
    expect(session.awaited).toBe(true);
    expect(session.picture!.seat).toBe(1);
    expect(session.moves).toEqual(moves);
  });

  it("hears of a move instead of playing it, and may be tried again", async () => {
    const heard: Move[] = [];
    const session = open(heard);
    await session.play(moves[1]!);
    await session.play(moves[0]!);
    expect(heard.map(({ action }) => keyOf(action))).toEqual([moves[1], moves[0]].map((each) => keyOf(each!.action)));
    expect(session.intent.busy).toBe(false);
    expect(session.moves).toEqual(moves);
  });

  it("also ends where a board makes several steps at once", async () => {
    const heard: Move[] = [];
    const session = open(heard);
    await session.compose(() => moves[0]!.action);
    expect(heard).toHaveLength(1);
    expect(session.intent.busy).toBe(false);
  });

  it("says what a chosen move would change", async () => {
    const session = open([]);
    session.choose(moves[0]!);
    await settle();
    expect(session.preview.gain(moves[0]!)).toBe(3);
  });

  it("draws the answer: what was played, what is better", () => {
    const session = open([]);
    const advised = { ...moves[0]!, changes: [], points: 0, sure: 90, why: [], marks: [], reasons: [] };
    showAnswer(session, advised as Advised, { ...advised, ...moves[1]! } as Advised);
    expect(session.awaited).toBe(false);
    expect(session.moves).toEqual([]);
    expect(session.intent.frames.map(({ kind }) => kind)).toEqual(["played", "better"]);
  });
});
