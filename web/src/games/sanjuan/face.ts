/** San Juan, as the shared pages see it. */
import { needVignettes } from "$src/art/symbols";
import type { OwnFace } from "$src/games/face";
import { LESSON } from "./lesson";
import Scene from "./Scene.svelte";
import { SCORE } from "./score";
import { ASIDES, BLANKS, FOLDS, SUMS } from "./telling";

const face: OwnFace = {
  key: "san-juan",
  texts: "sanjuan",
  families: ["building", "role", "good", "word"],
  /** Not to build, make, sell or take costs a game; these do not. */
  minor: [
    "UseLibrary",
    "BlackMarket",
    "Ship",
    "ShipMore",
    "PayMore",
    "UseCustoms",
    "Office",
    "Chapel",
    "Bank",
  ],
  lists: { goods: ["good", "word"], named: ["good", "word"], spent: ["good", "word"] },
  asides: ASIDES,
  payments: ["pay", "spend", "more"],
  folds: FOLDS,
  sums: SUMS,
  blanks: BLANKS,
  rank: 1,
  usualBots: 3,
  Scene,
  vignettes: ["library", "harbour", "tower", "chapel", "hero", "bank", "aqueduct", "crane", "well", "tavern"],
  themes: { building: "builder", timing: "clock", producing: "producer", selling: "trader", cards: "cards" },
  async loadTable() {
    const [table] = await Promise.all([import("./SanJuanTable.svelte"), needVignettes()]);
    return table.default;
  },
  async loadReplay() {
    const [board, review, traveller, { flightsOf }] = await Promise.all([
      import("./SanJuanReplay.svelte"),
      import("./SanJuanReview.svelte"),
      import("./Traveller.svelte"),
      import("./flights"),
      needVignettes(),
    ]);
    return {
      Board: board.default,
      Review: review.default,
      travels: { Traveller: traveller.default, flightsOf },
    };
  },
  score: SCORE,
  rules: {
    prefix: "SJ",
    load: async () => (await import("../../../../docs/rules/san-juan.md?raw")).default,
    appendix: {
      title: "sanjuan-rules-cards",
      load: async () => (await import("./CardList.svelte")).default,
    },
  },
  lesson: LESSON,
};

export default face;
