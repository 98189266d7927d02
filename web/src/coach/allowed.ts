/** What the coach may say while a game is on: nothing where other people play, or against a clock. */
import type { Seat } from "$src/wire/names";
import type { TableInfo } from "$src/wire/types";

/** Hints and comparisons: of one's own seat, at a table that allows them. */
export function mayAskCoach(table: TableInfo | null, seat: Seat | null): boolean {
  return table !== null && table.hints && seat !== null && table.status !== "over";
}

/** Everybody's chance: against bots only, without a clock, and never for those who watch. */
export function mayShowChances(table: TableInfo | null, seat: Seat | null): boolean {
  if (!mayAskCoach(table, seat) || !table || table.clock !== null) return false;
  return table.seats.every((each) => each.seat === seat || each.kind === "bot");
}
