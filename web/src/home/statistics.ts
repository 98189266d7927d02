/** What a person's finished games add up to, by game and by whom they were played against. */
import type { GameKey } from "$src/wire/names";
import type { TableInfo } from "$src/wire/types";

export interface Statistic {
  game: GameKey;
  /** The strongest level of bots at the table; empty against people, or alone. */
  level: string;
  games: number;
  won: number;
  /** Points of the person. */
  mean: number;
  best: number;
}

/** One's own seat in a game that counts: not tried out from another, nor with several seats in one hand. */
function ownPoints(table: TableInfo): { place: number; points: number } | null {
  if (table.status !== "over" || table.forked_from !== null || table.mine.length !== 1) return null;
  return table.result?.find((each) => each.seat === table.mine[0]) ?? null;
}

function strongest(table: TableInfo, levels: readonly string[]): string {
  const there = new Set(table.seats.map((seat) => (seat.kind === "bot" ? seat.level : null)));
  return levels.findLast((level) => there.has(level)) ?? "";
}

/** `levels` are those of a game, the weakest first. */
export function statistics(
  tables: readonly TableInfo[],
  levels: (game: GameKey) => readonly string[],
): Statistic[] {
  const found = new Map<string, Statistic>();
  for (const table of tables) {
    const own = ownPoints(table);
    if (!own) continue;
    const { game } = table;
    const level = strongest(table, levels(game));
    const before = found.get(`${game} ${level}`) ?? {
      game,
      level,
      games: 0,
      won: 0,
      mean: 0,
      best: own.points,
    };
    found.set(`${game} ${level}`, {
      ...before,
      games: before.games + 1,
      won: before.won + (own.place === 1 ? 1 : 0),
      mean: (before.mean * before.games + own.points) / (before.games + 1),
      best: Math.max(before.best, own.points),
    });
  }
  const rank = ({ game, level }: Statistic): number => levels(game).indexOf(level);
  return [...found.values()].sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : rank(a) - rank(b)));
}
