import data from "../../../../../src/megapolis/games/sprawlopolis/box.toml";

// The cards of the box as the data file has them, for laying a real city again.

export type Extra = "construction" | "landmarks" | "wrecktar" | "beaches" | "roadworks" | "interstate";

interface Printed {
  id: string;
  blocks: string;
  zone?: string;
  demand?: string;
  kind?: string;
  points?: number;
  base?: number;
  site?: string;
  monster?: string;
  landmarks?: string[];
}

const idsOf = (cards: Printed[]): string[] => cards.map((each) => each.id);
const landmarks: Printed[] = data.landmark_side;

export const base: string[] = data.card.map((card: { number: number }) => String(card.number));
export const zones = idsOf(data.zone_card);
export const beaches = idsOf(data.beach);
export const works = idsOf(data.works);
export const strip = idsOf(data.motorway);

const CORNERS = ["NW", "NE", "SW", "SE"];

/** The blocks of a card, each with its mark: # a site, * a landmark, ! the monster. */
function marked(card: Printed): string[] {
  const { site = "", monster = "", landmarks: stars = [] } = card;
  const mark = (corner: string): string =>
    corner === site ? "#" : corner === monster ? "!" : stars.includes(corner) ? "*" : "";
  return card.blocks.split(" ").map((block, i) => block + mark(CORNERS[i] ?? ""));
}

/** The four blocks of every card that can be laid, by its name. */
export const faces = new Map<string, string[]>([
  ...data.card.map(
    (card: { number: number; blocks: string }) => [String(card.number), card.blocks.split(" ")] as const,
  ),
  ...[...data.zone_card, ...landmarks, data.wrecktar, ...data.beach, ...data.works].map(
    (card: Printed) => [card.id, marked(card)] as const,
  ),
]);

/** What can be laid with these expansions; a card with landmarks only as the first. */
export function deckOf(extras: Extra[], first: boolean): string[] {
  return [
    ...base,
    ...(extras.includes("construction") ? zones : []),
    ...(extras.includes("landmarks") && first ? idsOf(landmarks) : []),
    ...(extras.includes("wrecktar") ? [data.wrecktar.id as string] : []),
    ...(extras.includes("beaches") ? beaches : []),
    ...(extras.includes("roadworks") ? works : []),
  ];
}

/** The blocks of a motorway card: two north of the road, two south; a ramp is a road towards it. */
export function stripFace(name: string, turned: boolean): string[] {
  const card = data.motorway.find((each: { id: string }) => each.id === name) as { north: string; south: string };
  const [north, south] = [card.north.split(" "), card.south.split(" ")];
  const ramp = (blocks: string[], sides: string): string[] =>
    blocks.map((block) => (block.endsWith("^") ? `${block[0]}:${sides}` : (block[0] ?? "")));
  return turned
    ? [...ramp(south.reverse(), "NS"), ...ramp(north.reverse(), "NS")]
    : [...ramp(north, "NS"), ...ramp(south, "NS")];
}

/** The keys of what the cards beside the city demand or score. */
export const facts = {
  demand(name: string): string {
    const card = (data.zone_card as Printed[]).find((each) => each.id === name)!;
    return `demand-${card.demand}${card.demand === "beside" ? `-${card.zone}` : ""}`;
  },
  /** What visible sites cost, and what the condition of a beach gives for each thing that it counts. */
  penalty: data.zone_card[0].penalty as number,
  beachPoints(key: string): number {
    const card = (data.beach as Printed[]).find((each) => facts.beach(each.id) === `beach-${key}`);
    return card?.points ?? card?.base ?? 0;
  },
  beach(name: string): string {
    const card = (data.beach as Printed[]).find((each) => each.id === name)!;
    return `beach-${card.kind}${card.kind === "shore_blocks" ? `-${card.zone}` : ""}`;
  },
};
