import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";

const pieces: Pieces = {
  Piece,
  Sign,
  areColumns: ({ groups }) => groups.length === 4 && groups.every((group) => group.answers.length >= 4),
  across: ({ groups }) => (groups.length > 4 ? 3 : 4),
  isPlain: ({ action }) =>
    ["citizen", "rebel", "dualist", "recruiter", "agent", "oracle"].some((piece) => action?.[piece] !== undefined),
};
export default pieces;
