import type {
  CapitalLuxView,
  DistrictEnd,
  DistrictView,
  HomeEnd,
  LaidCard,
  PlayerView,
  RoundEnd,
} from "../../../generated/capital_lux";
import { BEATS, type Beat, changesFor, judgedHomes } from "./beats";

type Worth = (card: string) => number;
const isBefore = (beat: Beat, other: Beat): boolean => BEATS.indexOf(beat) < BEATS.indexOf(other);

/** Whether nothing has been played since this round ended: then points, coins and bonus cards are still those of its end. */
export function isLatest({ ending, round, stage, over }: CapitalLuxView): boolean {
  if (!ending) return false;
  return (
    over ||
    stage === "purge" ||
    stage === "bonus" ||
    (round === ending.round + 1 && !["turn", "effect"].includes(stage))
  );
}

const laid = (worthOf: Worth, cards: string[]): LaidCard[] =>
  cards.map((card) => ({ card, value: worthOf(card), coin: false }));

/** The cards of a district that were laid first and have this sum: others came later. None: it has changed since. */
function firstCards(cards: LaidCard[], total: number): LaidCard[] {
  let count = 0;
  let sum = 0;
  while (sum < total && count < cards.length) sum += cards[count++]!.value;
  return sum === total ? cards.slice(0, count) : [];
}

/** Whether a card can lie in a home district of this colour: rebels go where the flag is. */
function mayLie(card: string, colour: string): boolean {
  const [kind, first] = card.split("-");
  return kind === "rebel" || (kind === "dualist" || kind === "recruiter" ? first : kind) === colour;
}

/**
 * The cards of lost districts. They lie on the discard pile, below cards of ties and what was discarded since; once
 * that was shuffled nobody can tell any more.
 */
export function lostCards({ ending, discards: pile }: CapitalLuxView, worthOf: Worth): Map<HomeEnd, string[]> {
  const end = ending!;
  const tied = end.districts.flatMap(({ settled, prize, best }) =>
    settled && prize && best.length > 1 ? [prize] : [],
  );
  const lost = judgedHomes(end).filter(({ home }) => !home.stays);
  for (let top = pile.length; top > 0; top--) {
    let bottom = top - tied.length;
    if (bottom < 0 || tied.some((card, at) => pile[bottom + at] !== card)) continue;
    const found = new Map<HomeEnd, string[]>();
    for (const { district: each, home } of lost.toReversed()) {
      let first = bottom;
      let sum = 0;
      while (sum < home.sum && first > 0) sum += worthOf(pile[--first]!);
      const cards = pile.slice(first, bottom);
      if (sum !== home.sum || !cards.every((card) => mayLie(card, each.colour))) break;
      found.set(home, cards);
      bottom = first;
    }
    if (found.size === lost.length) return found;
  }
  return new Map();
}

/** The cards of a capital district before its bonus card left. */
function capitalCards(judged: DistrictEnd, now: LaidCard[], worthOf: Worth): LaidCard[] {
  const { prize, settled, best, capital } = judged;
  if (!settled || !prize || !best.length) return firstCards(now, capital);
  const rest = firstCards(now, capital - worthOf(prize));
  return rest.length || capital === worthOf(prize) ? [...rest, ...laid(worthOf, [prize])] : [];
}

const district = (colour: string, cards: LaidCard[], sum: number): DistrictView => ({ colour, cards, sum });

/** The limit of a district before tiles of others were turned over. */
function limitBefore(end: RoundEnd, at: number, seat: number | null): number {
  const judged = end.districts[at]!;
  const tiles = end.tiles.filter((tile) => tile.district === judged.colour);
  if (!tiles.length) return judged.limit;
  const own = tiles.reduce((sum, tile) => sum + (tile.seat === seat ? (tile.number ?? 0) : 0), 0);
  return Math.max(0, judged.capital + own);
}

/** A home as it stood at a beat: what is over its limit is there until it falls. */
function homeAt(view: CapitalLuxView, player: PlayerView, beat: Beat, worthOf: Worth): DistrictView[] {
  const end = view.ending!;
  const lost = lostCards(view, worthOf);
  return player.home.map((now, at) => {
    const judged = end.districts[at];
    if (!judged) return now; // it is still to be judged
    const home = judged.homes.find((each) => each.seat === player.seat);
    if (!home || (!home.stays && !isBefore(beat, "fall"))) return district(now.colour, [], 0);
    const cards = home.stays ? firstCards(now.cards, home.sum) : laid(worthOf, lost.get(home) ?? []);
    return district(now.colour, cards, home.sum);
  });
}

/** The table as it was at a beat of the last round's end, so that the board itself can tell it. */
export function viewAt(view: CapitalLuxView, beat: Beat, worthOf: Worth): CapitalLuxView {
  const end = view.ending!;
  const turned = !isBefore(beat, "tiles");
  const limits = view.capital.map((_, at) => {
    if (!end.districts[at]) return view.limits[at]!;
    return turned ? end.districts[at].limit : limitBefore(end, at, view.seat);
  });
  const latest = isLatest(view);
  const players = view.players.map((player): PlayerView => {
    const home = homeAt(view, player, beat, worthOf);
    const hand = { citizens: 0, rebels: 0, dualists: 0, known: [] };
    if (!latest) return { ...player, home, hand };
    const { lost, coins, bonus, tied } = changesFor(end, player.seat, worthOf);
    const unpaid = isBefore(beat, "fall") ? coins : 0;
    const unwon = isBefore(beat, "bonus");
    const won = end.districts.filter(({ settled, best }) => settled && best.length === 1 && best[0] === player.seat);
    const points = (isBefore(beat, "fall") ? lost + 2 * coins : 0) - (unwon ? bonus + 2 * tied : 0);
    return {
      ...player,
      home,
      hand,
      coins: player.coins + unpaid - (unwon ? tied : 0),
      bonus: unwon ? player.bonus.slice(0, player.bonus.length - won.length) : player.bonus,
      points: player.points + points,
    };
  });
  return {
    ...view,
    over: false,
    stage: isBefore(beat, "bonus") ? "purge" : "bonus",
    capital: view.capital.map((now, at) => {
      const judged = end.districts[at];
      if (!judged) return now;
      const cards = capitalCards(judged, now.cards, worthOf);
      const left = !isBefore(beat, "bonus") && judged.settled && judged.prize && judged.best.length > 0;
      return district(now.colour, left ? cards.slice(0, -1) : cards, judged.capital);
    }),
    limits,
    least: limits,
    most: limits,
    leading: view.capital.map((_, at) => (isBefore(beat, "bonus") ? [] : (end.districts[at]?.best ?? []))),
    tiles: end.tiles.map((tile) => (turned || tile.seat === view.seat ? tile : { ...tile, number: null })),
    players,
  };
}

/** What a beat does to one home district, to be drawn on it. */
export interface HomeBeat {
  /** Cards that have just come from the hand. */
  placed: string[];
  /** Where its limit was before the tiles, if they moved it. */
  was: number | null;
  /** Whether it is looked at in the purge, and is over its limit. */
  judged: boolean;
  over: boolean;
  coins: number;
  covered: number;
  /** Cards that fall now, and what they were worth. */
  falls: string[];
  lost: number;
}

export function homeBeat(view: CapitalLuxView, beat: Beat, seat: number, at: number, worthOf: Worth): HomeBeat {
  const end = view.ending!;
  const { colour } = view.capital[at]!;
  const judged = end.districts[at];
  const found = judgedHomes(end).find(({ district: each, home }) => each === judged && home.seat === seat)?.home;
  const before = judged && ["tiles", "purge"].includes(beat) ? limitBefore(end, at, view.seat) : null;
  const isLost = beat === "fall" && found !== undefined && !found.stays;
  return {
    placed:
      beat === "placed"
        ? end.placed.filter((each) => each.seat === seat && each.district === colour).map((each) => each.card)
        : [],
    was: before === judged?.limit ? null : before,
    judged: beat === "purge" && found !== undefined,
    over: (beat === "purge" || beat === "fall") && found !== undefined && found.sum > judged!.limit,
    coins: isBefore(beat, "purge") ? 0 : (found?.coins ?? 0),
    covered: isBefore(beat, "purge") ? 0 : (found?.covered ?? 0),
    falls: isLost ? (lostCards(view, worthOf).get(found) ?? []) : [],
    lost: isLost ? found.sum : 0,
  };
}

/** The district that one is asked about, where coins could save it; null: no such question. */
export function reliefAt(view: CapitalLuxView, awaited: boolean): number | null {
  if (!awaited || view.stage !== "purge" || !view.ending || view.seat === null) return null;
  return view.ending.districts.length - 1;
}
