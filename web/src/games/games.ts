/** What the shell knows of each game before it is opened. */
import type { Component } from "svelte";
import LisboaScene from "$src/art/scenes/Lisboa.svelte";
import SanJuanScene from "$src/art/scenes/SanJuan.svelte";
import type { Part } from "$src/i18n/fluent.svelte";
import type { GameId } from "$src/wire/types";

export interface GameFace {
  id: GameId;
  /** First word of the ids of its texts. */
  texts: Part;
  title: string;
  scene: Component;
  seats: readonly number[];
  /** How many bots one usually plays against. */
  bots: number;
  /** Drawings for the rows of its tables, changing from table to table. */
  vignettes: readonly string[];
}

export const GAMES: Record<GameId, GameFace> = {
  "san-juan": {
    id: "san-juan",
    texts: "sanjuan",
    title: "San Juan",
    scene: SanJuanScene,
    seats: [2, 3, 4],
    bots: 3,
    vignettes: [
      "library",
      "harbour",
      "tower",
      "chapel",
      "hero",
      "bank",
      "aqueduct",
      "crane",
      "well",
      "tavern",
    ],
  },
  lisboa: {
    id: "lisboa",
    texts: "lisboa",
    title: "Lisboa",
    scene: LisboaScene,
    seats: [1, 2, 3, 4],
    bots: 1,
    vignettes: ["triumphal_arch", "palace", "city_hall", "residence", "customs", "statue", "column"],
  },
};

/** The drawing of a table: always the same for one table. */
export function vignetteOf(game: GameId, table: string): string {
  const choices = GAMES[game].vignettes;
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return choices[sum % choices.length] ?? "library";
}

export function isGame(word: string): word is GameId {
  return word in GAMES;
}
