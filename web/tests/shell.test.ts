import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scaleOf, spread } from "$src/end/chart";
import { sources } from "$src/end/sheet";
import { featOf, turningPoints } from "$src/end/turning";
import { faceOf } from "$src/games/faces";
import { againstBots, startValues } from "$src/home/start";
import { speakFrom, t } from "$src/i18n/fluent.svelte";
import { preferredLanguage } from "$src/i18n/languages";
import { linesOf, movesOf, stepFrom } from "$src/replay/moves";
import type { NotedLine } from "$src/table/log";
import { defaults, merged, restored } from "$src/settings/settings.svelte";
import { place } from "$src/shell/tip.svelte";
import { sorted } from "$src/wire/api";
import { GAME, RESULT, table } from "$src/games/sanjuan/fixtures/tables";
import type { Seat } from "$src/wire/names";
import type { GameInfo, Update } from "$src/wire/types";

test("the names of the icons are those of the sprite", () => {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, "../src/art", file), "utf8");
  const drawn = [...read("icons.svg").matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
  const named = [...read("names.ts").matchAll(/"([^"]+)"/g)].map((match) => match[1]);
  expect(named).toEqual(drawn);
});

test("the first language of the browser that we have is spoken", () => {
  expect(preferredLanguage(["de-AT", "pt-BR", "en"])).toBe("pt");
  expect(preferredLanguage(["de"])).toBe("en");
});

test("settings of another sort or out of range are not taken over", () => {
  expect(restored('{"textSize":900,"sound":"yes","language":"xx","onePress":true}')).toEqual({
    ...defaults(),
    textSize: 140,
    onePress: true,
  });
  expect(restored("not json")).toEqual(defaults());
});

test("a page that stayed open keeps what was set in another one", () => {
  const before = defaults();
  const elsewhere = JSON.stringify({ ...before, language: "it", keys: { hint: "X" } });
  expect(merged(elsewhere, before, { ...before, theme: "dark" })).toEqual({
    ...before,
    language: "it",
    keys: { hint: "X" },
    theme: "dark",
  });
  expect(merged(null, before, { ...before, keys: { hint: "Y" } }).keys).toEqual({ hint: "Y" });
});

test("a tooltip never covers its piece", () => {
  const size = { width: 200, height: 80 };
  const screen = { width: 1000, height: 700 };
  expect(place({ left: 100, top: 50, width: 100, height: 100 }, size, screen).side).toBe("right");
  expect(place({ left: 850, top: 50, width: 140, height: 100 }, size, screen).side).toBe("left");
  expect(place({ left: 10, top: 300, width: 980, height: 100 }, size, screen)).toMatchObject({
    side: "above",
    y: 210,
  });
  expect(place({ left: 10, top: 10, width: 980, height: 100 }, size, screen).side).toBe("below");
});

test("a tooltip goes where it covers no other target", () => {
  const neighbour = { left: 210, top: 300, width: 100, height: 100 };
  const piece = { left: 100, top: 300, width: 100, height: 100 };
  expect(place(piece, { width: 80, height: 60 }, { width: 1000, height: 700 }, [neighbour]).side).toBe(
    "left",
  );
  const crowded = [neighbour, { left: 0, top: 300, width: 90, height: 100 }];
  expect(place(piece, { width: 80, height: 60 }, { width: 1000, height: 700 }, crowded).side).toBe("above");
});

test.each([
  [["random"], "random"],
  [["random", "novice", "steady", "strong"], "steady"],
  [["random", "novice", "steady", "strong", "master"], "steady"],
])("a first game is against bots of the middle, of two the gentler: %s", (levels, level) => {
  expect(startValues({ ...GAME, levels }, 3, undefined).level).toBe(level);
});

test("a quick start takes the values of last time where they still fit", () => {
  const start = startValues(GAME, 3, { bots: 9, level: "gone", new_buildings: true });
  expect(start).toEqual({
    bots: 3,
    level: "steady",
    options: { advanced_start: false, new_buildings: true, governor: -1 },
  });
  expect(againstBots(GAME, start, "").seats).toEqual([
    { kind: "me" },
    ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "steady" })),
  ]);
});

test("who begins or wants something must sit at the table", () => {
  const game: GameInfo = {
    ...GAME,
    seats: [1, 2, 3],
    options: [
      { name: "draft", kind: "flag", default: false, about: "", chosen: false },
      { name: "starting_tasks", kind: "seats", default: [], about: "", chosen: false },
      { name: "first_player", kind: "seat", default: null, about: "", chosen: false },
    ],
  };
  const start = {
    ...startValues(game, 2, undefined),
    options: { draft: true, starting_tasks: [0, 2], first_player: 1 },
  };
  expect(againstBots(game, start, "").options).toEqual({
    draft: true,
    starting_tasks: [0, 2],
    first_player: 1,
  });
  expect(againstBots(game, { ...start, bots: 0 }, "").options).toEqual({
    draft: true,
    starting_tasks: [0],
  });
});

test("the seats of last time are taken over, but not the yes or no of an older form", () => {
  const game: GameInfo = {
    ...GAME,
    options: [{ name: "starting_tasks", kind: "seats", default: [], about: "", chosen: false }],
  };
  expect(startValues(game, 2, { starting_tasks: [1] }).options).toEqual({ starting_tasks: [1] });
  expect(startValues(game, 2, { starting_tasks: true }).options).toEqual({ starting_tasks: [] });
});

test("tables that wait for the visitor come first, finished ones are a list of their own", () => {
  const row = (id: string, more: object) => table({ id, name: id, seats: ["Me", "You"], ...more });
  const lists = sorted([
    row("later", { to_act: 1, ago: 1 }),
    row("mine", { to_act: 0, ago: 9 }),
    row("over", { more: { status: "over" } }),
    row("open", { more: { status: "open", mine: [], owner: false } }),
  ]);
  expect(lists.mine.map((each) => each.id)).toEqual(["mine", "later"]);
  expect(lists.open.map((each) => each.id)).toEqual(["open"]);
  expect(lists.finished.map((each) => each.id)).toEqual(["over"]);
});

test("a score sheet has the sources in the order of scoring, the palace last (SJ-E2)", () => {
  expect(sources(faceOf("san-juan").score, RESULT)).toEqual([
    "buildings",
    "chapel",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "cathedral",
    "palace",
  ]);
});

test("labels at the ends of the lines keep their distance", () => {
  expect(spread([40, 46, 120], 22)).toEqual([40, 62, 120]);
  expect(
    scaleOf(
      [
        [0, 36],
        [0, 35],
      ],
      { left: 0, top: 0, right: 100, bottom: 100 },
    ).ticks,
  ).toEqual([0, 10, 20, 30, 40]);
});

test("turning points are the largest swings of the lead", () => {
  const rounds = [
    [0, 0],
    [3, 0],
    [3, 9],
    [4, 9],
  ].map((points, round) => ({ round, move: round * 10, points }));
  expect(turningPoints(rounds, 1)).toEqual([{ round: 2, move: 20, leader: 1, lead: 6, gainer: 1, gain: 9 }]);
});

const feat = (move: number, round: number, kind: string, seat: Seat): NotedLine => ({
  move,
  round,
  event: { kind, seat },
});
const POINT = { round: 5, move: 59, leader: 1, lead: 6, gainer: 1, gain: 9 };
const { feats } = faceOf("lisboa").score;

test("a turning point names the feat that brought its seat most in that round", () => {
  const lines = [
    feat(40, 4, "store", 1),
    feat(50, 5, "store", 0),
    feat(51, 5, "turn", 1),
    feat(52, 5, "store", 1),
    feat(55, 5, "decree", 1),
  ];
  const gains = [
    { move: 41, seat: 1, points: 20 },
    { move: 50, seat: 0, points: 20 },
    { move: 53, seat: 1, points: 3 },
    { move: 55, seat: 1, points: 2 },
    { move: 56, seat: 0, points: 7 },
    { move: 57, seat: 1, points: 4 },
  ];
  const found = featOf(POINT, lines, gains, feats);
  expect(lines[4]).toEqual(found?.line);
  expect(6).toBe(found?.gain);
  expect(null).toBe(featOf(POINT, lines, [], feats));
  expect(null).toBe(featOf(POINT, [feat(51, 5, "turn", 1)], gains, feats));
});

test("the like of it is counted over two rounds", () => {
  const rounds = [3, 4, 4, 5, 5];
  const found = featOf(
    POINT,
    rounds.map((round, move) => feat(move, round, "decree", 1)),
    rounds.map((_, move) => ({ move, seat: 1, points: 2 })),
    feats,
  );
  expect([4, 2, 8]).toEqual([found?.count, found?.rounds, found?.gain]);
});

test("a line of the list of moves has the seat that it is about", () => {
  const moves = movesOf(
    [
      {
        type: "update",
        number: 1,
        kind: "acted",
        at: 0,
        moves: 1,
        seat: 0,
        events: [
          { kind: "took", seat: 0 },
          { kind: "turn", seat: 1 },
        ],
      },
    ],
    () => 1,
  );
  expect([0, 1]).toEqual(linesOf(moves, { folds: [], sums: [] }).map(({ event }) => event.seat));
});

test("a replay steps by choices and by turns, and undone moves are not in it", () => {
  const acted = (moves: number, seat: Seat): Update => ({
    type: "update",
    number: moves,
    kind: "acted",
    at: 0,
    moves,
    seat,
  });
  const updates: Update[] = [
    acted(1, 0),
    acted(2, 0),
    { ...acted(1, 0), kind: "undone" },
    acted(2, 0),
    acted(3, 1),
    acted(4, 1),
  ];
  const moves = movesOf(updates, () => 1);
  expect(moves.map((move) => move.number)).toEqual([1, 2, 3, 4]);
  expect([
    stepFrom(moves, 0, 1, "turn"),
    stepFrom(moves, 2, 1, "turn"),
    stepFrom(moves, 4, -1, "turn"),
    stepFrom(moves, 4, 1, "move"),
  ]).toEqual([2, 4, 2, 4]);
});

test.each([
  ["pt", "0 many"],
  ["fr", "0 one"],
  ["en", "0 many"],
] as const)("nothing is counted in %s as its speakers do", (language, told) => {
  speakFrom(language, ["told = { $count -> \n    [one] { $count } one\n   *[other] { $count } many\n }"]);
  expect(t("told", { count: 0 })).toBe(told);
});
