/** The closed vocabulary of the game, spelled as in positions and packs. */

export const GOODS = ["gold", "cloth", "books", "tools"] as const;
export type Good = (typeof GOODS)[number];

export const NOBLES = ["builder", "marquis", "king"] as const;
export type Noble = (typeof NOBLES)[number];
/** Kinds of political cards, from left to right on the display. */
export const CARD_KINDS = [...NOBLES, "treasury"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const CUBES = ["earthquake", "fire", "tsunami"] as const;
export type Cube = (typeof CUBES)[number];

export const ARCHITECTS = ["blue", "green"] as const;
export type Architect = (typeof ARCHITECTS)[number];

export type Deck = "blue" | "red" | "purple" | "brown";

export const ROWS = ["A", "B", "C", "D", "E"] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4, 5] as const;
export type Column = (typeof COLUMNS)[number];
export type Lot = `${Row}${Column}`;
export type Side = "west" | "north" | "east";
export type Site = `west_${Lowercase<Row>}` | `east_${Lowercase<Row>}` | `north_${Good}`;

export const HOUSE_GROUPS = ["left", "middle", "right"] as const;
export type HouseGroup = (typeof HOUSE_GROUPS)[number];

export type StateAction = "recruit" | "plan" | "ship" | "produce" | "cardinal" | "favor";
export const STATE_ACTIONS: Record<Noble, readonly [StateAction, StateAction]> = {
  builder: ["recruit", "plan"],
  marquis: ["ship", "produce"],
  king: ["cardinal", "favor"],
};

export type EffectWord =
  | Good
  | "reis"
  | "influence"
  | "wigs"
  | "recruit"
  | "plan"
  | "favor"
  | "produce"
  | "cardinal"
  | "ship"
  | "cube"
  | "store"
  | "decree"
  | "building"
  | "place official";
export type PenaltyWord = "good" | "official" | "reis" | "wigs" | "clergy" | "favor";
export type BenefitWord =
  | "per payment"
  | "on land"
  | "per hired official"
  | "on events"
  | "per good sold"
  | "per building"
  | "per visit"
  | "per gain"
  | "per recruiting"
  | "steady prices"
  | "capacity"
  | "per ship"
  | "any good"
  | "per decree"
  | "influence per plan"
  | "influence per ship"
  | "influence per production"
  | "influence per meeting"
  | "influence per favor"
  | "influence per store"
  | "influence per decree"
  | "influence per building";

/** A word of the vocabulary with its number; words that take none have 1. */
export interface Counted<Word extends string> {
  word: Word;
  amount: number;
}
export type Effect = Counted<EffectWord>;
export type Penalty = Counted<PenaltyWord>;
export type Benefit = Counted<BenefitWord>;

export function isGood(word: string): word is Good {
  return (GOODS as readonly string[]).includes(word);
}

/** Every site with its side and the row or street it stands at. */
export interface SitePlace {
  site: Site;
  side: Side;
  row: Row | null;
  street: Good | null;
}

export const SITES: readonly SitePlace[] = [
  ...ROWS.map((row): SitePlace => ({
    site: `west_${row.toLowerCase() as Lowercase<Row>}`,
    side: "west",
    row,
    street: null,
  })),
  ...GOODS.map((street): SitePlace => ({ site: `north_${street}`, side: "north", row: null, street })),
  ...ROWS.map((row): SitePlace => ({
    site: `east_${row.toLowerCase() as Lowercase<Row>}`,
    side: "east",
    row,
    street: null,
  })),
];

export function sitePlace(site: Site): SitePlace {
  const found = SITES.find((each) => each.site === site);
  if (!found) throw new Error(`no site ${site}`);
  return found;
}
