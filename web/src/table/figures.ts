/** Small reckonings that many parts of a table share. */
import type { Explanation } from "$src/wire/types";

/** What an option costs in the end: 4, or "3–6" where later choices decide; null where nothing is paid. */
export function paid({ least, most }: Pick<Explanation, "least" | "most">): number | string | null {
  return least === null || most === null ? null : between(least, most);
}

/** "3–6", or the number that both are. */
export function between(least: number, most: number): number | string {
  return least === most ? most : `${least}–${most}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How often each word occurs. */
export function tally<Word extends string>(words: readonly Word[]): Partial<Record<Word, number>> {
  const counts: Partial<Record<Word, number>> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** "+3", "−2" */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
