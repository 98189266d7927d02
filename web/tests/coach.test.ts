/** What the page of a review makes of its figures. */
import { beforeAll, describe, expect, test } from "vitest";
import { mayAskHint, mayCompare, mayShowChances } from "$src/coach/allowed";
import { bandsOf, labelPlaces, lineOf, moveAt, scaleX, scaleY } from "$src/coach/graph";
import { isForeign, marksOfLine } from "$src/coach/marks";
import { highlights, rowsIn } from "$src/coach/picture";
import {
  chanceSumOf,
  filtered,
  gosOf,
  keysOf,
  nextKey,
  tabled,
  wholeChances,
  wholeParts,
} from "$src/coach/review";
import { Reviewing } from "$src/coach/reviewing.svelte";
import { offer } from "$src/games/offered.svelte";
import { GAME } from "$src/games/sanjuan/fixtures/tables";
import type { Move } from "$src/replay/moves";
import type { TableSession } from "$src/table/session.svelte";
import type { EventFacts } from "$src/wire/names";
import type { KeyMoment, Moment, Review, TableInfo } from "$src/wire/types";

function moment(move: number, more: Partial<Moment> = {}): Moment {
  return {
    move,
    round: 1,
    seat: 0,
    stand: [5000, 5000],
    skill: [0, 0],
    luck: [0, 0],
    loss: 0,
    worst: 500,
    class: "best",
    counts: true,
    chosen: "a",
    best: "a",
    options: 2,
    prospects: [],
    reasons: [],
    ...more,
  };
}

function review(moments: Moment[], key_moments: KeyMoment[] = []): Review {
  const classes = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const seat = { name: "", counted: 1, error_rate: 82, accuracy: 78, resembles: null, classes };
  const sums = { start: 2480, luck: -1290, own: -3090, others: 1900, result: 0 };
  return {
    version: 1,
    game: "orchard",
    iterations: 20,
    seed: 1,
    moves: 10,
    done: 10,
    known: 10,
    result: [10_000, 0],
    scale: [],
    seats: [{ ...seat, ...sums }],
    chances: [],
    moments,
    key_moments,
  };
}

describe("key moments", () => {
  const found = review(
    [moment(1, { class: "blunder" }), moment(4), moment(7, { class: "mistake", seat: 1 })],
    [
      { kind: "error", seat: 0, move: 1, change: -1200 },
      { kind: "luck", seat: 0, move: 4, change: 900 },
      { kind: "error", seat: 1, move: 7, change: -700 },
    ],
  );

  test("an error has the sign of its class, luck its own", () => {
    expect(keysOf(found, 0).map(({ sign }) => sign)).toEqual(["blunder", "luck"]);
  });
  test("of anybody there are those of all seats", () => {
    expect(keysOf(found, null).map(({ move }) => move)).toEqual([1, 4, 7]);
  });
  test("a table tells everybody's errors, and luck and deeds of its player alone", () => {
    expect([0, 1].map((seat) => tabled(found, seat).map(({ move }) => move))).toEqual([
      [1, 4, 7],
      [1, 7],
    ]);
  });
  test("a card shows the costliest error of its player, whatever others lost", () => {
    expect([0, 1].map((seat) => highlights({ keys: keysOf(found, seat) }).map(({ move }) => move))).toEqual([
      [1],
      [7],
    ]);
  });
  test("a card has a row for each player, also of one whom an opponent without a seat has beaten", () => {
    const result = [1, 0].map((seat, place) => ({ seat, place: place + 1, points: 9 - place }));
    const seats = [{ seat: 0, kind: "human", name: "Ana", level: null, connected: true }];
    expect(
      rowsIn({ result, seats } as unknown as Pick<TableInfo, "result" | "seats">).map(({ seat }) => seat),
    ).toEqual([0]);
  });
  test.each([
    ["all", [1, 4]],
    ["errors", [1]],
    ["luck", [4]],
  ] as const)("the filter %s lists its own", (filter, moves) => {
    expect(filtered(keysOf(found, 0), filter).map(({ move }) => move)).toEqual(moves);
  });
  test("the next is after the move, the previous before it, and beyond the ends there is none", () => {
    const keys = keysOf(found, 0);
    expect([nextKey(keys, 1, 1)?.move, nextKey(keys, 4, -1)?.move, nextKey(keys, 4, 1)]).toEqual([
      4,
      1,
      null,
    ]);
  });
});

describe("rounding", () => {
  test("parts add up to the whole, however they were cut", () => {
    expect(wholeParts([3333, 3333, 3334], 10_000)).toEqual([33, 33, 34]);
  });
  test("chances of a row sum to 100", () => {
    expect(wholeChances([2550, 2550, 2450, 2450]).reduce((sum, each) => sum + each, 0)).toBe(100);
  });
  test("start, luck, own and others sum to the result", () => {
    const { start, luck, own, others, result } = chanceSumOf(review([]), 0);
    expect(start + luck + own + others).toBe(result);
  });
});

describe("the expected line", () => {
  test("what a seat does at one go is one step, and payments are left out", () => {
    const course = [
      { seat: 0, code: "build tower" },
      { seat: 0, code: "pay well" },
      { seat: 0, code: "keep hero" },
      { seat: 1, code: "pass" },
    ];
    expect(gosOf(course, ["pay"])).toEqual([
      { seat: 0, codes: ["build tower", "keep hero"] },
      { seat: 1, codes: ["pass"] },
    ]);
  });
});

describe("the graph", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100 };

  test("with two players the axis is plain, with more it is stretched below 50 %", () => {
    expect([scaleY(2, frame)(5000), scaleY(4, frame)(5000)]).toEqual([50, 25]);
  });
  test("a swing of luck is a dotted stretch of its own", () => {
    const swings = review([moment(2, { luck: [600, -600] }), moment(5)]);
    const scales = { x: scaleX(10, frame), y: scaleY(2, frame) };
    expect(lineOf(swings, 0, scales).map(({ luck }) => luck)).toEqual([false, true, false]);
  });
  test("a place on the axis is a move, within the game", () => {
    expect([moveAt(50, 10, frame), moveAt(-20, 10, frame), moveAt(900, 10, frame)]).toEqual([5, 0, 10]);
  });
  test("labels keep their distance and stay above the bottom", () => {
    expect(labelPlaces([100, 99, 20], 16, 95)).toEqual([95, 79, 20]);
  });
  test("a round reaches from the end of the one before to its own", () => {
    const rounds = [
      { round: 1, move: 4, points: [] },
      { round: 2, move: 9, points: [] },
    ];
    expect(bandsOf(rounds, 10)).toEqual([
      { round: 1, from: 0, to: 4 },
      { round: 2, from: 4, to: 10 },
    ]);
  });
});

describe("while a game is on", () => {
  const seats = ["person", "bot", "bot"].map((kind, seat) => ({ seat, kind }));
  const against = (more: object): TableInfo =>
    ({ game: GAME.key, hints: true, status: "playing", clock: null, seats, ...more }) as unknown as TableInfo;
  const may = [mayAskHint, mayCompare, mayShowChances];
  const allowed = (table: TableInfo, seat: number | null): boolean[] => may.map((rule) => rule(table, seat));
  beforeAll(() => {
    const unjudged = { ...GAME, key: "boats", judged: false };
    offer([GAME, unjudged, { ...unjudged, key: "orchard", levels: ["random"] }]);
  });

  test("hints are for players of a table that allows them", () => {
    expect(allowed(against({}), 0)).toEqual([true, true, true]);
    expect(allowed(against({ hints: false }), 0)).toEqual([false, false, false]);
    expect(allowed(against({}), null)).toEqual([false, false, false]);
  });
  test("without a judge there is a bot to ask and nothing else", () => {
    expect(allowed(against({ game: "boats" }), 0)).toEqual([true, false, false]);
  });
  test("a bot that takes any option is not asked, nor is one of a game that is not there", () => {
    expect(allowed(against({ game: "orchard" }), 0)).toEqual([false, false, false]);
    expect(allowed(against({ game: "chess" }), 0)).toEqual([false, false, false]);
  });
  test.each([
    ["where other people play", { seats: [...seats, { seat: 3, kind: "person" }] }],
    ["where a seat waits for a person", { seats: [...seats, { seat: 3, kind: "invited" }] }],
    ["against a clock", { clock: 60 }],
    ["at a table without hints", { hints: false }],
  ])("no chance is shown %s", (_, more) => {
    expect(mayShowChances(against(more), 0)).toBe(false);
  });
  test("no chance is shown to those who watch", () => {
    expect(mayShowChances(against({}), null)).toBe(false);
  });
});

test("a step of the expected line is marked once, and others' steps are none of one's own pieces", () => {
  const by = (seat: number) => ({ seat, colour: "orange" as const, name: "" });
  const goes = [
    { seat: 0, codes: ["build tower"] },
    { seat: 1, codes: ["build tower", "take builder"] },
  ];
  const marks = marksOfLine(goes, by);
  expect(marks.get("build tower")?.number).toBe(1);
  const theirs = marks.get("take builder");
  expect(theirs && [isForeign(theirs, 0), isForeign(theirs, 1)]).toEqual([true, false]);
});

describe("the title of a key moment", () => {
  const table = { game: "orchard", mine: [], seats: [], options: {}, moves: 3, result: null };
  const titled = (
    session: Partial<TableSession>,
    {
      kind = "error",
      game = "orchard",
      moves = [],
    }: { kind?: "error" | "luck"; game?: string; moves?: Move[] } = {},
  ): string => {
    const info = { ...table, game } as unknown as TableInfo;
    const reviewing = new Reviewing(session as TableSession, info, moves, []);
    const chosen = moment(1, { chosen: "do favor", class: "mistake" });
    return reviewing.titleOf({
      kind,
      seat: 0,
      move: 1,
      change: -600,
      moment: chosen,
      sign: "mistake",
    });
  };

  test("is in the words of the game where nothing is told of the choice", () => {
    expect(titled({ wording: (code) => `worded ${code}` })).toBe("worded do favor");
  });
  test("is plain where the game has no words of its own", () => {
    expect(titled({ wording: null })).toBe("Do favor");
  });
  const told = (kind: string, seat: number | null) => ({ kind, seat }) as unknown as EventFacts;
  const move = (number: number, events: EventFacts[]): Move =>
    ({ number, round: 1, seat: 0, events }) as unknown as Move;
  test("is what the player did: no act of somebody else, and no gain by the way", () => {
    const error = (...events: EventFacts[]): string =>
      titled({ wording: null }, { game: "lisboa", moves: [move(2, events)] });
    expect(error(told("rumour", 1))).toBe("Do favor");
    expect(error(told("rumour", 1), told("reis", 0))).toBe("Do favor");
    expect(error(told("rumour", 1), told("rumour", 0))).not.toBe("Do favor");
    expect(error(told("reis", 0))).not.toBe("Do favor");
  });
  test("of luck is what came to light, and not that the next turn begins", () => {
    const luck = (...moves: Move[]): string =>
      titled({ wording: null }, { kind: "luck", game: "lisboa", moves });
    expect(luck(move(2, [told("turn", 0)]))).toBe(luck());
    expect(luck(move(2, [told("turn", 0)]), move(3, [told("rumour", null)]))).toBe("Rumour");
  });
});
