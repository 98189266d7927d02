/** What the words of a pack say in the language of the page; a pack itself is written in its own words. */
import { has, t, textId } from "$src/i18n/fluent.svelte";
import { decreeFrom } from "../decrees";
import { SITES } from "../kinds";
import { benefitFrom, penaltyFrom, rewardFrom } from "../pack";
import { benefitText, decreeText, penaltyText, rewardText, siteText } from "../words";

/** A text in one of the vocabularies; one that the pack's readers refuse is not asked about. */
export function phraseText(vocabulary: string, text: string): string {
  if (vocabulary === "scoring") return decreeText(decreeFrom(text));
  if (vocabulary === "penalty") return penaltyText(penaltyFrom(text));
  if (vocabulary.endsWith("benefit")) return benefitText(benefitFrom(text));
  return rewardText(rewardFrom(text));
}

/** The families in which a word that stands alone is sought; a word of a colour is none of the others. */
const FAMILIES: Readonly<Record<string, string>> = {
  deed: "deed",
  deeds: "deed",
  builder: "action",
  marquis: "action",
  king: "action",
  kind: "noble",
  good: "good",
  start: "good",
  cost: "cube",
  spaces: "noble",
};

/** A word that a field offers, such as a good or a site. */
export function wordText(field: string, word: string): string {
  const site = SITES.find((each) => each.site === word);
  if (site) return siteText(site);
  const id = textId(`lisboa-${FAMILIES[field] ?? "colour"}`, word.replaceAll(" ", "_"));
  return has(id) ? t(id) : word;
}
