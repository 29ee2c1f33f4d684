import facts from "../../../../src/megapolis/games/next_station/box.toml";

/** The map as the data file has it, in grid units: columns west to east, rows north to south. */
export interface Station {
  name: string;
  x: number;
  y: number;
  /** s square, t triangle, p pentagon, c circle, ? any. */
  symbol: string;
}

export interface Section {
  name: string;
  a: Station;
  b: Station;
}

export const stations: Station[] = (facts.map.grid as string[]).flatMap((row, y) =>
  [...row].flatMap((symbol, x) =>
    symbol === "." ? [] : [{ name: `${String.fromCharCode(97 + x)}${y}`, x, y, symbol }],
  ),
);
export const columns: number = facts.map.grid[0].length;
export const rows: number = facts.map.grid.length;
const byName = new Map(stations.map((each) => [each.name, each]));
export const station = (name: string): Station => byName.get(name)!;

/** From every station the first one met in each of four directions: each pair once, named as the rules name it. */
export const sections: Section[] = stations.flatMap((a) =>
  [
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ].flatMap(([dx, dy]) => {
    for (let x = a.x + dx!, y = a.y + dy!; x >= 0 && x < columns && y < rows; x += dx!, y += dy!) {
      const b = byName.get(`${String.fromCharCode(97 + x)}${y}`);
      if (b) return [{ name: `${a.name}-${b.name}`, a, b }];
    }
    return [];
  }),
);
const sectionByName = new Map(sections.map((each) => [each.name, each]));
export const section = (name: string): Section => sectionByName.get(name)!;
export const between = (a: string, b: string): Section | undefined =>
  sectionByName.get(`${a}-${b}`) ?? sectionByName.get(`${b}-${a}`);

export const river = facts.map.river as [number, number][];
export const sites = new Set<string>(facts.map.tourist_sites);
export const departures = new Map<string, string>(
  (facts.pencil as { id: string; departure: string }[]).map((each) => [each.departure, each.id]),
);
/** The departure station of each pencil. */
export const departureOf = new Map([...departures].map(([name, pencil]) => [pencil, name]));
export const pencils: string[] = facts.pencil.map((each: { id: string }) => each.id);
export const cards = facts.card as { id: string; symbol: string; underground?: boolean }[];
export const track: number[] = facts.scoring.tourist_track;
export const objectives = facts.objective as { id: string; kind: string; count?: number }[];

export const SYMBOL: Record<string, string> = {
  square: "s",
  triangle: "t",
  pentagon: "p",
  circle: "c",
  joker: "?",
  switch: "w",
};
export const shown = (name: string): string => name.toUpperCase();

/** Where seats sit at the ring of four places: two face each other, more sit side by side. */
export const placesOf = (seats: number): number[] =>
  seats === 2 ? [0, 2] : Array.from({ length: seats }, (_, at) => at);

/**
 * The pencil of a seat in a round (from 0): alone, pencils lie in the order of rounds; else they lie at the ring, and
 * every one moves a place to the left after a round.
 */
export const pencilIn = (laid: (string | null)[], seats: number, seat: number, round: number): string | null =>
  laid[seats === 1 ? round : (placesOf(seats)[seat]! - round + 4) % 4] ?? null;

/** The seat at each place of the ring; null where a pencil lies that nobody holds. */
export function seatsAtRing(seats: number): (number | null)[] {
  const places = placesOf(seats);
  return [0, 1, 2, 3].map((place) => (places.includes(place) ? places.indexOf(place) : null));
}

/** The letter of a station's district. */
export const districtOf = (name: string): string => {
  const { x, y } = station(name);
  return (facts.map.districts as string[])[y]![x]!;
};
const isSouth = ({ x, y }: Station): boolean => y >= (facts.map.south_bank_from as number[])[x]!;
export const isUnderThames = ({ a, b }: Section): boolean => isSouth(a) !== isSouth(b);

/** What a line counts: its stations by district (a circled one twice), and its sections under the Thames. */
export function countLine(line: { stations: string[]; sections: string[]; circled: string | null }): {
  districts: Map<string, number>;
  thames: Section[];
} {
  const districts = new Map<string, number>();
  for (const name of line.stations) {
    const at = districtOf(name);
    districts.set(at, (districts.get(at) ?? 0) + (line.circled === name ? 2 : 1));
  }
  return { districts, thames: line.sections.map(section).filter(isUnderThames) };
}

/** Where the river has its name. */
export const thames = { x: 8.5, y: 4.42 };

/** Half of what the number of stations of a district takes, in units of the grid. */
export const LABEL = { width: 0.56, height: 0.24 };

/**
 * Where the number of stations of a district stands: within it, over as few stations as can be and off the line that is
 * counted, near the middle.
 */
export function labelPlace(names: string[], columnAt: number, rowAt: number): { x: number; y: number } {
  const THIRDS = [-0.5, 2.5, 6.5, 9.5];
  const STEP = 0.25;
  const [west, east, north, south] = [
    THIRDS[columnAt]! + LABEL.width,
    THIRDS[columnAt + 1]! - LABEL.width,
    THIRDS[rowAt]! + LABEL.height,
    THIRDS[rowAt + 1]! - LABEL.height,
  ];
  const drawn = names.map(section);
  const onLine = drawn.flatMap(({ a, b }) =>
    Array.from({ length: 13 }, (_, i) => ({ x: a.x + ((b.x - a.x) * i) / 12, y: a.y + ((b.y - a.y) * i) / 12 })),
  );
  const isNear = (x: number, y: number, other: { x: number; y: number }, room: number): boolean =>
    Math.abs(other.x - x) < LABEL.width + room && Math.abs(other.y - y) < LABEL.height + room;
  let best = { x: (west + east) / 2, y: (north + south) / 2 };
  let least = Number.POSITIVE_INFINITY;
  for (let y = north; y <= south; y += STEP)
    for (let x = west; x <= east; x += STEP) {
      const covered =
        4 * stations.filter((each) => isNear(x, y, each, 0.2)).length +
        onLine.filter((each) => isNear(x, y, each, 0.08)).length +
        (isNear(x, y, thames, 0.3) ? 3 : 0);
      const away = Math.hypot(x - (west + east) / 2, y - (north + south) / 2);
      if (covered + 0.2 * away < least) [best, least] = [{ x, y }, covered + 0.2 * away];
    }
  return best;
}
