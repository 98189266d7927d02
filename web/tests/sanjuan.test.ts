/** The San Juan table against positions recorded with the engine. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { adapt } from "$src/games/sanjuan/adapt";
import { buttonsOf, gatherOf, zoneOf } from "$src/games/sanjuan/ask";
import { CARDS, cardOf, placeOf, TILES } from "$src/games/sanjuan/cards";
import { mine, rivals } from "$src/games/sanjuan/model";
import { clockwise } from "$src/table/seats";
import { countsOf, tabOfArea, tabsIn } from "$src/games/sanjuan/tabs";
import type { Seat } from "$src/wire/names";
import type { Choices, View } from "$src/wire/types";
import positions from "$src/games/sanjuan/fixtures/positions.json";

interface Scene {
  view: View;
  choices: Choices | null;
}
const SCENES = positions as unknown as Record<string, Scene>;

function scene(name: string): Scene {
  const found = SCENES[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
}

const model = (name: string) => adapt(scene(name).view);
const gather = (name: string) => gatherOf(scene(name).view, scene(name).choices?.options ?? []);

test("there are 5 + 24 + 11 kinds of cards and 5 tiles", () => {
  expect(CARDS.map((card) => card.sort).filter((sort) => sort === "production")).toHaveLength(5);
  expect(CARDS.filter((card) => card.fresh)).toHaveLength(11);
  expect(CARDS).toHaveLength(40);
  expect([...TILES.keys()]).toEqual(["A", "B", "C", "D", "E"]);
});

test("every card has its drawing", () => {
  const art = readFileSync(join(import.meta.dirname, "../src/art/vignettes.svg"), "utf8");
  expect(CARDS.filter((card) => !art.includes(`id="v-${card.id}"`))).toEqual([]);
});

test("points that come at the end only are not printed", () => {
  expect(cardOf("palace").points).toBeNull();
  expect(cardOf("hero")).toMatchObject({ sort: "monument", cost: 5, points: 5 });
});

test("the order of the cards is the engine's", () => {
  expect(placeOf("indigo")).toBe(0);
  expect(placeOf("sugar")).toBeLessThan(placeOf("smithy"));
});

describe("a position", () => {
  test("shows rivals clockwise from the viewer's left", () => {
    expect(rivals(model("build")).map((town) => town.seat)).toEqual([1, 2, 3]);
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
  });

  test("shows the own hand and only the size of others", () => {
    expect(mine(model("build"))?.hand).toHaveLength(7);
    expect(model("build").towns[1]).toMatchObject({ hand: null, handSize: 5, goods: 3 });
  });

  test("tells the own tucked cards and not those of others (SJ-G2)", () => {
    const tucked = (seat: Seat) =>
      model("build").towns[seat]?.buildings.find((building) => building.id === "chapel")?.tucked;
    expect(tucked(0)).toBe(3);
    expect(tucked(3)).toBeNull();
  });

  test("tells the own score sheet as it stands, and of others only what their cards tell (SJ-G2)", () => {
    const points = (seat: Seat) =>
      model("build").towns[seat]?.score?.map((item) => [item.kind, item.points]) ?? null;
    expect(points(0)).toEqual([
      ["buildings", 16],
      ["chapel", 3],
    ]);
    expect(points(1)).toEqual([["buildings", 12]]);
    expect(points(3)).toBeNull();
  });

  test.each([
    ["build", "builder"],
    ["pay", "builder"],
    ["produce", "producer"],
    ["sell", "trader"],
    ["keep", "councillor"],
    ["goldsmith", "prospector"],
    ["take-role", null],
    ["chapel", null],
  ])("%s: the phase is that of its frame", (name, phase) => {
    expect(model(name).phase).toBe(phase);
  });

  test("knows the whole cycle of tiles after four trader phases (SJ-R13)", () => {
    expect(model("build").tradingHouse.next).toHaveLength(5);
    expect(model("build").tradingHouse.next[0]).toEqual({
      indigo: 1,
      sugar: 2,
      tobacco: 2,
      coffee: 2,
      silver: 3,
    });
    expect(model("sell").tradingHouse.open).not.toBeNull();
  });

  test("has the cathedral in the middle", () => {
    expect(model("build").cathedral).toBe("middle");
  });
});

describe("what is gathered", () => {
  test("a payment wants exactly what is left", () => {
    expect(gather("pay")).toMatchObject({ least: 3, most: 3, stop: null });
  });

  test("goods may stop early, within the engine's limit", () => {
    expect(gather("sell")).toMatchObject({ least: 1, most: 3, stop: "stop" });
    expect(gather("produce")).toMatchObject({ least: 1, most: 3, stop: "stop" });
  });

  test("two goods at most pay through the black market", () => {
    expect(gather("black-market")).toMatchObject({ least: 1, most: 2 });
  });

  test("drawn cards are kept, from the whole hand they are discarded", () => {
    expect(gather("keep")).toMatchObject({ least: 1, most: 1 });
    expect(gather("council-discard")).toMatchObject({ least: 6, most: 6 });
  });

  test("roles and buildings are chosen one at a time", () => {
    expect(gather("take-role")).toBeNull();
    expect(gather("build")).toBeNull();
    expect(gather("replace")).toBeNull();
  });
});

test.each(Object.keys(SCENES))("%s: every option has a place on the table or a button", (name) => {
  const { view } = scene(name);
  const placed = view.legal.filter((code) => zoneOf(code) !== "buttons");
  expect([...placed, ...buttonsOf(view)].sort()).toEqual([...view.legal].sort());
});

test("every choice lies behind a tab that is there; a tablet shows roles with the town", () => {
  const legal = ["take builder", "build library", "build cathedral"];
  expect(countsOf(legal, tabsIn("split", false))).toEqual({ roles: 2, mine: 1 });
  expect(countsOf(legal, tabsIn("split", true))).toEqual({ mine: 3 });
  expect(countsOf(legal, tabsIn("stack", false))).toEqual({ roles: 2, mine: 1 });
  expect(tabsIn("stack", true)).toEqual([]);
  expect(tabOfArea("board", tabsIn("split", true))).toBe("mine");
  expect(tabOfArea("log", tabsIn("split", true))).toBeNull();
});
