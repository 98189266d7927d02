/** Lines of the log: an event with the move that caused it, and what was named piece by piece as one line. */
import type { Json } from "$src/wire/json";
import type { EventFacts } from "$src/wire/names";

export interface Line {
  move: number;
  round: number;
  event: EventFacts;
}

/** Facts that add up when the same is done again: numbers of pieces, and lists of them. */
const ADDED = new Set(["number", "cards", "goods", "prices"]);

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same seat does the same again, as when it pays card by card. */
function continues(line: Line, next: Line): boolean {
  const [a, b] = [line.event, next.event];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const adds = [...names].some((name) => ADDED.has(name));
  return (
    adds &&
    a.seat !== null &&
    next.move - line.move <= 1 &&
    [...names].every((name) => (ADDED.has(name) ? name in a && name in b : same(a[name], b[name])))
  );
}

function sum(a: Json | undefined, b: Json | undefined): Json {
  if (typeof a === "number" && typeof b === "number") return a + b;
  return Array.isArray(a) && Array.isArray(b) ? [...a, ...b] : (b ?? null);
}

function joined(line: Line, next: Line): Line {
  const event = { ...line.event };
  for (const name of Object.keys(next.event))
    if (ADDED.has(name)) event[name] = sum(event[name], next.event[name]);
  return { ...next, event };
}

/** The log as it is read: one line per act, not per piece. */
export function gathered(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && last.round === line.round && continues(last, line))
      result[result.length - 1] = joined(last, line);
    else result.push(line);
  }
  return result;
}
