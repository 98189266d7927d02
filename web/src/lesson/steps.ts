/**
 * The guided first game, step by step: what the table lights up and what moves it on. Words are the texts
 * `…-lesson-…` of the game.
 */
import type { GameId } from "$src/wire/types";

export interface LessonStep {
  id: string;
  vignette: string;
  /** How the choice begins that completes the step; without one, reading is enough. */
  does: string | null;
  /** The area of the table to look at. */
  look: string | null;
}

/** The Builder in the first hand of the deal of `table.ts`. */
const BUILDER_CARD = 3;

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
  lisboa: [
    { id: "welcome", vignette: "triumphal_arch", does: null, look: null },
    { id: "city", vignette: "city_hall", does: null, look: "board" },
    { id: "tile", vignette: "chapel", does: "keep ", look: "decision" },
    { id: "hand", vignette: "archive", does: null, look: "hand" },
    { id: "court", vignette: "palace", does: null, look: "court" },
    { id: "visit", vignette: "carpenter", does: `visit ${BUILDER_CARD}`, look: "hand" },
    { id: "state", vignette: "office", does: "do ", look: "court" },
    { id: "store", vignette: "market_hall", does: "build ", look: "board" },
    { id: "cube", vignette: "quarry", does: "clear ", look: "board" },
    { id: "house", vignette: "hut", does: "house ", look: "mine" },
    { id: "card", vignette: "library", does: "take ", look: "court" },
    { id: "turn", vignette: "tower", does: "end", look: null },
    { id: "portfolio", vignette: "guild_hall", does: "portfolio ", look: "hand" },
    { id: "trade", vignette: "trading_post", does: "offer ", look: "court" },
    { id: "sell", vignette: "harbour", does: "sell ", look: "mine" },
    { id: "building", vignette: "residence", does: null, look: "board" },
    { id: "church", vignette: "cathedral", does: null, look: "court" },
    { id: "decrees", vignette: "statue", does: null, look: "decrees" },
    { id: "end", vignette: "column", does: null, look: null },
    { id: "play-on", vignette: "customs", does: null, look: null },
  ],
};

/**
 * The first step after `step`, unless it has been done already: people try things before they are told to.
 */
export function nextStep(steps: readonly LessonStep[], step: number, codes: readonly string[]): number {
  const last = steps.length - 1;
  let next = Math.min(step + 1, last);
  let rest = codes;
  for (;;) {
    const does = steps[next]?.does;
    const found = does ? rest.findIndex((code) => code.startsWith(does)) : -1;
    if (found < 0 || next === last) return next;
    rest = rest.slice(found + 1);
    next += 1;
  }
}
