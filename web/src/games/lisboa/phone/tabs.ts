/** Which tab of the phone shows which places. */
import { tally } from "$src/table/figures";
import type { Seat } from "$src/wire/names";
import { familyOf, type Place } from "../place";
import type { Play } from "../play.svelte";

export const TABS = ["city", "court", "mine", "rivals", "log"] as const;
export type Tab = (typeof TABS)[number];

const CITY = new Set(["lot", "site", "row", "column", "pile", "tile", "decree"]);
const MINE = new Set(["hand", "good", "portfolio", "house", "plan", "clergy", "own-favor"]);

export function tabOf(family: string, place: string, seat: Seat | null): Tab {
  if (CITY.has(family)) return "city";
  if (MINE.has(family)) return "mine";
  if (family === "ship") return place.startsWith(`ship ${seat}.`) ? "mine" : "rivals";
  return "court";
}

/** The tab behind which an area of the table lies. */
export const TAB_OF_AREA: Partial<Record<string, Tab>> = {
  board: "city",
  decrees: "city",
  middle: "court",
  mine: "mine",
  hand: "mine",
  rivals: "rivals",
  log: "log",
};

/** How many places of each tab can be chosen now. */
export function countsOf(play: Play): Partial<Record<Tab, number>> {
  const places = new Set<Place>(play.narrowed.flatMap((choice) => choice.places));
  return tally([...places].map((place) => tabOf(familyOf(place), place, play.view.seat)));
}
