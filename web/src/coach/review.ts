/** What a review says of one player: the key moments of the game, and sums that stay true when rounded. */
import type { Seat } from "$src/wire/names";
import type { KeyMoment, Moment, Review, ExpectedChoice } from "$src/wire/types";

export type ErrorClass = "inaccuracy" | "mistake" | "blunder";
/** The sign of a key moment: an error has that of its class. */
export type Sign = ErrorClass | "luck" | "deed" | "close";
export type Filter = "all" | "errors" | "luck";

export const ERROR_CLASSES: readonly ErrorClass[] = ["blunder", "mistake", "inaccuracy"];
/** From how many points on a choice is of a class; docs/coach.md says why. */
export const CLASS_FROM = { inaccuracy: 2, mistake: 5, blunder: 10 } as const;
/** Luck of so many hundredths of a point and more is shown as a swing. */
export const SWING = 500;

/** A key moment with the decision it belongs to. */
export interface KeyDecision extends KeyMoment {
  moment: Moment;
  sign: Sign;
}

/** Key moments of one player, or of anybody, in the order of the game. */
export function keysOf(review: Review, seat: Seat | null): KeyDecision[] {
  return review.key_moments.flatMap((key) => {
    const moment = review.moments.find((each) => each.move === key.move);
    if (!moment || (seat !== null && key.seat !== seat)) return [];
    return [{ ...key, moment, sign: signOf(key, moment) }];
  });
}

/** What a table of the game tells of a player: everybody's errors, and the own luck and deeds. */
export function tabled(review: Review, seat: Seat): KeyDecision[] {
  return keysOf(review, null).filter((key) => key.kind === "error" || key.seat === seat);
}

function signOf({ kind }: KeyMoment, { class: found }: Moment): Sign {
  if (kind !== "error") return kind;
  return isErrorSign(found) ? found : "inaccuracy";
}

export function filtered(keys: readonly KeyDecision[], filter: Filter): KeyDecision[] {
  return keys.filter(({ kind }) => filter === "all" || (filter === "luck") === (kind === "luck"));
}

/** The key moment after or before a number of moves, if there is one. */
export function nextKey(keys: readonly KeyDecision[], at: number, way: 1 | -1): KeyDecision | null {
  return (way > 0 ? keys.find(({ move }) => move > at) : keys.findLast(({ move }) => move < at)) ?? null;
}

/** Hundredths as whole numbers with the sum of the whole: what is missing goes where most was cut off. */
export function wholeParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(part / 100));
  const missing = Math.round(total / 100) - whole.reduce((sum, part) => sum + part, 0);
  const cut = parts.map((part, index) => ({ index, rest: part - 100 * Math.floor(part / 100) }));
  cut.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of cut.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The chances of all seats in whole per cents that add up as the chances do. */
export function wholeChances(chances: readonly number[]): number[] {
  return wholeParts(
    chances,
    chances.reduce((sum, chance) => sum + chance, 0),
  );
}

export interface ChanceSum {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** "Where your chance went" in whole points: start + luck + own + others = result. */
export function chanceSumOf(review: Review, seat: Seat): ChanceSum {
  const summary = review.seats[seat];
  if (!summary) return { start: 0, luck: 0, own: 0, others: 0, result: 0 };
  const parts = [summary.start, summary.luck, summary.own, summary.others];
  const [start = 0, luck = 0, own = 0, others = 0] = wholeParts(parts, summary.result);
  return { start, luck, own, others, result: Math.round(summary.result / 100) };
}

/** What a seat does at one go in the expected line. */
export interface Go {
  seat: Seat;
  codes: string[];
}

/** The expected line, one entry for each seat's go; payments go without saying. */
export function gosOf(course: readonly ExpectedChoice[], payments: readonly string[]): Go[] {
  const gos: Go[] = [];
  for (const { seat, code } of course) {
    if (payments.includes(code.split(" ")[0] ?? "")) continue;
    const last = gos.at(-1);
    if (last?.seat === seat) last.codes.push(code);
    else gos.push({ seat, codes: [code] });
  }
  return gos;
}

export function isErrorSign(found: Moment["class"]): found is ErrorClass {
  return (ERROR_CLASSES as readonly string[]).includes(found);
}
