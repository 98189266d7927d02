/** What the card of a game says besides its graph: the deed and the error that stand out, and in words. */
import { verdict } from "$src/end/sheet";
import { titleOf } from "$src/games/offered.svelte";
import { t } from "$src/i18n/fluent.svelte";
import { signed } from "./figures";
import { chanceSumOf, type KeyDecision } from "./review";
import type { Reviewing } from "./reviewing.svelte";
import type { Standing, TableInfo } from "$src/wire/types";

/** The best deed and the costliest error of the player whose card it is. */
export function highlights({ keys }: Pick<Reviewing, "keys">): KeyDecision[] {
  const most = (kind: KeyDecision["kind"]): KeyDecision[] =>
    keys
      .filter((key) => key.kind === kind)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, 1);
  return [...most("deed"), ...most("error")];
}

/** How the players did, the victor first; an opponent without a seat has no review and no row. */
export function rowsIn({ result, seats }: Pick<TableInfo, "result" | "seats">): Standing[] {
  return (result ?? []).filter(({ seat }) => seat < seats.length);
}

export function titleIn({
  table,
  who,
}: {
  table: Reviewing["table"];
  who: (seat: number) => string;
}): string {
  return verdict(table.result ?? [], [], who);
}

/** The picture in words, for those who cannot see it. */
export function alternativeText(reviewing: Reviewing): string {
  const { table, review } = reviewing;
  const rows = rowsIn(table).map(({ seat, points }) => {
    const { accuracy = 0 } = review?.seats[seat] ?? {};
    const luck = signed(review ? chanceSumOf(review, seat).luck : 0);
    return t("coach-picture-row", { name: reviewing.who(seat), points, accuracy, luck });
  });
  const title = titleIn({ table, who: (seat) => reviewing.who(seat) });
  return t("coach-picture-alt", { game: titleOf(table.game), title, rows: rows.join(" ") });
}
