/** How each game is shown in a replay: its board, and the pieces that travel over it. */
import type { Component } from "svelte";
import { needSymbols } from "$src/art/symbols";
import type { FlightsOf } from "$src/table/flights";
import type { GameId } from "$src/wire/types";

export interface Stage {
  Board: Component;
  Traveller: Component<{ picture: string }>;
  flightsOf: FlightsOf;
}

const stages: Record<GameId, () => Promise<Stage>> = {
  "san-juan": async () => {
    const [board, traveller, { flightsOf }] = await Promise.all([
      import("$src/games/sanjuan/SanJuanReplay.svelte"),
      import("$src/games/sanjuan/Traveller.svelte"),
      import("$src/games/sanjuan/flights"),
      needSymbols("sanjuan"),
    ]);
    return { Board: board.default, Traveller: traveller.default, flightsOf };
  },
  lisboa: async () => {
    const [board, traveller, { flightsOf }] = await Promise.all([
      import("$src/games/lisboa/LisboaReplay.svelte"),
      import("$src/games/lisboa/Traveller.svelte"),
      import("$src/games/lisboa/flights"),
      needSymbols("lisboa"),
    ]);
    return { Board: board.default, Traveller: traveller.default, flightsOf };
  },
};

export function loadStage(game: GameId): Promise<Stage> {
  return stages[game]();
}
