import type { SprawlopolisView } from "../../generated/sprawlopolis";
import { t, text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Below from "./Below.svelte";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";

const STEPS = ["pick", "place", "repair", "flip", "extend"];

const game: GameModule<SprawlopolisView> = {
  Board,
  Beside,
  Below,
  Chips,
  Hand,
  Strip,
  totals: false,
  Score,
  where: ({ stage, deck, laid }) => {
    return stage === "play"
      ? text.say("page-where", { laid: laid.length, deck }, "sprawlopolis")
      : t("page-setting-up");
  },
  wantsPreview: (move) => move.action.do === "turn",
  wantsGains: (moves) => moves.some((move) => move.action.do === "place"),
  // In a duel everybody builds a city of their own; else all score together.
  points: (view) => (view.score.length > 1 ? view.points : null),
  tint: (category) => {
    const zone = /@zone-(\w)/.exec(category)?.[1];
    return zone ? `var(--zone-${zone.toLowerCase()})` : undefined;
  },
  drawn: (move) => ["pick", "place", "turn", "repair", "finish", "extend"].includes(String(move.action.do)),
  // Steps on the way to laying a card: each can be taken back, and shows nothing new.
  immediate: (move) => STEPS.includes(String(move.action.do)),
  confirm: (move) => (move.action.do === "turn" ? text.say("page-lay", {}, "sprawlopolis") : null),
  help: { board: "laying-a-card", asked: () => "a-turn" },
};

export default game;
