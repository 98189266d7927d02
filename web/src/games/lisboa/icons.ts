/** Which drawing stands for which word of the rules. */
import type { IconName } from "$src/art/names";
import type { CounterWord } from "./decrees";
import type { BenefitWord, EffectWord, Good, PenaltyWord, StateAction } from "./kinds";

export const GOOD_ICON: Record<Good, IconName> = {
  gold: "gold",
  cloth: "cloth",
  books: "book",
  tools: "tools",
};

/** Goods are drawn as tokens, so they have no entry here. */
export const EFFECT_ICON: Record<Exclude<EffectWord, Good>, IconName> = {
  reis: "real",
  influence: "influence",
  wigs: "wig",
  recruit: "recruit",
  plan: "plan",
  favor: "royal-favor",
  produce: "produce",
  cardinal: "cardinal",
  ship: "build-ship",
  cube: "rubble-set",
  store: "store",
  decree: "decree",
  building: "public-building",
  "place official": "official",
};

export const PENALTY_ICON: Record<PenaltyWord, IconName> = {
  good: "crate",
  official: "official",
  reis: "real",
  wigs: "wig",
  clergy: "clergy-tile",
  favor: "royal-favor",
};

/** The icon of a benefit and the sign before its number; without a number the sign is all. */
export const BENEFIT_MARK: Record<BenefitWord, { icon: IconName; sign: string }> = {
  "per payment": { icon: "real", sign: "−" },
  "on land": { icon: "lot", sign: "−" },
  "per hired official": { icon: "recruit", sign: "−" },
  "on events": { icon: "event", sign: "−" },
  "per good sold": { icon: "sell", sign: "+" },
  "per building": { icon: "public-building", sign: "−" },
  "per visit": { icon: "visit", sign: "−" },
  "per gain": { icon: "influence", sign: "+" },
  "per recruiting": { icon: "recruit", sign: "+" },
  "steady prices": { icon: "market", sign: "=" },
  capacity: { icon: "crate", sign: "+" },
  "per ship": { icon: "ship", sign: "−" },
  "any good": { icon: "trade", sign: "∗" },
  "per decree": { icon: "decree", sign: "+" },
  "influence per plan": { icon: "plan", sign: "+" },
  "influence per ship": { icon: "build-ship", sign: "+" },
  "influence per production": { icon: "produce", sign: "+" },
  "influence per meeting": { icon: "cardinal", sign: "+" },
  "influence per favor": { icon: "royal-favor", sign: "+" },
  "influence per store": { icon: "store", sign: "+" },
  "influence per decree": { icon: "influence", sign: "+" },
  "influence per building": { icon: "public-building", sign: "+" },
};

export const ACTION_ICON: Record<StateAction, IconName> = {
  recruit: "recruit",
  plan: "plan",
  ship: "build-ship",
  produce: "produce",
  cardinal: "cardinal",
  favor: "royal-favor",
};

/** What a decree counts; those that count one good are drawn with that good. */
export const COUNTER_ICON: Record<CounterWord, IconName> = {
  own_stores_of_good: "store",
  all_stores_of_good: "store",
  own_stores_in_row: "lot",
  own_stores_in_column: "lot",
  goods_with_own_store: "store",
  most_own_stores_of_one_good: "store",
  rows_with_own_store: "lot",
  columns_with_own_store: "lot",
  buildings_of_architect: "public-building",
  buildings_on_side: "public-building",
  buildings_showing: "public-building",
  buildings_beside_row: "public-building",
  completed_plans_of_architect: "plan",
  architects_with_completed_plan: "plan",
  officials_on_completed_plans: "plan",
  unfinished_plans: "plan",
  own_ships: "ship",
  own_ships_of_hull: "ship",
  total_hull: "ship",
  tokens_on_docks: "crate",
  goods_in_warehouse: "crate",
  sets_of_goods: "crate",
  cash: "real",
  influence_marker: "influence",
  clergy_tiles: "clergy-tile",
  favors_of_noble: "royal-favor",
  favors: "royal-favor",
  officials_in_office: "official",
  officials_on_plazas: "official",
  officials_on_board: "official",
  cubes_of_colour: "rubble-set",
  rubble_sets: "rubble-set",
  noble_cards: "card",
  treasury_cards: "treasury",
  decrees_owned: "decree",
  best_decree_of_an_opponent: "decree",
};
