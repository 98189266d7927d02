/** The rows of a score sheet, what stands beside them, and who won. */
import type { ScoreFace } from "$src/games/face";
import { t } from "$src/i18n/fluent.svelte";
import { isYou } from "$src/table/seats";
import { nameOf } from "$src/table/sentences";
import type { JsonObject } from "$src/wire/json";
import type { Seat } from "$src/wire/names";
import type { ScoreItem, Standing, TableInfo } from "$src/wire/types";

/** One row per source that anybody has, in the order of scoring. */
export function sources({ order, wordOnly }: ScoreFace, standings: readonly Standing[]): string[] {
  const found = new Set(
    standings.flatMap((each) =>
      each.items.filter((item) => item.points !== 0 || wordOnly.includes(item.kind)).map((item) => item.kind),
    ),
  );
  const place = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...found].sort((a, b) => place(a) - place(b));
}

/** What a figure says of itself: of several pieces their number, of one what it was counted from. */
export function factsOf(items: readonly ScoreItem[]): JsonObject {
  return { ...items[0]?.facts, count: items.length };
}

export function nameIn(table: TableInfo, seat: Seat): string {
  return isYou(seat, table.mine) ? t("shell-you") : nameOf(table.game, seat, table.seats);
}

/** "You win, 36 to 35", from the viewer's side. */
export function verdict(
  standings: readonly Standing[],
  mine: readonly Seat[],
  nameOf: (seat: Seat) => string,
): string {
  const winners = standings.filter((each) => each.place === 1);
  const [first, second] = standings;
  if (!first) return t("shell-game-over");
  const points = { best: first.points, next: second?.points ?? 0 };
  if (winners.length > 1)
    return t("shell-shared-win", {
      names: winners.map((each) => nameOf(each.seat)).join(", "),
      best: first.points,
    });
  if (standings.length === 1) return t("shell-solo-result", { best: first.points });
  if (isYou(first.seat, mine)) return t("shell-you-win", points);
  return t("shell-wins", { name: nameOf(first.seat), ...points });
}
