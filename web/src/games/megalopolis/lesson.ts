import type { LessonPlaces } from "../../table/lesson";

const CHEKHOVSKAYA = '[data-place="2"]';
const SADOVAYA = '[data-place="3"]';
const LIPOVAYA = '[data-place="4"]';

const places: LessonPlaces = {
  look: {
    row: ".part.score tbody tr:first-child button",
    permit: CHEKHOVSKAYA,
    district: `${CHEKHOVSKAYA}, ${SADOVAYA}, ${LIPOVAYA}`,
    rent: LIPOVAYA,
    paid: ".part.log .lines",
  },
  shows: (move) =>
    move?.action.do === "build" || move?.action.do === "put" ? `${LIPOVAYA}, ${SADOVAYA}` : ".hand .about",
};

export default places;
