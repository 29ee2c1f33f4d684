import type { WelcomeToView } from "../../generated/welcome_to";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import "./paint.css";

/** Steps of a turn that show nothing yet and can be taken back until one is done with the round. */
const STEPS = ["choose", "shift", "write", "give", "done"];
const WEIGHED = ["choose", "write"];
const PREVIEWED = ["fence", "estate", "park", "pool", "bis", "approve", "pay"];

const game: GameModule = {
  Board,
  Below,
  Hand,
  Score,
  tall: true,
  where: (view) => {
    const { round, over } = view as WelcomeToView;
    if (over) return t("page-status-over");
    return round ? text.say("terminal-round", { round }, "welcome_to") : t("page-setting-up");
  },
  points: (view) => (view as WelcomeToView).sheets.map((sheet) => sheet.points),
  previewed: (move) => PREVIEWED.includes(String(move.action.do)),
  weighed: (moves) => moves.some((move) => WEIGHED.includes(String(move.action.do))),
  drawn: () => true,
  immediate: (move) => STEPS.includes(String(move.action.do)),
  pass: (moves) => moves.find((move) => move.action.do === "done" || move.action.do === "refuse"),
  confirm: (move) => {
    const key = `page-${move.action.do}-it`;
    return text.has(key, "welcome_to") ? text.say(key, move.words.args, "welcome_to") : null;
  },
};

export default game;
