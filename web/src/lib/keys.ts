/** Keys of the table screen, by where they lie on the keyboard, so that they work on every layout. */
export const KEYS = {
  play: ["KeyC"],
  unchoose: ["Escape"],
  undo: ["KeyU"],
  hint: ["KeyH"],
  turn: ["KeyR"],
  score: ["KeyS"],
  log: ["KeyL"],
  talk: ["KeyT"],
  rules: ["Slash"],
  own: ["Digit0"],
  skip: ["Space"],
  slower: ["Comma"],
  faster: ["Period"],
} as const;
export type Command = keyof typeof KEYS;

/** What a key asks for: a command of the table, a piece or answer by its digit, or a seat to look at. */
export type Asked = { command: Command } | { piece: number } | { seat: number };

type Key = Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

export function askedBy(key: Key): Asked | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.code);
  if (digit) return key.shiftKey ? { seat: Number(digit[1]) - 1 } : { piece: Number(digit[1]) - 1 };
  const found = Object.entries(KEYS).find(([, codes]) => (codes as readonly string[]).includes(key.code));
  return found ? { command: found[0] as Command } : null;
}

/** What is written on the key, for the list of keys. */
export const keyName = (code: string): string => SIGNS[code] ?? code.replace(/^(Key|Digit)/, "");
const SIGNS: Record<string, string> = { Slash: "/", Escape: "Esc", Comma: ",", Period: "." };

export interface Spot {
  x: number;
  y: number;
}

/** The way of an arrow key. */
const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Which spot an arrow leads to from here: the nearest in its direction, where what lies aside counts twice. Where
 * nothing lies that way one stays; -1 for a key that is no arrow.
 */
export function nextSpot(spots: Spot[], from: number, code: string): number {
  const way = WAYS[code];
  if (!way) return -1;
  const here = spots[from];
  if (!here) return 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, at) => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (at === from || ahead <= 0.5) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
