/** The parts of the table between which a phone held sideways turns. */
import { verbOf } from "./ask";

export const TABS = ["mine", "roles", "rivals", "log"] as const;
export type Tab = (typeof TABS)[number];

/** Roles and the cathedral lie in the middle of the table, everything else before the player. */
function tabOf(code: string): Tab {
  return verbOf(code) === "take" || code === "build cathedral" ? "roles" : "mine";
}

/** How many choices lie behind each tab. */
export function countsOf(legal: readonly string[]): Partial<Record<Tab, number>> {
  const counts: Partial<Record<Tab, number>> = {};
  for (const code of legal) counts[tabOf(code)] = (counts[tabOf(code)] ?? 0) + 1;
  return counts;
}

const TAB_OF_AREA: Record<string, Tab> = {
  board: "roles",
  court: "roles",
  mine: "mine",
  hand: "mine",
  rivals: "rivals",
  log: "log",
};

/** The tab behind which an area of the table lies. */
export function tabOfArea(area: string): Tab | undefined {
  return TAB_OF_AREA[area];
}
