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
  help: { board: "the-board", asked: (view) => HELP[view.asked] ?? "your-turn" },
  guide: [
    { name: "goal" },
    {
      name: "roll",
      at: ".ask .main",
      when: (session, view) => session.awaited && view.asked === "start",
      done: (session, _, since) => session.picture!.log.length > since.log.length,
    },
    { name: "rent", at: "div.board" },
    { name: "auction", at: ".side .hand", when: (session, view) => session.awaited && view.auction !== null },
    { name: "build", at: "div.board", when: (_, view) => view.asked === "build" },
    { name: "skyscraper", at: "div.board" },
    { name: "trade", at: ".side .hand" },
    { name: "sheet", at: ".part.score" },
    {
      name: "hint",
      at: ".ask .tools",
      when: (session) => session.awaited,
      done: (session) => session.preview.hint !== null,
    },
    { name: "end" },
  ],
  confirm: (move) => {
    const { quarter } = move.action;
    return quarter === undefined ? null : text.say(`page-${move.action.do}`, move.words.args, "megalopolis");
  },
};

export default game;
