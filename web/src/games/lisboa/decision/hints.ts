/** What one wants to know of an option beside its name. */
import { t } from "$src/i18n/fluent.svelte";
import { nextAbility } from "../boards";
import type { CardKind, HouseGroup } from "../kinds";
import type { Play } from "../play.svelte";
import { cardHint } from "../words";

/** The card that would be taken, or the ability that the next houses of a group bring. */
export function hintOf(play: Play, code: string): string {
  const [verb, word = ""] = code.split(" ");
  if (verb === "take") return cardOnDisplay(play, word as CardKind);
  if (verb === "house") return abilityToCome(play, word as HouseGroup);
  return "";
}

function cardOnDisplay(play: Play, kind: CardKind): string {
  const card = play.pack.cards.get(play.view.decks[kind]?.card ?? 0);
  return card ? cardHint(card) : "";
}

function abilityToCome(play: Play, group: HouseGroup): string {
  const next = play.me && nextAbility(play, play.me, group);
  return next ? t("lisboa-house-then", next) : "";
}
