import type { Move, ScoreChange, ScoreLine } from "../generated/protocol";

export type Action = Record<string, string | number>;

/** A line of a score sheet, known by its key and what it is about; `marks` name the pieces that earn it. */
export type FocusedLine = Pick<ScoreLine, "key" | "args" | "marks">;

/** Looking back: a move that was played, or would have been better. */
export interface Frame extends Move {
  kind: "played" | "better";
}

export const keyOf = (action: Action): string => JSON.stringify(action);

/** The first of these moves with these fields. */
export function findMove(moves: Move[], action: Action): Move | undefined {
  const wanted = Object.entries(action);
  return moves.find((move) => wanted.every(([name, value]) => move.action[name] === value));
}

/** How a line of the score sheet would change. */
export const changeOf = (changes: ScoreChange[], line: FocusedLine): ScoreChange | undefined =>
  changes.find((each) => each.words.key === `score-${line.key}` && each.words.args.which === line.args.which);
