/** The table of a guided game: always the same deal, against two gentle bots, kept until it is over. */
import { levelsOf } from "$src/home/start";
import { api } from "$src/wire";
import type { GameId } from "$src/wire/types";

/** A deal whose first hand holds a sugar mill, a well and a chapel. */
const SEEDS: Partial<Record<GameId, number>> = { "san-juan": 650 };
const BOTS = 2;

const keyOf = (game: GameId): string => `tabuleiro.lesson.table.${game}`;

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
  const kept = await stillThere(localStorage.getItem(keyOf(game)));
  if (kept) return kept;
  const games = await api().games();
  const [level] = levelsOf(games.find((each) => each.key === game));
  const bots = Array.from({ length: BOTS }, () => ({ kind: "bot" as const, level }));
  const made = await api().create({ game, seats: [{ kind: "me" }, ...bots], options: { governor: 0 }, seed: SEEDS[game], visibility: "private", hints: true, ...(name ? { my_name: name } : {}) });
  localStorage.setItem(keyOf(game), made.table.id);
  return made.table.id;
}
