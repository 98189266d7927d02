/** Links to games that are over: made once, kept in this browser, withdrawn by who made them. */
import { keep, kept } from "$src/shell/kept";
import { wholeAddress } from "$src/shell/navigate.svelte";
import { company } from "$src/wire";

const nameOf = (table: string): string => `shared.${table}`;

/** The address that others can open; at a move, or at the beginning. */
export async function sharedAddress(table: string, move?: number): Promise<string> {
  const secret = kept(nameOf(table)) || (await company().share(table)).secret;
  keep(nameOf(table), secret);
  return wholeAddress(`/look/${secret}${move === undefined ? "" : `?move=${move}`}`);
}

export async function endSharing(table: string): Promise<void> {
  await company().endSharing(table);
  keep(nameOf(table), "");
}
