const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** On how many days in a row the puzzle of the day was found, up to today or yesterday. */
export function streakOf(days: Record<string, number>, today: string): number {
  const first = days[today] ? 0 : 1;
  let count = 0;
  while (days[dayBefore(today, first + count)]) count++;
  return count;
}
