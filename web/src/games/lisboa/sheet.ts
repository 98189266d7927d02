/** What stands behind a figure of the score sheet, line by line. */
import { list, t } from "$src/i18n/fluent.svelte";
import { word } from "$src/table/sentences";
import type { Json, JsonObject, ScoreItem } from "$src/wire/types";
import { packOf } from "./packs";
import { decreeText } from "./words";

interface Condition {
  condition: string;
  needed: number;
  found: number;
}

interface Judged {
  rank: string;
  missed: Condition[];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The ranks that were not reached, with what they lack. */
function ranksMissed(ranks: Json[]): string[] {
  const judged = ranks.filter(isObject) as unknown as Judged[];
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
