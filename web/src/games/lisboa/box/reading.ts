/** What the words of a pack say in the language of the page; a pack itself is written in its own words. */
import type { Json } from "$src/wire/json";
import type { PackForm, PackPiece } from "$src/wire/types";
import { has, t, textId } from "$src/i18n/fluent.svelte";
import { sentenceRead } from "../decrees";
import { SITES } from "../kinds";
import { benefitFrom, penaltyFrom, rewardFrom } from "../pack";
import { benefitText, decreeText, penaltyText, rewardText, siteText } from "../words";

/** The figures of a piece without those that have a fault. */
export function soundValues(piece: PackPiece, faults: PackForm["faults"]): Record<string, Json> {
  const bad = faults.map((fault) => fault.field);
  const values = piece.values as Record<string, Json>;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !bad.includes(name)));
}

/** A text in one of the vocabularies; nothing of a decree that nobody has read yet and that is none. */
export function phraseText(vocabulary: string, text: string): string {
  if (vocabulary === "scoring") {
    const decree = sentenceRead(text);
    return decree ? decreeText(decree) : "";
  }
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

const BONUS = ", +N if three or more";
const MOST = " (max N)";

/** The texts that a word of a vocabulary begins, with a gap for every number. */
function gapped(word: string): string[] {
  const counted = /^N per (.+)$/.exec(word)?.[1];
  if (counted === undefined) return [word];
  const each = [word, `N per N ${counted}`];
  const limited = each.flatMap((text) => ["", MOST, BONUS, `${BONUS}${MOST}`].map((more) => text + more));
  return [...limited, `N with the most: ${counted}`];
}

/** Every choice of so many of the numbers, in their order. */
function choices(numbers: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return numbers.flatMap((first, at) =>
    choices(numbers.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}

/** The texts of the pack that may speak of these numbers; a text may leave out that something is one. */
export function phrasesOf(words: readonly string[], numbers: readonly string[]): string[] {
  return words.flatMap(gapped).flatMap((text) => {
    const size = text.match(/\bN\b/g)?.length ?? 0;
    const known = numbers.length < size ? ["1", ...numbers] : numbers;
    return choices(known, size).map((chosen) =>
      chosen.reduce((said, each) => said.replace(/\bN\b/, each), text),
    );
  });
}
