/**
 * A Lisboa position as the table draws it: what L-S16 and L-S18 let a seat know, in the words of the rules.
 */
import type { Seat } from "$src/wire/names";
import type { Frame } from "$src/wire/types";
import { clockwise } from "$src/table/seats";
import type {
  Architect,
  CardKind,
  Column,
  Deck,
  Effect,
  Good,
  HouseGroup,
  Lot,
  Noble,
  Row,
  Cube,
  Site,
  StateAction,
} from "./kinds";

/** Whose a piece is: a seat, nobody's (two players), or Lacerda's (solo). */
export type Owner = number | "neutral" | "lacerda";

export interface NobleView {
  /** Officials, one entry each. */
  office: Owner[];
  plaza: Owner[];
  /** These two are not known of moments recorded before views had them. */
  favorsLeft: number | null;
  /** The good that the noble takes besides gold. */
  accepts: Good | null;
}

export interface Store {
  good: Good;
  owner: Owner;
}

export interface Building {
  architect: Architect;
  colours: readonly [Good, Good];
}

export interface ArchitectView {
  building: Building | null;
  next: Building | null;
  buildingsLeft: number;
  /** The officials of the top plan, null if the pile is empty. */
  plan: number | null;
  plansLeft: number;
}

export interface Plan {
  architect: Architect;
  officials: number;
}

export interface Ship {
  ship: Deck;
  cargo: (Good | "crate")[];
  atSea: boolean;
}

/** An upper place of a portfolio: a noble card, a ship, or nothing. */
export type Upper = { card: number } | Ship | null;

export interface Player {
  seat: Seat;
  wigs: number;
  reis: number;
  influence: number;
  goods: Record<Good, number>;
  /** Goods of each kind and cards of the portfolio for which there is room. */
  room: number;
  rubble: Record<Cube, number>;
  sets: number;
  /** Set markers on the Marquis. */
  markers: number;
  /** Officials still on the own board. */
  officials: number;
  /** Houses built of each group. */
  houses: Record<HouseGroup, number>;
  upper: Upper[];
  lower: (number | null)[];
  hand: number[] | null;
  handSize: number;
  /** Cards of another's hand that the viewer has seen. */
  known: number[];
  plans: Plan[];
  completed: Plan[];
  clergy: string[];
  favors: Noble[];
  decrees: number[];
  stores: Record<Good, number>;
  tasks: number[];
  /** What a visit to each noble would cost in influence. */
  visits: Partial<Record<Noble, number>>;
}

/** The opponent of the solo game. */
export interface Lacerda {
  wigs: number;
  influence: number;
  rubble: Record<Cube, number>;
  officials: number;
  houses: number;
  ships: Ship[];
  plans: Plan[];
  favors: Noble[];
  decrees: number[];
  stores: Record<Good, number>;
  courtier: Noble;
  aide: CardKind;
}

export type DisplaySpace = Good | "small";

export interface LisboaView {
  seat: Seat | null;
  toAct: number | null;
  active: number;
  firstPlayer: number;
  legal: string[];
  stack: Frame[];
  period: number;
  round: number;
  /** 0 until the end is caused. */
  lastRound: number;
  /** The right value beside the marker. */
  treasury: number;
  prices: Record<Good, number>;
  court: Record<Noble, NobleView>;
  /** The goods that cover state actions this turn. */
  covered: Partial<Record<StateAction, Good>>;
  /** The card at the Court or on its way to the portfolio. */
  inPlay: number | null;
  stores: Partial<Record<Lot, Store>>;
  buildings: Partial<Record<Site, Building>>;
  siteRubble: Partial<Record<Site, Cube[]>>;
  rowRubble: Record<Row, Cube[]>;
  columnRubble: Record<Column, Cube[]>;
  pile: Cube[];
  /** The value of each column. */
  scores: number[];
  cityTiles: Record<DisplaySpace, boolean>;
  clergy: (string | null)[];
  cardinal: number;
  /** Clergy tiles to choose from at set-up. */
  offered: string[];
  /** Cards of a draft: to choose from, and kept of this packet. */
  packet: number[];
  kept: number[];
  decks: Record<CardKind, { card: number | null; left: number }>;
  architects: Record<Architect, ArchitectView>;
  /** The top ship first. */
  yard: Deck[];
  decrees: number[];
  players: Player[];
  lacerda: Lacerda | null;
  /** Rewards that differ from the printed ones: city tokens. */
  lotRewards: Partial<Record<Lot, Effect[]>>;
  siteRewards: Partial<Record<Site, Effect[]>>;
  /** The others are covered. */
  openRows: readonly Row[];
}

export function isShip(place: Upper): place is Ship {
  return place !== null && "ship" in place;
}

/** The others, clockwise from the viewer's left; a spectator sees all. */
export function rivals(view: LisboaView): Player[] {
  if (view.seat === null) return view.players;
  const [, ...others] = clockwise(view.seat, view.players.length);
  return others.flatMap((seat) => view.players[seat] ?? []);
}
