import { plain, signed, text } from "../../../lib/i18n.svelte";

/** Rents on squares are told in thousands. */
export const thousands = (amount: number): string => plain(amount / 1000);

/** A change, in thousands. */
export const change = (amount: number): string => signed(amount / 1000);

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Millions, where there is little room. */
export const millions = (amount: number): string => new Intl.NumberFormat(text.language, DECIMALS).format(amount / 1e6);
