/** The score sheet of San Juan. */
import type { ScoreFace } from "$src/games/face";

/** What all buildings bring, the only row that is no card. */
const BUILDINGS = "buildings";

export const SCORE: Partial<ScoreFace> = {
  /** SJ-E2. */
  order: [
    BUILDINGS,
    "chapel",
    "bank",
    "harbour",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "residence",
    "cathedral",
    "palace",
  ],
  feats: ["build", "tuck"],
  pictureOf: (kind) => (kind === BUILDINGS ? { icon: "victory-point" } : { vignette: kind }),
};
