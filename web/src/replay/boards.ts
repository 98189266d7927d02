/** The board of each game in a replay. */
import type { Component } from "svelte";
import { needSymbols } from "$src/art/symbols";
import type { GameId } from "$src/wire/types";

const loaders: Record<GameId, () => Promise<{ default: Component }>> = {
  "san-juan": async () => {
    await needSymbols("sanjuan");
    return import("$src/games/sanjuan/SanJuanReplay.svelte");
  },
  lisboa: async () => {
    await needSymbols("lisboa");
    return import("$src/games/lisboa/LisboaReplay.svelte");
  },
};

export async function loadReplay(game: GameId): Promise<Component> {
  return (await loaders[game]()).default;
}
