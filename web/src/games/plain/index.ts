import type { GameModule } from "../module";
import Board from "./Board.svelte";

/** A game that the page does not draw yet: the server's own picture, and the list of moves. */
const game: GameModule = { Board, where: () => "" };

export default game;
