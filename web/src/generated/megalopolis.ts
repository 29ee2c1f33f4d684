// Made by tools/web_types.py from the Python types: do not edit.
import type { ScoreLine } from "./protocol";

/** The table as one seat sees it. */
export interface MegalopolisView {
  stage: string;
  over: boolean;
  turn: number;
  active: number;
  actor: number | null;
  asked: string;
  dice: number[];
  blocks_left: number;
  building_is_duty: boolean;
  last_lap: boolean;
  offers_left: number;
  declined: number[];
  blocks_put: number;
  built_on: string[];
  free_sites: string[];
  sites: SiteView[];
  ring: string[];
  prices: PricesView;
  streets: StreetView[];
  bridges: BridgeView[];
  districts: DistrictView[];
  territories: TerritoryView[];
  players: PlayerView[];
  auction: AuctionView | null;
  offer: OfferView | null;
  debt: DebtView | null;
  cards: string[];
  next_card: number | null;
  seat: number | null;
}

/** A quarter where a block may go: what would stand there, the rents that would change, and who would gain. */
export interface SiteView {
  quarter: string;
  floors: number;
  roof: boolean;
  rents: Record<string, number>;
  outlook: OutlookView[];
}

/** How a step would change what a seat's permits earn, visited once each, and what they count for at the end. */
export interface OutlookView {
  seat: number;
  rents: number;
  value: number;
}

/** What the table's data file says things cost. */
export interface PricesView {
  passing: number;
  stopping: number;
  block: number;
  step: number;
  toll: number;
  pip: number;
}

/** A street: its permit's owner, the blocks on its three quarters, what the table says and what a visitor pays. */
export interface StreetView {
  permit: string;
  square: number;
  district: string;
  owner: number | null;
  blocks: number;
  value: number;
  rent: number;
}

/** A bridge: its owner and what a visitor pays. */
export interface BridgeView {
  permit: string;
  square: number;
  owner: number | null;
  toll: number;
}

/** Three streets of one colour: the zone beside them, its value, and who holds the trust. */
export interface DistrictView {
  colour: string;
  zone: string | null;
  value: number;
  trust: number | null;
}

/** Nine quarters: heights row by row, how high one may build, and the quarter of the skyscraper. */
export interface TerritoryView {
  id: string;
  heights: number[][];
  limit: number;
  skyscraper: string | null;
}

/** A player's statement. `income` is what the permits earn in a round of everybody else, on average. */
export interface PlayerView {
  seat: number;
  state: string;
  square: number;
  cash: number;
  permits: string[];
  income: number;
  may_cross: boolean;
  points: number;
  score: ScoreLine[];
}

/** A permit under the hammer; `seller` is None where the bank sells. */
export interface AuctionView {
  permit: string;
  seller: number | null;
  bid: number;
  leader: number | null;
  bidders: number[];
  order: number[];
  outlook: OutlookView[];
}

/** An offer, or a request for a contribution (`site`). `money` goes from drafter to partner, below 0 back. */
export interface OfferView {
  drafter: number;
  partner: number;
  gives: string[];
  wants: string[];
  money: number;
  site: string | null;
  outlook: OutlookView[];
}

/** A debt that cannot be paid: who owes whom (None: the bank) how much. */
export interface DebtView {
  debtor: number;
  creditor: number | null;
  amount: number;
}
