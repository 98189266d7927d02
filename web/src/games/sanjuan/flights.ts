/** Which cards travel with an event of San Juan. */
import { CARD, PIECE, type Flight, type FlightsOf } from "$src/table/flights";
import { numberOr, wordIn, wordsIn } from "$src/wire/json";
import type { EventFacts, Seat } from "$src/wire/names";

const BACK = "back";
/** The discard pile is not drawn on the phone. */
const DISCARDS = ["discard-pile", "draw-pile"];
const DRAW = ["draw-pile"];
/** A shuffle is shown by a few cards. */
const SHUFFLED = 3;

/** The cards of an event: by face where the viewer may see them, else so many backs. */
function faces(event: EventFacts): (string | null)[] {
  const seen = wordsIn(event.cards);
  return seen.length ? seen : Array.from({ length: numberOr(event.number, 1) }, () => null);
}

const pictureOf = (card: string | null): string => (card === null ? BACK : `card ${card}`);
const at = (seat: Seat | null, place: string): string[] => [`seat-${seat}-${place}`, `seat-${seat}`];

/** Where a card of a hand lies: the viewer's own by its face. */
function hand(seat: Seat | null, viewer: Seat | null, card: string | null = null): string[] {
  if (seat !== viewer) return at(seat, "hand");
  return card === null ? ["own-hand", `seat-${seat}`] : [`card-${card}`, "own-hand", `seat-${seat}`];
}

type Movement = (event: EventFacts, viewer: Seat | null) => Flight[];

const toHand: Movement = (event, viewer) =>
  faces(event).map((card) => ({
    from: DRAW,
    to: hand(event.seat, viewer, card),
    picture: pictureOf(card),
    lasts: CARD,
  }));
const fromHand: Movement = (event, viewer) =>
  faces(event).map((card) => ({
    from: hand(event.seat, viewer, card),
    to: DISCARDS,
    picture: pictureOf(card),
    lasts: CARD,
  }));

/** Goods travel by their names; `way` says from where to where. */
function goods(event: EventFacts, way: (place: string[]) => Pick<Flight, "from" | "to">): Flight[] {
  return wordsIn(event.goods).map((good) => ({
    ...way(at(event.seat, good)),
    picture: `good ${good}`,
    lasts: PIECE,
  }));
}

const build: Movement = ({ seat, building }, viewer) => {
  const id = wordIn(building);
  const from = id === "cathedral" ? ["cathedral"] : hand(seat, viewer, id);
  return [{ from, to: at(seat, id), picture: `card ${id}`, lasts: CARD }];
};

const tuck: Movement = ({ seat, pile, card }, viewer) => [
  {
    from: hand(seat, viewer, wordIn(card) || null),
    to: at(seat, wordIn(pile)),
    picture: pictureOf(wordIn(card) || null),
    lasts: CARD,
  },
];

/** The cards that a gold mine turns over go to the discards, but the one that is taken. */
const goldMine: Movement = (event, viewer) =>
  wordsIn(event.cards).map((card) => ({
    from: DRAW,
    to: card === event.taken ? hand(event.seat, viewer, card) : DISCARDS,
    picture: `card ${card}`,
    lasts: CARD,
  }));

const goldsmith: Movement = ({ card, built }) => [
  {
    from: DRAW,
    to: built ? DISCARDS : [`card-${wordIn(card)}`, ...DISCARDS],
    picture: `card ${wordIn(card)}`,
    lasts: CARD,
  },
];

const takeCard: Movement = ({ seat, card }, viewer) => [
  {
    from: [`card-${wordIn(card)}`, ...DRAW],
    to: hand(seat, viewer, wordIn(card)),
    picture: `card ${wordIn(card)}`,
    lasts: CARD,
  },
];

const MOVEMENTS: Record<string, Movement> = {
  role: ({ seat, role }) => [
    {
      from: [`role-${wordIn(role)}`],
      to: at(seat, wordIn(role)),
      picture: `role ${wordIn(role)}`,
      lasts: PIECE,
    },
  ],
  round: ({ seat }) => [
    { from: ["governor"], to: ["governor", `seat-${seat}`], picture: "governor", lasts: PIECE },
  ],
  draw: toHand,
  pay: fromHand,
  discard: fromHand,
  build,
  produce: (event) => goods(event, (place) => ({ from: DRAW, to: place })),
  sell: (event) => goods(event, (place) => ({ from: place, to: ["trading-house"] })),
  spend: (event) => goods(event, (place) => ({ from: place, to: DISCARDS })),
  tuck,
  gold_mine: goldMine,
  goldsmith,
  take_card: takeCard,
  shuffle: () =>
    Array.from({ length: SHUFFLED }, () => ({
      from: ["discard-pile"],
      to: DRAW,
      picture: BACK,
      lasts: CARD,
    })),
};

export const flightsOf: FlightsOf = (event, viewer) => MOVEMENTS[event.kind]?.(event, viewer) ?? [];
