/**
 * From the engine's view to the model: the only place that knows how the engine spells a San Juan position.
 */
import {
  isObject,
  numberOr,
  objectIn,
  objectsIn,
  wordIn,
  wordsIn,
  type Json,
  type JsonObject,
} from "$src/wire/json";
import type { Seat } from "$src/wire/names";
import type { Frame, ScoreItem, View } from "$src/wire/types";
import { sum } from "$src/table/figures";
import { GOODS, ROLES, TILES, type Good, type Role } from "./cards";
import type { Building, Prices, SanJuanView, Town, TradingHouse } from "./model";

/** The phase to which a frame belongs. */
const PHASE: Record<string, Role> = {
  Build: "builder",
  Replace: "builder",
  PayMore: "builder",
  BlackMarket: "builder",
  Pay: "builder",
  Reward: "builder",
  EndBuilding: "builder",
  Produce: "producer",
  Sell: "trader",
  Ship: "trader",
  ShipMore: "trader",
  EndTrading: "trader",
  UseCustoms: "councillor",
  Council: "councillor",
  CouncilDraw: "councillor",
  UsePrefecture: "councillor",
  Keep: "councillor",
  CouncilDiscard: "councillor",
  Prospect: "prospector",
  ProspectorDraw: "prospector",
  UseGoldMine: "prospector",
  GoldMine: "prospector",
  Goldsmith: "prospector",
  TakeFound: "prospector",
};
const PAYING = new Set(["Pay", "BlackMarket", "PayMore"]);

export function adapt(view: View): SanJuanView {
  const governor = numberOr(view.governor, 0);
  const roles = rolesOf(view);
  const towns = view.players.map((player, seat) => townOf(player, seat, governor, roles));
  const phase = phaseOf(view.stack);
  const own = view.seat === null ? undefined : towns[view.seat];
  return {
    seat: view.seat,
    toAct: view.to_act,
    round: view.round,
    governor,
    phase,
    phaseOwner: phase ? roles[phase] : null,
    roles,
    towns,
    hand: own?.hand ?? [],
    drawn: wordsIn(objectIn(view.drawn).cards),
    turned: wordsIn(view.turned),
    drawPile: numberOr(view.draw_pile, 0),
    tradingHouse: tradingHouseOf(view),
    cathedral: cathedralOf(view, towns),
    paying: view.to_act === view.seat && PAYING.has(view.stack[0]?.frame ?? ""),
  };
}

/** Questions about a building, which belong to the phase below them. */
const ABOUT_A_BUILDING = new Set(["UseLibrary", "UseBuilding"]);

/** The phase of the frame on top. */
function phaseOf(stack: readonly Frame[]): Role | null {
  const frame = stack.find((each) => !ABOUT_A_BUILDING.has(each.frame));
  return (frame && PHASE[frame.frame]) ?? null;
}

function rolesOf(view: View): Record<Role, number | null> {
  const taken = objectIn(view.roles);
  const owner = (role: Role): number | null => numberOr(taken[role], null);
  return {
    builder: owner("builder"),
    producer: owner("producer"),
    trader: owner("trader"),
    councillor: owner("councillor"),
    prospector: owner("prospector"),
  };
}

function townOf(player: JsonObject, seat: Seat, governor: number, roles: Record<Role, number | null>): Town {
  const tucked = isObject(player.tucked) ? player.tucked : null;
  const buildings = objectsIn(player.buildings).map((entry) => buildingOf(entry, tucked));
  const hand = Array.isArray(player.hand) ? wordsIn(player.hand) : null;
  return {
    seat,
    buildings,
    hand,
    handSize: numberOr(player.hand_size, hand?.length ?? 0),
    goods: buildings.filter((building) => building.good).length,
    governor: seat === governor,
    roles: ROLES.filter((role) => roles[role] === seat),
    builtOver: tucked && builtOverOf(tucked, buildings),
    score: Array.isArray(player.score) ? objectsIn(player.score).map(scoreItemOf) : null,
    handLimit: numberOr(player.hand_limit, null),
  };
}

/** Cards under piles whose building was replaced: they go on counting (SJ-B8). */
function builtOverOf(tucked: JsonObject, buildings: readonly Building[]): number {
  const gone = Object.entries(tucked).filter(([pile]) => !buildings.some((building) => building.id === pile));
  return sum(gone.map(([, count]) => numberOr(count, 0)));
}

function scoreItemOf(item: JsonObject): ScoreItem {
  return {
    kind: wordIn(item.kind),
    points: numberOr(item.points, 0),
    facts: objectIn(item.facts),
  };
}

function buildingOf(entry: JsonObject, tucked: JsonObject | null): Building {
  const id = wordIn(entry.card);
  return {
    id,
    good: entry.good === true,
    fresh: entry.new === true,
    tucked: tucked && id in tucked ? numberOr(tucked[id], null) : null,
  };
}

/** Face-down tiles are listed top first; unknown ones are null. */
function tradingHouseOf(view: View): TradingHouse {
  const pile = Array.isArray(view.tiles) ? view.tiles : [];
  const next: Prices[] = [];
  for (const tile of pile) {
    const prices = pricesOf(tile);
    if (!prices) break;
    next.push(prices);
  }
  const open = pricesOf(view.tile);
  return { open, next, last: next.length || open ? null : pricesOf(pile.at(-1)) };
}

function pricesOf(tile: Json | undefined): Prices | null {
  const prices = typeof tile === "string" ? TILES.get(tile) : undefined;
  if (!prices) return null;
  const price = (good: Good): number => prices[GOODS.indexOf(good)] ?? 0;
  return {
    indigo: price("indigo"),
    sugar: price("sugar"),
    tobacco: price("tobacco"),
    coffee: price("coffee"),
    silver: price("silver"),
  };
}

function cathedralOf(view: View, towns: readonly Town[]): SanJuanView["cathedral"] {
  if (view.options.new_buildings !== true) return null;
  if (view.cathedral === true) return "middle";
  return towns.some((town) => town.buildings.some((building) => building.id === "cathedral"))
    ? "built"
    : "gone";
}

export const goodsInOrder = (prices: Prices): number[] => GOODS.map((good) => prices[good]);
