/** The way through a guided first game, told by what the pupil has chosen in it. */
import type { LessonStep } from "$src/games/face";

/** Whether a code begins with these words; a star stands for any word, "1-60" for any of these numbers. */
export function fits(code: string, pattern: string): boolean {
  const words = code.split(" ");
  return pattern.split(" ").every((word, place) => stands(word, words[place] ?? ""));
}

function stands(pattern: string, word: string): boolean {
  const [first, last] = pattern.split("-").map(Number);
  if (last !== undefined && first !== undefined) return first <= Number(word) && Number(word) <= last;
  return pattern === "*" || pattern === word;
}

const anyFits = (codes: readonly string[], patterns: readonly string[]): boolean =>
  codes.some((code) => patterns.some((pattern) => fits(code, pattern)));

/** How far the choices lead. */
interface Reach {
  /** The first step whose choice has not been made; the last one if nothing is left to be done. */
  undone: number;
  /** What was chosen after the last step that is done. */
  since: readonly string[];
}

export function wayOf(steps: readonly LessonStep[], codes: readonly string[]): Reach {
  let since = codes;
  for (const [undone, { does }] of steps.entries()) {
    if (does === null) continue;
    const found = since.findIndex((code) => fits(code, does));
    if (found < 0) return { undone, since };
    since = since.slice(found + 1);
  }
  return { undone: steps.length - 1, since };
}

const lastDone = (steps: readonly LessonStep[], undone: number): number =>
  steps.slice(0, undone).findLastIndex(({ does }) => does !== null);

/** The step that is to be done: one whose choice is made goes on with what belongs to it. */
export function toBeDone(
  steps: readonly LessonStep[],
  codes: readonly string[],
  options: readonly string[],
): number {
  const { undone, since } = wayOf(steps, codes);
  const done = lastDone(steps, undone);
  const after = steps[done]?.after ?? [];
  const goesOn = since.every((code) => anyFits([code], after)) && anyFits(options, after);
  return goesOn ? done : undone;
}

/** What of the options a step asks for: its choice, what belongs to it, or what leads to it. */
export function askedFor(step: LessonStep | undefined, options: readonly string[]): readonly string[] {
  const parts = step?.does ? [[step.does], step.after ?? [], step.before ?? []] : [];
  return parts.find((patterns) => anyFits(options, patterns)) ?? [];
}

/** The step to be at: no further than what is to be done, and not before what has been done last. */
export function stepAfter(steps: readonly LessonStep[], undone: number, step: number): number {
  return Math.min(undone, Math.max(step, lastDone(steps, undone) + 1));
}

/** What is offered on the table: nothing while there is something to read, all where nothing is asked for. */
export function offeredAt(
  step: LessonStep | undefined,
  asks: readonly string[],
  options: readonly string[],
): readonly string[] {
  if (step?.does === null) return [];
  const asked = options.filter((code) => anyFits([code], asks));
  return asked.length ? asked : options;
}
