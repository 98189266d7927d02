/** The guided first game of Lisboa. */
import type { LessonFace } from "$src/games/face";

/** The cards of the nobles; those of the treasury come after them. */
const NOBLES = "1-60";
/** The Builder in the first hand. */
const BUILDER_CARD = 3;

export const LESSON: LessonFace = {
  vignette: "triumphal_arch",
  steps: [
    { id: "welcome", vignette: "triumphal_arch", does: null, look: null },
    { id: "city", vignette: "city_hall", does: null, look: "board" },
    { id: "tile", vignette: "chapel", does: "keep", look: "decision" },
    { id: "hand", vignette: "archive", does: null, look: "hand" },
    { id: "court", vignette: "palace", does: null, look: "middle" },
    { id: "visit", vignette: "carpenter", does: `visit ${BUILDER_CARD}`, look: "hand" },
    { id: "state", vignette: "office", does: "do plan", after: ["plan"], look: "middle" },
    { id: "store", vignette: "market_hall", does: "build", look: "board" },
    { id: "cube", vignette: "quarry", does: "clear", after: ["convert"], look: "board" },
    { id: "house", vignette: "hut", does: "house middle", look: "mine" },
    { id: "card", vignette: "library", does: "take", look: "middle" },
    { id: "turn", vignette: "tower", does: "end", look: null },
    { id: "portfolio", vignette: "guild_hall", does: `portfolio ${NOBLES}`, after: ["office"], look: "hand" },
    {
      id: "trade",
      vignette: "trading_post",
      does: "offer * ship",
      after: ["ship", "give", "stop"],
      look: "middle",
    },
    {
      id: "sell",
      vignette: "harbour",
      does: "sell",
      before: ["take", "end", `portfolio ${NOBLES}`, "remove upper_1", "office"],
      look: "mine",
    },
    { id: "building", vignette: "residence", does: null, look: "board" },
    { id: "church", vignette: "cathedral", does: null, look: "middle" },
    { id: "decrees", vignette: "statue", does: null, look: "decrees" },
    { id: "end", vignette: "column", does: null, look: null },
    { id: "play-on", vignette: "customs", does: null, look: null },
  ],
  /** The pupil begins, with a Builder to visit, a King, two Marquises with a reward and a treasury card. */
  deal: { seed: 59, bots: 1, options: { first_player: 0, pack: "reconstructed-2" } },
};
