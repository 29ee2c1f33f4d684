import type { Place } from "../../generated/places";
import type { Move } from "../../generated/protocol";
import type { WelcomeToView } from "../../generated/welcome_to";
import { t, text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";
import "./theme.css";

/** Steps of a turn that show nothing yet and can be taken back until one is done with the round. */
const STEPS = ["choose", "shift", "write", "give", "done"];
const WEIGHED = ["choose", "write"];
const PREVIEWED = ["fence", "estate", "park", "pool", "bis", "approve", "pay"];

const canChoose = (moves: Move[]): boolean => moves.some((move) => move.action.do === "choose");

const ASKED: Record<string, Place> = {
  refuse: "refusal",
  act: "the-actions",
  shift: "the-actions",
  plans: "city-plans",
  pay: "city-plans",
  give: "solo",
};

/** What is told at the end, in the colour that it has on the board. */
const TINTS: Record<string, string> = {
  plan: "var(--ink)",
  park: "var(--zone-p)",
  pool: "var(--zone-c)",
  temp: "var(--family-yellow)",
  estate: "var(--zone-r)",
  bis: "var(--family-pink)",
};

const game: GameModule<WelcomeToView> = {
  Board,
  Below,
  Hand,
  Strip,
  Score,
  ownBoards: true,
  tall: true,
  where: ({ round, over }) => {
    if (over) return t("page-status-over");
    return round ? text.say("terminal-round", { round }, "welcome_to") : t("page-setting-up");
  },
  points: (view) => view.sheets.map((sheet) => sheet.points),
  tint: (category) => TINTS[category.split(" ")[0]!],
  wantsPreview: (move) => PREVIEWED.includes(String(move.action.do)),
  wantsGains: (moves) => moves.some((move) => WEIGHED.includes(String(move.action.do))),
  drawn: () => true,
  immediate: (move) => STEPS.includes(String(move.action.do)),
  question: (asked, moves) => {
    if (asked.key === "ask-refuse" && canChoose(moves)) return text.say("page-ask-refuse-or-shift", {}, "welcome_to");
    if (asked.key !== "ask-plans") return null;
    // Where no plan is complete nobody is asked about plans: what was written is confirmed.
    const plan = moves.find(({ action }) => action.do === "approve");
    return plan
      ? text.say("page-ask-approve", plan.words.args, "welcome_to")
      : text.say("page-ask-done", {}, "welcome_to");
  },
  // A refusal that a temp agency can avoid is offered beside the pairs instead.
  pass: (moves) => moves.find(({ action }) => action.do === "done" || (action.do === "refuse" && !canChoose(moves))),
  confirm: (move) => {
    const key = `page-${move.action.do}-it`;
    return text.has(key, "welcome_to") ? text.say(key, move.words.args, "welcome_to") : null;
  },
  help: { board: "the-board", asked: (view) => ASKED[view.turn?.asked ?? ""] ?? "a-round" },
};

export default game;
