/** The rules page: the files of docs/rules as clauses, with links between them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { namings } from "$src/rules/naming";
import { parseRules, pieces, sought, type Passage } from "$src/rules/parse";
import { clausePath } from "$src/rules/clause";

const ROOT = join(import.meta.dirname, "../..");
const idOf = (entry: Passage): string[] => ("id" in entry && entry.id ? [entry.id] : []);

const SMALL = `# A game
Some words
go on.

## L-N Noble actions
### N1 Builder
- N1.1 Price = right value (N1.2, C3). **ruling**: at least
       nothing.
       * first
       * second
         goes on
- N1.2 *Example*: see L-N.
- A note without a number`;

describe("reading", () => {
  const entries = parseRules(SMALL, "L");

  test("clauses and chapters have the ids that explanations use", () => {
    expect(["L-N", "L-N1", "L-N1.1", "L-N1.2"]).toEqual(entries.flatMap(idOf));
  });

  test("lines that go on belong to their clause, points to the clause above", () => {
    expect({
      kind: "clause",
      id: "L-N1.1",
      text: "Price = right value (N1.2, C3). **ruling**: at least nothing.",
      points: ["first", "second goes on"],
    }).toEqual(entries[4]);
  });

  test("a chapter may have its name behind its title", () => {
    expect({ kind: "heading", level: 2, id: "SJ-B", text: "Builder phase" }).toEqual(
      parseRules("## Builder phase (SJ-B)", "SJ")[0],
    );
  });
});

test("known clauses become links, a clergy tile does not", () => {
  const known = new Set(["L-N1.2", "L-C3"]);
  expect([
    ["text", "see "],
    ["reference", "N1.2"],
    ["text", " and clergy C3, "],
    ["reference", "L-C3"],
  ]).toEqual(
    pieces("see N1.2 and clergy C3, L-C3", { prefix: "L", known, notClauses: /^C\d/ }).map(
      ({ kind, text }) => [kind, text],
    ),
  );
});

test("a search finds clauses by number and by words, with their headings", () => {
  const entries = parseRules(SMALL, "L");
  expect(["L-N", "L-N1", "L-N1.2"]).toEqual(sought(entries, "n1.2 example").flatMap(idOf));
});

describe("a search in the language of the page", () => {
  const names = namings(
    "a = Kaplica\nb = Biuro\n    .full = Biuro szlachcica\nc = Zakryta { $n }\nd = Łaska królewska\n",
    "a = Chapel\nb = Office\n    .full = A noble's office\nc = Hidden { $n }\nd = Royal favor\n",
  );
  const entries = parseRules("## B (X-B)\n- B1 A chapel.\n- B2 An office.\n- B3 A royal favor, réis.", "X");
  const found = (words: string): string[] =>
    sought(entries, words, names).flatMap((entry) => (entry.kind === "clause" ? [entry.id] : []));

  test("finds what a thing is called in the rules, without accents and with another ending", () => {
    expect([["X-B1"], ["X-B1"], ["X-B3"]]).toEqual(["Kaplica", "kaplicy", "laska krolewska"].map(found));
  });

  test("finds the words of the rules themselves, passes articles over, and knows nothing else", () => {
    expect([["X-B2"], ["X-B3"], ["X-B1"], [], []]).toEqual(
      ["office", "reis", "w kaplica", "zakryta", "full"].map(found),
    );
  });

  test("every other language names the pieces of both games", () => {
    const read = (language: string, game: string): string =>
      readFileSync(join(ROOT, "tabuleiro/i18n", language, `${game}.ftl`), "utf8");
    for (const game of ["sanjuan", "lisboa"])
      for (const language of ["pl", "fr", "pt", "it"])
        expect(namings(read(language, game), read("en", game)).length).toBeGreaterThan(100);
  });
});

test("a label with several clauses leads to the first", () => {
  expect("/rules/san-juan#SJ-B3").toBe(clausePath("SJ-B3, SJ-B6"));
});

test("a clause leads to the rules of its own game, and nowhere if there are none to read", () => {
  expect("/rules/lisboa#L-N1.2").toBe(clausePath("L-N1.2"));
  expect(null).toBe(clausePath("O-2"));
});

describe.each([
  ["sanjuan", "san-juan", "SJ"],
  ["lisboa", "lisboa", "L"],
])("clauses of %s", (folder, file, prefix) => {
  test("every clause that an explanation names can be read", () => {
    const known = new Set(
      parseRules(readFileSync(join(ROOT, `docs/rules/${file}.md`), "utf8"), prefix).flatMap(idOf),
    );
    const engine = join(ROOT, "tabuleiro/games", folder);
    const sources = readdirSync(engine, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".py"))
      .map((name) => readFileSync(join(engine, name), "utf8"));
    const client =
      folder === "lisboa"
        ? ["explain.ts", "boards.ts"].map((name) =>
            readFileSync(join(ROOT, "web/src/games/lisboa", name), "utf8"),
          )
        : [];
    const named = [
      ...[...sources, ...client].join("\n").matchAll(new RegExp(`"(${prefix}-[A-Z0-9][\\w.]*)"`, "g")),
    ].map((match) => match[1] ?? "");
    expect(named.length).toBeGreaterThan(10);
    expect([]).toEqual([...new Set(named)].filter((id) => !known.has(id)));
  });
});
