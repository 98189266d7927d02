/** The guided first game, step by step: what the table lights up and what moves it on. Words are texts `shell-lesson-…`. */
import type { GameId } from "$src/wire/types";

export interface LessonStep {
  id: string;
  vignette: string;
  /** The choice that completes the step; without one, reading is enough. */
  does: string | null;
  /** Where to look: an area of the table, or a piece in it. */
  look: string | null;
}

export const LESSON_STEPS: Record<GameId, readonly LessonStep[]> = {
  "san-juan": [
    { id: "welcome", vignette: "hero", does: null, look: null },
    { id: "cards", vignette: "library", does: null, look: "hand" },
    { id: "town", vignette: "indigo", does: null, look: "mine" },
    { id: "roles", vignette: "statue", does: null, look: "roles" },
    { id: "builder", vignette: "carpenter", does: "take builder", look: "role builder" },
    { id: "pay", vignette: "bank", does: "build sugar", look: "hand" },
    { id: "producer", vignette: "sugar", does: "take producer", look: "role producer" },
    { id: "goods", vignette: "well", does: "produce indigo", look: "mine" },
    { id: "trader", vignette: "market_hall", does: "take trader", look: "role trader" },
    { id: "sell", vignette: "trading_post", does: "sell sugar", look: "mine" },
    { id: "councillor", vignette: "archive", does: "take councillor", look: "role councillor" },
    { id: "prospector", vignette: "gold_mine", does: null, look: "roles" },
    { id: "end", vignette: "palace", does: null, look: null },
    { id: "play-on", vignette: "harbour", does: null, look: null },
  ],
  lisboa: [],
};
