/** From the engine's view to the model: the only place that knows how the engine spells a San Juan position. */
import type { Frame, Json, JsonObject, View } from "$src/wire/types";
import { GOODS, ROLES, type Good, type Role } from "./cards";
import type { Building, Prices, SanJuanView, Town, TradingHouse, Works } from "./model";

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
const numberOr = <T>(value: Json | undefined, otherwise: T): number | T => (typeof value === "number" ? value : otherwise);
const words = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);
const objects = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isRole = (value: Json | undefined): value is Role => typeof value === "string" && (ROLES as readonly string[]).includes(value);

export function adapt(view: View): SanJuanView {
  const governor = numberOr(view.governor, 0);
  const roles = rolesOf(view);
  const towns = view.players.map((player, seat) => townOf(player, seat, governor, roles));
  const phase = isRole(view.phase) ? view.phase : null;
  return {
    seat: view.seat,
    toAct: view.to_act,
    round: view.round,
    governor,
    phase,
    phaseOwner: phase ? roles[phase] : null,
    roles,
    towns,
    hand: view.seat === null ? [] : (towns[view.seat]?.hand ?? []),
    drawn: words(view.drawn),
    turnedUp: words(view.turned_up),
    drawPile: numberOr(view.draw_pile, 0),
    tradingHouse: tradingHouseOf(view.trading_house),
    cathedral: cathedralOf(view.cathedral),
    works: worksOf(view.stack[0]),
    twoPlayers: view.players.length === 2,
  };
}

function rolesOf(view: View): Record<Role, number | null> {
  const taken = isObject(view.roles) ? view.roles : {};
  const owner = (role: Role): number | null => numberOr(taken[role], null);
  return { builder: owner("builder"), producer: owner("producer"), trader: owner("trader"), councillor: owner("councillor"), prospector: owner("prospector") };
}

function townOf(player: JsonObject, seat: number, governor: number, roles: Record<Role, number | null>): Town {
  const buildings = objects(player.buildings).map(buildingOf);
  const hand = Array.isArray(player.hand) ? words(player.hand) : null;
  const taken = ROLES.filter((role) => roles[role] === seat);
  const parts = isObject(player.points) ? player.points : null;
  const [printed, tucked, bonus] = [numberOr(parts?.printed, 0), numberOr(parts?.tucked, 0), numberOr(parts?.bonus, 0)];
  return {
    seat,
    buildings,
    hand,
    handSize: hand ? hand.length : numberOr(player.hand_size, 0),
    goods: buildings.filter((building) => building.good).length,
    governor: seat === governor,
    role: taken.at(-1) ?? null,
    roles: taken,
    points: parts ? printed + tucked + bonus : null,
    pointParts: parts ? { printed, tucked, bonus } : null,
    handLimit: numberOr(player.hand_limit, null),
  };
}

function buildingOf(entry: JsonObject): Building {
  return { id: String(entry.building ?? ""), good: entry.good === true, tucked: numberOr(entry.tucked, null) };
}

function tradingHouseOf(value: Json | undefined): TradingHouse {
  const house = isObject(value) ? value : {};
  return {
    open: isObject(house.open) ? pricesOf(house.open) : null,
    next: objects(house.next).map(pricesOf),
    last: isObject(house.last) ? pricesOf(house.last) : null,
  };
}

function pricesOf(tile: JsonObject): Prices {
  const price = (good: Good): number => numberOr(tile[good], 0);
  return { indigo: price("indigo"), sugar: price("sugar"), tobacco: price("tobacco"), coffee: price("coffee"), silver: price("silver") };
}

function cathedralOf(value: Json | undefined): SanJuanView["cathedral"] {
  return value === "middle" || value === "built" || value === "gone" ? value : null;
}

/** The frame that asks for payment names the building and the one it replaces. */
function worksOf(frame: Frame | undefined): Works | null {
  if (!frame || typeof frame.building !== "string") return null;
  return { building: frame.building, replaces: numberOr(frame.replaces, null) };
}

export const goodsInOrder = (prices: Prices): number[] => GOODS.map((good) => prices[good]);
