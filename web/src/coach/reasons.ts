/** Reasons of the coach as sentences; one without words says nothing. */
import { has, t, type Args } from "$src/i18n/fluent.svelte";
import { isYou } from "$src/table/seats";
import { argumentsOf, optionLabel, unitName } from "$src/table/sentences";
import type { Seat } from "$src/wire/names";
import type { Reason, TableInfo } from "$src/wire/types";

export function reasonTexts(
  reasons: readonly Reason[],
  table: TableInfo,
  nameOf: (seat: Seat) => string,
  /** How the table words an option, where it knows more than the code says. */
  wording: ((code: string) => string) | null = null,
): string[] {
  return reasons
    .filter(({ id }) => has(id))
    .map(({ id, arguments: given }) => {
      const args: Args = argumentsOf(table.game, given);
      const { seat, code, unit } = given;
      if (typeof seat === "number")
        Object.assign(args, { name: nameOf(seat), you: isYou(seat, table.mine) ? "yes" : "no" });
      if (typeof unit === "string") args.unit = unitName(table.game, unit);
      if (typeof code === "string")
        args.option = wording?.(code) ?? optionLabel(table.game, code, "", { total: "none" }, table.seats);
      return t(id, args);
    });
}
