import "./lux.css";
import type { CapitalLuxView } from "../../generated/capital_lux";
import type { Place } from "../../generated/places";
import type { Picture } from "../../generated/protocol";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { GAME } from "./cards";
import Hand from "./Hand.svelte";
import { intentOf, narrow } from "./intent.svelte";
import Score from "./Score.svelte";

const viewOf = (picture: Picture) => picture.view as CapitalLuxView;
const PLACES: Record<string, Place> = { draft: "the-draft", turn: "turns", effect: "synergies" };

const game: GameModule = {
  Board,
  Hand,
  Score,
  where: (view) => {
    const { round, rounds, over, stage } = view as CapitalLuxView;
    if (over) return t("page-status-over");
    const part =
      stage === "draft" || stage === "deal" ? "draft" : stage === "turn" || stage === "effect" ? "turns" : "";
    const said = text.say("terminal-round", { round, rounds }, GAME);
    return part && !narrow.is ? `${said} · ${text.say(`page-part-${part}`, {}, GAME)}` : said;
  },
  points: (view) => (view as CapitalLuxView).players.map((player) => player.points),
  previewed: (move) => move.action.do !== "keep",
  drawn: () => true,
  confirm: (move) => {
    const { do: what } = move.action;
    if (what === "home" || what === "capital") return text.say(`page-play-${what}`, {}, GAME);
    return null;
  },
  help: { board: "what-you-do", asked: (view) => PLACES[(view as CapitalLuxView).stage] ?? "the-end-of-a-round" },
  guide: [
    { name: "goal", at: ".row.home", when: (play) => play.awaited },
    {
      name: "draft",
      at: ".hand ul",
      when: (play) => play.awaited,
      done: (play) => viewOf(play.picture!).stage === "turn",
    },
    { name: "limit", at: ".row.capital", when: (play) => play.awaited },
    { name: "pick", at: ".hand ul", when: (play) => play.awaited, done: (play) => intentOf(play).card !== null },
    { name: "ways", at: ".choices", when: (play) => intentOf(play).card !== null },
    {
      name: "play",
      at: ".ask .actions",
      when: (play) => play.chosen !== null,
      done: (play, since) => play.picture!.log.length > since.log.length,
    },
    { name: "synergy", at: ".head[data-synergy]", when: (play) => play.awaited },
    { name: "hint", at: ".ask .tools", when: (play) => play.awaited, done: (play) => play.hint !== null },
    { name: "round", at: ".ending", when: (play) => viewOf(play.picture!).ending !== null },
    { name: "end" },
  ],
};

export default game;
