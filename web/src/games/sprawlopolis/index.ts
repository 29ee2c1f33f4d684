import type { SprawlopolisView } from "../../generated/sprawlopolis";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";

const STEPS = ["pick", "place", "repair", "flip", "extend"];

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
};

export default game;
