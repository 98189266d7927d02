/** The rules of each game as docs/rules has them, read when the page is opened. */
import type { GameId } from "$src/wire/types";
import { parseRules, type Entry } from "./parse";

const FILES: Record<GameId, { prefix: string; load: () => Promise<{ default: string }> }> = {
  "san-juan": { prefix: "SJ", load: () => import("../../../docs/rules/san-juan.md?raw") },
  lisboa: { prefix: "L", load: () => import("../../../docs/rules/lisboa.md?raw") },
};

export interface Rules {
  prefix: string;
  entries: Entry[];
  /** Ids of clauses and chapters, for links. */
  known: ReadonlySet<string>;
}

export async function loadRules(game: GameId): Promise<Rules> {
  const { prefix, load } = FILES[game];
  const entries = parseRules((await load()).default, prefix);
  return {
    prefix,
    entries,
    known: new Set(entries.flatMap((entry) => ("id" in entry && entry.id ? [entry.id] : []))),
  };
}
