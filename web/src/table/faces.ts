import type { Picture } from "../generated/protocol";

/** Who sits at a seat, as everybody is shown: a shape, and a name with its initial. */
export interface Face {
  at: number;
  name: string;
  /** The name where there is little room: the first word of a long one. */
  short: string;
  initial: string;
  /** Which building a bot is, by its strength; "" for a person. */
  building: Building | "";
  /** Nobody sits here yet. */
  open: boolean;
}

export const BUILDINGS = ["cottage", "terrace", "tower", "skyscraper"] as const;
export type Building = (typeof BUILDINGS)[number];

/** The building of every bot: the higher, the stronger. The four levels have names of their own. */
const STRENGTH: Record<string, Building> = {
  random: "cottage",
  easy: "cottage",
  greedy: "terrace",
  medium: "terrace",
  search: "tower",
  strong: "tower",
  learned: "tower",
  hard: "tower",
  expert: "skyscraper",
};
/** The level that each building stands for. */
export const LEVEL_OF: Record<Building, string> = {
  cottage: "easy",
  terrace: "medium",
  tower: "hard",
  skyscraper: "expert",
};
export const buildingOf = (bot: string): Building => STRENGTH[bot] ?? "tower";
export const floorsOf = (building: Building): number => BUILDINGS.indexOf(building) + 1;

const SHAPES = 6;
/** Seats seven to ten repeat the six shapes, with a double outline. */
export const shapeOf = (at: number): { shape: number; double: boolean } => ({
  shape: at % SHAPES,
  double: at >= SHAPES,
});

const LONG = 11;
/** The first word of a long name, with the number that tells two of them apart. */
const shortOf = (name: string): string => (name.length > LONG ? name.replace(/^(\S+).*?(\s\d+)?$/, "$1$2") : name);

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

/** The words that faces need: of the bots, of a guest without a name, and of a seat that is free. */
export interface FaceWords {
  bot(level: string): string;
  guest: string;
  open: string;
}

/** Everybody at the table, in the order of seats; two of one name are told apart by a number. */
export function facesOf(picture: Pick<Picture, "seats" | "people">, words: FaceWords): Face[] {
  const plain = picture.seats.map((seat): string => {
    if (seat.bot) return words.bot(seat.bot);
    if (seat.person === null) return words.open;
    return picture.people.find((each) => each.id === seat.person)?.name || words.guest;
  });
  return picture.seats.map((seat, at) => {
    const open = !seat.bot && seat.person === null;
    const name = plain[at]!;
    const before = plain.slice(0, at).filter((each) => each === name).length;
    const number = open || !before ? "" : ` ${before + 1}`;
    return {
      at,
      name: name + number,
      short: shortOf(name) + number,
      initial: open ? "" : initialOf(name),
      building: seat.bot ? buildingOf(seat.bot) : "",
      open,
    };
  });
}

/** Which seats a narrow strip shows, from one's own on: all, or four with whoever is looked at among them. */
export function shownSeats(count: number, own: number, looking: number, room: number): number[] {
  const round = Array.from({ length: count }, (_, step) => (own + step) % count);
  if (count <= room) return round;
  const first = round.slice(0, 4);
  return first.includes(looking) ? first : [...first.slice(0, 3), looking];
}
