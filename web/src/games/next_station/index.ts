import type { NextStationView } from "../../generated/next_station";
import { t, text } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { section, shown } from "./geometry";
import Hand from "./Hand.svelte";
import Rail from "./Rail.svelte";
import Row from "./Row.svelte";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";

const game: GameModule<NextStationView> = {
  Board,
  Hand,
  Rail,
  Row,
  Strip,
  Score,
  ownBoards: true,
  where: ({ round, turn, stage, over }) => {
    if (over) return t("page-status-over");
    return stage === "play" ? text.say("terminal-round", { round, turn }, "next_station") : t("page-setting-up");
  },
  points: (view) => view.sheets.map((sheet) => sheet.points),
  tint: (category) => {
    const pencil = /^line @pencil-(\w+)/.exec(category)?.[1];
    return pencil ? `var(--line-${pencil})` : category === "tourist" ? "var(--star)" : undefined;
  },
  wantsPreview: (move) => ["draw", "power_draw", "circle"].includes(String(move.action.do)),
  drawn: () => true,
  confirm: (move) => {
    if (move.action.do === "lay") return text.say("page-begin", {}, "next_station");
    if (typeof move.action.section !== "string") return null;
    const { a, b } = section(move.action.section);
    return text.say("page-draw", { from: shown(a.name), to: shown(b.name) }, "next_station");
  },
  help: {
    board: "the-map",
    asked: (view) => (view.stage === "play" ? "drawing-a-section" : "set-up"),
  },
};

export default game;
