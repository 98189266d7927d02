/** The way through a guided first game. */
import type { LessonStep } from "$src/games/face";

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
