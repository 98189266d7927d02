/** The table of a guided game: always the same deal, against gentle bots, kept until it is over. */
import { levelsOf } from "$src/home/start";
import { keep, kept } from "$src/shell/kept";
import { api } from "$src/wire";
import type { JsonObject } from "$src/wire/json";
import type { GameId } from "$src/wire/types";

interface Deal {
  seed: number;
  bots: number;
  /** The pupil begins. */
  options: JsonObject;
}

const DEALS: Record<GameId, Deal> = {
  /** The first hand holds a sugar mill, a well and a chapel. */
  "san-juan": { seed: 650, bots: 2, options: { governor: 0 } },
  /**
   * The first hand holds a Builder who can be visited, a King, two Marquises with a reward and a treasury
   * card.
   */
  lisboa: { seed: 59, bots: 1, options: { first_player: 0 } },
};

const nameOf = (game: GameId): string => `lesson.table.${game}`;

async function stillThere(id: string | null): Promise<string | null> {
  if (!id) return null;
  try {
    return (await api().table(id)).status === "playing" ? id : null;
  } catch {
    return null;
  }
}

/** The id of the table on which the lesson is played. */
export async function lessonTable(game: GameId, name: string): Promise<string> {
  const begun = await stillThere(kept(nameOf(game)));
  if (begun) return begun;
  const games = await api().games();
  const [level] = levelsOf(games.find((each) => each.key === game));
  const deal = DEALS[game];
  const bots = Array.from({ length: deal.bots }, () => ({ kind: "bot" as const, level }));
  const made = await api().create({
    game,
    seats: [{ kind: "me" }, ...bots],
    options: deal.options,
    seed: deal.seed,
    visibility: "private",
    hints: true,
    ...(name ? { my_name: name } : {}),
  });
  keep(nameOf(game), made.table.id);
  return made.table.id;
}
