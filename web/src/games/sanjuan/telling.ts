/** How the log of San Juan is told: which events share a line, and which are never what an act was about. */
import type { Args } from "$src/i18n/fluent.svelte";
import type { Fold } from "$src/table/log";

export const ASIDES: readonly string[] = ["round", "tile", "shuffle"];

export const FOLDS: readonly Fold[] = [
  { kind: "pay", into: "build", facts: { paid: "cards" } },
  { kind: "spend", into: "build", facts: { spent: "goods" } },
  {
    kind: "draw",
    into: "sell",
    facts: { drawn: "number", cards: "cards" },
    when: { by: "sale" },
    atOnce: true,
  },
  { kind: "discard", into: "keep", facts: {}, when: { by: "councillor" }, atOnce: true },
  { kind: "draw", into: "produce", facts: { drawn: "number", cards: "cards", by: "by" }, atOnce: true },
];

export const SUMS: readonly string[] = ["number", "cards", "goods", "prices"];

export const BLANKS: Args = { paid: "none", spent: "none", drawn: "none", cards: "none", picked: "none" };
