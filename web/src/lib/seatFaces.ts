import type { Picture } from "../generated/protocol";
import { type Face, facesOf } from "../table/faces";
import { botName, t } from "./i18n.svelte";

/** Everybody at a table, in the words of the page's language. */
export const seatFaces = (picture: Pick<Picture, "seats" | "people">): Face[] =>
  facesOf(picture, { bot: botName, guest: t("page-guest"), open: t("page-open-seat") });
