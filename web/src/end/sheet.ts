/** What stands beside the rows of a score sheet, and who won. */
import { t } from "$src/i18n/fluent.svelte";
import { CARDS } from "$src/games/sanjuan/cards";
import type { GameId, Standing } from "$src/wire/types";

/** The order of scoring (SJ-E2), where a game has more sources than one player shows. */
const ORDER: Partial<Record<GameId, readonly string[]>> = {
  "san-juan": ["buildings", "chapel", "bank", "harbour", "guild_hall", "city_hall", "triumphal_arch", "residence", "cathedral", "palace"],
};

/** One row per source that anybody has, in the order of scoring. */
export function sources(game: GameId, standings: readonly Standing[]): string[] {
  const found = new Set(standings.flatMap((each) => each.items.filter((item) => item.points !== 0).map((item) => item.kind)));
  const order = ORDER[game] ?? [];
  const place = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...found].sort((a, b) => place(a) - place(b));
}

export function vignetteFor(game: GameId, kind: string): string | null {
  if (game !== "san-juan") return null;
  return CARDS.find((card) => card.id === kind)?.id ?? null;
}

/** "You win, 36 to 35", from the viewer's side. */
export function verdict(standings: readonly Standing[], mine: readonly number[], nameOf: (seat: number) => string): string {
  const winners = standings.filter((each) => each.place === 1);
  const [first, second] = standings;
  if (!first) return t("shell-game-over");
  const points = { best: first.points, next: second?.points ?? 0 };
  if (winners.length > 1) return t("shell-shared-win", { names: winners.map((each) => nameOf(each.seat)).join(", "), best: first.points });
  if (standings.length === 1) return t("shell-solo-result", { best: first.points });
  if (mine.includes(first.seat) && mine.length === 1) return t("shell-you-win", points);
  return t("shell-wins", { name: nameOf(first.seat), ...points });
}
