/**
 * Lines of the log: an event with the move that caused it. What was named piece by piece is one line, and so
 * is a deed with what was paid for it and what it brought.
 */
import { numberOr, type Json, type JsonObject } from "$src/wire/json";
import type { EventFacts } from "$src/wire/names";

/** The kind of a line about a question that was not asked. */
export const UNASKED = "unasked";

export interface NotedLine {
  move: number;
  round: number;
  event: EventFacts;
  /** A bot did it in the place of the seat's player. */
  stoodIn?: boolean;
}

/** An event that is told in the line of another event of the same seat. */
export interface Fold {
  kind: string;
  into: string;
  /** Facts of the other line, each with the fact of this event that it takes; they add up. */
  facts: Record<string, string>;
  /** What the event must say to be told there. */
  when?: JsonObject;
  /** What the other line must say to tell it. */
  upon?: JsonObject;
  /** Only with the move of the other line; otherwise until another seat does something. */
  atOnce?: boolean;
  /** A fact of the other line that says how often it was told: it must be the line just above. */
  counts?: string;
  /** It comes before the other one, as goods that are given for a ship. */
  ahead?: boolean;
}

/** How the log of a game is told. */
export interface Telling {
  /** Events that are told in the line of another one. */
  folds: readonly Fold[];
  /** Facts that add up when the same is done again: numbers of pieces, and lists of them. */
  sums: readonly string[];
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same seat does the same again, as when it pays card by card. */
function continues(line: NotedLine, next: NotedLine, sums: readonly string[]): boolean {
  const [a, b] = [line.event, next.event];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const adds = [...names].some((name) => sums.includes(name));
  return (
    adds &&
    a.seat !== null &&
    next.move - line.move <= 1 &&
    [...names].every((name) => (sums.includes(name) ? name in a && name in b : same(a[name], b[name])))
  );
}

function sum(a: Json | undefined, b: Json | undefined): Json {
  if (typeof a === "number" && typeof b === "number") return a + b;
  return Array.isArray(a) && Array.isArray(b) ? [...a, ...b] : (b ?? null);
}

function joined(line: NotedLine, next: NotedLine, sums: readonly string[]): NotedLine {
  const event = { ...line.event };
  for (const name of Object.keys(next.event))
    if (sums.includes(name)) event[name] = sum(event[name], next.event[name]);
  return { ...next, event };
}

const says = (event: EventFacts, words: JsonObject = {}): boolean =>
  Object.entries(words).every(([name, value]) => same(event[name], value));

/** How many lines further up the one is that tells this event; nothing if it is told by itself. */
function homeOf(above: readonly NotedLine[], { event, move }: NotedLine, fold: Fold): number | null {
  if (event.kind !== fold.kind || !says(event, fold.when)) return null;
  for (let index = above.length - 1; index >= 0; index--) {
    const line = above[index] as NotedLine;
    if (line.move !== move && (fold.atOnce || isOthers(line, event))) return null;
    if (line.event.kind === fold.into && line.event.seat === event.seat)
      return says(line.event, fold.upon) && isOpen(line.event, event, fold) ? index : null;
    if (fold.counts) return null;
  }
  return null;
}

/** Another seat's deed ends what this seat was doing. */
const isOthers = (line: NotedLine, { seat }: EventFacts): boolean =>
  line.event.seat !== null && line.event.seat !== seat;

/** A price is told once: what is paid after it was for something else. */
function isOpen(told: EventFacts, event: EventFacts, { facts }: Fold): boolean {
  return Object.entries(facts).every(
    ([there, here]) => typeof event[here] !== "number" || told[there] === undefined,
  );
}

function withFacts(line: NotedLine, { event }: NotedLine, { facts, counts }: Fold): EventFacts {
  const told: EventFacts = { ...line.event };
  if (counts) told[counts] = numberOr(told[counts], 1) + 1;
  for (const [there, here] of Object.entries(facts)) {
    const value = event[here];
    if (value === undefined) continue;
    told[there] = told[there] === undefined ? value : sum(told[there], value);
  }
  return told;
}

function foldBack(above: NotedLine[], line: NotedLine, folds: readonly Fold[]): boolean {
  for (const fold of folds) {
    if (fold.ahead) continue;
    const home = homeOf(above, line, fold);
    if (home === null) continue;
    const found = above[home] as NotedLine;
    above[home] = { ...found, move: line.move, event: withFacts(found, line, fold) };
    return true;
  }
  return false;
}

/** What was given for it just before, as lists: the goods for a ship. */
function foldAhead(above: NotedLine[], line: NotedLine, folds: readonly Fold[]): NotedLine {
  let told = line;
  for (const fold of folds.filter((each) => each.ahead && each.into === line.event.kind)) {
    for (let last = above.at(-1); last && isFor(last, told, fold); last = above.at(-1)) {
      const given = Object.fromEntries(
        Object.entries(fold.facts).map(([there, here]) => [
          there,
          [last?.event[here] ?? null, ...listed(told.event[there])],
        ]),
      );
      told = { ...told, event: { ...told.event, ...given } };
      above.pop();
    }
  }
  return told;
}

const listed = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function isFor(given: NotedLine, line: NotedLine, { kind, when }: Fold): boolean {
  const { event, move } = given;
  const isGiven = event.kind === kind && says(event, when);
  return isGiven && event.seat === line.event.seat && line.move - move <= GIVEN_WITHIN;
}

/** Goods are given one by one, each with a choice of its own. */
const GIVEN_WITHIN = 3;

/** The log as it is read: one line per deed, not per piece. */
export function gathered(lines: readonly NotedLine[], { folds, sums }: Telling): NotedLine[] {
  const result: NotedLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && last.round === line.round && continues(last, line, sums))
      result[result.length - 1] = joined(last, line, sums);
    else if (!foldBack(result, line, folds)) result.push(foldAhead(result, line, folds));
  }
  return result;
}
