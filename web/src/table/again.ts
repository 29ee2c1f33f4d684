import type { Picture } from "../generated/protocol";

const WISH = "table-phrase-again";

/** Who wants another game with the same people, and whose answer is still missing: people by their numbers. */
export function wishesOf({ talk, people, seats }: Pick<Picture, "talk" | "people" | "seats">): {
  wished: number[];
  missing: number[];
} {
  const playing = people.filter(({ id, here }) => here && seats.some(({ person }) => person === id));
  const over = talk.findLastIndex(({ key }) => key === "table-notice-over");
  const wished = new Set(talk.slice(over + 1).flatMap(({ key, person }) => (key === WISH ? [person] : [])));
  return {
    wished: playing.filter(({ id }) => wished.has(id)).map(({ id }) => id),
    missing: playing.filter(({ id }) => !wished.has(id)).map(({ id }) => id),
  };
}
