/** The score sheet of San Juan. */
import type { ScoreFace } from "$src/games/face";
import { numberOr } from "$src/wire/json";

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
  /** Buildings bring points, the dear ones more; a card under the chapel brings one. */
  worth: ({ kind, cost }) => (kind === "build" ? 2 + numberOr(cost, 0) : kind === "tuck" ? 1 : 0),
  pictureOf: (kind) => (kind === BUILDINGS ? { icon: "victory-point" } : { vignette: kind }),
};
