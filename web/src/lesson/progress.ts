/** How far the guided first game has come, kept in the browser. */
import type { GameId } from "$src/wire/types";
import { LESSON_STEPS } from "./steps";

const keyOf = (game: GameId): string => `tabuleiro.lesson.${game}`;

export function lessonProgress(game: GameId): { step: number; steps: number } {
  const steps = LESSON_STEPS[game].length;
  try {
    const kept = Number(localStorage.getItem(keyOf(game)) ?? 0);
    return { step: Number.isInteger(kept) ? Math.min(Math.max(kept, 0), Math.max(steps - 1, 0)) : 0, steps };
  } catch {
    return { step: 0, steps };
  }
}

export function keepProgress(game: GameId, step: number): void {
  try {
    localStorage.setItem(keyOf(game), String(step));
  } catch {
    // nothing to keep it in
  }
}
