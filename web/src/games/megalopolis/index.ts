import type { MegalopolisView } from "../../generated/megalopolis";
import type { Place } from "../../generated/places";
import { text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { millions } from "./parts/money";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";
import "./theme.css";

/** What is chosen first and then confirmed; everything else is done by one press. */
const CHOSEN = new Set(["build", "put", "site", "visit", "tender", "sell", "move"]);

const HELP: Record<string, Place> = {
  auction: "auctions",
  opening: "auctions",
  raise: "auctions",
  privilege: "auctions",
  tender: "auctions",
  build: "building",
  free: "building",
  draft: "trading",
  site: "trading",
  sum: "trading",
  answer: "trading",
  "answer-pay": "trading",
  contribution: "trading",
  debt: "debts-and-bankruptcy",
  hall: "squares",
  bridge: "squares",
};

const game: GameModule<MegalopolisView> = {
  Board,
  Hand,
  Strip,
  Score,
  where: ({ turn, last_lap, over }) => {
    if (over) return text.say("page-status-over");
    return last_lap ? text.say("page-lap", {}, "megalopolis") : text.say("terminal-turn", { turn }, "megalopolis");
  },
  points: (view) => view.players.map((player) => player.points),
  short: millions,
  wantsPreview: () => false,
  immediate: (move) => !CHOSEN.has(String(move.action.do)),
  drawn: () => true,
  // To begin a long bid is not to end it.
  pass: (moves) => moves.find(({ action }) => Object.keys(action).length === 1 && action.do !== "more"),
  help: { board: "the-board", asked: (view) => HELP[view.asked] ?? "your-turn" },
  confirm: (move) => {
    const { quarter } = move.action;
    return quarter === undefined ? null : text.say(`page-${move.action.do}`, move.words.args, "megalopolis");
  },
};

export default game;
