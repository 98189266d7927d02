/** The score sheet: rows in the order of scoring, and figures that add up to the total. */
import { expect, test } from "vitest";
import { scaleOf, stagesOf } from "$src/end/chart";
import { factsOf, sources } from "$src/end/sheet";
import { faceOf } from "$src/games/faces";
import { offer } from "$src/games/offered.svelte";
import { nameAndGame } from "$src/home/rows";
import { withMinus } from "$src/table/figures";
import { isYou, typedName } from "$src/table/seats";
import { GAME, table } from "$src/games/sanjuan/fixtures/tables";
import type { ScoreItem, SeatInfo, Standing } from "$src/wire/types";

const item = (kind: string, points: number): ScoreItem => ({ kind, points, facts: {} });
const standing = (...items: ScoreItem[]): Standing => ({
  seat: 0,
  place: 1,
  points: 0,
  tie_break: [],
  items,
});

test("L-W: rows stand in the order of the final scoring, whoever has them", () => {
  const first = standing(item("wigs", 9), item("favors", 2), item("stores_cloth", 9));
  const second = standing(item("wigs", 4), item("hulls", 3), item("stores_gold", 2), item("decree", 4));
  expect(["wigs", "hulls", "stores_gold", "stores_cloth", "decree", "favors"]).toEqual(
    sources(faceOf("lisboa").score, [first, second]),
  );
});

test("a row that nobody scores in is left out, a rank is not", () => {
  expect(["wigs", "rank"]).toEqual(
    sources(faceOf("lisboa").score, [standing(item("wigs", 9), item("hulls", 0), item("rank", 0))]),
  );
});

test("SJ-E2: the palace comes last", () => {
  expect(["buildings", "guild_hall", "palace"]).toEqual(
    sources(faceOf("san-juan").score, [
      standing(item("palace", 7), item("guild_hall", 4), item("buildings", 20)),
    ]),
  );
});

test("several pieces of one kind are counted", () => {
  expect(3).toBe(factsOf([item("decree", 4), item("decree", 2), item("decree", 6)]).count);
});

test("the scale of points is not much higher than the best line", () => {
  expect(125).toBe(scaleOf([[0, 103]], { left: 0, top: 0, right: 10, bottom: 10 }).most);
});

test("L-P: a game that changed its period at the end of a round has two parts, San Juan has none", () => {
  expect([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ]).toEqual(stagesOf([1, 2, 3, 4, 5], [3]));
  expect([]).toEqual(stagesOf([1, 2, 3], []));
});

test("a game without a face has its rows in the order in which they come", () => {
  expect(["trees", "barn"]).toEqual(
    sources(faceOf("orchard").score, [standing(item("trees", 9), item("barn", 2))]),
  );
});

test("points below 0 have a minus sign", () => {
  expect(["−2", "0", "3"]).toEqual([-2, 0, 3].map(withMinus));
});

test("a table that has no name of its own is called by its game", () => {
  offer([GAME]);
  expect("San Juan").toBe(nameAndGame(table({ id: "a", name: "San Juan", seats: ["Me"] })));
  expect("San Juan").toBe(nameAndGame(table({ id: "a", name: "Guest: San Juan", seats: ["Me"] })));
  expect("Thursday · San Juan").toBe(nameAndGame(table({ id: "a", name: "Thursday", seats: ["Me"] })));
});

test("the server's word for who typed no name is no name", () => {
  const names = ["Guest", "Guest 2", "Guests", "Rui"].map((name) => typedName({ name } as SeatInfo));
  expect(["", "", "Guests", "Rui"]).toEqual(names);
});

test("who plays several seats at one screen is called by their names", () => {
  expect(true).toBe(isYou(1, [1]));
  expect(false).toBe(isYou(1, [0, 1]));
});
