/** The texts of a game: a catalogue of this client, or one that the game brings along. */
import { catalogue, needTexts, type Source } from "$src/i18n/fluent.svelte";
import type { Language } from "$src/i18n/languages";
import { api } from "$src/wire";
import type { GameKey } from "$src/wire/names";
import { faceOf } from "./faces";
import { gameInfo } from "./offered.svelte";

/** Load the texts of a game, unless they are there. */
export function needGameTexts(game: GameKey, language: Language): Promise<void> {
  return needTexts(game, sourceOf(game), language);
}

function sourceOf(game: GameKey): Source {
  const own = catalogue(faceOf(game).texts);
  return async (language) => {
    const [texts, brought] = await Promise.all([own(language), broughtTexts(game, language)]);
    return texts + brought;
  };
}

/** A game that does not speak the language of the page speaks English. */
async function broughtTexts(game: GameKey, language: Language): Promise<string> {
  const spoken = gameInfo(game)?.texts ?? [];
  const found = [language, "en"].find((each) => spoken.includes(each));
  return found ? (await api().gameTexts(game, found)).texts : "";
}
