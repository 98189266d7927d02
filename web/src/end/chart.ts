/** Geometry of the chart of points over the game. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Scale {
  x(round: number): number;
  y(points: number): number;
  ticks: number[];
  most: number;
}

const STEPS = [5, 10, 20, 25, 50, 100];

export function scaleOf(lines: readonly (readonly number[])[], plot: Plot): Scale {
  const highest = Math.max(10, ...lines.flat());
  const step = STEPS.find((each) => highest / each <= 5) ?? 200;
  const most = Math.ceil(highest / step) * step;
  const last = Math.max(1, ...lines.map((line) => line.length - 1));
  return {
    x: (round) => plot.left + ((plot.right - plot.left) * round) / last,
    y: (points) => plot.bottom - ((plot.bottom - plot.top) * points) / most,
    ticks: Array.from({ length: most / step + 1 }, (_, index) => index * step),
    most,
  };
}

/** A part of the game, from the place of one round in the lines to that of another. */
export interface Stage {
  from: number;
  to: number;
}

/** The parts of a game that changed at the end of these rounds; a game of one piece has none. */
export function stagesOf(rounds: readonly number[], ends: readonly number[]): Stage[] {
  const cuts = ends.map((end) => rounds.indexOf(end)).filter((place) => place > 0);
  const bounds = [0, ...cuts, rounds.length - 1];
  return cuts.length ? bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to })) : [];
}

/** Heights for labels that must not cover each other, in the order given. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let lowest = -Infinity;
  for (const { y, index } of order) {
    lowest = Math.max(y, lowest + gap);
    placed[index] = lowest;
  }
  return placed;
}
