import type { LessonPlaces } from "../../table/lesson";

const CARD = ".rail .deck .flip, .row-of-cards .flip";

const places: LessonPlaces = {
  look: { card: CARD, line: ".part.score tbody tr:first-child button" },
  shows: (move) => (move ? CARD : ""),
};

export default places;
