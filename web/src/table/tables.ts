/** The table of each game, loaded when it is opened. */
import type { Component } from "svelte";
import { needSymbols } from "$src/art/symbols";
import type { GameId } from "$src/wire/types";

const loaders: Partial<Record<GameId, () => Promise<{ default: Component }>>> = {
  "san-juan": async () => {
    await needSymbols("sanjuan");
    return import("$src/games/sanjuan/SanJuanTable.svelte");
  },
  lisboa: async () => {
    await needSymbols("lisboa");
    return import("$src/games/lisboa/LisboaTable.svelte");
  },
};

/** A game that this client does not know yet gets the general table. */
export async function loadTable(game: GameId): Promise<Component> {
  const load = loaders[game] ?? (() => import("./GenericTable.svelte"));
  return (await load()).default;
}
