import { expect, test } from "vitest";
import { gathered, type Line } from "$src/table/log";
import type { Seat } from "$src/wire/names";

const line = (move: number, kind: string, seat: Seat | null, facts = {}): Line => ({
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
  expect(gathered(lines)).toEqual([line(9, "pay", 2, { number: 3 })]);
});

test("the cards that the reader knows stay named", () => {
  const lines = [
    line(7, "keep", 0, { number: 1, cards: ["hero"] }),
    line(8, "keep", 0, { number: 1, cards: ["well"] }),
  ];
  expect(gathered(lines)[0]?.event).toEqual({ kind: "keep", seat: 0, number: 2, cards: ["hero", "well"] });
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
  expect(gathered(lines)).toHaveLength(6);
});
