/** The list of options works for every position of every game, from the options and explanations alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import { speakFrom } from "$src/i18n/fluent.svelte";
import { LANGUAGES, type Language } from "$src/i18n/languages";
import type { TableSession } from "$src/table/session.svelte";
import positions from "$src/games/sanjuan/fixtures/positions.json";
import { table } from "$src/games/sanjuan/fixtures/tables";
import type { Choices, View } from "$src/wire/types";
import OptionList from "$src/table/OptionList.svelte";

let session: Pick<
  TableSession,
  "table" | "yours" | "view" | "position" | "asked" | "sent" | "seat" | "explanation"
>;
vi.mock("$src/table/context", () => ({ useTable: () => session }));

const SCENES = positions as unknown as Record<string, { view: View; choices: Choices | null }>;

function show(view: View, choices: Choices | null): string {
  const info = table({ id: "t", name: "t", seats: ["Me"] });
  session = {
    table: info,
    view,
    yours: view.to_act === 0,
    asked: view.stack[0] ?? null,
    sent: false,
    seat: 0,
    position: { table: info, view, moves: 0, number: 0, canUndo: false, choices, deadline: null },
    explanation: (code) => choices?.options.find((each) => each.code === code) ?? null,
  };
  return render(OptionList).body;
}

function speak(language: Language): void {
  speakFrom(
    language,
    ["shell", "sanjuan"].map((part) =>
      readFileSync(join(import.meta.dirname, `../../tabuleiro/i18n/${language}/${part}.ftl`), "utf8"),
    ),
  );
}

const rows = (html: string): string[] =>
  [...html.matchAll(/class="row[\s\S]*?<span class="label[^>]*>([\s\S]*?)<\/span>/g)].map(
    (match) => match[1] ?? "",
  );

beforeAll(() => speak("en"));

test.each(Object.keys(SCENES))("%s: there is a row for every option", (name) => {
  const scene = SCENES[name];
  if (!scene) throw new Error(name);
  expect(rows(show(scene.view, scene.choices))).toHaveLength(
    scene.view.to_act === 0 ? scene.view.legal.length : 0,
  );
});

test.each(LANGUAGES)("%s: no option shows an id or an unfilled argument", (language) => {
  speak(language);
  for (const { view, choices } of Object.values(SCENES))
    expect(show(view, choices)).not.toMatch(/\{\$|sanjuan-|shell-/);
  speak("en");
});

test("an option reads as a sentence with its price", () => {
  const scene = SCENES.build;
  if (!scene) throw new Error("build");
  const html = show(scene.view, scene.choices);
  expect(rows(html)).toContain("Build the library for 3");
  expect(html).toContain("costs 3 cards");
});

test("what is not possible says why, with the clause", () => {
  const scene = SCENES.build;
  if (!scene) throw new Error("build");
  expect(show(scene.view, scene.choices)).toMatch(/You already own one[\s\S]*SJ-B4/);
});

test("a game without texts shows its own words", () => {
  const scene = SCENES.build;
  if (!scene) throw new Error("build");
  const view: View = { ...scene.view, legal: ["fly_to moon", "pass"], stack: [{ frame: "Launch", seat: 0 }] };
  speakFrom("en", [""]);
  expect(rows(show(view, null))).toEqual(["Fly to moon", "Pass"]);
  speak("en");
});
