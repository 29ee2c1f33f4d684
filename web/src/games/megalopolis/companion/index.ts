import type { MegalopolisView } from "../../../generated/megalopolis";
import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";

const pieces: Pieces = {
  Piece,
  Sign,
  across: ({ groups }) => (groups.length > 1 ? 3 : 2),
  isSpoken: (view) => (view as MegalopolisView | null)?.auction != null,
  isOpen: true,
  hasColours: true,
};
export default pieces;
