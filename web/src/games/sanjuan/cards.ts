/** What is printed on the cards: sort, cost, points, phase and whether it belongs to New Buildings. In the engine's order. */
import type { IconName } from "$src/art/names";

export type Good = "indigo" | "sugar" | "tobacco" | "coffee" | "silver";
export type Role = "builder" | "producer" | "trader" | "councillor" | "prospector";
export type Sort = "production" | "city" | "monument" | "bonus";
/** When a building works: in the phase of a role, at the beginning of a round, always, at the end, or never (monuments). */
export type Phase = Role | "round" | "all" | "end" | "monument" | "production";

export const GOODS: readonly Good[] = ["indigo", "sugar", "tobacco", "coffee", "silver"];
export const ROLES: readonly Role[] = ["builder", "producer", "trader", "councillor", "prospector"];

export interface Card {
  id: string;
  sort: Sort;
  cost: number;
  /** Printed points; null where points come at the end only. */
  points: number | null;
  phase: Phase;
  fresh: boolean;
}

type Entry = [id: string, cost: number, points: number | null, phase: Phase];

const PRODUCTION: Entry[] = [
  ["indigo", 1, 1, "production"],
  ["sugar", 2, 1, "production"],
  ["tobacco", 3, 2, "production"],
  ["coffee", 4, 2, "production"],
  ["silver", 5, 3, "production"],
];
const CITY: Entry[] = [
  ["smithy", 1, 1, "builder"],
  ["gold_mine", 1, 1, "prospector"],
  ["archive", 1, 1, "councillor"],
  ["poor_house", 1, 1, "builder"],
  ["black_market", 2, 1, "builder"],
  ["trading_post", 2, 1, "trader"],
  ["well", 2, 1, "producer"],
  ["market_stand", 2, 1, "trader"],
  ["crane", 2, 1, "builder"],
  ["chapel", 3, 2, "round"],
  ["tower", 3, 2, "round"],
  ["aqueduct", 3, 2, "producer"],
  ["carpenter", 3, 2, "builder"],
  ["statue", 3, 3, "monument"],
  ["prefecture", 4, 2, "councillor"],
  ["market_hall", 4, 2, "trader"],
  ["quarry", 4, 2, "builder"],
  ["column", 4, 4, "monument"],
  ["library", 5, 3, "all"],
  ["hero", 5, 5, "monument"],
  ["guild_hall", 6, null, "end"],
  ["city_hall", 6, null, "end"],
  ["triumphal_arch", 6, null, "end"],
  ["palace", 6, null, "end"],
];
const NEW_BUILDINGS: Entry[] = [
  ["guard_room", 1, 1, "round"],
  ["office", 1, 1, "round"],
  ["hut", 1, 1, "trader"],
  ["tavern", 2, 1, "builder"],
  ["park", 3, 2, "builder"],
  ["customs", 3, 2, "councillor"],
  ["bank", 3, 2, "round"],
  ["harbour", 4, 2, "trader"],
  ["goldsmith", 5, 3, "prospector"],
  ["residence", 6, null, "end"],
  ["cathedral", 7, null, "end"],
];

function sortOf(phase: Phase): Sort {
  if (phase === "production" || phase === "monument") return phase;
  return phase === "end" ? "bonus" : "city";
}

const card = ([id, cost, points, phase]: Entry, fresh: boolean): Card => ({ id, cost, points, phase, fresh, sort: sortOf(phase) });

export const CARDS: readonly Card[] = [
  ...PRODUCTION.map((entry) => card(entry, false)),
  ...CITY.map((entry) => card(entry, false)),
  ...NEW_BUILDINGS.map((entry) => card(entry, true)),
];

const BY_ID = new Map(CARDS.map((each) => [each.id, each]));
const PLACE = new Map(CARDS.map((each, index) => [each.id, index]));

/** The card of that name; an unknown one is shown as a plain city building rather than not at all. */
export function cardOf(id: string): Card {
  return BY_ID.get(id) ?? { id, sort: "city", cost: 0, points: null, phase: "all", fresh: false };
}

/** The place of a card in the engine's order, in which sets of cards are submitted. */
export function placeOf(id: string): number {
  return PLACE.get(id) ?? CARDS.length;
}

export function isGood(id: string): id is Good {
  return (GOODS as readonly string[]).includes(id);
}

/** The icon on the badge of a card: its good, or the phase in which it works. */
export function badgeIcon(each: Card): IconName {
  if (each.phase === "production") return isGood(each.id) ? each.id : "crate";
  return each.phase;
}
