/** The games that the server offers: their titles, seats, options and levels, asked for once. */
import { capital, readable } from "$src/i18n/readable";
import { api } from "$src/wire";
import type { GameKey } from "$src/wire/names";
import type { GameInfo } from "$src/wire/types";
import { faceOf } from "./faces";

/** The level that takes any option. */
export const RANDOM = "random";

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

/** Whether positions are judged, so that there are chances, comparisons, reviews and puzzles. */
export function isJudged(game: GameKey): boolean {
  return gameInfo(game)?.judged ?? false;
}

/** Whether a bot thinks about its choices, so that it can be asked for a hint. */
export function hasThinker(game: GameKey): boolean {
  return gameInfo(game)?.levels.some((level) => level !== RANDOM) ?? false;
}

export function titleOf(game: GameKey): string {
  return gameInfo(game)?.title ?? capital(readable(game));
}
