import type { NextStationView } from "../../generated/next_station";
import type { Picture } from "../../generated/protocol";
import { t, text } from "../../lib/i18n.svelte";
import type { Session } from "../../table/session.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { section, shown } from "./geometry";
import Hand from "./Hand.svelte";
import Rail from "./Rail.svelte";
import Row from "./Row.svelte";
import Score from "./Score.svelte";
import Strip from "./Strip.svelte";

const moved = (session: Session, _: NextStationView, since: Picture): boolean =>
  session.picture!.decision !== since.decision;
/** How many decisions one has made. */
const drawnBy = (picture: Picture): number => picture.log.filter((line) => line.actor === picture.seat).length;

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
  guide: [
    { name: "card", at: ".rail .deck", when: (session, view) => session.awaited && view.stage === "play" },
    {
      name: "choose",
      at: "div.board",
      done: (session, view, since) => session.chosen !== null || moved(session, view, since),
    },
    { name: "sheet", at: ".part.score", when: (session) => session.chosen !== null },
    { name: "confirm", at: ".ask .main", when: (session) => session.chosen !== null, done: moved },
    { name: "round", at: ".rail .deck" },
    {
      name: "hint",
      at: ".ask .tools",
      when: (session) => session.awaited,
      done: (session) => session.preview.hint !== null,
    },
    { name: "more", at: "div.board", done: (session, _, since) => drawnBy(session.picture!) >= drawnBy(since) + 2 },
    { name: "undo", at: ".ask .tools" },
    { name: "meet", at: ".part.score" },
    { name: "end" },
  ],
};

export default game;
