import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";

const pieces: Pieces = {
  Piece,
  isOpen: true,
  across: ({ groups }) => (groups.length > 1 ? 3 : 2),
};
export default pieces;
