export const LANGUAGES = ["en", "pl", "fr", "pt", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  fr: "Français",
  pt: "Português",
  it: "Italiano",
};

export function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && (LANGUAGES as readonly string[]).includes(word);
}

/** The first of the browser's languages that we have. */
export function preferredLanguage(
  wanted: readonly string[] = typeof navigator === "undefined" ? [] : navigator.languages,
): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}
