/** Decrees, tiles, cards and tasks of Lisboa by what they do, for the lines that name them by a number. */
import { has, t, textId, type Args } from "$src/i18n/fluent.svelte";
import { wordIn, type JsonObject } from "$src/wire/json";
import type { EventFacts } from "$src/wire/names";
import type { Pack } from "./pack";
import { packOf } from "./packs";
import { cardHint, decreeText, playedHint, taskHint, tileHint, visitCost } from "./words";

function doesOf(event: EventFacts, pack: Pack): string | null {
  const { decree, tile, task, card, how } = event;
  const piece = pack.decrees.get(Number(decree));
  if (piece) return decreeText(piece);
  const clergy = pack.clergy.get(wordIn(tile));
  if (clergy) return tileHint(clergy);
  const duty = pack.tasks.get(Number(task));
  if (duty) return taskHint(duty);
  const ship = textId("lisboa-word", wordIn(card));
  if (event.kind === "removed" && has(ship)) return t(ship);
  const played = pack.cards.get(Number(card));
  if (!played) return null;
  return how === "sponsor" || how === "portfolio" ? playedHint(played, how) : cardHint(played);
}

function costOf({ influence, reis, wigs }: EventFacts): string | null {
  const told = typeof influence === "number" && typeof reis === "number" && typeof wigs === "number";
  return told ? visitCost(influence, reis, wigs) : null;
}

export function namesOf(event: EventFacts, options: JsonObject): Args {
  const [does, cost] = [doesOf(event, packOf({ options })), costOf(event)];
  return { ...(does !== null && { does }), ...(cost !== null && { cost }) };
}
