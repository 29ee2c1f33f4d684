/** What a shelf says of a box besides its words: how long it takes, and how heavy it is, from 1 to 4. */
export interface BoxFacts {
  minutes: number;
  weight: 1 | 2 | 3 | 4;
}

const BOXES: Record<string, BoxFacts> = {
  next_station: { minutes: 25, weight: 1 },
  sprawlopolis: { minutes: 20, weight: 2 },
  welcome_to: { minutes: 30, weight: 1 },
  capital_lux: { minutes: 35, weight: 3 },
  megalopolis: { minutes: 80, weight: 4 },
};
export const factsOf = (game: string): BoxFacts | undefined => BOXES[game];

/** Games in the order in which a newcomer meets them: the lighter first. */
export const byWeight = <Game extends { id: string }>(games: Game[]): Game[] =>
  [...games].sort((a, b) => Object.keys(BOXES).indexOf(a.id) - Object.keys(BOXES).indexOf(b.id));
