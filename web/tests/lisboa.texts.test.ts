/**
 * The texts of Lisboa: five languages say the same, the engine's words all have one, and none is left over.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  FluentParser,
  Visitor,
  type Message,
  type MessageReference,
  type VariableReference,
} from "@fluent/syntax";
import { expect, test } from "vitest";
import { COUNTERS } from "$src/games/lisboa/decrees";
import { BENEFIT_MARK, EFFECT_ICON, PENALTY_ICON } from "$src/games/lisboa/icons";
import { LANGUAGES } from "$src/i18n/languages";
import { matches, questionsIn } from "./engine";

const ROOT = join(import.meta.dirname, "../..");
const ENGINE = join(ROOT, "tabuleiro/games/lisboa");
const CLIENT = join(ROOT, "web/src/games/lisboa");

class References extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name.replace(/_(name|the)$/, ""));
  }
  override visitMessageReference(node: MessageReference): void {
    this.messages.add(node.id.name);
  }
}

/**
 * Each message and attribute of a language with the arguments it asks for, and the messages that others use.
 */
function catalogue(language: string): { entries: Map<string, string>; used: Set<string> } {
  const entries = new Map<string, string>();
  const used = new Set<string>();
  const note = (id: string, pattern: Message["value"]): void => {
    const found = new References();
    if (pattern) found.visit(pattern);
    expect(entries.has(id), `${language}: ${id} is there twice`).toBe(false);
    entries.set(id, [...found.variables].sort().join(" "));
    for (const name of found.messages) used.add(name);
  };
  for (const entry of new FluentParser().parse(
    readFileSync(join(ROOT, "tabuleiro/i18n", language, "lisboa.ftl"), "utf8"),
  ).body) {
    expect(entry.type, `${language}: not Fluent`).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const message = entry;
    note(message.id.name, message.value);
    for (const attribute of message.attributes)
      note(`${message.id.name}.${attribute.id.name}`, attribute.value);
  }
  return { entries, used };
}

const english = catalogue("en");
const id = (family: string, word: string): string => `lisboa-${family}-${word.replaceAll(/[_ ]/g, "-")}`;
const read = (folder: string, kind: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => kind.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

const engine = read(ENGINE, /\.py$/);
/** Told by what happens next: a card turned up is seen, a card put is there, a follower returns a favor. */
const SILENT = new Set(["put", "turned_up", "lacerda_follows"]);

/** Faults of files with lines, which no page enters. */
const OF_FILES = new Set(["in_line_already", "not_toml", "too_many_digits", "unreadable"]);
/** Why something is no part of a pack: words and sentences. */
const faults = [
  ...readFileSync(join(ENGINE, "faults.py"), "utf8").matchAll(/^ {4}"(\w+)": "(.*)",$/gm),
].flatMap(([, word = "", sentence = ""]) => (OF_FILES.has(word) ? [] : [[word, sentence] as const]));

const asked = [
  ...questionsIn(engine).map((frame) => `lisboa-prompt-${frame}`),
  ...matches(
    readFileSync(join(ENGINE, "actions.py"), "utf8"),
    /(?:ACTIONS\.(?:single|family)|_numbered)\(\s*"(\w+)"/g,
  ).map((verb) => id("option", verb)),
  ...matches(engine, /\.note\(\s*"(\w+)"/g)
    .filter((kind) => !SILENT.has(kind))
    .map((kind) => id("event", kind)),
  ...matches(engine, /Part\("(\w+)"/g).map((part) => id("part", part)),
  ...matches(engine, /Item\("(\w+)"/g).map((kind) => id("score", kind)),
  ...Object.keys(COUNTERS).map((counter) => id("counter", counter)),
  ...Object.keys(BENEFIT_MARK).map((word) => id("benefit", word)),
  ...Object.keys(EFFECT_ICON).map((word) => id("effect", word)),
  ...Object.keys(PENALTY_ICON).map((word) => id("penalty", word)),
  ...faults.map(([word]) => id("box-fault", word)),
];

test.each(LANGUAGES)("%s has the messages and arguments of English", (language) => {
  expect([...catalogue(language).entries].sort()).toEqual([...english.entries].sort());
});

test("every word of the engine has a text", () => {
  expect([]).toEqual([...new Set(asked)].filter((name) => !english.entries.has(name)));
});

test.each(faults)("the fault %s brings what its text asks for", (word, sentence) => {
  const facts = matches(sentence, /\{(\w+)/g);
  const wanted = english.entries.get(id("box-fault", word))?.split(" ").filter(Boolean) ?? ["a text"];
  expect(wanted.filter((name) => !facts.includes(name))).toEqual([]);
});

test("no text is left over", () => {
  const code = read(CLIENT, /\.(ts|svelte)$/);
  const literals = new Set(matches(code, /["'`](lisboa-[\w-]+)["'`]/g));
  const families = matches(code, /`(lisboa-[\w-]*)\$\{/g);
  const byWord = [...matches(code, /wordId\("(\w+)"/g), "source", "word", "good"].map(
    (family) => `lisboa-${family}-`,
  );
  const byShell = ["event", "reason", "score", "amount", "option", "lesson"].map(
    (family) => `lisboa-${family}-`,
  );
  const whole = ["lisboa-title", "lisboa-tie-break", "lisboa-points-over-game"];
  const known = (name: string): boolean =>
    literals.has(name) ||
    english.used.has(name) ||
    whole.includes(name) ||
    [...families, ...byWord, ...byShell].some((start) => name.startsWith(start));
  expect([]).toEqual([...english.entries.keys()].filter((name) => !name.includes(".") && !known(name)));
});
