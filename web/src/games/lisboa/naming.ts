/** Decrees, tiles, cards and tasks of Lisboa by what they do, for the lines that name them by a number. */
import type { Args } from "$src/i18n/fluent.svelte";
import { wordIn, type JsonObject } from "$src/wire/json";
import type { EventFacts } from "$src/wire/names";
import type { Pack } from "./pack";
import { packOf } from "./packs";
import { cardHint, decreeText, eventShort, taskText, tileHint } from "./words";

function doesOf(event: EventFacts, pack: Pack): string | null {
  const { decree, tile, task, card, how } = event;
  const piece = pack.decrees.get(Number(decree));
  if (piece) return decreeText(piece);
  const clergy = pack.clergy.get(wordIn(tile));
  if (clergy) return tileHint(clergy);
  const duty = pack.tasks.get(Number(task));
  if (duty) return taskText(duty);
  const played = pack.cards.get(Number(card));
  if (!played) return null;
  return how === "sponsor" ? eventShort(played.event) : cardHint(played);
}

export function namesOf(event: EventFacts, options: JsonObject): Args {
  const does = doesOf(event, packOf({ options }));
  return does === null ? {} : { does };
}
