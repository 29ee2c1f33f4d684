import type { LessonPlaces } from "../../table/lesson";

const places: LessonPlaces = {
  look: {
    home: ".row.home",
    limit: ".row.capital .cell.lux-green",
    tile: ".row.capital .cell.lux-yellow",
    round: ".ending .close",
  },
  // Its words would lie over the homes, which the next step is about.
  inert: ["tile"],
  press: ({ action }) => {
    if (action.do === "home" || action.do === "capital")
      return [`.ways [data-way="${action.do}"]`, `.hand [data-card="${action.card}"]`];
    return null;
  },
  shows: (move, look) => {
    if (look === "round") return ".ending";
    const colour = /^(blue|pink|yellow|green)-/.exec(String(move?.action.card))?.[1];
    return colour ? `.row.capital .cell.lux-${colour}` : "";
  },
};

export default places;
