import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";

const pieces: Pieces = {
  Piece,
  across: ({ groups }) =>
    groups[0]?.answers[0]?.action?.do === "condition" ? 3 : groups[0]?.answers[0]?.action?.card !== undefined ? 4 : 2,
  seenApart: true,
  isPlain: ({ action }) => action?.card !== undefined,
};
export default pieces;
