/** How the panel shows options: a few alternatives side by side, or rows. */
import { verbOf } from "$src/table/codes";
import type { PlacedOption } from "../play.svelte";

/** Verbs whose options are alternatives of one small question. */
const SIDE_BY_SIDE = new Set([
  "clear",
  "house",
  "convert",
  "influence",
  "reis",
  "office",
  "plan",
  "favor",
  "cube",
  "give",
  "extra",
  "return",
  "use",
  "recall",
  "do",
]);
/** Options that say no or stop; they stand beside the alternatives. */
const QUIET = new Set(["stop", "skip", "decline", "pass", "end"]);
const MOST = 8;

function isQuiet(code: string): boolean {
  return QUIET.has(verbOf(code));
}

/** The codes, if they are few alternatives of one question; null otherwise. */
export function asWays(codes: readonly string[]): string[] | null {
  const loud = codes.filter((code) => !isQuiet(code));
  const small =
    codes.length > 1 && codes.length <= MOST && loud.every((code) => SIDE_BY_SIDE.has(verbOf(code)));
  return small ? [...codes] : null;
}

/** Where there are many options the board shows them, and the panel those that are not on it. */
export function withoutPlace(choices: readonly PlacedOption[]): string[] {
  return choices.filter(({ places }) => !places.length).map(({ code }) => code);
}

/**
 * The cards of the hand or the goods, where the first question is which of them: every option names one, and
 * some name the same.
 */
export function headsOf(
  choices: readonly PlacedOption[],
  held: readonly string[],
  family: "hand" | "good",
): string[] | null {
  const loud = choices.filter(({ code }) => !isQuiet(code));
  const heads = loud.map(({ places }) => places.find((place) => place.startsWith(`${family} `)));
  const distinct = new Set(heads);
  if (distinct.has(undefined) || distinct.size < 2 || distinct.size === heads.length || held.length)
    return null;
  return [...distinct].map((place) => place?.split(" ")[1] ?? "");
}
