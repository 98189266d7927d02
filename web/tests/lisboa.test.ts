import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adapt } from "$src/games/lisboa/adapt";
import { COUNTERS, decreeFrom } from "$src/games/lisboa/decrees";
import four from "$src/games/lisboa/fixtures/four.json";
import solo from "$src/games/lisboa/fixtures/solo.json";
import three from "$src/games/lisboa/fixtures/three.json";
import two from "$src/games/lisboa/fixtures/two.json";
import { asWays, headsOf } from "$src/games/lisboa/decision/ways";
import { rivals } from "$src/games/lisboa/model";
import { rewardFrom } from "$src/games/lisboa/pack";
import { namesOf } from "$src/games/lisboa/naming";
import { packOf } from "$src/games/lisboa/packs";
import { tabOf } from "$src/games/lisboa/phone/tabs";
import { familyOf } from "$src/games/lisboa/place";
import { placesOf } from "$src/games/lisboa/targets";
import { gainsInShort } from "$src/games/lisboa/words";
import type { PlacedOption, Play } from "$src/games/lisboa/play.svelte";
import { speakFrom } from "$src/i18n/fluent.svelte";
import type { View } from "$src/wire/types";

const pack = packOf({ options: {} });
const viewOf = (fixture: { view: unknown }) => adapt(fixture.view as View, pack);

describe("the component pack", () => {
  it("has 82 cards, 13 sorts of clergy tiles, 70 decrees and 24 lots", () => {
    expect([82, 13, 70, 24]).toEqual([
      pack.cards.size,
      pack.clergy.size,
      pack.decrees.size,
      Object.keys(pack.lotReward).length,
    ]);
  });
  it("takes a reward apart", () => {
    expect([
      { word: "plan", amount: 1 },
      { word: "recruit", amount: 1 },
    ]).toEqual(rewardFrom("plan and recruit 1"));
  });
  it("repeats the fourth score tile under the narrow column", () => {
    expect([false, false, false, false, true]).toEqual(
      ([1, 2, 3, 4, 5] as const).map((column) => pack.repeatsTile(column)),
    );
  });
});

describe("decrees", () => {
  it("every sentence of the pack names a known counter", () => {
    for (const decree of pack.decrees.values()) expect(Object.keys(COUNTERS)).toContain(decree.counter);
  });
  it("L-Y29: n per k X, with a maximum", () => {
    expect({
      counter: "cash",
      blank: {},
      wigs: 1,
      per: 4,
      ahead: false,
      bonus: 0,
      bonusLeast: 0,
      most: 6,
    }).toEqual(decreeFrom("1 per 4 réis in hand (max 6)"));
  });
  it("L-Y29: a bonus from a number on", () => {
    const decree = decreeFrom("1 per opened building on the north side, +2 if three or more");
    expect([2, 3, { side: "north" }]).toEqual([decree.bonus, decree.bonusLeast, decree.blank]);
  });
  it("L-Y29: n with X", () => {
    const most = decreeFrom("4 with the most: own book store");
    expect(["own_stores_of_good", { good: "books" }, 4, 0, true]).toEqual([
      most.counter,
      most.blank,
      most.wigs,
      most.per,
      most.ahead,
    ]);
    const { counter, blank, wigs, per } = decreeFrom("5 with three own stores of one good");
    expect(["most_own_stores_of_one_good", { least: 3 }, 5, 0]).toEqual([counter, blank, wigs, per]);
  });
});

describe("the view of the engine", () => {
  it("row E is closed with two players and solo", () => {
    expect([false, false, true, true]).toEqual(
      [solo, two, three, four].map((fixture) => viewOf(fixture).openRows.includes("E")),
    );
  });
  it("the court says what is left of the favors and what each noble accepts", () => {
    const { builder } = viewOf(four).court;
    expect([4 - 1, "tools"]).toEqual([builder.favorsLeft, builder.accepts]);
  });
  it("a record from before these facts shows the whole city and no guess", () => {
    const old = { ...four, view: { ...four.view, open_rows: undefined, court: undefined } };
    const { openRows, court } = viewOf(old);
    expect([5, null, null]).toEqual([openRows.length, court.king.favorsLeft, court.king.accepts]);
  });
  it("Lacerda owns what a second seat would own", () => {
    const view = viewOf(solo);
    expect("king").toBe(view.lacerda?.courtier);
    expect(Object.values(view.stores).some((store) => store?.owner === "lacerda")).toBe(true);
  });
  it("a neutral official stands in each office of two players", () => {
    expect(viewOf(two).court.king.office).toContain("neutral");
    expect(viewOf(three).court.king.office).not.toContain("neutral");
  });
  it("the others come clockwise from the viewer's left", () => {
    expect([1, 2, 3]).toEqual(rivals(viewOf(four)).map((player) => player.seat));
  });
});

describe("places of options", () => {
  const view = viewOf(two);
  const places: Record<string, string[]> = {
    "visit 12": ["hand 12", "visit builder"],
    "portfolio 61": ["hand 61", "portfolio new"],
    "sponsor 61": ["hand 61", "treasury"],
    "build books D4": ["tile books", "lot D4"],
    "build tools D5": ["tile small", "lot D5"],
    "clear row fire": ["row A fire"],
    "sell gold 1.2": ["good gold", "ship 1.2"],
    "offer gold recruit": ["good gold", "action recruit"],
    "do store": ["noble-action builder"],
    "do produce": ["action produce"],
    "cardinal 2 4": ["steps 2", "church 4"],
    "recall king_plaza": ["plaza king"],
    "open west_d": ["site west_d"],
    end: [],
  };
  for (const [code, found] of Object.entries(places))
    it(code, () => expect(found).toEqual(placesOf(code, view, pack)));

  it("every option of the fixtures has a place or is listed", () => {
    for (const fixture of [solo, two, three, four]) {
      const seen = viewOf(fixture);
      for (const code of seen.legal)
        expect(
          placesOf(code, seen, pack).length || ["stop", "skip", "pass", "follow", "end"].includes(code),
        ).toBeTruthy();
    }
  });
  it("places of one family are alternatives", () => {
    expect("hand").toBe(familyOf("hand 12"));
  });
  it("the phone shows own ships under Mine and others' under Rivals", () => {
    expect(["mine", "rivals"]).toEqual([tabOf("ship", "ship 0.1", 0), tabOf("ship", "ship 1.1", 0)]);
  });
});

describe("the decision panel", () => {
  it("adds up what an option brings of one kind", () => {
    speakFrom("en", [readFileSync(new URL("../../tabuleiro/i18n/en/lisboa.ftl", import.meta.url), "utf8")]);
    const gain = (gain: string, amount: number, more: object = {}) => ({
      seat: 0,
      gain,
      amount,
      of: null,
      least: amount,
      at_end: false,
      ...more,
    });
    const gains = [
      gain("reis", 2),
      gain("reis", 1),
      gain("wigs", 1),
      gain("reis", 9, { seat: 1 }),
      gain("wigs", 9, { at_end: true }),
    ];
    const told = gainsInShort({ view: { seat: 0 } } as Play, {
      code: "",
      clause: "",
      price: [],
      total: null,
      least: null,
      most: null,
      unit: "",
      gains,
      facts: {},
    });
    expect("+3 réis, +1 wig").toBe(told);
  });
  it("shows few alternatives of one question side by side", () => {
    expect(["clear row fire", "clear column fire"]).toEqual(asWays(["clear row fire", "clear column fire"]));
    expect(asWays(["visit 1", "discard 1"])).toBeNull();
  });
});

describe("cards of a hand in the panel", () => {
  const choice = (code: string, ...places: string[]): PlacedOption => ({
    code,
    places: places as PlacedOption["places"],
  });

  it("a turn begins with the question which card", () => {
    expect(["3", "21"]).toEqual(
      headsOf(
        [
          choice("discard 3", "hand 3"),
          choice("visit 3", "hand 3", "visit builder"),
          choice("discard 21", "hand 21"),
        ],
        [],
        "hand",
      ),
    );
  });

  it("where each card has one option the options are listed", () => {
    expect(null).toBe(headsOf([choice("discard 3", "hand 3"), choice("discard 21", "hand 21")], [], "hand"));
  });

  it("stopping is no good to choose", () => {
    const sales = ["gold", "books"].flatMap((good) =>
      ["0.1", "1.1"].map((dock) => choice(`sell ${good} ${dock}`, `good ${good}`, `ship ${dock}`)),
    );
    expect(["gold", "books"]).toEqual(headsOf([choice("stop"), ...sales], [], "good"));
  });

  it("once a card is held its ways are shown", () => {
    expect(null).toBe(
      headsOf(
        [
          choice("discard 3", "hand 3"),
          choice("visit 3", "hand 3", "visit builder"),
          choice("discard 21", "hand 21"),
        ],
        ["hand 3"],
        "hand",
      ),
    );
  });
});

describe("what a line of the log says of a piece", () => {
  const said = (facts: Record<string, number | string>) => {
    speakFrom("en", [readFileSync(new URL("../../tabuleiro/i18n/en/lisboa.ftl", import.meta.url), "utf8")]);
    return namesOf({ kind: "played", seat: 0, ...facts }, {});
  };
  const cardOf = (kind: string): number => [...pack.cards].find(([, card]) => card.kind === kind)?.[0] ?? 0;

  it("names what a visit was paid with and nothing else", () => {
    expect([
      { cost: "3 wigs" },
      { cost: "2 influence and 1 wig" },
      { cost: "1 influence and 4 réis" },
      { cost: "0 influence" },
    ]).toEqual([
      said({ influence: 0, reis: 0, wigs: 3 }),
      said({ influence: 2, reis: 0, wigs: 1 }),
      said({ influence: 1, reis: 4, wigs: 0 }),
      said({ influence: 0, reis: 0, wigs: 0 }),
    ]);
  });
  it("tells the event of a treasury card at the Court and its benefit in the portfolio", () => {
    const card = cardOf("treasury");
    const [event = "", benefit = ""] = ["sponsor", "portfolio"].map((how) =>
      String(said({ card, how }).does),
    );
    expect(said({ card }).does).toBe(`event ${event}; ${benefit}`);
  });
  it("tells the value of a noble apart from its reward", () => {
    expect(said({ card: cardOf("king") }).does).toMatch(/^value \d, /);
  });
  it("names a ship that leaves the portfolio", () => {
    expect(said({ kind: "removed", card: "red_ship" })).toEqual({ does: "red ship" });
  });
});
