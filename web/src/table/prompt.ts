/** What the prompt bar shows; games fill it, the bar draws it. */
import { t } from "$src/i18n/fluent.svelte";
import type { Explanation, PricePart } from "$src/wire/types";

export interface Sum {
  parts: { label: string; amount: number; of: string | null }[];
  total: number;
  /** What the total is: "to pay". */
  word: string;
  /** What it comes to in the end, where later choices decide; otherwise nothing. */
  range: string;
}

export interface Prompt {
  title: string;
  why: string;
  sum: Sum | null;
  /** Pieces gathered so far of those needed, and the words beside them. */
  gathered: { done: number; most: number; says: string } | null;
  /** Steps of this turn that are asked now or still come. */
  steps: PromptStep[];
  /** Options without a place on the table, as buttons. */
  buttons: { code: string; label: string }[];
  primary: { label: string; ready: boolean } | null;
}

export interface PromptStep {
  name: string;
  state: "now" | "coming";
}

export function sumOf(
  { price, total, least, most }: Explanation,
  word: string,
  label: (part: PricePart) => string,
): Sum | null {
  if (!price.length || total === null) return null;
  return {
    parts: price.map((part) => ({ label: label(part), amount: part.amount, of: part.of })),
    total,
    word,
    range: least === most ? "" : t("shell-price-range", { least: least ?? 0, most: most ?? 0 }),
  };
}
