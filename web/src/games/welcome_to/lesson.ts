import type { LessonPlaces } from "../../table/lesson";

const places: LessonPlaces = {
  look: { plan: '[data-plan="A"]', corner: ".pairs li:first-child .corner", town: '[data-town="1"]' },
  inert: ["corner", "plan"],
  press: ({ action }) => {
    if (action.do === "choose") return [`.pairs [data-slot="${action.number}"]`];
    if (action.do === "shift") return [`.hand [data-by="${action.by}"]`];
    return null;
  },
};

export default places;
