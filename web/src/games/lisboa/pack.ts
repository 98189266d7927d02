/**
 * What is printed on board, cards and tiles: a component pack, as its file says it, made ready to be looked
 * up.
 */
import { decreeFrom, type Scoring } from "./decrees";
import type {
  Benefit,
  BenefitWord,
  CardKind,
  Column,
  Counted,
  Deck,
  Effect,
  EffectWord,
  Good,
  Lot,
  Noble,
  Penalty,
  PenaltyWord,
  Cube,
  Site,
} from "./kinds";

/** The fields of a pack file that the table shows; the file has more. */
export interface PackFile {
  name: string;
  notice: string;
  treasury: { spaces: { right: number; left: number }[] };
  influence: { maximum: number; icons: number[] };
  market: { start: Record<Good, number>; minimum: number };
  streets: { west_to_east: { good: Good; name: string }[] };
  lots: { places: { lot: Lot; reward: string }[] };
  sites: { places: { site: Site; reward: string }[] };
  score_tiles: { place_of_column: number[] };
  rubble: { cost: Record<Cube, number>; row: number; columns: number[]; site: number };
  church: { influence_gap: number; treasury_gap: number };
  offices: { spaces: Record<Noble, number> };
  court: { hand: number };
  player: {
    officials: number;
    houses: number[];
    rubble_places: number;
    clergy_places: number;
    upper_places: number;
    lower_places: number;
  };
  ships: { cards: (ShipCard & { colour: Deck })[] };
  cards: {
    decks: { deck: Deck; years: string }[];
    nobles: {
      number: number;
      deck: Deck;
      kind: Noble;
      influence: number;
      reward?: string;
      penalty?: string;
    }[];
    treasury: { number: number; deck: Deck; event: string; benefit: string }[];
  };
  clergy: { tiles: { id: string; benefit: string; wigs: number }[] };
  decrees: { cards: { number: number; scoring: string }[] };
  tasks: { a: { number: number; deeds: string[] }[]; b: { number: number; deed: string; reward: string }[] };
}

export interface ShipCard {
  hull: number;
  bonus: number;
  influence: number;
  period: number;
}

export interface Card {
  number: number;
  deck: Deck;
  kind: CardKind;
  influence: number;
  reward: Effect[];
  penalty: Penalty | null;
  event: Effect[];
  benefit: Benefit | null;
}

export interface ClergyTile {
  id: string;
  benefit: Benefit;
  wigs: number;
}

export interface Task {
  number: number;
  deeds: string[];
  reward: Effect[];
}

export interface Pack {
  name: string;
  notice: string;
  /** From the highest right value to the lowest, as the track is drawn. */
  treasury: { right: number; left: number }[];
  influence: { maximum: number; icons: ReadonlySet<number> };
  market: { highest: number; minimum: number; start: Record<Good, number> };
  streets: Record<Good, string>;
  lotReward: Record<string, Effect[]>;
  siteReward: Record<string, Effect[]>;
  /** Which of the four score tiles serves each column, from 1. */
  scorePlaces: number[];
  rubble: PackFile["rubble"];
  church: PackFile["church"];
  offices: Record<Noble, number>;
  /** How many cards a full hand has. */
  hand: number;
  player: PackFile["player"];
  ships: Record<Deck, ShipCard>;
  years: Record<Deck, string>;
  cards: ReadonlyMap<number, Card>;
  clergy: ReadonlyMap<string, ClergyTile>;
  decrees: ReadonlyMap<number, Scoring>;
  tasks: ReadonlyMap<number, Task>;
  /** Whether the column repeats the score tile of the column west of it. */
  repeatsTile(column: Column): boolean;
}

function counted<Word extends string>(text: string): Counted<Word> {
  const found = /^(.*?)(?: (\d+))?$/.exec(text.trim());
  return { word: (found?.[1] ?? text) as Word, amount: Number(found?.[2] ?? 1) };
}

/** "plan and recruit 1" as its items. */
export function rewardFrom(text: string | undefined): Effect[] {
  return text ? text.split(/ and |,/).map((item) => counted<EffectWord>(item)) : [];
}

/** "wigs 2" as its word and number. */
export function penaltyFrom(text: string): Penalty {
  return counted<PenaltyWord>(text);
}

/** "influence per ship 1" as its word and number. */
export function benefitFrom(text: string): Benefit {
  return counted<BenefitWord>(text);
}

function cardsFrom(cards: PackFile["cards"]): Card[] {
  const nobles = cards.nobles.map((card): Card => ({
    ...card,
    reward: rewardFrom(card.reward),
    penalty: card.penalty ? penaltyFrom(card.penalty) : null,
    event: [],
    benefit: null,
  }));
  const treasury = cards.treasury.map((card): Card => ({
    ...card,
    kind: "treasury",
    influence: 0,
    reward: [],
    penalty: null,
    event: rewardFrom(card.event),
    benefit: counted<BenefitWord>(card.benefit),
  }));
  return [...nobles, ...treasury];
}

function tasksFrom(tasks: PackFile["tasks"]): Task[] {
  return [
    ...tasks.a.map((task) => ({ ...task, reward: [] })),
    ...tasks.b.map((task) => ({ number: task.number, deeds: [task.deed], reward: rewardFrom(task.reward) })),
  ];
}

function byNumber<Item extends { number: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.number, item]));
}

/** A card from what a pack says of it, as far as it can be drawn; nothing for other pieces. */
export function cardOf(values: Record<string, unknown>): Card | null {
  const text = (name: string): string | undefined =>
    typeof values[name] === "string" ? values[name] : undefined;
  if (typeof values.number !== "number" || text("deck") === undefined) return null;
  const benefit = text("benefit");
  const penalty = text("penalty");
  const treasury = text("kind") === undefined;
  return {
    number: values.number,
    deck: text("deck") as Deck,
    kind: (text("kind") ?? "treasury") as CardKind,
    influence: typeof values.influence === "number" ? values.influence : 0,
    reward: rewardFrom(text("reward")),
    penalty: penalty ? penaltyFrom(penalty) : null,
    event: rewardFrom(text("event")),
    benefit: treasury && benefit ? counted<BenefitWord>(benefit) : null,
  };
}

export function packFrom(file: PackFile): Pack {
  const places = file.score_tiles.place_of_column;
  return {
    name: file.name,
    notice: file.notice,
    treasury: [...file.treasury.spaces].reverse(),
    influence: { maximum: file.influence.maximum, icons: new Set(file.influence.icons) },
    market: { ...file.market, highest: Math.max(...Object.values(file.market.start)) },
    streets: Object.fromEntries(file.streets.west_to_east.map((each) => [each.good, each.name])) as Record<
      Good,
      string
    >,
    lotReward: Object.fromEntries(file.lots.places.map((each) => [each.lot, rewardFrom(each.reward)])),
    siteReward: Object.fromEntries(file.sites.places.map((each) => [each.site, rewardFrom(each.reward)])),
    scorePlaces: places,
    rubble: file.rubble,
    church: file.church,
    offices: file.offices.spaces,
    hand: file.court.hand,
    player: file.player,
    ships: Object.fromEntries(file.ships.cards.map((each) => [each.colour, each])) as unknown as Record<
      Deck,
      ShipCard
    >,
    years: Object.fromEntries(file.cards.decks.map((each) => [each.deck, each.years])) as Record<
      Deck,
      string
    >,
    cards: byNumber(cardsFrom(file.cards)),
    clergy: new Map(
      file.clergy.tiles.map((each) => [each.id, { ...each, benefit: counted<BenefitWord>(each.benefit) }]),
    ),
    decrees: new Map(file.decrees.cards.map((each) => [each.number, decreeFrom(each.scoring)])),
    tasks: byNumber(tasksFrom(file.tasks)),
    repeatsTile: (column) => column > 1 && places[column - 1] === places[column - 2],
  };
}
