/** What finished games add up to. */
import { describe, expect, it } from "vitest";
import { statistics } from "$src/home/statistics";
import type { TableInfo } from "$src/wire/types";

const LEVELS = (): string[] => ["novice", "strong"];

/** A game of the person on seat 0, with their place and points, against bots of these levels. */
function game(
  levels: (string | null)[],
  place: number,
  points: number,
  more: Partial<TableInfo> = {},
): TableInfo {
  const bots = levels.map((level, at) => ({ seat: at + 1, kind: level ? "bot" : "person", level }));
  const result = [{ seat: 0, place, points }];
  const plain = { game: "san-juan", status: "over", forked_from: null, mine: [0], seats: bots, result };
  return { ...plain, ...more } as unknown as TableInfo;
}

describe("statistics", () => {
  it("add up games by the strongest bot at the table", () => {
    const tables = [game(["novice", "strong"], 1, 30), game(["strong"], 2, 21), game(["novice"], 1, 25)];
    expect(statistics(tables, LEVELS)).toEqual([
      { game: "san-juan", level: "novice", games: 1, won: 1, mean: 25, best: 25 },
      { game: "san-juan", level: "strong", games: 2, won: 1, mean: 25.5, best: 30 },
    ]);
  });

  it("have games against people apart", () => {
    expect(statistics([game([null], 2, 12)], LEVELS)).toMatchObject([{ level: "", games: 1, won: 0 }]);
  });

  it("leave out what says nothing: games that are on, tried out, or all in one hand", () => {
    const tables = [
      game(["strong"], 1, 30, { status: "playing" }),
      game(["strong"], 1, 30, { forked_from: "abc" }),
      game([null], 1, 30, { mine: [0, 1] }),
    ];
    expect(statistics(tables, LEVELS)).toEqual([]);
  });
});
