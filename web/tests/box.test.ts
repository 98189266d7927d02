/** What the words of a pack say in the language of the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultLabel, packName } from "$src/box/labels";
import { speakFrom } from "$src/i18n/fluent.svelte";
import type { Language } from "$src/i18n/languages";
import { refusalText } from "$src/shell/fault";
import { understood, withWord, type Vocabulary } from "$src/box/understanding";
import { phrasesOf, phraseText, wordText } from "$src/games/lisboa/box/reading";

function speak(language: Language): void {
  const files = ["lisboa", "shell"].map((name) =>
    join(import.meta.dirname, `../../tabuleiro/i18n/${language}/${name}.ftl`),
  );
  speakFrom(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
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

test("a box that nobody has named is called so in the language of the page", () => {
  speak("it");
  expect(packName("lisboa", "my box")).toBe("la mia scatola");
  expect(packName("lisboa", "Attic <b>")).toBe("Attic <b>");
});

test("a file that is no TOML is told with its line in the language of the page", () => {
  speak("fr");
  const told = (message: string): string => refusalText("NotToml", message);
  expect(told("pack: line 3: this is not TOML: Invalid value")).toBe(
    "Ce fichier n’est pas du TOML lisible\u202f: erreur à la ligne 3.",
  );
  expect(told("pack: a number has too many digits")).toBe("Ce fichier n’est pas du TOML lisible.");
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

const REWARDS = [
  "gold N",
  "cloth N",
  "books N",
  "reis N",
  "wigs N",
  "recruit N",
  "plan",
  "favor",
  "cardinal N",
  "ship",
  "cube",
];
const SCORING = [
  "N per own gold store",
  "N per own store in column 1",
  "N with total hull N+",
  "N with a size-4 ship",
  "N per influence",
];

function vocabulary(name: string, words: readonly string[]): Vocabulary {
  return { meaning: (text) => phraseText(name, text), phrases: (numbers) => phrasesOf(words, numbers) };
}

test.each(["pl", "fr", "pt", "it"] as const)("what the page says in %s it understands again", (language) => {
  speak(language);
  const rewards = vocabulary("reward", REWARDS);
  const spelled = REWARDS.map((word) => word.replace("N", "2"));
  for (const text of spelled) expect(understood(phraseText("reward", text), rewards)).toBe(text);
  for (const text of ["gold 1 and wigs 2", "cardinal 1 and reis 3 and plan", "ship and cube"])
    expect(understood(phraseText("reward", text), rewards)).toBe(text);
  const scoring = vocabulary("scoring", SCORING);
  for (const text of [
    "2 per own gold store (max 6)",
    "3 per own store in column 1",
    "1 per own gold store, +2 if three or more (max 8)",
    "4 with total hull 6+",
    "5 with a size-4 ship",
    "4 with the most: influence",
  ])
    expect(understood(phraseText("scoring", text), scoring)).toBe(text);
});

test("a sentence that nobody knows says nothing", () => {
  speak("en");
  expect(phraseText("scoring", "2 per own dream")).toBe("");
  expect(phraseText("scoring", "nonsense")).toBe("");
});

test.each(["en", "pl", "fr", "pt", "it"] as const)("a decree in %s says how many count once", (language) => {
  speak(language);
  expect(phraseText("scoring", "1 per 3 own gold store")).toContain("3 × ");
  expect(phraseText("scoring", "1 per own gold store")).not.toContain("×");
  expect(phraseText("scoring", "1 per 2 influence")).not.toContain("×");
  const scoring = vocabulary("scoring", SCORING);
  for (const text of ["1 per 3 own gold store", "2 per 4 influence (max 6)"])
    if (language !== "en") expect(understood(phraseText("scoring", text), scoring)).toBe(text);
});

test("places where a word may be broken are not typed", () => {
  speak("pl");
  const scoring = vocabulary("scoring", ["N per book store of anybody", "N per clergy tile held"]);
  expect(phraseText("scoring", "3 per book store of anybody")).toContain("\u00AD");
  expect(understood("3 peruki za czyjkolwiek sklep z książkami", scoring)).toBe(
    "3 per book store of anybody",
  );
  expect(understood("1 peruka za 2 własne sklepy ze złotem", vocabulary("scoring", SCORING))).toBe(
    "1 per 2 own gold store",
  );
});

test("a typed text may have other endings, no accents, or the words of the pack", () => {
  speak("pl");
  const rewards = vocabulary("reward", REWARDS);
  expect(understood("5 peruki", rewards)).toBe("wigs 5");
  expect(understood("2 zloto i 1 ksiazka", rewards)).toBe("gold 2 and books 1");
  expect(understood("gold 2 and plan", rewards)).toBe("gold 2 and plan");
  expect(understood("dwa koty", rewards)).toBeNull();
});

test("a word that is chosen takes the place of the last part and keeps its number", () => {
  speak("pl");
  const rewards = vocabulary("reward", REWARDS);
  expect(withWord("1 złoto i 3 per", "wigs N", rewards)).toBe("gold 1 and wigs 3");
  expect(withWord("pl", "plan", rewards)).toBe("plan");
  expect(withWord("nonsense and pl", "plan", rewards)).toBe("plan");
});
