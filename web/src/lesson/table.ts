/** The table of a guided game: always the same deal, against gentle bots, kept until it is over. */
import type { LessonFace } from "$src/games/face";
import { askGames, gameInfo } from "$src/games/offered.svelte";
import { levelsOf } from "$src/home/start";
import { keep, kept } from "$src/shell/kept";
import { api } from "$src/wire";
import type { GameKey } from "$src/wire/names";

const nameOf = (game: GameKey): string => `lesson.table.${game}`;

async function stillThere(id: string | null): Promise<string | null> {
  if (!id) return null;
  try {
    return (await api().table(id)).status === "playing" ? id : null;
  } catch {
    return null;
  }
}

/** The next lesson is played on a table of its own. */
export function forgetTable(game: GameKey): void {
  keep(nameOf(game), "");
}

/** The id of the table on which the lesson is played. */
export async function lessonTable(game: GameKey, { deal }: LessonFace, name: string): Promise<string> {
  const begun = await stillThere(kept(nameOf(game)));
  if (begun) return begun;
  await askGames();
  const [level] = levelsOf(gameInfo(game));
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
