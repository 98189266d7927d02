/** The texts of San Juan by the words of the rules. */
import { attr, t, textId } from "$src/i18n/fluent.svelte";
import type { Card } from "./cards";

export const buildingName = (id: string): string => t(textId("sanjuan-building", id));
export const buildingShort = (id: string): string => attr(textId("sanjuan-building", id), "short");
export const buildingFull = (id: string): string => attr(textId("sanjuan-building", id), "full");
export const roleName = (role: string): string => t(textId("sanjuan-role", role));
export const goodName = (good: string): string => t(textId("sanjuan-good", good));
export const phaseName = (phase: string): string => t(textId("sanjuan-phase", phase));

/** "Library, city building, cost 5, 3 points: …", for those who cannot see the card. */
export function cardLabel(card: Card): string {
  const points = card.points === null ? t("sanjuan-points-at-end") : t("sanjuan-points", { points: card.points });
  return `${buildingName(card.id)}, ${t(`sanjuan-sort-${card.sort}`)}, ${t("sanjuan-cost", { cost: card.cost })}, ${points}. ${buildingFull(card.id)}`;
}
