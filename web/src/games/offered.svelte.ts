/** The games that the server offers: their titles, seats, options and levels, asked for once. */
import { capital, readable } from "$src/i18n/readable";
import { api } from "$src/wire";
import type { GameKey } from "$src/wire/names";
import type { GameInfo } from "$src/wire/types";
import { faceOf } from "./faces";

let offered = $state.raw<readonly GameInfo[]>([]);

let asking: Promise<void> | null = null;

/** Ask the server, unless it has answered. */
export function askGames(): Promise<void> {
  asking ??= api()
    .games()
    .then(offer)
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

/** These are the games, the easiest first. */
export function offer(games: readonly GameInfo[]): void {
  const rank = (game: GameInfo): number => faceOf(game.key).rank;
  offered = [...games].sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

export function offeredGames(): readonly GameInfo[] {
  return offered;
}

export function gameInfo(game: GameKey): GameInfo | undefined {
  return offered.find((each) => each.key === game);
}

export function titleOf(game: GameKey): string {
  return gameInfo(game)?.title ?? capital(readable(game));
}
