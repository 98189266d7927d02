/**
 * Pieces that travel, so that one can follow what others do.
 *
 * A game marks places with `data-anchor="name"` (several names with spaces between them, several elements
 * with one name) and gives its TableFrame two things: `flightsOf`, which says for an event which pieces
 * travel between which anchors, and the snippet `traveller`, which draws a piece by its picture. Anchors are
 * looked up by themselves: where a piece comes from in the position before the event, where it goes to in the
 * position after it.
 */
import type { EventFacts, Seat } from "$src/wire/names";

export interface Flight {
  /**
   * Names of anchors, the best first; the first that is on screen counts. From nowhere: a figure that rises
   * at its goal.
   */
  from: readonly string[];
  to: readonly string[];
  /** What travels, in words that the game's `traveller` draws: "card library". */
  picture: string;
  /** One of PIECE and CARD. */
  lasts: number;
}

export type FlightsOf = (event: EventFacts, viewer: Seat | null) => Flight[];

/** How long a piece travels at speed 1, in milliseconds, as all times here. */
export const PIECE = 260;
export const CARD = 320;
/** Pieces of one event start one after the other, and are all under way by this time. */
const APART = 60;
const ALL_STARTED = 340;
/** A figure rises and stays; nothing waits for it. */
export const RISES = 1600;

export interface Departure {
  flight: Flight;
  starts: number;
}

export interface Timetable {
  departures: Departure[];
  lasts: number;
}

/** Event after event, piece after piece. */
export function timetable(
  events: readonly EventFacts[],
  flightsOf: FlightsOf,
  viewer: Seat | null,
): Timetable {
  const departures: Departure[] = [];
  let now = 0;
  for (const event of events) {
    const flights = flightsOf(event, viewer);
    const apart = Math.min(APART, ALL_STARTED / Math.max(1, flights.length - 1));
    departures.push(...flights.map((flight, index) => ({ flight, starts: now + index * apart })));
    const landed = flights.map((flight, index) => (flight.from.length ? index * apart + flight.lasts : 0));
    now += Math.max(0, ...landed);
  }
  return { departures, lasts: now };
}

/** Where the anchors are, by name; what is not drawn is not there. */
export type AnchorRects = ReadonlyMap<string, readonly DOMRect[]>;

export function placesIn(root: ParentNode): AnchorRects {
  const places = new Map<string, DOMRect[]>();
  for (const node of root.querySelectorAll("[data-anchor]")) {
    const box = node.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    for (const name of node.getAttribute("data-anchor")?.split(" ") ?? [])
      places.set(name, [...(places.get(name) ?? []), box]);
  }
  return places;
}

/** The box of the first anchor that is there; the next piece for the same name goes to its next element. */
export function boxOf(names: readonly string[], places: AnchorRects, turn = 0): DOMRect | null {
  for (const name of names) {
    const boxes = places.get(name);
    if (boxes?.length) return boxes[turn % boxes.length] ?? null;
  }
  return null;
}
