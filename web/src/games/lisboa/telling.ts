/** How the log of Lisboa is told: which events share a line, and which are never what an act was about. */
import type { Args } from "$src/i18n/fluent.svelte";
import type { Fold } from "$src/table/log";

export const ASIDES: readonly string[] = [
  "turn",
  "treasury",
  "price",
  "wigs",
  "reis",
  "influence",
  "goods",
  "docked",
  "recalled",
];

const VISIT = { influence: "influence", reis: "reis", wigs: "wigs" };

export const FOLDS: readonly Fold[] = [
  { kind: "paid_visit", into: "returned_favor", facts: VISIT, atOnce: true },
  { kind: "paid_visit", into: "lacerda_visits", facts: VISIT, atOnce: true },
  { kind: "paid_visit", into: "played", facts: VISIT, upon: { how: "visit" }, atOnce: true },
  { kind: "paid", into: "store", facts: { paid: "amount" } },
  { kind: "paid", into: "played", facts: { paid: "amount" }, upon: { how: "sponsor" } },
  { kind: "wigs", into: "store", facts: { wigs: "amount" }, when: { why: "store" } },
  { kind: "reis", into: "sold", facts: { paid: "amount" }, atOnce: true },
  { kind: "cube", into: "cube", facts: {}, when: { kept: true }, upon: { kept: true }, counts: "number" },
  { kind: "lost_good", into: "ship", facts: { goods: "good" }, when: { why: "price" }, ahead: true },
];

export const SUMS: readonly string[] = ["number", "cards", "goods"];

/** A single cube is one. */
export const BLANKS: Args = {
  does: "none",
  paid: "none",
  influence: "none",
  cost: "none",
  wigs: "none",
  goods: "none",
  number: 1,
};
