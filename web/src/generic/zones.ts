/** A position of any game in its own words, for tables and replays without a picture of their own. */
import type { Json, JsonObject } from "$src/wire/json";
import type { View } from "$src/wire/types";

/** What all games share is shown elsewhere on the table. */
const SHARED = new Set([
  "game",
  "rules",
  "legal",
  "stack",
  "options",
  "seat",
  "to_act",
  "players",
  "ended_by",
  "round",
]);

/** The game's own zones, those of all seats together. */
export function zonesOf(view: View): JsonObject {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !SHARED.has(name)));
}

export type Scalar = string | number | boolean | null;

export function isScalar(value: Json): value is Scalar {
  return typeof value !== "object" || value === null;
}

/** Whether there is anything to see. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Equal pieces of a list, in the order in which the first of each comes. */
export function counted(values: readonly Scalar[]): { value: Scalar; count: number }[] {
  const counts = new Map<Scalar, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}
