import type { Pieces } from "../../../pages/companion/pieces";
import Piece from "./Piece.svelte";
import Turned from "./Turned.svelte";

const pieces: Pieces = {
  Piece,
  isOpen: true,
  Above: Turned,
  caption: ({ action, words, why }) =>
    action?.card !== undefined || why?.args?.action !== undefined
      ? String(words.args?.action ?? why?.args?.action ?? "").replace("@", "") || undefined
      : undefined,
  across: ({ groups }) => (groups[0]?.answers[0]?.action?.plan !== undefined ? 2 : 3),
};
export default pieces;
