import type { MegalopolisView } from "../../../generated/megalopolis";
import { capital, text } from "../../../lib/i18n.svelte";
import { crossing, quarterOf, territories } from "../geometry";

/** How a permit, a zone or a district is called; one that the words do not know, by its own name. */
export const called = (kind: "permit" | "zone" | "district", id: string): string =>
  text.has(`${kind}-${id}`, "megalopolis") ? text.say(`${kind}-${id}`, {}, "megalopolis") : id;

/** The corner where two streets cross, in words: "the corner of Sadovaya × Lesnaya (north-west)". */
export const crossed = (view: MegalopolisView, quarter: string): string => {
  const at = quarterOf(quarter);
  const [street, cross] = crossing(at).map((each) => called("permit", view.streets[each]!.permit)) as [string, string];
  const territory = text.say(`territory-${territories[at.territory]}`, {}, "megalopolis");
  return capital(text.say("corner", { street, cross, territory }, "megalopolis"));
};
