import type { Picture } from "../generated/protocol";

/** Oneself, among who plays a seat; others are names of bots. */
export const ME = "";

/**
 * Who plays on where a finished game is taken up again: the same bots, oneself where one sat, a bot of the usual
 * strength for others. Somebody must play: whoever only looked on takes the first seat of a person.
 */
export function sittersOf({ seats, you }: Pick<Picture, "seats" | "you">, usual: string): string[] {
  const isBot = (at: number): boolean => seats[at]!.person === null && seats[at]!.bot !== "";
  const own = you.seats.length
    ? you.seats
    : [
        Math.max(
          0,
          seats.findIndex((_, at) => !isBot(at)),
        ),
      ];
  return seats.map((seat, at) => (own.includes(at) ? ME : isBot(at) ? seat.bot : usual));
}
