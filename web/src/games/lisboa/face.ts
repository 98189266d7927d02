/** Lisboa, as the shared pages see it. */
import { needSymbols } from "$src/art/symbols";
import type { OwnFace } from "$src/games/face";
import { LESSON } from "./lesson";
import Scene from "./Scene.svelte";
import { SCORE } from "./score";
import { ASIDES, BLANKS, FOLDS, SUMS } from "./telling";

const loadSymbols = () => import("./symbols.svg?raw");
/** Needs the component packs, which come with the table. */
let naming: OwnFace["namesOf"];
const loadNaming = async (): Promise<void> => void (naming = (await import("./naming")).namesOf);

const face: OwnFace = {
  key: "lisboa",
  texts: "lisboa",
  families: ["good", "word"],
  lists: { goods: ["good", "word"] },
  /** A card turned up is seen, a card put is where it was played to; Lacerda follows with a favor. */
  silent: ["put", "turned_up", "lacerda_follows"],
  minor: ["TakeExtraDecree", "DiscardTiles"],
  asides: ASIDES,
  payments: ["give"],
  folds: FOLDS,
  sums: SUMS,
  blanks: BLANKS,
  namesOf: (event, options) => naming?.(event, options) ?? {},
  rank: 2,
  usualBots: 1,
  Scene,
  vignettes: ["triumphal_arch", "palace", "city_hall", "residence", "customs", "statue", "column"],
  themes: {
    visits: "visit",
    portfolio: "card",
    following: "follow",
    stores: "store",
    ships: "ship",
    decrees: "decree",
    "public-buildings": "public-building",
    church: "cardinal",
    "state-actions": "recruit",
    officials: "official",
    favors: "royal-favor",
  },
  automaton: "lisboa-owner-lacerda",
  async loadTable() {
    const [table] = await Promise.all([
      import("./LisboaTable.svelte"),
      loadNaming(),
      needSymbols(loadSymbols),
    ]);
    return table.default;
  },
  async loadBox() {
    const [picture, brief, reading] = await Promise.all([
      import("./box/PiecePicture.svelte"),
      import("./box/PieceBrief.svelte"),
      import("./box/reading"),
      needSymbols(loadSymbols),
    ]);
    return { Picture: picture.default, Brief: brief.default, ...reading };
  },
  async loadReplay() {
    const [board, seats, traveller, { flightsOf }] = await Promise.all([
      import("./LisboaReplay.svelte"),
      import("./replay/SeatsBeside.svelte"),
      import("./Traveller.svelte"),
      import("./flights"),
      loadNaming(),
      needSymbols(loadSymbols),
    ]);
    return {
      Board: board.default,
      Seats: seats.default,
      travels: { Traveller: traveller.default, flightsOf },
    };
  },
  score: SCORE,
  rules: {
    prefix: "L",
    /** "C3" alone is a clergy tile. */
    notClauses: /^C\d/,
    load: async () => (await import("../../../../docs/rules/lisboa.md?raw")).default,
  },
  lesson: LESSON,
};

export default face;
