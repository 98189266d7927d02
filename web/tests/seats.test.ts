/** Who may let a bot play a seat: what the page offers is what a server allows. */
import { expect, test } from "vitest";
import { mayStandIn } from "$src/table/seats";
import type { TableInfo } from "$src/wire/types";
import { table } from "$src/games/sanjuan/fixtures/tables";

const against = (rival: string, more: Partial<TableInfo>): TableInfo =>
  table({ id: "t", name: "t", seats: ["Me", rival], more });
const offered = (info: TableInfo, here = false): boolean[] =>
  info.seats.map((seat) => mayStandIn(info, seat, here));

test("a bot plays for the viewer against bots, and among people where help is allowed", () => {
  expect(offered(against("Bot/steady", { hints: false }))).toEqual([true, false]);
  expect(offered(against("You", { hints: true, owner: false }))).toEqual([true, false]);
  expect(offered(against("You", { hints: false, owner: false }))).toEqual([false, false]);
});

test("a host lets a bot play for who is absent, and nobody else does", () => {
  expect(offered(against("You", { hints: false }))).toEqual([false, true]);
  expect(offered(against("You", { hints: false }), true)).toEqual([false, false]);
  expect(offered(against("You", { hints: false, owner: false }))).toEqual([false, false]);
});

test("nobody stands in where no game is on", () => {
  expect(offered(against("You", { status: "over" }))).toEqual([false, false]);
});
