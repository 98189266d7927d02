/** The largest changes of lead over a game, and the feats that brought them. */
import type { NotedLine } from "$src/table/log";
import type { Seat } from "$src/wire/names";
import type { MovePoints, RoundScores } from "$src/wire/types";

export interface TurningPoint {
  round: number;
  move: number;
  leader: Seat;
  lead: number;
  /** The seat that gained most in this round, and how much. */
  gainer: Seat;
  gain: number;
}

/** Who leads and by how much; the lower seat of equals, with a lead of 0. */
function leadOf(points: readonly number[]): { leader: Seat; lead: number } {
  const leader = points.indexOf(Math.max(...points));
  const next = Math.max(0, ...points.filter((_, seat) => seat !== leader));
  return { leader, lead: (points[leader] ?? 0) - next };
}

function gainOf(before: readonly number[], after: readonly number[]): { gainer: Seat; gain: number } {
  const gains = after.map((points, seat) => points - (before[seat] ?? 0));
  const gain = Math.max(...gains);
  return { gainer: gains.indexOf(gain), gain };
}

/** How much a round moved the balance: the swing between its leader and the leader before. */
export function turningPoints(rounds: readonly RoundScores[], count = 3): TurningPoint[] {
  const swings = rounds.slice(1).map(({ round, move, points }, index) => {
    const before = rounds[index]?.points ?? [];
    const [now, earlier] = [leadOf(points), leadOf(before)];
    const swing = now.leader === earlier.leader ? now.lead - earlier.lead : now.lead + earlier.lead;
    return { point: { round, move, ...now, ...gainOf(before, points) }, swing: Math.abs(swing) };
  });
  return swings
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, count)
    .map(({ point }) => point)
    .sort((a, b) => a.round - b.round);
}

export interface Feat {
  line: NotedLine;
  /** How often the seat did the like of it, and in how many rounds: this one and the one before. */
  count: number;
  rounds: number;
  /** What all of these brought. */
  gain: number;
}

/** What the seat gained by its moves from one up to another. */
function gained(gains: readonly MovePoints[], seat: Seat, from: number, to: number): number {
  const own = gains.filter((each) => each.seat === seat && each.move >= from && each.move < to);
  return own.reduce((sum, { points }) => sum + points, 0);
}

/** What the seat that gained most did in that round for its points; nothing if it was others’ doing. */
export function featOf(
  { round, gainer }: TurningPoint,
  lines: readonly NotedLine[],
  gains: readonly MovePoints[],
  feats: readonly string[],
): Feat | null {
  const own = lines.filter(({ event }) => event.seat === gainer && feats.includes(event.kind));
  const done = own.map((line) => {
    const next = own.find(({ move }) => move > line.move)?.move ?? Infinity;
    return { line, gain: gained(gains, gainer, line.move, next) };
  });
  const [best] = done.filter(({ line }) => line.round === round).sort((a, b) => b.gain - a.gain);
  if (!best || best.gain <= 0) return null;
  const like = done.filter(
    ({ line }) =>
      line.event.kind === best.line.event.kind && round - line.round >= 0 && round - line.round < 2,
  );
  return {
    line: best.line,
    count: like.length,
    rounds: new Set(like.map(({ line }) => line.round)).size,
    gain: like.reduce((sum, { gain }) => sum + gain, 0),
  };
}
