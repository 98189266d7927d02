/** What is printed on the cards and tiles: the engine's own data, and how the client sorts it. */
import type { IconName } from "$src/art/names";
import data from "../../../../tabuleiro/games/sanjuan/cards.toml";

export type Good = "indigo" | "sugar" | "tobacco" | "coffee" | "silver";
export type Role = "builder" | "producer" | "trader" | "councillor" | "prospector";
export type Sort = "production" | "city" | "monument" | "bonus";
/**
 * When a building works: in the phase of a role, at the beginning of a round, always, at the end, or never
 * (monuments).
 */
export type Phase = Role | "round" | "all" | "end" | "monument" | "production";

export const GOODS: readonly Good[] = ["indigo", "sugar", "tobacco", "coffee", "silver"];
export const ROLES: readonly Role[] = ["builder", "producer", "trader", "councillor", "prospector"];

interface CardFile {
  card: {
    id: string;
    sort: "production" | "city" | "monument";
    set: "base" | "expansion" | "middle";
    phase: string;
    cost: number;
    points: number;
  }[];
  tile: { id: string; prices: number[] }[];
}
const FILE = data as CardFile;

export interface Card {
  id: string;
  sort: Sort;
  cost: number;
  /** Printed points; null where points come at the end only. */
  points: number | null;
  phase: Phase;
  /** Of New Buildings. */
  fresh: boolean;
}

const PHASES: Record<string, Phase> = { "round start": "round", "councillor, trader": "councillor" };

function phaseOf(entry: CardFile["card"][number]): Phase {
  if (entry.sort !== "city") return entry.sort;
  return PHASES[entry.phase] ?? (entry.phase as Phase);
}

function cardFrom(entry: CardFile["card"][number]): Card {
  const phase = phaseOf(entry);
  const bonus = phase === "end";
  return {
    id: entry.id,
    sort: bonus ? "bonus" : entry.sort,
    cost: entry.cost,
    points: bonus ? null : entry.points,
    phase,
    fresh: entry.set !== "base",
  };
}

/** All kinds, in the engine's order. */
export const CARDS: readonly Card[] = FILE.card.map(cardFrom);

/** Prices of each trading-house tile, in the order of the goods. */
export const TILES: ReadonlyMap<string, readonly number[]> = new Map(
  FILE.tile.map((tile) => [tile.id, tile.prices]),
);

const BY_ID = new Map(CARDS.map((each) => [each.id, each]));
const PLACE = new Map(CARDS.map((each, index) => [each.id, index]));

/** The card of that name; an unknown one is shown as a plain city building rather than not at all. */
export function cardOf(id: string): Card {
  return BY_ID.get(id) ?? { id, sort: "city", cost: 0, points: null, phase: "all", fresh: false };
}

/** The place of a card in the engine's order, in which sets of cards are submitted. */
export function placeOf(id: string): number {
  return PLACE.get(id) ?? CARDS.length;
}

export function isGood(id: string): id is Good {
  return (GOODS as readonly string[]).includes(id);
}

/** The icon on the badge of a card: its good, or the phase in which it works. */
export function badgeIcon(each: Card): IconName {
  if (each.phase === "production") return isGood(each.id) ? each.id : "crate";
  return each.phase;
}
