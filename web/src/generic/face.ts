/** The face of a game that has none of its own: its position as words, its options as a list. */
import type { Face } from "$src/games/face";
import type { GameKey } from "$src/wire/names";
import GenericScene from "./GenericScene.svelte";

/** After all games that have a face of their own. */
const LAST = 1000;

export function genericFace(key: GameKey): Face {
  return {
    key,
    texts: key,
    families: ["word"],
    lists: {},
    silent: [],
    minor: [],
    asides: [],
    payments: [],
    folds: [],
    sums: ["number"],
    blanks: {},
    namesOf: () => ({}),
    rank: LAST,
    usualBots: 1,
    Scene: GenericScene,
    vignettes: ["tower", "well", "harbour", "park", "column", "aqueduct", "tavern"],
    themes: {},
    automaton: null,
    loadBox: null,
    loadTable: async () => (await import("./GenericTable.svelte")).default,
    loadReplay: async () => ({ Board: (await import("./GenericReplay.svelte")).default, travels: null }),
    score: {
      order: [],
      wordOnly: [],
      pictureOf: () => ({ icon: "victory-point" }),
      loadLines: async () => () => [],
      feats: [],
      stageEnd: null,
    },
    rules: null,
    lesson: null,
  };
}
