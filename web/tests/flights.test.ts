/** Pieces that travel: when each starts, and between which places of San Juan's table. */
import { expect, test } from "vitest";
import { flightsOf } from "$src/games/sanjuan/flights";
import { boxOf, CARD, PIECE, timetable, type Flight } from "$src/table/flights";
import type { EventFacts, Seat } from "$src/wire/names";

const piece: Flight = { from: ["a"], to: ["b"], picture: "x", lasts: PIECE };
const event = (kind: string, seat: Seat | null, facts: object = {}): EventFacts => ({
  kind,
  seat,
  ...facts,
});
const starts = (events: EventFacts[], many: (each: EventFacts) => Flight[]): number[] =>
  timetable(events, many, 0).departures.map((each) => each.starts);

test("the pieces of one event start one after the other, those of the next when these have landed", () => {
  expect(
    starts([event("one", 0), event("two", 0)], (each) => (each.kind === "one" ? [piece, piece] : [piece])),
  ).toEqual([0, 60, 60 + PIECE]);
});

test("many pieces start closer together", () => {
  expect(starts([event("many", 0)], () => Array.from({ length: 11 }, () => piece)).at(-1)).toBe(340);
});

test("an event without pieces takes no time, and nothing waits for a figure that rises", () => {
  expect(timetable([event("pass", 0)], () => [], 0).lasts).toBe(0);
  expect(timetable([event("wigs", 0)], () => [{ ...piece, from: [] }], 0).lasts).toBe(0);
});

test("the first anchor on screen counts, and the next piece takes the next element of its name", () => {
  const [one, two] = ["one", "two"] as unknown as [DOMRect, DOMRect];
  const places = new Map([["seat-1", [one, two]]]);
  expect(boxOf(["seat-1-library", "seat-1"], places)).toBe(one);
  expect(boxOf(["seat-1"], places, 1)).toBe(two);
  expect(boxOf(["seat-2"], places)).toBeNull();
});

test("a rival draws backs, the viewer faces", () => {
  expect(flightsOf(event("draw", 1, { number: 2, by: "councillor" }), 0).map((each) => each.picture)).toEqual(
    ["back", "back"],
  );
  expect(flightsOf(event("draw", 0, { number: 1, by: "councillor", cards: ["well"] }), 0)).toEqual([
    { from: ["draw-pile"], to: ["card-well", "own-hand", "seat-0"], picture: "card well", lasts: CARD },
  ]);
});

test("a building goes from the hand to its place, the cathedral from the middle", () => {
  expect(flightsOf(event("build", 2, { building: "library" }), 0)).toEqual([
    {
      from: ["seat-2-hand", "seat-2"],
      to: ["seat-2-library", "seat-2"],
      picture: "card library",
      lasts: CARD,
    },
  ]);
  expect(flightsOf(event("build", 2, { building: "cathedral" }), 0)[0]?.from).toEqual(["cathedral"]);
});

test("goods are laid on their plants and sold to the trading house", () => {
  expect(flightsOf(event("produce", 1, { goods: ["sugar"] }), 0)[0]).toMatchObject({
    from: ["draw-pile"],
    to: ["seat-1-sugar", "seat-1"],
  });
  expect(flightsOf(event("sell", 1, { goods: ["sugar"], prices: [1] }), 0)[0]).toMatchObject({
    from: ["seat-1-sugar", "seat-1"],
    to: ["trading-house"],
  });
});

test("of the cards a gold mine turns over only the taken one goes to the hand", () => {
  expect(
    flightsOf(event("gold_mine", 1, { cards: ["well", "crane"], taken: "crane" }), 0).map(
      (each) => each.to[0],
    ),
  ).toEqual(["discard-pile", "seat-1-hand"]);
});
