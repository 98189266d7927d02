/**
 * The guided first games: every step has its words, and what was tried before it was asked for is not asked
 * again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LessonStep } from "$src/games/face";
import { FACES } from "$src/games/faces";
import { standingOf } from "$src/lesson/standing";
import { askedFor, fits, offeredAt, stepAfter, toBeDone, wayOf } from "$src/lesson/steps";

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

const READ = step(null);

test("what is to be done next is found by what was chosen, in its order", () => {
  const steps = [READ, step("keep"), step("take"), READ, step("take"), READ];
  expect(1).toBe(wayOf(steps, []).undone);
  expect(1).toBe(wayOf(steps, ["take king"]).undone);
  expect(2).toBe(wayOf(steps, ["pass", "keep C1"]).undone);
  expect(4).toBe(wayOf(steps, ["keep C1", "take king"]).undone);
  expect(5).toBe(wayOf(steps, ["keep C1", "take king", "take gold"]).undone);
});

test("a choice made while reading leads on to what comes after it", () => {
  expect(2).toBe(stepAfter([READ, step("keep"), step("visit")], 2, 0));
});

test("reading goes on from where it was", () => {
  expect(2).toBe(stepAfter([step("keep"), READ, READ, step("visit")], 3, 2));
});

test("what is taken back is asked for again", () => {
  expect(0).toBe(stepAfter([step("keep"), step("visit")], 0, 1));
});

test("a choice fits by its first words, of which any may be left open", () => {
  expect(true).toBe(fits("offer books ship", "offer * ship"));
  expect(false).toBe(fits("offer books plan", "offer * ship"));
  expect(false).toBe(fits("visit 31", "visit 3"));
  expect(true).toBe(fits("end", "end"));
  expect(true).toBe(fits("portfolio 60", "portfolio 1-60"));
  expect(false).toBe(fits("portfolio 65", "portfolio 1-60"));
  expect(false).toBe(fits("portfolio", "portfolio 1-60"));
});

test("while there is something to read nothing is lit, and all is where the lesson asks for nothing", () => {
  const options = ["take king", "end"];
  expect([]).toEqual(offeredAt(READ, ["take"], options));
  expect(["take king"]).toEqual(offeredAt(step("take"), ["take"], options));
  expect(options).toEqual(offeredAt(step("keep"), [], options));
});

describe("a step with what leads to it and what belongs to it", () => {
  const steps: LessonStep[] = [
    { ...step("build"), before: ["take"], after: ["pay"] },
    { ...step("sell"), before: ["end"] },
    READ,
  ];

  test("goes on until its last question is answered", () => {
    expect(0).toBe(toBeDone(steps, ["build"], ["pay well", "stop"]));
    expect(0).toBe(toBeDone(steps, ["build", "pay well"], ["pay chapel"]));
    expect(1).toBe(toBeDone(steps, ["build", "pay well"], ["end"]));
    expect(1).toBe(toBeDone(steps, ["build", "pay well", "end"], ["pay chapel"]));
  });

  test("asks for its choice before all others, and for nothing where the game asks something else", () => {
    expect(["build"]).toEqual(askedFor(steps[0], ["take trader", "build well"]));
    expect(["pay"]).toEqual(askedFor(steps[0], ["pay well"]));
    expect(["end"]).toEqual(askedFor(steps[1], ["end"]));
    expect([]).toEqual(askedFor(steps[1], ["keep C1"]));
    expect([]).toEqual(askedFor(steps[2], ["end"]));
  });
});

test("the balloon of a lesson stands beside its piece, or apart where it would hide what is asked", () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 340, height: 180 };
  const act = { left: 8, top: 740, width: 374, height: 40 };
  const rows = { left: 8, top: 560, width: 374, height: 160 };
  expect(standingOf([act], size, screen, [])).toMatchObject({ side: "above", y: 550 });
  const apart = standingOf([act], size, screen, [{ box: rows, weight: 40 }]);
  expect(apart.side).toBe("");
  expect(apart.y + size.height).toBeLessThanOrEqual(rows.top);
});
