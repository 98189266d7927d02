/**
 * What is asked, and where on the table it is answered. Nothing is decided here: codes and counts come from
 * the engine.
 */
import { verbOf, wordOf } from "$src/table/codes";
import type { Gather } from "$src/table/decision.svelte";
import type { Explanation, View } from "$src/wire/types";
import { placeOf } from "./cards";

export type Zone = "roles" | "hand" | "town" | "buttons";

/** Where the answer of a verb lies on the table; other verbs are buttons. */
const ZONES: Record<string, Zone> = {
  take: "roles",
  build: "hand",
  pay: "hand",
  keep: "hand",
  discard: "hand",
  tuck: "hand",
  replace: "town",
  replace_full: "town",
  produce: "town",
  sell: "town",
  spend: "town",
};
/** Verbs for a building that carries a good, and for one that does not. */
const ON_GOOD: Record<string, boolean> = {
  replace: false,
  replace_full: true,
  produce: false,
  sell: true,
  spend: true,
};

/** Codes that end a series of choices. */
const STOPS = ["stop", "pass"];

export function zoneOf(code: string): Zone {
  return ZONES[verbOf(code)] ?? "buttons";
}

/** The verb of the codes that lie in a zone, if any do. */
export function verbIn(codes: readonly string[], zone: Zone): string | null {
  const code = codes.find((each) => zoneOf(each) === zone);
  return code ? verbOf(code) : null;
}

/** Does a building answer to a verb with or without its good? */
export function answers(verb: string, good: boolean): boolean {
  return ON_GOOD[verb] === good;
}

/** Options that have no place on the table: yes and no, pass and stop. */
export function buttonsOf(view: View): string[] {
  return view.legal.filter((code) => zoneOf(code) === "buttons");
}

/** The question as a set to be gathered, if the engine wants several pieces that it asks one by one. */
export function gatherOf({ legal }: View, explanations: readonly Explanation[]): Gather | null {
  const named = explanations.find((each) => zoneOf(each.code) !== "buttons");
  const { least, most } = named?.facts ?? {};
  if (typeof least !== "number" || typeof most !== "number") return null;
  const stop = legal.some((code) => STOPS.includes(code)) ? "stop" : null;
  return { least, most, stop, order: (code) => placeOf(wordOf(code)) };
}
