/** The component pack that a table form asks for: the usual one, that of the server, or one of one's own. */
import { api } from "$src/wire";
import type { Json } from "$src/wire/json";
import type { GameInfo, NewTable, PackFigures } from "$src/wire/types";
import { t } from "$src/i18n/fluent.svelte";

export type PackChoice = "usual" | "chosen" | "mine";

/** The request with the figures of the pack that was chosen. */
export async function withPack(game: GameInfo, table: NewTable, choice: unknown): Promise<NewTable> {
  const option = game.options.find((each) => each.kind === "pack");
  if (!option) return table;
  if (choice === "mine") {
    const { source, form } = await api().box(game.key);
    if (form.faults.length) throw new Error(t("shell-box-faulty"));
    return { ...table, options: { ...table.options, [option.name]: source as Json } };
  }
  if (choice === "chosen") return { ...table, options: { ...table.options, [option.name]: option.default } };
  return table;
}

/** "figures printed: 112, reconstructed: 440, from the rules: 134". */
export function provenance({ printed, known, reconstructed }: PackFigures): string {
  return t("shell-box-provenance", { printed, known, reconstructed });
}
