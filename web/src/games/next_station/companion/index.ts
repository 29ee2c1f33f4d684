import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";

const pieces: Pieces = {
  Piece,
  Sign,
  isOpen: true,
  caption: ({ action, words }) =>
    action?.do === "flip" ? String(words.args?.symbol ?? "").replace("@", "") || undefined : undefined,
  across: ({ groups }) => (groups.length > 1 ? 3 : 2),
};
export default pieces;
