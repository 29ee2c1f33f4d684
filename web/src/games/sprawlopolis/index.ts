import type { Picture } from "../../generated/protocol";
import type { SprawlopolisView } from "../../generated/sprawlopolis";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";

const STEPS = ["pick", "place", "repair", "flip", "extend"];

const viewOf = (picture: Picture) => picture.view as SprawlopolisView;
const laid = (picture: Picture): number => viewOf(picture).laid.length;

const game: GameModule = {
  Board,
  Below,
  Hand,
  Score,
  where: (view) => {
    const { stage, deck, laid } = view as SprawlopolisView;
    return stage === "play"
      ? text.say("page-where", { laid: laid.length, deck }, "sprawlopolis")
      : t("page-setting-up");
  },
  previewed: (move) => move.action.do === "turn",
  weighed: (moves) => moves.some((move) => move.action.do === "place"),
  drawn: (move) => ["pick", "place", "turn", "repair", "finish"].includes(String(move.action.do)),
  // Steps on the way to laying a card: each can be taken back, and shows nothing new.
  immediate: (move) => STEPS.includes(String(move.action.do)),
  confirm: (move) => (move.action.do === "turn" ? text.say("page-lay", {}, "sprawlopolis") : null),
  help: { board: "laying-a-card", asked: () => "a-turn" },
  guide: [
    { name: "goal", at: ".cond", when: (play) => play.awaited && viewOf(play.picture!).stage === "play" },
    { name: "pick", at: ".side .hand", done: (play) => viewOf(play.picture!).card !== null },
    { name: "place", at: "div.board", done: (play) => viewOf(play.picture!).place !== null },
    { name: "turn", at: "div.board", when: (play) => viewOf(play.picture!).place !== null },
    { name: "sheet", at: ".part.score" },
    {
      name: "lay",
      at: ".ask .main",
      when: (play) => play.chosen !== null,
      done: (play, since) => laid(play.picture!) > laid(since),
    },
    { name: "hint", at: ".ask .tools", when: (play) => play.awaited, done: (play) => play.hint !== null },
    { name: "more", at: "div.board", done: (play, since) => laid(play.picture!) >= laid(since) + 3 },
    { name: "end" },
  ],
};

export default game;
