import { expect, test } from "vitest";
import * as lisboa from "$src/games/lisboa/telling";
import * as sanJuan from "$src/games/sanjuan/telling";
import { gathered, type NotedLine } from "$src/table/log";
import { actOf } from "$src/table/story.svelte";
import type { Seat } from "$src/wire/names";

const LISBOA = { folds: lisboa.FOLDS, sums: lisboa.SUMS };
const SAN_JUAN = { folds: sanJuan.FOLDS, sums: sanJuan.SUMS };

const line = (move: number, kind: string, seat: Seat | null, facts = {}): NotedLine => ({
  move,
  round: 1,
  event: { kind, seat, ...facts },
});

test("cards paid one by one are one line", () => {
  const lines = [
    line(7, "pay", 2, { number: 1 }),
    line(8, "pay", 2, { number: 1 }),
    line(9, "pay", 2, { number: 1 }),
  ];
  expect(gathered(lines, SAN_JUAN)).toEqual([line(9, "pay", 2, { number: 3 })]);
});

test("the cards that the reader knows stay named", () => {
  const lines = [
    line(7, "keep", 0, { number: 1, cards: ["hero"] }),
    line(8, "keep", 0, { number: 1, cards: ["well"] }),
  ];
  expect(gathered(lines, SAN_JUAN)[0]?.event).toEqual({
    kind: "keep",
    seat: 0,
    number: 2,
    cards: ["hero", "well"],
  });
});

test("what the councillor leaves is told by what is kept, what the hand is too large for is not", () => {
  const lines = [
    line(4, "keep", 1, { number: 1 }),
    line(4, "discard", 1, { number: 4, by: "councillor" }),
    line(9, "discard", 1, { number: 2, by: "hand_limit" }),
  ];
  expect(gathered(lines, SAN_JUAN).map(({ event }) => event.kind)).toEqual(["keep", "discard"]);
});

test("other seats, other reasons and other moves are lines of their own", () => {
  const lines = [
    line(1, "draw", 0, { number: 1, by: "well" }),
    line(1, "draw", 0, { number: 1, by: "carpenter" }),
    line(1, "draw", 1, { number: 1, by: "carpenter" }),
    line(5, "draw", 1, { number: 1, by: "carpenter" }),
    line(5, "role", 1, { role: "builder" }),
    line(5, "role", 1, { role: "builder" }),
  ];
  expect(gathered(lines, SAN_JUAN)).toHaveLength(6);
});

test("a building and what was paid for it are one line", () => {
  const lines = [
    line(7, "build", 2, { building: "library", cost: 3 }),
    line(8, "pay", 2, { number: 1 }),
    line(9, "pay", 2, { number: 1 }),
    line(9, "spend", 2, { goods: ["silver"] }),
  ];
  expect(gathered(lines, SAN_JUAN)).toEqual([
    line(9, "build", 2, { building: "library", cost: 3, spent: ["silver"] }),
  ]);
});

test("the cards that the reader paid are named in the line of the building", () => {
  const lines = [
    line(7, "build", 0, { building: "library", cost: 2 }),
    line(8, "pay", 0, { number: 1, cards: ["hero"] }),
    line(9, "pay", 0, { number: 1, cards: ["well"] }),
  ];
  expect(gathered(lines, SAN_JUAN)[0]?.event.paid).toEqual(["hero", "well"]);
});

test("what a sale brings is told with it, what another role brings is not", () => {
  const lines = [
    line(7, "sell", 2, { goods: ["silver"] }),
    line(7, "draw", 2, { number: 3, by: "sale" }),
    line(8, "role", 2, { role: "prospector" }),
    line(8, "draw", 2, { number: 1, by: "prospector" }),
  ];
  expect(gathered(lines, SAN_JUAN).map(({ event }) => [event.kind, event.drawn])).toEqual([
    ["sell", 3],
    ["role", undefined],
    ["draw", undefined],
  ]);
});

test("a visit tells its price, and so does who follows", () => {
  const price = { influence: 5, reis: 0, wigs: 0 };
  const lines = [
    line(7, "played", 1, { how: "visit", card_kind: "king" }),
    line(7, "paid_visit", 1, price),
    line(9, "returned_favor", 2, { noble: "king" }),
    line(9, "paid_visit", 2, price),
  ];
  expect(gathered(lines, LISBOA).map(({ event }) => [event.kind, event.influence])).toEqual([
    ["played", 5],
    ["returned_favor", 5],
  ]);
});

test("what Lacerda pays for a visit is told with it", () => {
  const lines = [
    line(7, "lacerda_visits", 1, { noble: "king" }),
    line(7, "paid_visit", 1, { influence: 0, reis: 0, wigs: 3 }),
  ];
  expect(gathered(lines, LISBOA).map(({ event }) => [event.kind, event.wigs])).toEqual([
    ["lacerda_visits", 3],
  ]);
});

test("a store tells its price and its wigs, and no price that is paid later", () => {
  const lines = [
    line(7, "store", 1, { good: "gold", lot: "A1" }),
    line(8, "cube", 1, { cube: "fire", kept: true }),
    line(9, "paid", 1, { amount: 7 }),
    line(10, "wigs", 1, { amount: 4, why: "store" }),
    line(11, "paid", 1, { amount: 2 }),
  ];
  expect(gathered(lines, LISBOA).map(({ event }) => [event.kind, event.paid, event.wigs])).toEqual([
    ["store", 7, 4],
    ["cube", undefined, undefined],
    ["paid", undefined, undefined],
  ]);
});

test("cubes taken together are counted, and goods for a ship are told with it", () => {
  const cube = { cube: "fire", kept: true };
  const lines = [
    line(7, "cube", 1, cube),
    line(7, "cube", 1, { ...cube, cube: "tsunami" }),
    line(8, "lost_good", 1, { good: "gold", why: "offer", action: "ship" }),
    line(8, "lost_good", 1, { good: "cloth", why: "price" }),
    line(9, "lost_good", 1, { good: "tools", why: "price" }),
    line(9, "ship", 1, { ship: "red_ship" }),
  ];
  expect(gathered(lines, LISBOA).map(({ event }) => [event.kind, event.number, event.goods])).toEqual([
    ["cube", 2, undefined],
    ["lost_good", undefined, undefined],
    ["ship", undefined, ["cloth", "tools"]],
  ]);
});

test("another seat in between ends what is told together", () => {
  const lines = [
    line(7, "build", 2, { building: "library" }),
    line(8, "role", 1, { role: "builder" }),
    line(9, "pay", 2, { number: 1 }),
  ];
  expect(gathered(lines, SAN_JUAN)).toHaveLength(3);
});

test("an act is told by its deed, with what else came of it below", () => {
  const told = [
    { ...line(6, "role", 1), text: "before" },
    { ...line(7, "round", 2), text: "aside" },
    { ...line(7, "role", 2), text: "deed" },
    { ...line(7, "draw", 2), text: "gain" },
  ];
  const act = actOf(told, ["round"]);
  expect([act?.title.text, act?.rest.map(({ text }) => text)]).toEqual(["deed", ["aside", "gain"]]);
});
