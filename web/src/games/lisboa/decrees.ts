/**
 * A decree's sentence, such as "2 per own gold store (max 6)", taken apart into what it counts and what that
 * brings.
 */
import type { Args } from "$src/i18n/fluent.svelte";
import type { Good } from "./kinds";

/** Ids of what can be counted, with the phrase that names it; a blank stands for one word. */
export const COUNTERS = {
  own_stores_of_good: "own {good} store",
  all_stores_of_good: "{good} store of anybody",
  own_stores_in_row: "own store in row {row}",
  own_stores_in_column: "own store in column {column}",
  goods_with_own_store: "own stores of all four goods",
  most_own_stores_of_one_good: "{least} own stores of one good",
  rows_with_own_store: "own stores in {least} rows",
  columns_with_own_store: "own stores in {least} columns",
  buildings_of_architect: "opened building of the {architect} architect",
  buildings_on_side: "opened building on the {side} side",
  buildings_showing: "opened building showing {colour}",
  buildings_beside_row: "opened building beside row {row}",
  completed_plans_of_architect: "own completed {architect} plan",
  architects_with_completed_plan: "an own completed plan of both architects",
  officials_on_completed_plans: "{least}+ officials on own completed plans",
  unfinished_plans: "own unfinished plan",
  own_ships: "own ship",
  own_ships_of_hull: "a size-{hull} ship",
  total_hull: "total hull {least}+",
  tokens_on_docks: "good or crate on own docks",
  goods_in_warehouse: "{good} in warehouse",
  sets_of_goods: "set of four different goods in warehouse",
  cash: "réis in hand",
  influence_marker: "influence",
  clergy_tiles: "clergy tile held",
  favors_of_noble: "the {noble} favor",
  favors: "royal favor",
  officials_in_office: "own official in the {noble} office",
  officials_on_plazas: "own official on plazas",
  officials_on_board: "official still on own board",
  cubes_of_colour: "{cube} cube",
  rubble_sets: "rubble set",
  noble_cards: "noble card in portfolio",
  treasury_cards: "treasury card in portfolio",
  decrees_owned: "decree owned incl. this",
  best_decree_of_an_opponent: "score one decree of an opponent as well",
} as const;
export type CounterWord = keyof typeof COUNTERS;

export interface Scoring {
  counter: CounterWord;
  wigs: number;
  /** "n per k X" has k, "n with X" has 0. */
  per: number;
  /** "n with the most: X": whoever has more than anybody else. */
  ahead: boolean;
  /** The blank of the phrase as an argument of its text. */
  blank: Args;
  bonus: number;
  bonusLeast: number;
  /** 0: there is none. */
  most: number;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const GOOD_OF: Record<string, Good> = {
  gold: "gold",
  cloth: "cloth",
  book: "books",
  tool: "tools",
  yellow: "gold",
  pink: "cloth",
  brown: "books",
  blue: "tools",
};

const PATTERNS = (Object.entries(COUNTERS) as [CounterWord, string][]).map(([counter, phrase]) => ({
  counter,
  blank: /\{(\w+)\}/.exec(phrase)?.[1] ?? "",
  pattern: new RegExp(`^${phrase.replace(/[+.]/g, "\\$&").replace(/\{\w+\}/, "(\\w+)")}$`),
}));

function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : Math.max(0, NUMBERS.indexOf(word));
}

function blankOf(name: string, word: string): Args {
  if (name === "good" || name === "colour") return { good: GOOD_OF[word] ?? "gold" };
  if (name === "least") return { least: numberOf(word) };
  return name ? { [name]: name === "hull" ? Number(word) : name === "row" ? word : word.toLowerCase() } : {};
}

function thing(phrase: string): Pick<Scoring, "counter" | "blank"> | null {
  for (const { counter, blank, pattern } of PATTERNS) {
    const found = pattern.exec(phrase);
    if (found) return { counter, blank: blankOf(blank, found[1] ?? "") };
  }
  return null;
}

const PER = /^(\d+) per (?:(\d+) )?(.+?)(?:, \+(\d+) if (\w+) or more)?(?: \(max (\d+)\))?$/;
const WITH = /^(\d+) with (the most: )?(.+)$/;

export function decreeFrom(sentence: string): Scoring {
  const found = sentenceRead(sentence);
  if (!found) throw new Error(`a decree counts something unknown: ${sentence}`);
  return found;
}

/** The same of a sentence that may be none, as somebody typed it. */
export function sentenceRead(sentence: string): Scoring | null {
  const per = PER.exec(sentence);
  if (per) {
    const counted = thing(per[3] ?? "");
    return (
      counted && {
        ...counted,
        wigs: Number(per[1]),
        per: Number(per[2] ?? 1),
        ahead: false,
        bonus: Number(per[4] ?? 0),
        bonusLeast: numberOf(per[5] ?? ""),
        most: Number(per[6] ?? 0),
      }
    );
  }
  const condition = WITH.exec(sentence);
  const counted = thing(condition?.[3] ?? sentence);
  return (
    counted && {
      ...counted,
      wigs: Number(condition?.[1] ?? 1),
      per: 0,
      ahead: condition?.[2] !== undefined,
      bonus: 0,
      bonusLeast: 0,
      most: 0,
    }
  );
}
