/** The moves of a game as a list: numbers, seats and what happened. */
import { gathered, type Telling, type NotedLine } from "$src/table/log";
import type { EventFacts, Seat } from "$src/wire/names";
import type { Update } from "$src/wire/types";

export interface Move {
  /** Number of moves made after it. */
  number: number;
  seat: Seat | null;
  round: number;
  /** The first move of a seat's turn. */
  head: boolean;
  events: EventFacts[];
}

/** Moves from the updates of a table: what was undone is not among them. */
export function movesOf(updates: readonly Update[], roundAt: (move: number) => number): Move[] {
  let moves: Move[] = [];
  for (const update of updates) {
    if (update.kind === "undone") moves = moves.filter((move) => move.number <= update.moves);
    if (update.kind !== "acted") continue;
    const seat = update.seat ?? null;
    moves.push({
      number: update.moves,
      seat,
      round: roundAt(update.moves),
      head: moves.at(-1)?.seat !== seat,
      events: update.events ?? [],
    });
  }
  return moves;
}

/** What happened as it is read: one line per deed, with the seat that it is about. */
export function linesOf(moves: readonly Move[], telling: Telling): NotedLine[] {
  const told = moves.flatMap(({ number, round, events }) =>
    events.map((event) => ({ move: number, round, event })),
  );
  return gathered(told, telling);
}

/** The number to go to from a number: one move or one turn, back or forward. */
export function stepFrom(moves: readonly Move[], at: number, way: 1 | -1, unit: "move" | "turn"): number {
  const last = moves.at(-1)?.number ?? 0;
  if (unit === "move") return Math.min(last, Math.max(0, at + way));
  const ends = [0, ...moves.filter((_, index) => moves[index + 1]?.head ?? true).map((move) => move.number)];
  return way > 0 ? (ends.find((end) => end > at) ?? last) : (ends.findLast((end) => end < at) ?? 0);
}
