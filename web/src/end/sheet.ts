/** What stands beside the rows of a score sheet, and who won. */
import { t } from "$src/i18n/fluent.svelte";
import { CARDS } from "$src/games/sanjuan/cards";
import type { GameId, Standing } from "$src/wire/types";

/** Sources of San Juan that are not a building of their own. */
const SANJUAN: Record<string, string> = { tucked: "chapel" };

export function vignetteFor(game: GameId, kind: string): string | null {
  if (game !== "san-juan") return null;
  return SANJUAN[kind] ?? CARDS.find((card) => card.id === kind)?.id ?? null;
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
