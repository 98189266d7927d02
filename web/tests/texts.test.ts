/** Texts: every language says everything, with the same arguments, and nothing that nobody asks for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Visitor, type Attribute, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import sanJuan from "$src/games/sanjuan/face";
import { LANGUAGES } from "$src/i18n/languages";
import { matches, questionsIn } from "./engine";

const ROOT = join(import.meta.dirname, "../..");
const PARTS = ["shell", "sanjuan", "coach"] as const;

class Arguments extends Visitor {
  readonly names = new Set<string>();
  /** A language chooses freely between the name of a thing and its form in a sentence. */
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name.replace(/_(name|the)$/, ""));
  }
}

function argumentsOf(node: Message | Attribute): string {
  const found = new Arguments();
  if (node.value) found.visit(node.value);
  return [...found.names].sort().join(" ");
}

function textOf(language: string, part: string): string {
  return readFileSync(join(ROOT, "tabuleiro/i18n", language, `${part}.ftl`), "utf8");
}

/** Each message and attribute of a catalogue with its arguments. */
function entries(language: string, part: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentParser().parse(textOf(language, part)).body) {
    if (entry.type === "Junk") throw new Error(`${language}/${part}.ftl: ${entry.content.trim()}`);
    if (entry.type !== "Message") continue;
    const message = entry;
    expect(found.has(message.id.name), `${language}: ${message.id.name} is there twice`).toBe(false);
    found.set(message.id.name, argumentsOf(message));
    for (const attribute of message.attributes)
      found.set(`${message.id.name}.${attribute.id.name}`, argumentsOf(attribute));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith("games/lisboa"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const engine = (file: string): string => readFileSync(join(ROOT, "tabuleiro/games/sanjuan", file), "utf8");
const hyphens = (word: string): string => word.replaceAll("_", "-");

/** Ids that the engine's words make, by family. */
function engineIds(): string[] {
  const all = readdirSync(join(ROOT, "tabuleiro/games/sanjuan"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .map(engine)
    .join("\n");
  const kinds = [...matches(all, /\.note\(\s*"(\w+)"/g), ...matches(all, /note_goods\(\s*s, \w+, "(\w+)"/g)];
  const verbs = [...matches(engine("actions.py"), /\.(?:single|family)\("(\w+)"/g)];
  const reasons = matches(engine("explain/impossible.py"), /Impossible\([^"]*?"(\w+)"/g).concat(
    matches(engine("explain/impossible.py"), /\.code, "(\w+)", "SJ/g),
  );
  const buildings = matches(engine("cards.toml"), /\[\[card\]\]\nid = "(\w+)"/g);
  const scores = matches(engine("rules/scoring.py"), /Item\("(\w+)"/g);
  return [
    ...kinds.map((kind) => `sanjuan-event-${hyphens(kind)}`),
    ...questionsIn(all).map((frame) => `sanjuan-prompt-${frame}`),
    ...verbs.map((verb) => `sanjuan-option-${hyphens(verb)}`),
    ...reasons.map((reason) => `sanjuan-reason-${hyphens(reason)}`),
    ...buildings.map((id) => `sanjuan-building-${hyphens(id)}`),
    ...[...scores, "chapel", "bank", "harbour"].map((kind) => `sanjuan-score-${hyphens(kind)}`),
    ...["builder", "producer", "trader", "councillor", "prospector"].map((role) => `sanjuan-role-${role}`),
    ...["indigo", "sugar", "tobacco", "coffee", "silver", "customs"].map((good) => `sanjuan-good-${good}`),
    ...["cards", "good"].map((unit) => `sanjuan-amount-${unit}`),
    ...["cards", "good", "points-at-the-end"].map((unit) => `sanjuan-unit-${unit}`),
    ...Object.keys(sanJuan.themes ?? {}).map((theme) => `sanjuan-theme-${theme}`),
  ];
}

const code = sources(join(ROOT, "web/src")).join("\n");
/**
 * Whole ids in the client's sources, and beginnings that a word completes: `textId("…")` and template
 * strings.
 */
const literals = new Set(matches(code, /["'`]((?:shell|sanjuan|coach)-[\w-]+)["'`]/g));
const families = [
  ...matches(code, /textId\(\s*["'`]((?:shell|sanjuan|coach)-[\w-]+)["'`]/g).map((name) => `${name}-`),
  ...matches(code, /textId\(\s*`((?:shell|sanjuan|coach)-[\w-]*)\$\{/g),
  ...matches(code, /`((?:shell|sanjuan|coach)-[\w-]*)\$\{/g),
];
/** Texts that only `${texts}-…` of a game names. */
const BY_GAME = ["sanjuan-tie-break", "sanjuan-points-over-game", "sanjuan-word-left", "sanjuan-word-more"];
/** Sentences that the coach names by their ids. */
const REASONS = ["coach-reason-"];
const BY_GAME_FAMILIES = ["sanjuan-lesson-", "sanjuan-why-", ...REASONS];

describe.each(PARTS)("texts of %s", (part) => {
  const english = entries("en", part);

  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "%s has the same texts with the same arguments",
    (language) => {
      expect(Object.fromEntries(entries(language, part))).toEqual(Object.fromEntries(english));
    },
  );

  test("no text is missing", () => {
    const wanted = [...literals, ...(part === "sanjuan" ? engineIds() : [])].filter((id) =>
      id.startsWith(`${part}-`),
    );
    const whole = wanted.filter((id) => !families.includes(`${id}-`));
    expect(whole.filter((id) => !english.has(id))).toEqual([]);
  });

  test("every beginning of an id is completed by some text", () => {
    const own = families.filter((family) => family.startsWith(`${part}-`));
    expect(own.filter((family) => ![...english.keys()].some((id) => id.startsWith(family)))).toEqual([]);
  });

  test("no text is unused", () => {
    const inTexts = matches(textOf("en", part), /\{ ([a-z][\w-]+) \}/g);
    const known = new Set([...literals, ...engineIds(), ...BY_GAME, ...inTexts]);
    const used = (id: string): boolean =>
      known.has(id) ||
      [...families, ...BY_GAME_FAMILIES].some(
        (family) => family.length > `${part}-`.length && id.startsWith(family),
      );
    expect([...english.keys()].filter((id) => !id.includes(".") && !used(id))).toEqual([]);
  });
});

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "%s presents the games with the same texts",
  (language) => {
    expect(Object.fromEntries(entries(language, "games"))).toEqual(
      Object.fromEntries(entries("en", "games")),
    );
  },
);

describe("cards", () => {
  test.each(LANGUAGES)("%s: effects fit the cards", (language) => {
    const long: string[] = [];
    for (const entry of new FluentParser().parse(textOf(language, "sanjuan")).body) {
      if (entry.type !== "Message" || !entry.id.name.startsWith("sanjuan-building-")) continue;
      for (const attribute of entry.attributes) {
        const text = attribute.value.elements
          .map((element) => ("value" in element ? String(element.value) : ""))
          .join("");
        const most = { short: 40, full: 85 }[attribute.id.name];
        if (most !== undefined && text.length > most)
          long.push(`${entry.id.name}.${attribute.id.name}: ${text.length}`);
      }
    }
    expect(long).toEqual([]);
  });
});

test("Portuguese says tu throughout", () => {
  const others = ["shell", "sanjuan", "lisboa", "coach"].flatMap(
    (part) => textOf("pt", part).match(/^.*(você|sua vez|sua mão|custam-lhe).*$/gim) ?? [],
  );
  expect([]).toEqual(others);
});
