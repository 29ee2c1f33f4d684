import type { Line } from "../../../generated/protocol";

/** Money that changed hands: null is the bank. */
export interface Payment {
  from: number | null;
  to: number | null;
  amount: number;
  line: Line;
}

const seatOf = (word: unknown): number => Number(String(word).replace("@seat-", "")) - 1;

/** The last payment that these lines tell of: where a figure came to, and what that cost or brought. */
export function paymentIn(lines: Line[]): Payment | null {
  const line = lines.findLast(({ words: { args } }) => Number(args.amount ?? 0) > 0 && args.effect !== undefined);
  if (!line) return null;
  const { effect, seat, payee, amount } = line.words.args;
  const own = seatOf(seat);
  const [from, to] = effect === "gains" ? [null, own] : [own, effect === "pays-one" ? seatOf(payee) : null];
  return { from, to, amount: Number(amount), line };
}
