/** What stands behind a figure of the score sheet, line by line. */
import { list, t } from "$src/i18n/fluent.svelte";
import { word } from "$src/table/sentences";
import { objectsIn, type Json, type JsonObject } from "$src/wire/json";
import type { ScoreItem } from "$src/wire/types";
import { packOf } from "./packs";
import { decreeText } from "./words";

interface Condition {
  condition: string;
  needed: number;
  found: number;
}

interface RankJudged {
  rank: string;
  missed: Condition[];
}

/** The ranks that were not reached, with what they lack. */
function ranksMissed(ranks: Json[]): string[] {
  const judged = objectsIn(ranks) as unknown as RankJudged[];
  const missing = judged.filter((each) => each.missed.length > 0);
  return missing.map(({ rank, missed }) =>
    t("lisboa-rank-missed", {
      rank: word("lisboa", rank),
      missed: list(missed.map((each) => t("lisboa-condition", { ...each }))),
    }),
  );
}

export function linesOf(items: readonly ScoreItem[], options: JsonObject): string[] {
  return items.flatMap(({ points, facts }) => {
    if (Array.isArray(facts.ranks)) return ranksMissed(facts.ranks);
    const decree = packOf({ options }).decrees.get(Number(facts.decree));
    return decree ? [`${points}: ${decreeText(decree)}`] : [];
  });
}
