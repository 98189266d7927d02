/** The rows of a score sheet, what stands beside them, and who won. */
import type { IconName } from "$src/art/names";
import { CARDS } from "$src/games/sanjuan/cards";
import { t } from "$src/i18n/fluent.svelte";
import { isYou } from "$src/table/seats";
import { nameOf } from "$src/table/sentences";
import type { JsonObject } from "$src/wire/json";
import type { GameId, ScoreItem, Standing, TableInfo } from "$src/wire/types";

/** The order of scoring: SJ-E2 and L-W. */
const ORDER: Record<GameId, readonly string[]> = {
  "san-juan": [
    "buildings",
    "chapel",
    "bank",
    "harbour",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "residence",
    "cathedral",
    "palace",
  ],
  lisboa: [
    "wigs",
    "hulls",
    "rubble_sets",
    "cubes",
    "stores_gold",
    "stores_tools",
    "stores_books",
    "stores_cloth",
    "money",
    "decree",
    "officials",
    "favors",
    "rank",
  ],
};

/** Scores nothing and yet says something. */
const WORTHLESS = "rank";

const ICONS: Record<string, IconName> = {
  wigs: "wig",
  hulls: "ship",
  rubble_sets: "rubble-set",
  cubes: "rubble-fire",
  stores_gold: "gold",
  stores_tools: "tools",
  stores_books: "book",
  stores_cloth: "cloth",
  money: "real",
  decree: "decree",
  officials: "plan",
  favors: "royal-favor",
  rank: "governor",
};

/** One row per source that anybody has, in the order of scoring. */
export function sources(game: GameId, standings: readonly Standing[]): string[] {
  const found = new Set(
    standings.flatMap((each) =>
      each.items.filter((item) => item.points !== 0 || item.kind === WORTHLESS).map((item) => item.kind),
    ),
  );
  const order = ORDER[game];
  const place = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...found].sort((a, b) => place(a) - place(b));
}

export function vignetteFor(game: GameId, kind: string): string | null {
  if (game !== "san-juan") return null;
  return CARDS.find((card) => card.id === kind)?.id ?? null;
}

/** Whether a row has figures; the rank of a solo player is a word. */
export function hasFigures(kind: string): boolean {
  return kind !== WORTHLESS;
}

export function iconFor(kind: string): IconName {
  return ICONS[kind] ?? "victory-point";
}

/** What a figure says of itself: of several pieces their number, of one what it was counted from. */
export function factsOf(items: readonly ScoreItem[]): JsonObject {
  return { ...items[0]?.facts, count: items.length };
}

export type LinesOf = (items: readonly ScoreItem[], options: JsonObject) => string[];

/** What stands behind a figure, for a game that has more to say than the figure. */
export async function loadLines(game: GameId): Promise<LinesOf> {
  return game === "lisboa" ? (await import("$src/games/lisboa/sheet")).linesOf : () => [];
}

export function nameIn(table: TableInfo, seat: number): string {
  return isYou(seat, table.mine) ? t("shell-you") : nameOf(seat, table.seats);
}

/** "You win, 36 to 35", from the viewer's side. */
export function verdict(
  standings: readonly Standing[],
  mine: readonly number[],
  nameOf: (seat: number) => string,
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
