/** What puzzles are about: the themes of all games, and those that a game's face and texts bring along. */
import type { IconName } from "$src/art/names";
import { faceOf } from "$src/games/faces";
import { has, t, textId } from "$src/i18n/fluent.svelte";
import { capital, readable } from "$src/i18n/readable";
import { gameText } from "$src/table/sentences";
import type { GameKey } from "$src/wire/names";

const ICONS: Readonly<Record<string, IconName>> = { denying: "lock", "end-game": "flag" };

export function iconOf(game: GameKey, theme: string): IconName {
  return faceOf(game).themes[theme] ?? ICONS[theme] ?? "hint";
}

export function themeName(game: GameKey, theme: string): string {
  const id = [gameText(game, "theme", theme), textId("practice-theme", theme)].find(has);
  return id === undefined ? capital(readable(theme)) : t(id);
}
