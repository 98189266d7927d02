/** Which pieces travel with an event of Lisboa. Every place of the table is an anchor by its name, and so is every seat. */
import { CARD, PIECE, type Flight, type FlightsOf } from "$src/table/flights";
import type { EventFacts, Json } from "$src/wire/types";
import { anchorOf } from "./place";

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const amount = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const board = (seat: number | null): string[] => [`seat-${seat}`];

/** Where something of a seat lies: the viewer's own at its place, another's on the board of the seat. */
function of(event: EventFacts, viewer: number | null, place: string): string[] {
  return event.seat === viewer ? [anchorOf(place), ...board(event.seat)] : board(event.seat);
}

type Movement = (event: EventFacts, viewer: number | null) => Flight[];

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
const rises = (seat: number | null, picture: string): Flight => ({
  from: [],
  to: board(seat),
  picture,
  lasts: PIECE,
});

const played: Movement = (event, viewer) => {
  const kind = text(event.card_kind);
  const place = event.how === "visit" ? `visit ${kind}` : "treasury";
  const goal = event.how === "portfolio" ? of(event, viewer, "portfolio new") : [anchorOf(place)];
  return [card(of(event, viewer, `hand ${event.card}`), goal, kind)];
};

const took: Movement = (event, viewer) => {
  const kind = text(event.card_kind);
  return [card([anchorOf(`deck ${kind}`)], of(event, viewer, `hand ${event.card}`), kind)];
};

/** Goods come from the market and go there. */
const goods: Movement = (event, viewer) => {
  const good = text(event.good);
  return Array.from({ length: amount(event.amount) }, () =>
    piece(["market"], of(event, viewer, `good ${good}`), `good ${good}`),
  );
};

const sold: Movement = (event, viewer) => {
  const good = text(event.good);
  return [
    piece(
      of(event, viewer, `good ${good}`),
      [anchorOf(`ship ${event.owner}.${event.dock}`), `seat-${event.owner}`],
      `good ${good}`,
    ),
  ];
};

const official: Movement = ({ seat, office }) => [
  piece(board(seat), [anchorOf(`office ${text(office)}`)], `official ${seat}`),
];

const recalled: Movement = ({ seat, spot }) => [
  piece([anchorOf(text(spot).split("_").reverse().join(" "))], board(seat), `official ${seat}`),
];

const store: Movement = ({ seat, good, lot }) => [
  piece(
    [anchorOf(`tile ${text(good)}`), ...board(seat)],
    [anchorOf(`lot ${text(lot)}`)],
    `store ${text(good)}`,
  ),
];

const building: Movement = ({ architect, site }) => [
  piece([anchorOf(`plans ${text(architect)}`)], [anchorOf(`site ${text(site)}`)], "icon public-building"),
];

const plan: Movement = (event, viewer) => {
  const [architect = ""] = text(event.plan).split("_");
  return [
    piece([anchorOf(`plans ${architect}`)], of(event, viewer, `plan ${text(event.plan)}`), "icon plan"),
  ];
};

/** Cubes of one colour in a row, in a column or on the pile are a place of their own; those of a site lie on it. */
const cube: Movement = (event, viewer) => {
  const colour = text(event.cube);
  const heap = anchorOf(text(event.from));
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
    piece(of(event, viewer, `good ${text(event.good)}`), ["market"], `good ${text(event.good)}`),
  ],
  cube,
  wigs: ({ seat, amount: wigs }) => [rises(seat, `wigs ${amount(wigs)}`)],
  lost_wigs: ({ seat, amount: wigs }) => [rises(seat, `wigs ${-amount(wigs)}`)],
  favor: (event, viewer) => [
    piece(
      [anchorOf(`favor ${text(event.noble)}`)],
      of(event, viewer, `own-favor ${text(event.noble)}`),
      "icon royal-favor",
    ),
  ],
  returned_favor: (event, viewer) => [
    piece(
      of(event, viewer, `own-favor ${text(event.noble)}`),
      [anchorOf(`favor ${text(event.noble)}`)],
      "icon royal-favor",
    ),
  ],
  tile: (event, viewer) => [
    piece(["church"], of(event, viewer, `clergy ${text(event.tile)}`), "icon clergy-tile"),
  ],
  set_aside: (event, viewer) => [
    piece(of(event, viewer, `clergy ${text(event.tile)}`), ["church"], "icon clergy-tile"),
  ],
  ship: (event, viewer) => [
    piece(["yard"], of(event, viewer, `ship ${event.seat}.${event.dock}`), "icon ship"),
  ],
  decree: ({ seat, decree }) => [piece([anchorOf(`decree ${decree}`)], board(seat), "icon decree")],
};

export const flightsOf: FlightsOf = (event, viewer) => MOVEMENTS[event.kind]?.(event, viewer) ?? [];
