import type { LessonPlaces } from "../../table/lesson";

const places: LessonPlaces = {
  look: {
    target: ".part.score .gauge, .strip-row .target",
    roads: '.part.score [data-line="roads"]',
    // A small screen shows the top card in the sheet of points.
    deck: ".no-phone .below .deck, .part.score .extra .deck",
  },
  press: ({ action }) => (action.do === "pick" ? [`.hand [data-card="${action.card}"]`] : null),
  // The card that is tried stays in sight, and the button that turns it.
  shows: (move) => (move?.action.do === "pick" ? "" : '.hand [aria-pressed="true"], .ask .turn'),
};

export default places;
