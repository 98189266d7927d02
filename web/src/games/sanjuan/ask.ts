/**
 * What is asked, and where on the table it is answered. Nothing is decided here: codes and counts come from
 * the engine.
 */
import { verbOf, wordOf } from "$src/table/codes";
import type { Gather } from "$src/table/decision.svelte";
import { numberOr, type Json, type JsonObject } from "$src/wire/json";
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

const lengthOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

interface FromTo {
  least: number;
  most: number;
}

/** How many pieces a question of several wants; those that are not here are asked piece by piece. */
const SEVERAL: Record<string, (view: View, facts: Explanation["facts"]) => FromTo | null> = {
  Pay: (view) => exactly(view.stack[0]?.left),
  Keep: (view) => exactly(view.stack[0]?.left),
  CouncilDiscard: (view) => exactly(view.stack[0]?.left),
  HandLimit: (view) => beyond(view, own(view).hand_limit),
  KeepFour: (view) => beyond(view, 4),
  Office: (view) => upTo(2 - numberOr(view.stack[0]?.given, 0)),
  Bank: (view) => upTo(lengthOf(own(view).hand)),
  Produce: (view, facts) => upTo(numberOr(facts.limit, 1) - lengthOf(view.stack[0]?.named)),
  Sell: (view, facts) => upTo(numberOr(facts.limit, 1) - lengthOf(view.stack[0]?.named)),
  BlackMarket: forBlackMarket,
};

function own(view: View): JsonObject {
  return view.players[view.seat ?? 0] ?? {};
}

/** The cards of the hand beyond a limit. */
function beyond(view: View, limit: Json | undefined): FromTo | null {
  const held = own(view).hand_size;
  return typeof limit === "number" && typeof held === "number" ? exactly(held - limit) : null;
}

/** Goods that lower a cost; those that the hand cannot replace are owed. */
function forBlackMarket(view: View): FromTo {
  const left = numberOr(view.stack[0]?.left, 1);
  const owed = left - numberOr(own(view).hand_size, left);
  return { least: Math.max(1, owed), most: Math.min(2 - lengthOf(view.stack[0]?.named), left) };
}

function exactly(count: Json | undefined): FromTo | null {
  return typeof count === "number" ? { least: count, most: count } : null;
}

function upTo(most: number): FromTo {
  return { least: 1, most };
}

/** The question as a set to be gathered, if it asks for several pieces. */
export function gatherOf(view: View, explanations: readonly Explanation[]): Gather | null {
  const frame = view.stack[0];
  const first = explanations.find((each) => zoneOf(each.code) !== "buttons");
  const several = frame ? SEVERAL[frame.frame]?.(view, first?.facts ?? {}) : null;
  if (!several || several.most < 1) return null;
  const stop = view.legal.find((code) => STOPS.includes(code)) ?? null;
  return { ...several, stop: stop && "stop", order: (code) => placeOf(wordOf(code)) };
}
