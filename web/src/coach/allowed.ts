/** What the coach may say while a game is on: nothing where other people play, or against a clock. */
import { hasThinker, isJudged } from "$src/games/offered.svelte";
import type { Seat } from "$src/wire/names";
import type { TableInfo } from "$src/wire/types";

/** Hints: of one's own seat, at a table that allows them, in a game of which a bot knows something. */
export function mayAskHint(table: TableInfo | null, seat: Seat | null): boolean {
  return isHelped(table, seat) && hasThinker(table?.game ?? "");
}

/** Why an option is not the best: where there are hints, and positions are judged. */
export function mayCompare(table: TableInfo | null, seat: Seat | null): boolean {
  return isHelped(table, seat) && isJudged(table?.game ?? "");
}

/** Everybody's chance: against bots only, without a clock, and never for those who watch. */
export function mayShowChances(table: TableInfo | null, seat: Seat | null): boolean {
  if (!mayCompare(table, seat) || table?.clock !== null) return false;
  return table.seats.every((each) => each.seat === seat || each.kind === "bot");
}

function isHelped(table: TableInfo | null, seat: Seat | null): boolean {
  return table !== null && table.hints && seat !== null && table.status !== "over";
}
