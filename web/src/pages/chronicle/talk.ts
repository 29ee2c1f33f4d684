import type { Picture, Talk } from "../../generated/protocol";
import { t } from "../../lib/i18n.svelte";

/** A person by name; a guest where none is known. */
export const namePerson = (id: number | null, { people }: Pick<Picture, "people">): string =>
  people.find((person) => person.id === id)?.name || t("page-guest");

/** What was said, in words: a text, a phrase, a reaction or a notice about a person. */
export function saidText({ text, key, args }: Talk, picture: Pick<Picture, "people">): string {
  if (text || !key) return text;
  return t(key, typeof args.person === "number" ? { ...args, name: namePerson(args.person, picture) } : args);
}
