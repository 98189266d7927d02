/** A San Juan position as the table draws it: what SJ-R13 lets a seat know, in the words of the rules. */
import type { Seat } from "$src/wire/names";
import type { ScoreItem } from "$src/wire/types";
import { sum } from "$src/table/figures";
import { clockwise } from "$src/table/seats";
import type { Good, Role } from "./cards";

/**
 * How a card of the hand looks; "only-pays": it can be chosen, but not as what it is; "impossible": not at
 * all.
 */
export type CardState = "rest" | "legal" | "chosen" | "pays" | "only-pays" | "impossible";

export interface Building {
  id: string;
  good: boolean;
  /** Built in this phase: it works only after it. */
  fresh: boolean;
  /** Cards tucked under it; null where the viewer is not shown the number (SJ-G2). */
  tucked: number | null;
}

export interface Town {
  seat: Seat;
  buildings: Building[];
  handSize: number;
  /** Faces of the hand, where the viewer may see them. */
  hand: string[] | null;
  goods: number;
  /** Cards under buildings that were replaced; null where the viewer is not shown the number (SJ-G2). */
  builtOver: number | null;
  governor: boolean;
  /** Roles taken this round; two for the governor of two players. */
  roles: Role[];
  /** The score sheet as it stands, where the viewer may know it, and the hand limit. */
  score: ScoreItem[] | null;
  handLimit: number | null;
}

export type Prices = Record<Good, number>;

export interface TradingHouse {
  /** Face up now, in a trader phase. */
  open: Prices | null;
  /** What comes next, as far as the cycle is known. */
  next: Prices[];
  /** The last one seen, while the cycle is not known. */
  last: Prices | null;
}

export interface SanJuanView {
  seat: Seat | null;
  toAct: number | null;
  round: number;
  governor: number;
  /** The role whose phase is on, and who took it. */
  phase: Role | null;
  phaseOwner: number | null;
  roles: Record<Role, number | null>;
  /** Clockwise from seat 0. */
  towns: Town[];
  hand: string[];
  /** Cards just drawn, to be sorted. */
  drawn: string[];
  /** Cards turned over for all to see. */
  turned: string[];
  drawPile: number;
  tradingHouse: TradingHouse;
  /** In the middle, built or out of the game; null without New Buildings. */
  cathedral: "middle" | "built" | "gone" | null;
  /** The viewer is paying for a building. */
  paying: boolean;
}

/** Towns of the others, clockwise from the viewer's left; to a spectator nobody is a rival. */
export function rivals(view: SanJuanView): Town[] {
  if (view.seat === null) return [];
  const [, ...others] = clockwise(view.seat, view.towns.length);
  return others.flatMap((seat) => view.towns[seat] ?? []);
}

export function mine(view: SanJuanView): Town | null {
  return view.seat === null ? null : (view.towns[view.seat] ?? null);
}

/** Points as they stand, as far as the viewer may know them. */
export function pointsOf({ score }: Town): number | null {
  return score && sum(score.map((item) => item.points));
}
