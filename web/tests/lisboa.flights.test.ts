/** Pieces of Lisboa that travel: from where the event says to where it says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flightsOf } from "$src/games/lisboa/flights";

const ENGINE = join(import.meta.dirname, "../../tabuleiro/games/lisboa");

test("a card that another plays goes from the board of that seat to the noble", () => {
  expect([{ from: ["seat-1"], to: ["visit-king"], picture: "card king", lasts: 320 }]).toEqual(
    flightsOf({ kind: "played", seat: 1, card: 41, card_kind: "king", how: "visit" }, 0),
  );
});

test("an own card leaves its place in the hand", () => {
  expect(["hand-41", "seat-0"]).toEqual(
    flightsOf({ kind: "played", seat: 0, card: 41, card_kind: "king", how: "portfolio" }, 0)[0]?.from,
  );
});

test("two goods are two pieces", () => {
  expect(["good gold", "good gold"]).toEqual(
    flightsOf({ kind: "goods", seat: 0, good: "gold", amount: 2, lost: 0 }, 0).map(({ picture }) => picture),
  );
});

test("a good sold goes to the ship, whoever owns it", () => {
  expect(["ship-2.1", "seat-2"]).toEqual(
    flightsOf({ kind: "sold", seat: 0, good: "gold", owner: 2, dock: 1 }, 0)[0]?.to,
  );
});

test("an official comes back from where it stood", () => {
  expect(["plaza-king"]).toEqual(flightsOf({ kind: "recalled", seat: 1, spot: "king_plaza" }, 0)[0]?.from);
});

test("a cube comes from its heap, and to the viewer's own rubble", () => {
  const [flight] = flightsOf({ kind: "cube", seat: 0, cube: "fire", from: "row A", kept: true }, 0);
  expect([
    ["row-A-fire", "row-A"],
    ["rubble-fire", "seat-0"],
  ]).toEqual([flight?.from, flight?.to]);
});

test("a cube of a site that another clears goes to the board of that seat", () => {
  const [flight] = flightsOf({ kind: "cube", seat: 1, cube: "fire", from: "site west_a", kept: true }, 0);
  expect([["site-west_a-fire", "site-west_a"], ["seat-1"]]).toEqual([flight?.from, flight?.to]);
});

test("wigs rise at the scorer's board", () => {
  expect({ from: [], to: ["seat-2"], picture: "wigs 8", lasts: 260 }).toEqual(
    flightsOf({ kind: "wigs", seat: 2, amount: 8, why: "store" }, 0)[0],
  );
});

test("every movement belongs to an event of the engine", () => {
  const engine = readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(ENGINE, name), "utf8"))
    .join("\n");
  const told = new Set([...engine.matchAll(/\.note\(\s*"(\w+)"/g)].map((match) => match[1]));
  const source = readFileSync(join(import.meta.dirname, "../src/games/lisboa/flights.ts"), "utf8");
  const table = source.slice(source.indexOf("const MOVEMENTS"), source.indexOf("export const flightsOf"));
  const moved = [...table.matchAll(/^ {2}(\w+)[:,]/gm)].map((match) => match[1]);
  expect(moved.length).toBeGreaterThan(15);
  expect([]).toEqual(moved.filter((kind) => !told.has(kind)));
});
