/** The rules of a game, read when the page is opened. */
import type { RulesFace } from "$src/games/face";
import { parseRules, type ClauseNames, type Passage } from "./parse";

export interface Rules extends ClauseNames {
  entries: Passage[];
}

export async function loadRules({ prefix, notClauses, load }: RulesFace): Promise<Rules> {
  const entries = parseRules(await load(), prefix);
  const known = new Set(entries.flatMap((entry) => ("id" in entry && entry.id ? [entry.id] : [])));
  return { prefix, notClauses, entries, known };
}
