import type { MegalopolisView } from "../../generated/megalopolis";
import { text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { millions } from "./money";
import Score from "./Score.svelte";
import "./tokens.css";

/** What is chosen first and then confirmed; everything else is done by one press. */
const CHOSEN = new Set(["build", "put", "site", "visit", "tender", "sell", "move"]);

const game: GameModule = {
  Board,
  Hand,
  Score,
  where: (view) => {
    const { turn, last_lap, over } = view as MegalopolisView;
    if (over) return text.say("page-status-over");
    return last_lap ? text.say("page-lap", {}, "megalopolis") : text.say("terminal-turn", { turn }, "megalopolis");
  },
  points: (view) => (view as MegalopolisView).players.map((player) => player.points),
  short: millions,
  previewed: () => false,
  immediate: (move) => !CHOSEN.has(String(move.action.do)),
  drawn: () => true,
  confirm: (move) => {
    const { quarter } = move.action;
    return quarter === undefined ? null : text.say(`page-${move.action.do}`, move.words.args, "megalopolis");
  },
};

export default game;
