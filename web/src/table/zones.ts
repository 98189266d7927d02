/** A position of any game as words, for tables and replays without a picture of their own. */
import type { Json } from "$src/wire/json";
import type { GameId, View } from "$src/wire/types";
import { word } from "./sentences";

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

export function wordsOf(game: GameId, value: Json | undefined): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return word(game, value);
  if (Array.isArray(value)) return value.map((each) => wordsOf(game, each)).join(", ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${word(game, name)}: ${wordsOf(game, each)}`)
    .join("; ");
}

/** The game's own zones: everything that not all games share. */
export function zonesOf(view: View): [string, Json][] {
  return Object.entries(view).filter(([name]) => !SHARED.has(name));
}
