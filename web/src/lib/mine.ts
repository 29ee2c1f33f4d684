import type { MyTable } from "../generated/protocol";

export const ORDERS = ["turn", "newest", "game", "result", "length"] as const;
export type Order = (typeof ORDERS)[number];

/** The words by which a table is ordered and found. */
export interface TableWords {
  title(game: string): string;
  /** Everybody else at the table. */
  others(table: MyTable): string[];
}

const STATUS = ["lobby", "playing", "over", "closed"];

/** How well it went, the best first: won, then by place; what has no result comes last. */
function resultOf({ won, seats }: MyTable): number {
  if (won === null) return 1000;
  if (won) return 0;
  const places = seats.filter(({ mine, place }) => mine && place).map(({ place }) => place);
  return places.length ? Math.min(...places) : 999;
}

/** Tables in the order asked for; equal ones from the newest on. */
export function sorted(tables: MyTable[], order: Order, words: TableWords): MyTable[] {
  const by: Record<Order, (a: MyTable, b: MyTable) => number> = {
    turn: (a, b) => rank(a) - rank(b),
    newest: () => 0,
    game: (a, b) => words.title(a.game).localeCompare(words.title(b.game)),
    result: (a, b) => resultOf(a) - resultOf(b),
    length: (a, b) => b.moves - a.moves,
  };
  return [...tables].sort((a, b) => by[order](a, b) || b.since - a.since);
}

const rank = (each: MyTable): number => (each.your_turn ? -1 : STATUS.indexOf(each.status));

/** Tables that have every word of a search in their title or in the names of the others. */
export function found(tables: MyTable[], search: string, words: TableWords): MyTable[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tables.filter((each) => {
    const text = [words.title(each.game), ...words.others(each)].join(" ").toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
