import type { DailyTicket } from "../generated/protocol";

/** What comes next of a day's deals: one that was begun, or else one that is still sealed. */
export const nextOf = (tickets: DailyTicket[]): DailyTicket | undefined =>
  tickets.find(({ state }) => state === "begun") ?? tickets.find(({ state }) => state === "sealed");

/** A day as it is written on a ticket: 16.11. */
export const dayAndMonth = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}`;

/** The days of a month in weeks from Monday; null before its first day. */
export function weeksOf(day: string): (string | null)[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, at) => `${day.slice(0, 8)}${String(at + 1).padStart(2, "0")}`);
  return [...Array<null>(before).fill(null), ...days];
}
