/** The parts of the table between which a small window turns. */
import { verbOf } from "$src/table/codes";
import { tally } from "$src/table/figures";
import type { Layout } from "$src/table/layout";

export type Tab = "mine" | "roles" | "rivals" | "log";

/** The tabs of a window: what they do not name stands with the own town, or, in a stack, in the drawer. */
export function tabsIn(layout: Layout, roomy: boolean): Tab[] {
  if (layout === "split") return roomy ? ["mine", "rivals"] : ["mine", "roles", "rivals", "log"];
  return layout === "stack" && !roomy ? ["mine", "roles", "rivals"] : [];
}

/** Roles and the cathedral lie in the middle of the table, everything else before the player. */
function tabOf(code: string): Tab {
  return verbOf(code) === "take" || code === "build cathedral" ? "roles" : "mine";
}

/** How many choices lie behind each tab. */
export function countsOf(legal: readonly string[], tabs: readonly Tab[]): Partial<Record<Tab, number>> {
  return tally(legal.map(tabOf).map((tab) => (tabs.includes(tab) ? tab : "mine")));
}

/** The tab behind which an area of the table lies. */
const TAB_OF_AREA: Partial<Record<string, Tab>> = {
  board: "roles",
  court: "roles",
  mine: "mine",
  hand: "mine",
  rivals: "rivals",
  log: "log",
};

/** The tab to turn to for an area, if it lies behind one. */
export function tabOfArea(area: string, tabs: readonly Tab[]): Tab | null {
  const tab = TAB_OF_AREA[area];
  if (tab === undefined) return null;
  return tabs.includes(tab) ? tab : tab === "roles" ? "mine" : null;
}
