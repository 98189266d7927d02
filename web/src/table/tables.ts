/** The table of each game, loaded when it is opened; a game without one gets the general table. */
import type { Component } from "svelte";
import { needSymbols } from "$src/art/symbols";
import type { GameId } from "$src/wire/types";

const loaders: Record<GameId, () => Promise<{ default: Component }>> = {
  "san-juan": async () => {
    await needSymbols("sanjuan");
    return import("$src/games/sanjuan/SanJuanTable.svelte");
  },
  lisboa: () => import("./GenericTable.svelte"),
};

export async function loadTable(game: GameId): Promise<Component> {
  return (await loaders[game]()).default;
}
