import type { Move } from "../../../generated/protocol";
import { text } from "../../../lib/i18n.svelte";

export const GAME = "capital_lux";
export const COLOURS = ["blue", "pink", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = "citizen" | "rebel" | "dualist" | "recruiter";

/** What a card's name says: "blue-4", "rebel-3", "dualist-blue-pink-2", "recruiter-pink-4". */
export interface Face {
  kind: Kind;
  value: number;
  /** Its colour at home; a rebel has none. */
  home: Colour | null;
  /** Its colour in the capital. */
  capital: Colour | null;
}

export function faceOf(name: string): Face {
  const parts = name.split("-");
  const value = Number(parts.at(-1));
  const kind = parts[0] as Kind | Colour;
  if (kind === "rebel") return { kind, value, home: null, capital: null };
  if (kind === "dualist") return { kind, value, home: parts[1] as Colour, capital: parts[2] as Colour };
  if (kind === "recruiter") return { kind, value, home: parts[1] as Colour, capital: parts[1] as Colour };
  return { kind: "citizen", value, home: kind as Colour, capital: kind as Colour };
}

/** The family whose shades a card is drawn in. */
export const shade = (face: Face): string => `lux-${face.home ?? "rebel"}`;

export const isColour = (said: unknown): said is Colour => COLOURS.includes(said as Colour);

/** A card in words. */
export function cardWords(name: string): string {
  const face = faceOf(name);
  const colour = face.home ? `@colour-${face.home}` : "";
  const other = face.capital ? `@colour-${face.capital}` : "";
  return text.say("card", { kind: face.kind, value: String(face.value), colour, other }, GAME);
}

/** The district that a card would go to, as the move's own words say. */
export function districtOf(move: Pick<Move, "action" | "words">): Colour | null {
  const named = move.action.district ?? String(move.words.args.district ?? "").replace("@district-", "");
  return isColour(named) ? named : null;
}

/** Cards by colour, then by value. */
export function inOrder(names: string[]): string[] {
  const rank = (name: string): number => {
    const face = faceOf(name);
    return (face.home ? COLOURS.indexOf(face.home) : 4) * 100 + (face.kind === "dualist" ? 50 : 0) + face.value;
  };
  return [...names].sort((a, b) => rank(a) - rank(b));
}
