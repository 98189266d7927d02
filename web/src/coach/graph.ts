/** Everybody's chance over a game as lines: steps for choices, dotted ones for luck. */
import type { Seat } from "$src/wire/names";
import type { Plot } from "$src/end/chart";
import type { Review, RoundScores } from "$src/wire/types";
import { SWING } from "./review";

/** With more than two players most of a game happens below 50 %: that half gets three quarters. */
const STRETCHED = 0.75;

export function scaleY(players: number, { top, bottom }: Plot): (chance: number) => number {
  const below = players > 2 ? STRETCHED : 0.5;
  return (chance) => {
    const share = Math.min(1, Math.max(0, chance / 10_000));
    const height = share <= 0.5 ? 2 * share * below : below + (2 * share - 1) * (1 - below);
    return bottom - height * (bottom - top);
  };
}

export function ticksOf(players: number, roomy: boolean): number[] {
  if (players <= 2) return [0, 25, 50, 75, 100];
  return roomy ? [0, 10, 20, 30, 40, 50, 100] : [0, 25, 50, 100];
}

export function scaleX(moves: number, { left, right }: Plot): (move: number) => number {
  return (move) => left + (move / Math.max(1, moves)) * (right - left);
}

/** The move that lies below a place on the axis. */
export function moveAt(x: number, moves: number, { left, right }: Plot): number {
  return Math.min(moves, Math.max(0, Math.round(((x - left) / (right - left)) * moves)));
}

export interface Scales {
  x: (move: number) => number;
  y: (chance: number) => number;
}

/** A part of a line; a swing of luck is drawn dotted. */
export interface Stretch {
  d: string;
  luck: boolean;
}

const cut = (value: number): string => value.toFixed(1);
const point = (x: number, y: number): string => `${cut(x)} ${cut(y)}`;

/** The line of a seat: what was chosen changes it at the move, what was revealed half a move later. */
export function lineOf({ moments, known }: Review, seat: Seat, { x, y }: Scales): Stretch[] {
  const [first] = moments;
  if (!first) return [];
  const stretches: Stretch[] = [];
  let drawn = `M${point(x(0), y(first.stand[seat] ?? 0))}`;
  for (const { move, stand, skill, luck } of moments) {
    const chosen = (stand[seat] ?? 0) + (skill[seat] ?? 0);
    const revealed = y(chosen + (luck[seat] ?? 0));
    const later = x(move + 0.5);
    drawn += `H${cut(x(move))}V${cut(y(chosen))}H${cut(later)}`;
    if (Math.abs(luck[seat] ?? 0) < SWING) drawn += `V${cut(revealed)}`;
    else {
      stretches.push({ d: drawn, luck: false });
      stretches.push({ d: `M${point(later, y(chosen))}V${cut(revealed)}`, luck: true });
      drawn = `M${point(later, revealed)}`;
    }
  }
  stretches.push({ d: `${drawn}H${cut(x(known))}`, luck: false });
  return stretches;
}

/** The chances of all seats after so many moves, as far as they are known. */
export function chancesAt({ chances }: Review, move: number): number[] {
  return chances[Math.min(move, chances.length - 1)] ?? [];
}

/** Labels at the ends of lines: no two closer than the gap, none below the bottom. */
export function labelPlaces(ends: readonly number[], gap: number, bottom: number): number[] {
  const places = [...ends];
  const order = ends.map((_, index) => index).sort((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0) || b - a);
  let lowest = bottom;
  for (const index of order) {
    places[index] = Math.min(ends[index] ?? 0, lowest);
    lowest = (places[index] ?? 0) - gap;
  }
  return places;
}

export interface Band {
  round: number;
  from: number;
  to: number;
}

/** The rounds with the moves at which they begin and end. */
export function bandsOf(rounds: readonly RoundScores[], moves: number): Band[] {
  return rounds
    .map(({ round, move }, index) => ({
      round,
      from: rounds[index - 1]?.move ?? 0,
      to: index === rounds.length - 1 ? moves : move,
    }))
    .filter(({ from, to }) => to > from);
}
