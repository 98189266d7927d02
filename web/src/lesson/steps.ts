/** The guided first game, step by step: what the table lights up and what moves it on. Words are the texts `…-lesson-…` of the game. */
import type { GameId } from "$src/wire/types";

export interface LessonStep {
  id: string;
  vignette: string;
  /** How the choice begins that completes the step; without one, reading is enough. */
  does: string | null;
  /** The area of the table to look at. */
  look: string | null;
}

export const LESSON_STEPS: Record<GameId, readonly LessonStep[]> = {
  "san-juan": [
    { id: "welcome", vignette: "hero", does: null, look: null },
    { id: "cards", vignette: "library", does: null, look: "hand" },
    { id: "town", vignette: "indigo", does: null, look: "mine" },
    { id: "roles", vignette: "statue", does: null, look: "board" },
    { id: "builder", vignette: "carpenter", does: "take builder", look: "board" },
    { id: "pay", vignette: "bank", does: "build ", look: "hand" },
    { id: "producer", vignette: "sugar", does: "take producer", look: "board" },
    { id: "goods", vignette: "well", does: "produce ", look: "mine" },
    { id: "trader", vignette: "market_hall", does: "take trader", look: "board" },
    { id: "sell", vignette: "trading_post", does: "sell ", look: "mine" },
    { id: "councillor", vignette: "archive", does: "take councillor", look: "board" },
    { id: "prospector", vignette: "gold_mine", does: null, look: "board" },
    { id: "end", vignette: "palace", does: null, look: null },
    { id: "play-on", vignette: "harbour", does: null, look: null },
  ],
  lisboa: [],
};
