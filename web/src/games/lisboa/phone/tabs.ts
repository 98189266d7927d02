/** Which tab of the phone shows which places. */
import { familyOf, type Place } from "../place";
import type { Play } from "../play.svelte";

export const TABS = ["city", "court", "mine", "rivals", "log"] as const;
export type Tab = (typeof TABS)[number];

const CITY = new Set(["lot", "site", "row", "column", "pile", "tile", "decree"]);
const MINE = new Set(["hand", "good", "portfolio", "house", "plan", "clergy", "own-favor"]);

export function tabOf(family: string, place: string, seat: number | null): Tab {
  if (CITY.has(family)) return "city";
  if (MINE.has(family)) return "mine";
  if (family === "ship") return place.startsWith(`ship ${seat}.`) ? "mine" : "rivals";
  return "court";
}

const TAB_OF_AREA: Record<string, Tab> = {
  board: "city",
  decrees: "city",
  court: "court",
  mine: "mine",
  hand: "mine",
  rivals: "rivals",
  log: "log",
};

/** The tab behind which an area of the table lies. */
export function tabOfArea(area: string): Tab | undefined {
  return TAB_OF_AREA[area];
}

/** How many places of each tab can be chosen now. */
export function countsOf(play: Play): Partial<Record<Tab, number>> {
  const places = new Set<Place>(play.narrowed.flatMap((choice) => choice.places));
  const found: Partial<Record<Tab, number>> = {};
  for (const place of places) {
    const on = tabOf(familyOf(place), place, play.view.seat);
    found[on] = (found[on] ?? 0) + 1;
  }
  return found;
}
