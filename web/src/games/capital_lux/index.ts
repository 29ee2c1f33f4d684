import "./theme.css";
import type { CapitalLuxView } from "../../generated/capital_lux";
import type { Place } from "../../generated/places";
import { t, text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { GAME } from "./parts/cards";
import { intentOf, narrow } from "./parts/intent.svelte";
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
  wantsPreview: (move) => move.action.do !== "keep",
  drawn: () => true,
  confirm: (move) => {
    const { do: what } = move.action;
    if (what === "home" || what === "capital") return text.say(`page-play-${what}`, {}, GAME);
    return null;
  },
  help: { board: "what-you-do", asked: (view) => PLACES[view.stage] ?? "the-end-of-a-round" },
  guide: [
    { name: "goal", at: ".row.home", when: (session) => session.awaited },
    {
      name: "draft",
      at: ".hand ul",
      when: (session) => session.awaited,
      done: (_, view) => view.stage === "turn",
    },
    { name: "limit", at: ".row.capital", when: (session) => session.awaited },
    {
      name: "pick",
      at: ".hand ul",
      when: (session) => session.awaited,
      done: (session) => intentOf(session).card !== null,
    },
    {
      name: "ways",
      at: ".ways",
      when: (session) => intentOf(session).card !== null,
      done: (session, _, since) => session.picture!.log.length > since.log.length,
    },
    { name: "synergy", at: ".head[data-synergy]", when: (session) => session.awaited },
    {
      name: "hint",
      at: ".ask .tools",
      when: (session) => session.awaited,
      done: (session) => session.preview.hint !== null,
    },
    { name: "round", at: ".ending", when: (_, view) => view.ending !== null },
    { name: "end" },
  ],
};

export default game;
