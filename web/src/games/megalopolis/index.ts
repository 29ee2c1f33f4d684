import type { MegalopolisView } from "../../generated/megalopolis";
import type { Place } from "../../generated/places";
import type { Picture } from "../../generated/protocol";
import { text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { millions } from "./money";
import Score from "./Score.svelte";
import "./tokens.css";

/** What is chosen first and then confirmed; everything else is done by one press. */
const CHOSEN = new Set(["build", "put", "site", "visit", "tender", "sell", "move"]);

const viewOf = (picture: Picture) => picture.view as MegalopolisView;

const HELP: Record<string, Place> = {
  auction: "auctions",
  opening: "auctions",
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
  help: { board: "the-board", asked: (view) => HELP[(view as MegalopolisView).asked] ?? "your-turn" },
  guide: [
    { name: "goal" },
    {
      name: "roll",
      at: ".ask .main",
      when: (play) => play.awaited && viewOf(play.picture!).asked === "start",
      done: (play, since) => play.picture!.log.length > since.log.length,
    },
    { name: "rent", at: "div.board" },
    { name: "auction", at: ".side .hand", when: (play) => play.awaited && viewOf(play.picture!).auction !== null },
    { name: "build", at: "div.board", when: (play) => viewOf(play.picture!).asked === "build" },
    { name: "skyscraper", at: "div.board" },
    { name: "trade", at: ".side .hand" },
    { name: "sheet", at: ".part.score" },
    { name: "hint", at: ".ask .tools", when: (play) => play.awaited, done: (play) => play.hint !== null },
    { name: "end" },
  ],
  confirm: (move) => {
    const { quarter } = move.action;
    return quarter === undefined ? null : text.say(`page-${move.action.do}`, move.words.args, "megalopolis");
  },
};

export default game;
