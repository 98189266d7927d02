/**
 * The guided first games: every step has its words, and what was tried before it was asked for is not asked
 * again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LessonStep } from "$src/games/face";
import { FACES } from "$src/games/faces";
import { nextStep } from "$src/lesson/steps";

const I18N = join(import.meta.dirname, "../../tabuleiro/i18n/en");
const step = (does: string | null): LessonStep => ({ id: "", vignette: "", does, look: null });

const LESSONS = FACES.flatMap(({ key, texts, lesson }) => (lesson ? [{ key, part: texts, ...lesson }] : []));

describe.each(LESSONS)("lesson of $key", ({ part, steps }) => {
  const texts = readFileSync(join(I18N, `${part}.ftl`), "utf8");

  test("each step has a title, what to do and why", () => {
    const wordless = steps.filter(
      ({ id }) =>
        !new RegExp(`^${part}-lesson-${id} = .+\\n    \\.text = .+\\n    \\.why = .+`, "m").test(texts),
    );
    expect([]).toEqual(wordless);
  });

  test("each title belongs to a step", () => {
    const titles = [...texts.matchAll(new RegExp(`^${part}-lesson-([\\w-]+) =`, "gm"))].map(
      (match) => match[1],
    );
    expect(steps.map(({ id }) => id).sort()).toEqual(titles.sort());
  });

  test("it ends with reading, so that nothing is left to be waited for", () => {
    expect(null).toBe(steps.at(-1)?.does);
  });
});

test("the next step comes next", () => {
  expect(1).toBe(nextStep([step(null), step("keep ")], 0, []));
});

test("a step that was done while reading is passed over", () => {
  expect(2).toBe(nextStep([step(null), step("keep "), step("visit ")], 0, ["keep C1"]));
});

test("a choice completes one step, not the next one of its kind", () => {
  expect(2).toBe(nextStep([step(null), step("take "), step("take ")], 0, ["take king"]));
});

test("the last step stays", () => {
  expect(1).toBe(nextStep([step(null), step(null)], 1, []));
});
