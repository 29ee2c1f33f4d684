import type { MegalopolisView } from "../../../generated/megalopolis";
import { text } from "../../../lib/i18n.svelte";
import { crossing, quarterOf } from "../geometry";

/** How a permit, a zone or a district is called; one that the words do not know, by its own name. */
export const called = (kind: "permit" | "zone" | "district", id: string): string =>
  text.has(`${kind}-${id}`, "megalopolis") ? text.say(`${kind}-${id}`, {}, "megalopolis") : id;

/** The streets that cross on a quarter, in words. */
export const crossed = (view: MegalopolisView, quarter: string): string =>
  crossing(quarterOf(quarter))
    .map((street) => called("permit", view.streets[street]!.permit))
    .join(" × ");
