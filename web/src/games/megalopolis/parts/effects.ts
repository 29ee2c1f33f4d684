import type { MegalopolisView, OfferView, OutlookView } from "../../../generated/megalopolis";

/** What an offer would change for a seat: at once, in rents, in what its permits count for, and in all at the end. */
export interface Effect extends OutlookView {
  cash: number;
  /** Cash and permits together: what a seat's fortune at the end would change by. */
  total: number;
}

/** What an accepted offer would change for both sides, oneself first, and for others whose rents it touches. */
export function effectsOf(view: MegalopolisView, offer: OfferView): Effect[] {
  const { drafter, partner, money, site } = offer;
  const paid = new Map([
    [drafter, -money - (site === null ? 0 : view.prices.block)],
    [partner, money],
  ]);
  const sides = view.seat === partner ? [partner, drafter] : [drafter, partner];
  const others = offer.outlook.map((each) => each.seat).filter((seat) => !sides.includes(seat));
  return [...sides, ...others].map((seat) => {
    const { rents, value } = offer.outlook.find((each) => each.seat === seat) ?? { rents: 0, value: 0 };
    const cash = paid.get(seat) ?? 0;
    return { seat, cash, rents, value, total: cash + value };
  });
}

/** Who would hold all streets of a district after an offer and does not hold them now: seat and colour. */
export function trustsBy(view: MegalopolisView, offer: OfferView): { seat: number; colour: string }[] {
  const owner = (permit: string, now: number | null): number | null =>
    offer.gives.includes(permit) ? offer.partner : offer.wants.includes(permit) ? offer.drafter : now;
  return view.districts.flatMap(({ colour, trust }) => {
    const streets = view.streets.filter((street) => street.district === colour);
    const owners = new Set(streets.map((street) => owner(street.permit, street.owner)));
    const [seat] = owners;
    return owners.size === 1 && seat !== null && seat !== undefined && seat !== trust ? [{ seat, colour }] : [];
  });
}
