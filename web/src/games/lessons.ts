import type { LessonPlaces } from "../table/lesson";

/** Where the first game of each box points: see `first_game.toml` of the game, which names what to look at. */
const places: Record<string, () => Promise<{ default: LessonPlaces }>> = {
  capital_lux: () => import("./capital_lux/lesson"),
  next_station: () => import("./next_station/lesson"),
  sprawlopolis: () => import("./sprawlopolis/lesson"),
  megalopolis: () => import("./megalopolis/lesson"),
  welcome_to: () => import("./welcome_to/lesson"),
};

export const loadPlaces = async (game: string): Promise<LessonPlaces> =>
  (await places[game]?.())?.default ?? { look: {} };
