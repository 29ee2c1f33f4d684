import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";

const pieces: Pieces = {
  Piece,
  isOpen: true,
  across: ({ groups }) => (groups[0]?.answers[0]?.action?.plan !== undefined ? 2 : 3),
};
export default pieces;
