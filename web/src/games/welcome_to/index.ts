import type { Place } from "../../generated/places";
import type { Move, Picture } from "../../generated/protocol";
import type { WelcomeToView } from "../../generated/welcome_to";
import type { Play } from "../../lib/table.svelte";
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

const viewOf = (play: Play) => play.picture!.view as WelcomeToView;
const asks = (play: Play, ...stages: string[]): boolean => stages.includes(viewOf(play).turn?.asked ?? "");
const laterRound = (play: Play, since: Picture): boolean => viewOf(play).round > (since.view as WelcomeToView).round;

const canChoose = (moves: Move[]): boolean => moves.some((move) => move.action.do === "choose");

const ASKED: Record<string, Place> = {
  refuse: "refusal",
  act: "the-actions",
  shift: "the-actions",
  plans: "city-plans",
  pay: "city-plans",
  give: "solo",
};

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
  question: (asked, moves) =>
    asked.key === "ask-refuse" && canChoose(moves) ? text.say("page-ask-refuse-or-shift", {}, "welcome_to") : null,
  // A refusal that a temp agency can avoid is offered beside the pairs instead.
  pass: (moves) => moves.find(({ action }) => action.do === "done" || (action.do === "refuse" && !canChoose(moves))),
  confirm: (move) => {
    const key = `page-${move.action.do}-it`;
    return text.has(key, "welcome_to") ? text.say(key, move.words.args, "welcome_to") : null;
  },
  help: { board: "the-board", asked: (view) => ASKED[(view as WelcomeToView).turn?.asked ?? ""] ?? "a-round" },
  guide: [
    { name: "pair", at: ".side .pairs", when: (play) => play.awaited, done: (play) => !asks(play, "choose") },
    { name: "house", at: "div.board .streets", done: (play) => !asks(play, "write", "shift", "choose") },
    { name: "action", at: ".ask", when: (play) => asks(play, "act", "plans") },
    { name: "plans", at: ".board .plans" },
    { name: "done", at: ".ask .main", when: (play) => play.awaited, done: laterRound },
    { name: "sheet", at: ".part.score" },
    { name: "hint", at: ".ask .tools", when: (play) => play.awaited, done: (play) => play.hint !== null },
    { name: "others", at: ".towns", done: (play, since) => play.looking !== null || laterRound(play, since) },
    { name: "more", at: "div.board", done: laterRound },
    { name: "end" },
  ],
};

export default game;
