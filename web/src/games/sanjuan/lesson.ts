/** The guided first game of San Juan. */
import type { LessonFace } from "$src/games/face";

export const LESSON: LessonFace = {
  vignette: "chapel",
  steps: [
    { id: "welcome", vignette: "hero", does: null, look: null },
    { id: "cards", vignette: "library", does: null, look: "hand" },
    { id: "town", vignette: "indigo", does: null, look: "mine" },
    { id: "roles", vignette: "statue", does: null, look: "board" },
    { id: "builder", vignette: "carpenter", does: "take builder", look: "board" },
    { id: "pay", vignette: "bank", does: "build sugar", after: ["pay"], look: "hand" },
    { id: "producer", vignette: "sugar", does: "take producer", look: "board" },
    { id: "goods", vignette: "well", does: "produce", after: ["produce"], look: "mine" },
    { id: "trader", vignette: "market_hall", does: "take trader", look: "board" },
    { id: "sell", vignette: "trading_post", does: "sell", after: ["sell"], look: "mine" },
    { id: "councillor", vignette: "archive", does: "take councillor", after: ["keep"], look: "board" },
    { id: "prospector", vignette: "gold_mine", does: null, look: "board" },
    { id: "end", vignette: "palace", does: null, look: null },
    { id: "play-on", vignette: "harbour", does: null, look: null },
  ],
  /** The pupil begins, and the first hand holds a sugar mill, a well and a chapel. */
  deal: { seed: 650, bots: 2, options: { governor: 0 } },
};
