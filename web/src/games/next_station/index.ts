import type { NextStationView } from "../../generated/next_station";
import type { Picture } from "../../generated/protocol";
import type { Play } from "../../lib/table.svelte";
import { t, text } from "../../lib/text.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { section, shown } from "./map";
import Rail from "./Rail.svelte";
import Score from "./Score.svelte";

const viewOf = (play: Play) => play.picture!.view as NextStationView;
const moved = (play: Play, since: Picture): boolean => play.picture!.decision !== since.decision;
/** How many decisions one has made. */
const drawnBy = (picture: Picture): number => picture.log.filter((line) => line.actor === picture.seat).length;

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
  help: {
    board: "the-map",
    asked: (view) => ((view as NextStationView).stage === "play" ? "drawing-a-section" : "set-up"),
  },
  guide: [
    { name: "card", at: ".rail .deck", when: (play) => play.awaited && viewOf(play).stage === "play" },
    { name: "choose", at: "div.board", done: (play, since) => play.chosen !== null || moved(play, since) },
    { name: "sheet", at: ".part.score", when: (play) => play.chosen !== null },
    { name: "confirm", at: ".ask .main", when: (play) => play.chosen !== null, done: moved },
    { name: "round", at: ".rail .deck" },
    { name: "hint", at: ".ask .tools", when: (play) => play.awaited, done: (play) => play.hint !== null },
    { name: "more", at: "div.board", done: (play, since) => drawnBy(play.picture!) >= drawnBy(since) + 2 },
    { name: "undo", at: ".ask .tools" },
    { name: "meet", at: ".part.score" },
    { name: "end" },
  ],
};

export default game;
