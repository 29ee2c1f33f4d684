import type { Picture } from "../generated/protocol";

/** What is left on a seat's clock, as minutes and seconds; "" at a table without clocks. */
export function clockOf({ clock, table }: Pick<Picture, "clock" | "table">, seat: number, now: number): string {
  const own = clock[seat];
  if (!own) return "";
  const { game, move } = table.clock;
  const spent = own.since === null ? 0 : Math.max(0, now - own.since);
  const seconds = Math.max(0, Math.floor(game ? own.left - spent : move - spent));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
