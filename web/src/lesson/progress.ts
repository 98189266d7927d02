/** How far the guided first game has come, kept in the browser. */
import type { LessonFace } from "$src/games/face";
import { keep, kept } from "$src/shell/kept";
import type { GameKey } from "$src/wire/names";

const nameOf = (game: GameKey): string => `lesson.${game}`;

/** The step at which the lesson goes on. */
export function lessonProgress(game: GameKey, lesson: LessonFace): number {
  const found = Number(kept(nameOf(game)) ?? 0);
  const last = Math.max(lesson.steps.length - 1, 0);
  return Number.isInteger(found) ? Math.min(Math.max(found, 0), last) : 0;
}

export function keepProgress(game: GameKey, step: number): void {
  keep(nameOf(game), String(step));
}
