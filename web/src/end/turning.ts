/** The largest changes of lead over a game. */
import type { Seat } from "$src/wire/names";
import type { RoundScores } from "$src/wire/types";

export interface TurningPoint {
  round: number;
  move: number;
  leader: Seat;
  lead: number;
}

/** Who leads and by how much; the lower seat of equals, with a lead of 0. */
function leadOf(points: readonly number[]): { leader: Seat; lead: number } {
  const leader = points.indexOf(Math.max(...points));
  const next = Math.max(0, ...points.filter((_, seat) => seat !== leader));
  return { leader, lead: (points[leader] ?? 0) - next };
}

/** How much a round moved the balance: the swing between its leader and the leader before. */
export function turningPoints(rounds: readonly RoundScores[], count = 3): TurningPoint[] {
  const swings = rounds.slice(1).flatMap((round, index) => {
    const before = rounds[index]?.points ?? [];
    const { leader, lead } = leadOf(round.points);
    const earlier = leadOf(before);
    const swing = leader === earlier.leader ? lead - earlier.lead : lead + earlier.lead;
    return [{ round: round.round, move: round.move, leader, lead, swing: Math.abs(swing) }];
  });
  const largest = swings
    .filter((each) => each.swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, count);
  return largest
    .sort((a, b) => a.round - b.round)
    .map(({ round, move, leader, lead }) => ({ round, move, leader, lead }));
}
