/** Small reckonings that many parts of a table share. */
import type { Explanation, Income } from "$src/wire/types";

/** What an option costs in the end: 4, or "3–6" where later choices decide; null where nothing is paid. */
export function paid({ least, most }: Pick<Explanation, "least" | "most">): number | string | null {
  return least === null || most === null ? null : between(least, most);
}

/** "3–6", or the number that both are. */
export function between(least: number, most: number): number | string {
  return least === most ? most : `${least}–${most}`;
}

/** What a gain changes: its sign apart from how much it is, since texts choose their words by the number. */
export function change({ least, amount }: Pick<Income, "least" | "amount">): {
  sign: string;
  size: number | string;
} {
  if (least >= 0) return { sign: "+", size: between(least, amount) };
  if (amount <= 0) return { sign: "−", size: between(-amount, -least) };
  return { sign: "", size: `${signed(least)}\u00a0… ${signed(amount)}` };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Several gains of one thing as one. */
export function summed(gains: readonly Pick<Income, "least" | "amount">[]): Pick<Income, "least" | "amount"> {
  return { least: sum(gains.map((gain) => gain.least)), amount: sum(gains.map((gain) => gain.amount)) };
}

/** How often each word occurs. */
export function tally<Word extends string>(words: readonly Word[]): Partial<Record<Word, number>> {
  const counts: Partial<Record<Word, number>> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** "3", "−2" */
export function withMinus(value: number): string {
  return String(value).replace("-", "−");
}

/** "+3", "−2" */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : withMinus(value);
}
