/** The faces of the games: each is presented in every language, and a game without one can be read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import { faceOf, FACES } from "$src/games/faces";
import { speakFrom } from "$src/i18n/fluent.svelte";
import { LANGUAGES } from "$src/i18n/languages";
import { capital, readable } from "$src/i18n/readable";
import { amount, optionLabel, questionFacts, questionText, sentence } from "$src/table/sentences";
import type { SeatInfo } from "$src/wire/types";

const I18N = join(import.meta.dirname, "../../tabuleiro/i18n");
const textsOf = (language: string, part: string): string =>
  readFileSync(join(I18N, language, `${part}.ftl`), "utf8");

describe.each(LANGUAGES)("%s", (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(textsOf(language, "games")));

  test.each(FACES.map((face) => face.texts))("%s is presented", (texts) => {
    expect([true, true]).toEqual(["facts", "about"].map((part) => bundle.hasMessage(`${texts}-${part}`)));
  });
});

describe("a game is named in its own folder alone", () => {
  const WEB = join(import.meta.dirname, "..");
  const files = [
    ...readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf8" }).map((name) => `src/${name}`),
    ...readdirSync(WEB),
  ].filter((name) => /\.(ts|js|svelte|css|svg|html)$/.test(name));
  const folders = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  /** The key, the catalogue, the title and the clauses of a game, as they may stand in a source. */
  function namesOf(folder: string): RegExp {
    const face = FACES.find(({ texts }) => texts === folder);
    const key = face?.key.replaceAll("-", "[- _]?") ?? folder;
    return new RegExp(`${key}|(?<![\\w-])${face?.rules?.prefix}-[A-Z]\\d*(?![a-z])`, "i");
  }

  test.each(folders)("%s", (folder) => {
    const names = namesOf(folder);
    const elsewhere = files.filter((name) => !name.startsWith(`src/games/${folder}/`));
    expect(elsewhere.length).toBeGreaterThan(100);
    expect([]).toEqual(elsewhere.filter((name) => names.test(readFileSync(join(WEB, name), "utf8"))));
  });
});

test("San Juan, which is easier, comes before Lisboa", () => {
  expect(["san-juan", "lisboa"]).toEqual(FACES.map((face) => face.key));
});

test("codes and names become words", () => {
  expect(["build library", "take turn", "C3"]).toEqual(["build_library", "TakeTurn", "C3"].map(readable));
  expect("Take turn").toBe(capital("take turn"));
});

describe("a game without texts", () => {
  const seats: SeatInfo[] = [
    { seat: 0, kind: "person", name: "Ana", level: null, away: false, with_seat: null },
  ];
  beforeAll(() => speakFrom("en", [textsOf("en", "shell")]));

  test("keeps its key as the first word of texts that it may bring", () => {
    expect("orchard").toBe(faceOf("orchard").texts);
  });

  test("asks in the words of its frames and offers in those of its codes", () => {
    expect("Take turn").toBe(questionText("orchard", { frame: "TakeTurn", seat: 0 }));
    expect("Plant fig").toBe(optionLabel("orchard", "plant fig"));
  });

  test("tells what happened", () => {
    expect("Ana: plant fig").toBe(sentence("orchard", { kind: "plant", seat: 0, fruit: "fig" }, seats, []));
    expect("You: draw (deck 11)").toBe(sentence("orchard", { kind: "draw", seat: 0, deck: 11 }, seats, [0]));
    expect("End goal").toBe(sentence("orchard", { kind: "end", seat: null, reason: "goal" }, seats, []));
  });

  test("calls a seat among its words by who sits there", () => {
    expect("Rob Ana").toBe(optionLabel("orchard", "rob seat_0", "", {}, seats));
    expect("Rob Purple").toBe(optionLabel("orchard", "rob seat_1", "", {}, seats));
    expect("From Ana").toBe(questionFacts("orchard", { frame: "Rob", seat: 1, from: "seat_0" }, seats));
    const event = { kind: "rob", seat: 1, victim: "seat_0", shown: ["seat_0"] };
    expect("You: rob Ana (shown Ana)").toBe(sentence("orchard", event, seats, [1]));
  });

  test("counts points in the words of the page", () => {
    expect(["1 point", "2 points", "1 fig"]).toEqual(
      [1, 2].map((count) => amount("orchard", count, "points")).concat(amount("orchard", 1, "fig")),
    );
  });

  test("speaks its own words where it has some", () => {
    speakFrom("en", ["orchard-word-fig = green fig\norchard-prompt-TakeTurn = What do you do?"]);
    expect("Plant green fig").toBe(optionLabel("orchard", "plant fig"));
    expect("What do you do?").toBe(questionText("orchard", { frame: "TakeTurn", seat: 0 }));
  });
});
