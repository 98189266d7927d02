/** The score sheet of Lisboa; `sheet.ts` has what stands behind its figures. */
import type { IconName } from "$src/art/names";
import type { ScoreFace } from "$src/games/face";

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

export const SCORE: Partial<ScoreFace> = {
  order: Object.keys(ICONS),
  wordOnly: ["rank"],
  pictureOf: (kind) => ({ icon: ICONS[kind] ?? "victory-point" }),
  loadLines: async () => (await import("./sheet")).linesOf,
  feats: ["building", "store", "decree", "completed_plan", "ship", "favor", "rubble_set", "official", "sold"],
  /** L-P: the game has two periods. */
  stageEnd: "period",
};
