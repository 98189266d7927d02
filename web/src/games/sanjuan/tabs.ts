/** The parts of the table between which a phone held sideways turns. */
import { verbOf } from "$src/table/codes";
import { tally } from "$src/table/figures";

export const TABS = ["mine", "roles", "rivals", "log"] as const;
export type Tab = (typeof TABS)[number];

/** Roles and the cathedral lie in the middle of the table, everything else before the player. */
function tabOf(code: string): Tab {
  return verbOf(code) === "take" || code === "build cathedral" ? "roles" : "mine";
}

/** How many choices lie behind each tab. */
export function countsOf(legal: readonly string[]): Partial<Record<Tab, number>> {
  return tally(legal.map(tabOf));
}

/** The tab behind which an area of the table lies. */
export const TAB_OF_AREA: Partial<Record<string, Tab>> = {
  board: "roles",
  court: "roles",
  mine: "mine",
  hand: "mine",
  rivals: "rivals",
  log: "log",
};
