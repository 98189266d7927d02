/** The score sheet of Lisboa; `sheet.ts` has what stands behind its figures. */
import type { IconName } from "$src/art/names";
import type { ScoreFace } from "$src/games/face";
import { numberOr } from "$src/wire/json";

/** The rows in the order of L-W; the rank of a solo player is a word. */
const ICONS: Record<string, IconName> = {
  wigs: "wig",
  hulls: "ship",
  rubble_sets: "rubble-set",
  cubes: "rubble-fire",
  stores_gold: "gold",
  stores_tools: "tools",
  stores_books: "book",
  stores_cloth: "cloth",
  money: "real",
  decree: "decree",
  officials: "plan",
  favors: "royal-favor",
  rank: "governor",
};

/** What brings wigs, at once or at the end; a deed that brings many at once counts more. */
const WORTH: Record<string, number> = {
  building: 12,
  store: 8,
  decree: 6,
  completed_plan: 5,
  ship: 4,
  favor: 3,
  rubble_set: 3,
  official: 2,
  sold: 1,
};

export const SCORE: Partial<ScoreFace> = {
  order: Object.keys(ICONS),
  wordOnly: ["rank"],
  pictureOf: (kind) => ({ icon: ICONS[kind] ?? "victory-point" }),
  loadLines: async () => (await import("./sheet")).linesOf,
  worth: ({ kind, wigs }) => (WORTH[kind] ? WORTH[kind] + numberOr(wigs, 0) : 0),
  /** L-P: the game has two periods. */
  stageEnd: "period",
};
