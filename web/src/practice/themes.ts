/** The drawings of the themes. */
import type { IconName } from "$src/art/names";

const ICONS: Readonly<Record<string, IconName>> = {
  building: "builder",
  timing: "clock",
  producing: "producer",
  selling: "trader",
  cards: "cards",
  visits: "visit",
  portfolio: "card",
  following: "follow",
  stores: "store",
  ships: "ship",
  decrees: "decree",
  "public-buildings": "public-building",
  church: "cardinal",
  "state-actions": "recruit",
  officials: "official",
  favors: "royal-favor",
  denying: "lock",
  "end-game": "flag",
};

export function iconOf(theme: string): IconName {
  return ICONS[theme] ?? "hint";
}
