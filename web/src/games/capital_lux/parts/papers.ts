import facts from "../../../../../src/megapolis/games/capital_lux/box.toml";
import { COLOURS, type Colour, faceOf, type Kind } from "./cards";

/** A card before a player at the end of a real game, with the Guard's coin on it or not. */
export interface Laid {
  card: string;
  coin: boolean;
}

export const PLACES = [...COLOURS, "bonus"] as const;
export type Where = (typeof PLACES)[number];
export type Holdings = { cards: Record<Where, Laid[]>; coins: number };

export const noHoldings = (): Holdings => ({
  cards: { blue: [], pink: [], yellow: [], green: [], bonus: [] },
  coins: 0,
});

const perValue = (counts: Record<string, number>): [number, number][] =>
  Object.entries(counts).map(([value, count]) => [Number(value), count]);
const dualists = facts.dualists.cards as [Colour, Colour, number][];

/** The cards of a kind that may lie in a district at home, or among bonus cards with this colour, and how many there are. */
export function cardsOf(kind: Kind, colour: Colour): [string, number][] {
  if (kind === "rebel") return perValue(facts.rebels.count).map(([value, count]) => [`rebel-${value}`, count]);
  if (kind === "dualist")
    return dualists
      .filter(([home]) => home === colour)
      .map(([home, capital, value]) => [`dualist-${home}-${capital}-${value}`, 1]);
  if (kind === "recruiter")
    return perValue(facts.recruiters.count).map(([value, count]) => [`recruiter-${colour}-${value}`, count]);
  return perValue(facts.citizens.count).map(([value, count]) => [`${colour}-${value}`, count]);
}

/** How many of a card lie before anybody. */
export const laidOf = (players: Holdings[], card: string): number =>
  players.flatMap((each) => PLACES.flatMap((where) => each.cards[where])).filter((each) => each.card === card).length;

const named = (where: Where, card: string): number | string => {
  const { kind, value, home } = faceOf(card);
  if (kind !== "citizen") return `${kind} ${value}`;
  return where === "bonus" ? `${home} ${value}` : value;
};

/** A player as `megapolis score` reads one. */
export const formOf = ({ cards, coins }: Holdings): Record<string, unknown> => ({
  ...Object.fromEntries(PLACES.map((where) => [where, cards[where].map((each) => named(where, each.card))])),
  coins,
  coins_on_cards: Object.fromEntries(
    COLOURS.map((colour) => [colour, cards[colour].filter((each) => each.coin).length]),
  ),
});
