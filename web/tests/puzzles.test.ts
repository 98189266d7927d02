/** Every puzzle that is shipped is told in words, in each language, also before its board is there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reasonTexts } from "$src/coach/reasons";
import { FACES } from "$src/games/faces";
import { speakFrom } from "$src/i18n/fluent.svelte";
import { LANGUAGES } from "$src/i18n/languages";
import { optionLabel, questionText } from "$src/table/sentences";
import type { ExpectedChoice, Frame, Reason, TableInfo } from "$src/wire/types";

interface ShippedPuzzle {
  position: { stack: Frame[] };
  course: ExpectedChoice[];
  reasons: Reason[];
}

const ROOT = join(import.meta.dirname, "../../tabuleiro");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Milliseconds; a machine that checks is busy. */
const LONGEST = 60_000;

describe.each(LANGUAGES)("%s", (language) => {
  test.each(FACES)(
    "$key",
    ({ key: game, texts }) => {
      speakFrom(
        language,
        ["shell", "coach", texts].map((part) => read(`i18n/${language}/${part}.ftl`)),
      );
      const { puzzles } = JSON.parse(read(`coach/puzzles/data/${game}.json`)) as { puzzles: ShippedPuzzle[] };
      const table = { game, mine: [0] } as unknown as TableInfo;
      const codes = new Set(puzzles.flatMap(({ course }) => course.map(({ code }) => code)));
      const told = [
        ...puzzles
          .flatMap(({ position }) => position.stack.slice(0, 1))
          .map((frame) => questionText(game, frame)),
        ...[...codes].map((code) => optionLabel(game, code, "", { total: "none" })),
        ...reasonTexts(
          puzzles.flatMap(({ reasons }) => reasons),
          table,
          (seat) => `${seat}`,
        ),
      ];
      expect(told.length).toBeGreaterThan(puzzles.length);
      expect(told.filter((text) => !text || text.includes("{"))).toEqual([]);
    },
    LONGEST,
  );
});
