/** What the words of a pack say in the language of the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultLabel } from "$src/box/labels";
import { speakFrom } from "$src/i18n/fluent.svelte";
import type { Language } from "$src/i18n/languages";
import { phraseText, wordText } from "$src/games/lisboa/box/reading";

function speak(language: Language): void {
  const file = join(import.meta.dirname, `../../tabuleiro/i18n/${language}/lisboa.ftl`);
  speakFrom(language, [readFileSync(file, "utf8")]);
}

test("texts are read as the table reads them", () => {
  speak("en");
  expect(phraseText("scoring", "2 per own gold store (max 6)")).toBe("2 wigs per own gold store, at most 6");
  expect(phraseText("lot reward", "plan and reis 2")).toBe("take a plan and 2 réis");
  expect(phraseText("office benefit", "on land 2")).toContain("2");
});

test("words that stand alone are those of the page", () => {
  speak("fr");
  expect(
    ["deck", "kind", "deed"].map((field, at) => wordText(field, ["red", "king", "recruit 2"][at] ?? "")),
  ).toEqual(["rouge", "Roi", "recruter deux officiels à la fois"]);
  expect(wordText("site", "west_a")).toBe("ouest A");
});

const SLIP = {
  piece: "cards.nobles.28",
  field: "reward",
  reason: "unknown reward 'produse', did you mean 'produce'?",
  word: "unknown_near",
  facts: { what: "reward", value: "produse", near: "produce" },
  suggestion: "produce",
};

test("a fault is told in the language of the page, in English as a file is told it", () => {
  speak("en");
  expect(faultLabel("lisboa", SLIP)).toBe(SLIP.reason);
  speak("pl");
  expect(faultLabel("lisboa", SLIP)).toBe("nagroda: nieznane „produse”, może „produce”?");
});

test("a fault without a text of its own keeps its sentence", () => {
  speak("pl");
  expect(faultLabel("lisboa", { ...SLIP, word: "not_toml" })).toBe(SLIP.reason);
});
