/** Texts: Fluent catalogues, loaded by language and by part. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../tabuleiro/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Where the texts of a part come from, in each language. */
export type Source = (language: Language) => Promise<string>;

/** A catalogue of this client; one that it does not have is empty. */
export function catalogue(part: string): Source {
  return async (language) => (await files[`../../../tabuleiro/i18n/${language}/${part}.ftl`]?.()) ?? "";
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn depends on the bundle
const wanted = new Map<string, Source>(["shell", "games"].map((part) => [part, catalogue(part)]));
let bundle = $state.raw(new FluentBundle("en"));
let speaking: Promise<void> = Promise.resolve();
let asked = 0;

/** Portuguese is that of Portugal, where nothing is counted in the plural: "0 conjuntos". */
function silent(language: Language): FluentBundle {
  return new FluentBundle(language === "pt" ? "pt-PT" : language, { useIsolating: false });
}

async function filled(language: Language): Promise<FluentBundle> {
  const made = silent(language);
  const texts = await Promise.all([...wanted.values()].map((source) => source(language)));
  for (const each of texts) made.addResource(new FluentResource(each));
  return made;
}

/**
 * Show the page in this language; resolves when the texts are there.
 * What was asked for last counts, and holds all that was wanted before, whichever is there first.
 */
export function speak(language: Language): Promise<void> {
  const mine = ++asked;
  speaking = filled(language).then((made) => {
    if (mine < asked) return speaking;
    bundle = made;
    return undefined;
  });
  return speaking;
}

/** Add the texts of a part to those already loaded; resolves when they are there. */
export function needTexts(part: string, source: Source, language: Language): Promise<void> {
  if (wanted.has(part)) return speaking;
  wanted.set(part, source);
  return speak(language);
}

/** For tests and fixtures: speak from given texts. */
export function speakFrom(language: Language, texts: string[]): void {
  const made = silent(language);
  for (const each of texts) made.addResource(new FluentResource(each));
  bundle = made;
}

export function locale(): string {
  return bundle.locales[0] ?? "en";
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A text with its arguments; one that is missing is shown by its name instead of an error. */
function formatted(pattern: Pattern, args: Args | undefined): string {
  const faults: Error[] = [];
  return bundle.formatPattern(pattern, args ?? null, faults);
}

/** A message in the language of the page; an unknown one shows its id. */
export function t(id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? formatted(pattern, args) : id;
}

/** An attribute of a message, or nothing if it has none. */
export function attr(id: string, name: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? formatted(pattern, args) : "";
}

/** The id of the text of a rules word: underscores become hyphens. */
export function textId(family: string, word: string): string {
  return `${family}-${word.replaceAll("_", "-")}`;
}

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** How long ago, in words: "4 min ago"; moments are seconds since 1970. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const seconds = Math.round(moment - now);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "minute");
}
