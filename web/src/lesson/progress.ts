/** How far the guided first game has come, kept in the browser. */
import { keep, kept } from "$src/shell/kept";
import type { GameId } from "$src/wire/types";
import { LESSON_STEPS } from "./steps";

const nameOf = (game: GameId): string => `lesson.${game}`;

export function lessonProgress(game: GameId): { step: number; steps: number } {
  const steps = LESSON_STEPS[game].length;
  const found = Number(kept(nameOf(game)) ?? 0);
  return { step: Number.isInteger(found) ? Math.min(Math.max(found, 0), Math.max(steps - 1, 0)) : 0, steps };
}

export function keepProgress(game: GameId, step: number): void {
  keep(nameOf(game), String(step));
}
