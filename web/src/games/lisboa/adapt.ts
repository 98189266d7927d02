/** From the engine's view to the model: the only place that knows how the engine spells a Lisboa position. */
import {
  isObject,
  numberOr,
  numbersIn,
  objectIn,
  wordIn,
  wordsIn,
  type Json,
  type JsonObject,
} from "$src/wire/json";
import type { Seat } from "$src/wire/names";
import type { View } from "$src/wire/types";
import {
  ARCHITECTS,
  CARD_KINDS,
  COLUMNS,
  CUBES,
  GOODS,
  HOUSE_GROUPS,
  NOBLES,
  ROWS,
  type Architect,
  type CardKind,
  type Column,
  type Deck,
  type Good,
  type HouseGroup,
  type Lot,
  type Noble,
  type Row,
  type Cube,
  type Site,
} from "./kinds";
import {
  isShip,
  type ArchitectView,
  type Building,
  type DisplaySpace,
  type Lacerda,
  type LisboaView,
  type NobleView,
  type Owner,
  type Plan,
  type Player,
  type Store,
  type Upper,
} from "./model";
import { rewardFrom, type Pack } from "./pack";

function record<Key extends string | number, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

function counts<Key extends string>(keys: readonly Key[], from: unknown): Record<Key, number> {
  const found = objectIn(from);
  return record(keys, (key) => numberOr(found[key], 0));
}

export function adapt(view: View, pack: Pack): LisboaView {
  const players = view.players.map((player, seat) => playerOf(player, seat, view, pack));
  const rubble = objectIn(view.rubble);
  const own = objectIn(view.seat === null ? null : view.players[view.seat]);
  const lacerda = isObject(view.lacerda) ? lacerdaOf(view.lacerda, view) : null;
  return {
    seat: view.seat,
    toAct: view.to_act,
    active: numberOr(view.active, 0),
    firstPlayer: numberOr(view.first_player, 0),
    legal: view.legal,
    stack: view.stack,
    period: numberOr(view.period, 1),
    round: view.round,
    lastRound: numberOr(view.last_round, 0),
    treasury: numberOr(view.treasury, 0),
    prices: counts(GOODS, view.prices),
    court: record(NOBLES, (noble) => nobleOf(noble, players, view)),
    covered: objectIn(view.covered),
    inPlay: numberOr(view.in_play, null),
    stores: storesOf(view),
    buildings: buildingsOf(view.buildings),
    siteRubble: objectIn(rubble.sites),
    rowRubble: record(ROWS, (row: Row) => wordsIn(objectIn(rubble.rows)[row]) as Cube[]),
    columnRubble: record(
      COLUMNS,
      (column: Column) => wordsIn(objectIn(rubble.columns)[String(column)]) as Cube[],
    ),
    pile: wordsIn(rubble.pile) as Cube[],
    scores: pack.scorePlaces.map((place) => numbersIn(view.score_tiles)[place - 1] ?? 0),
    cityTiles: record<DisplaySpace, boolean>([...GOODS, "small"], (space) =>
      wordsIn(objectIn(view.city_tiles).display).includes(space),
    ),
    clergy: Array.isArray(view.church)
      ? view.church.map((tile: Json) => (typeof tile === "string" ? tile : null))
      : [],
    cardinal: numberOr(view.cardinal, 0),
    offered: wordsIn(own.offered),
    packet: numbersIn(own.packet),
    kept: numbersIn(own.kept),
    decks: record(CARD_KINDS, (kind: CardKind) => deckOf(kind, view)),
    architects: record(ARCHITECTS, (architect) => architectOf(architect, view)),
    yard: wordsIn(view.yard) as Deck[],
    decrees: numbersIn(view.open_decrees),
    players,
    lacerda,
    lotRewards: rewardsOf(objectIn(view.tokens).lots),
    siteRewards: rewardsOf(objectIn(view.tokens).sites),
    openRows: openRowsOf(view),
  };
}

/** Replays of games played before views had this field show the whole city. */
function openRowsOf(view: View): readonly Row[] {
  return Array.isArray(view.open_rows) ? (wordsIn(view.open_rows) as Row[]) : ROWS;
}

/** The face-up card counts among those left. */
function deckOf(kind: CardKind, view: View): { card: number | null; left: number } {
  const card = numberOr(objectIn(view.display)[kind], null);
  return { card, left: numberOr(objectIn(view.decks)[kind], 0) + (card === null ? 0 : 1) };
}

/** Of another's hand the cards from the display are known, of the rest the deck. */
function knownAndHidden(hand: JsonObject): number {
  return numbersIn(hand.known).length + numberOr(hand.blue, 0) + numberOr(hand.purple, 0);
}

function rewardsOf(tokens: Json | undefined) {
  return Object.fromEntries(
    Object.entries(objectIn(tokens)).map(([place, reward]) => [place, rewardFrom(wordIn(reward))]),
  );
}

function nobleOf(noble: Noble, players: readonly Player[], view: View): NobleView {
  const facts = objectIn(objectIn(view.court)[noble]);
  const neutral = Array<Owner>(numberOr(facts.neutral, 0)).fill("neutral");
  const his = Array<Owner>(
    numberOr(objectIn(objectIn(objectIn(view.lacerda).officials).offices)[noble], 0),
  ).fill("lacerda");
  const officials = (zone: "offices" | "plazas", seat: Seat): number =>
    numberOr(objectIn(objectIn(view.players[seat]?.officials)[zone])[noble], 0);
  const owners = (zone: "offices" | "plazas"): Owner[] =>
    players.flatMap(({ seat }) => Array<Owner>(officials(zone, seat)).fill(seat));
  return {
    office: [...neutral, ...owners("offices"), ...his],
    plaza: owners("plazas"),
    favorsLeft: numberOr(facts.favors, null),
    accepts: typeof facts.accepts === "string" ? (facts.accepts as Good) : null,
  };
}

/** In the solo game the pieces of a seat 1 are Lacerda's. */
function storesOf(view: View): Partial<Record<Lot, Store>> {
  const entries = Object.entries(objectIn(view.stores)).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  const owner = (seat: Seat): Owner => (seat < view.players.length ? seat : "lacerda");
  return Object.fromEntries(
    entries.map(([lot, store]) => [lot, { good: store.good as Good, owner: owner(numberOr(store.seat, 0)) }]),
  );
}

function ownStores(view: View, owner: Owner): Record<Good, number> {
  const own = Object.values(storesOf(view)).filter((store) => store?.owner === owner);
  return record(GOODS, (good) => own.filter((store) => store?.good === good).length);
}

function lacerdaOf(area: JsonObject, view: View): Lacerda {
  const ships = Array.isArray(area.ships) ? area.ships.map(upperOf) : [];
  return {
    wigs: numberOr(area.wigs, 0),
    influence: numberOr(area.influence, 0),
    rubble: counts(CUBES, area.rubble),
    officials: numberOr(objectIn(area.officials).area, 0),
    houses: numberOr(area.houses, 0),
    ships: ships.filter(isShip),
    plans: wordsIn(area.plans).map(planOf),
    favors: wordsIn(area.favors) as Noble[],
    decrees: numbersIn(area.decrees),
    stores: ownStores(view, "lacerda"),
    courtier: area.courtier as Noble,
    aide: area.aide as CardKind,
  };
}

export const GOOD_OF_COLOUR: Record<string, Good> = {
  yellow: "gold",
  pink: "cloth",
  brown: "books",
  blue: "tools",
};

/** "yellow_pink/brown_blue" shows its first pair on the blue side and its second on the green one. */
function buildingOf(tile: string, architect: Architect): Building {
  const side = tile.split("/")[architect === "blue" ? 0 : 1] ?? "";
  const [first = "gold", second = "gold"] = side.split("_").map((colour) => GOOD_OF_COLOUR[colour] ?? "gold");
  return { architect, colours: [first, second] };
}

function buildingsOf(value: unknown): Partial<Record<Site, Building>> {
  const entries = Object.entries(objectIn(value)).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  return Object.fromEntries(
    entries.map(([site, found]) => [site, buildingOf(wordIn(found.tile), found.architect as Architect)]),
  );
}

function architectOf(architect: Architect, view: View): ArchitectView {
  const available = objectIn(view.available)[architect];
  const pile = objectIn(objectIn(view.building_piles)[architect]);
  const plans = wordsIn(objectIn(view.plan_piles)[architect]);
  return {
    building: typeof available === "string" ? buildingOf(available, architect) : null,
    next: typeof pile.visible === "string" ? buildingOf(pile.visible, architect) : null,
    buildingsLeft: numberOr(pile.tiles, 0),
    plan: plans[0] === undefined ? null : planOf(plans[0]).officials,
    plansLeft: plans.length,
  };
}

/** "blue_3" */
function planOf(word: string): Plan {
  const [architect = "blue", officials = "0"] = word.split("_");
  return { architect: architect as Architect, officials: Number(officials) };
}

function upperOf(place: Json): Upper {
  if (typeof place === "number") return { card: place };
  if (!isObject(place)) return null;
  return { ship: place.ship as Deck, cargo: wordsIn(place.cargo) as Good[], atSea: place.at_sea === true };
}

function playerOf(player: JsonObject, seat: Seat, view: View, pack: Pack): Player {
  const hand = Array.isArray(player.hand) ? numbersIn(player.hand) : null;
  return {
    seat,
    wigs: numberOr(player.wigs, 0),
    reis: numberOr(player.reis, 0),
    influence: numberOr(player.influence, 0),
    goods: counts(GOODS, player.goods),
    room: numberOr(player.limit, 0),
    rubble: counts(CUBES, player.rubble),
    sets: numberOr(player.sets, 0),
    markers: numberOr(player.markers, 0),
    officials: numberOr(objectIn(player.officials).board, 0),
    houses: counts<HouseGroup>(HOUSE_GROUPS, player.houses),
    upper: Array.isArray(player.upper)
      ? player.upper.map(upperOf)
      : Array<Upper>(pack.player.upper_places).fill(null),
    lower: Array.isArray(player.lower) ? player.lower.map((card) => numberOr(card, null)) : [],
    hand,
    handSize: hand ? hand.length : knownAndHidden(objectIn(player.hand)),
    known: numbersIn(objectIn(player.hand).known),
    plans: wordsIn(player.plans).map(planOf),
    completed: wordsIn(player.completed).map(planOf),
    clergy: wordsIn(player.clergy),
    favors: wordsIn(player.favors) as Noble[],
    decrees: numbersIn(player.decrees),
    stores: ownStores(view, seat),
    tasks: numbersIn(player.tasks),
    visits: objectIn(player.visits),
  };
}
