import "./theme.css";
import type { CapitalLuxView } from "../../generated/capital_lux";
import type { Place } from "../../generated/places";
import { t, text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { GAME } from "./parts/cards";
import { narrow } from "./parts/intent.svelte";
import { tellingOf } from "./parts/telling.svelte";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";

const PLACES: Record<string, Place> = { draft: "the-draft", turn: "turns", effect: "synergies" };

const game: GameModule<CapitalLuxView> = {
  Board,
  Hand,
  Strip,
  Score,
  where: ({ round, rounds, over, stage }) => {
    if (over) return t("page-status-over");
    const part =
      stage === "draft" || stage === "deal" ? "draft" : stage === "turn" || stage === "effect" ? "turns" : "";
    const said = text.say("terminal-round", { round, rounds }, GAME);
    return part && !narrow.is ? `${said} · ${text.say(`page-part-${part}`, {}, GAME)}` : said;
  },
  points: (view) => view.players.map((player) => player.points),
  tint: (category) => {
    const family = /^home @colour-(\w+)/.exec(category)?.[1];
    return family ? `var(--family-${family})` : undefined;
  },
  wantsPreview: (move) => move.action.do !== "keep",
  drawn: () => true,
  told: (session) => tellingOf(session).told(),
  confirm: (move) => {
    const { do: what } = move.action;
    if (what === "home" || what === "capital") return text.say(`page-play-${what}`, {}, GAME);
    return null;
  },
  help: { board: "what-you-do", asked: (view) => PLACES[view.stage] ?? "the-end-of-a-round" },
};

export default game;
