import type { NextStationView } from "../../generated/next_station";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { section, shown } from "./map";
import Rail from "./Rail.svelte";
import Score from "./Score.svelte";

const game: GameModule = {
  Board,
  Rail,
  Score,
  where: (view) => {
    const { round, turn, stage, over } = view as NextStationView;
    if (over) return t("page-status-over");
    return stage === "play" ? text.say("terminal-round", { round, turn }, "next_station") : t("page-setting-up");
  },
  points: (view) => (view as NextStationView).sheets.map((sheet) => sheet.points),
  previewed: (move) => ["draw", "power_draw", "circle"].includes(String(move.action.do)),
  drawn: (move) => move.action.do !== "lay",
  immediate: (move) => move.action.do === "lay",
  confirm: (move) => {
    if (typeof move.action.section !== "string") return null;
    const { a, b } = section(move.action.section);
    return text.say("page-draw", { from: shown(a.name), to: shown(b.name) }, "next_station");
  },
};

export default game;
