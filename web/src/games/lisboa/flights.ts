/**
 * Which pieces travel with an event of Lisboa. Every place of the table is an anchor by its name, and so is
 * every seat.
 */
import { CARD, PIECE, type Flight, type FlightsOf } from "$src/table/flights";
import { numberOr, wordIn } from "$src/wire/json";
import type { EventFacts, Seat } from "$src/wire/names";
import { anchorOf } from "./place";

const board = (seat: Seat | null): string[] => [`seat-${seat}`];

/** Where something of a seat lies: the viewer's own at its place, another's on the board of the seat. */
function of(event: EventFacts, viewer: Seat | null, place: string): string[] {
  return event.seat === viewer ? [anchorOf(place), ...board(event.seat)] : board(event.seat);
}

type Movement = (event: EventFacts, viewer: Seat | null) => Flight[];

const piece = (from: string[], to: string[], picture: string): Flight => ({
  from,
  to,
  picture,
  lasts: PIECE,
});
const card = (from: string[], to: string[], kind: string): Flight => ({
  from,
  to,
  picture: `card ${kind}`,
  lasts: CARD,
});
/** A figure that rises at the board of a seat. */
const rises = (seat: Seat | null, picture: string): Flight => ({
  from: [],
  to: board(seat),
  picture,
  lasts: PIECE,
});

const played: Movement = (event, viewer) => {
  const kind = wordIn(event.card_kind);
  const place = event.how === "visit" ? `visit ${kind}` : "treasury";
  const goal = event.how === "portfolio" ? of(event, viewer, "portfolio new") : [anchorOf(place)];
  return [card(of(event, viewer, `hand ${wordIn(event.card)}`), goal, kind)];
};

const took: Movement = (event, viewer) => {
  const kind = wordIn(event.card_kind);
  return [card([anchorOf(`deck ${kind}`)], of(event, viewer, `hand ${wordIn(event.card)}`), kind)];
};

/** Goods come from the market and go there. */
const goods: Movement = (event, viewer) => {
  const good = wordIn(event.good);
  return Array.from({ length: numberOr(event.amount, 0) }, () =>
    piece(["market"], of(event, viewer, `good ${good}`), `good ${good}`),
  );
};

const sold: Movement = (event, viewer) => {
  const good = wordIn(event.good);
  return [
    piece(
      of(event, viewer, `good ${good}`),
      [anchorOf(`ship ${wordIn(event.owner)}.${wordIn(event.dock)}`), `seat-${wordIn(event.owner)}`],
      `good ${good}`,
    ),
  ];
};

const official: Movement = ({ seat, office }) => [
  piece(board(seat), [anchorOf(`office ${wordIn(office)}`)], `official ${seat}`),
];

const recalled: Movement = ({ seat, spot }) => [
  piece([anchorOf(wordIn(spot).split("_").reverse().join(" "))], board(seat), `official ${seat}`),
];

const store: Movement = ({ seat, good, lot }) => [
  piece(
    [anchorOf(`tile ${wordIn(good)}`), ...board(seat)],
    [anchorOf(`lot ${wordIn(lot)}`)],
    `store ${wordIn(good)}`,
  ),
];

const building: Movement = ({ architect, site }) => [
  piece([anchorOf(`plans ${wordIn(architect)}`)], [anchorOf(`site ${wordIn(site)}`)], "icon public-building"),
];

const plan: Movement = (event, viewer) => {
  const [architect = ""] = wordIn(event.plan).split("_");
  return [
    piece([anchorOf(`plans ${architect}`)], of(event, viewer, `plan ${wordIn(event.plan)}`), "icon plan"),
  ];
};

/**
 * Cubes of one colour in a row, in a column or on the pile are a place of their own; those of a site lie on
 * it.
 */
const cube: Movement = (event, viewer) => {
  const colour = wordIn(event.cube);
  const heap = anchorOf(wordIn(event.from));
  return [piece([`${heap}-${colour}`, heap], of(event, viewer, `rubble ${colour}`), `cube ${colour}`)];
};

const MOVEMENTS: Record<string, Movement> = {
  played,
  took,
  goods,
  sold,
  official,
  recalled,
  store,
  building,
  plan,
  lost_good: (event, viewer) => [
    piece(of(event, viewer, `good ${wordIn(event.good)}`), ["market"], `good ${wordIn(event.good)}`),
  ],
  cube,
  wigs: ({ seat, amount: wigs }) => [rises(seat, `wigs ${numberOr(wigs, 0)}`)],
  lost_wigs: ({ seat, amount: wigs }) => [rises(seat, `wigs ${-numberOr(wigs, 0)}`)],
  favor: (event, viewer) => [
    piece(
      [anchorOf(`favor ${wordIn(event.noble)}`)],
      of(event, viewer, `own-favor ${wordIn(event.noble)}`),
      "icon royal-favor",
    ),
  ],
  returned_favor: (event, viewer) => [
    piece(
      of(event, viewer, `own-favor ${wordIn(event.noble)}`),
      [anchorOf(`favor ${wordIn(event.noble)}`)],
      "icon royal-favor",
    ),
  ],
  tile: (event, viewer) => [
    piece(["church"], of(event, viewer, `clergy ${wordIn(event.tile)}`), "icon clergy-tile"),
  ],
  set_aside: (event, viewer) => [
    piece(of(event, viewer, `clergy ${wordIn(event.tile)}`), ["church"], "icon clergy-tile"),
  ],
  ship: (event, viewer) => [
    piece(["yard"], of(event, viewer, `ship ${event.seat}.${wordIn(event.dock)}`), "icon ship"),
  ],
  decree: ({ seat, decree }) => [piece([anchorOf(`decree ${wordIn(decree)}`)], board(seat), "icon decree")],
};

export const flightsOf: FlightsOf = (event, viewer) => MOVEMENTS[event.kind]?.(event, viewer) ?? [];
