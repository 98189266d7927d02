/** Making a table: what the forms hold, and the request they become. */
import type { Json, JsonObject } from "$src/wire/json";
import { RANDOM } from "$src/games/offered.svelte";
import type { PackChoice } from "$src/box/packs";
import type { GameInfo, OptionInfo, NewTable, SeatPlan } from "$src/wire/types";

/**
 * How a seat is filled: by this person, a bot of a level, another person at this screen, somebody with a
 * link, or whoever comes first.
 */
export type Filling = "me" | "here" | "friend" | "anybody" | `bot:${string}`;

/** An option as the forms hold it: yes or no for a flag, a seat for who begins, seats that want something. */
type OptionValue = boolean | number | number[] | PackChoice;
export type OptionValues = Record<string, OptionValue>;

/** No seat in particular. */
export const ANYBODY = -1;

export interface QuickStart {
  bots: number;
  level: string;
  options: OptionValues;
}

/** The bots people play against; one that takes any option is for tests, unless there is no other. */
export function levelsOf(game: GameInfo | undefined): string[] {
  const thinking = (game?.levels ?? []).filter((level) => level !== RANDOM);
  return thinking.length ? thinking : (game?.levels ?? []);
}

/** The values of last time where they still fit, the game's own otherwise, and bots of a middling level. */
export function startValues(
  game: GameInfo,
  usual: number,
  last: Record<string, Json> | undefined,
): QuickStart {
  const fewest = Math.max(game.seats[0] ?? 1, 1);
  const most = (game.seats.at(-1) ?? 4) - 1;
  const bots = typeof last?.bots === "number" ? last.bots : usual;
  const levels = levelsOf(game);
  const level =
    typeof last?.level === "string" && levels.includes(last.level)
      ? last.level
      : (levels[Math.floor((levels.length - 1) / 2)] ?? "");
  return { bots: Math.min(most, Math.max(fewest - 1, bots)), level, options: valuesOf(game, last) };
}

function valuesOf(game: GameInfo, last: Record<string, Json> | undefined): OptionValues {
  const values: OptionValues = {};
  for (const option of game.options) {
    const usual = usualOf(option);
    const kept = last?.[option.name];
    values[option.name] = sameSort(kept, usual) && !option.chosen ? (kept as OptionValue) : usual;
  }
  return values;
}

function sameSort(kept: Json | undefined, usual: OptionValue): boolean {
  return typeof kept === typeof usual && Array.isArray(kept) === Array.isArray(usual);
}

function usualOf({ kind, default: usual, chosen }: OptionInfo): OptionValue {
  if (kind === "flag") return usual === true;
  if (kind === "seats") return [];
  if (kind === "pack") return chosen ? "chosen" : "usual";
  return ANYBODY;
}

/** The options of the request: who begins or wants something must sit at the table. */
function requested(game: GameInfo, values: OptionValues, players: number): JsonObject {
  const options: JsonObject = {};
  for (const { name, kind } of game.options) {
    const value = values[name];
    if (kind === "flag" && value !== undefined) options[name] = value;
    if (kind === "seats" && Array.isArray(value)) options[name] = value.filter((seat) => seat < players);
    if (kind === "seat" && typeof value === "number" && value !== ANYBODY && value < players)
      options[name] = value;
  }
  return options;
}

export function againstBots(game: GameInfo, start: QuickStart, name: string): NewTable {
  return tableOf(game, ["me", ...Array<Filling>(start.bots).fill(`bot:${start.level}`)], start.options, {
    me: name,
  });
}

export interface Naming {
  me: string;
  /** Names of the seats; those of other people at this screen are used. */
  seats?: readonly string[];
  table?: string;
  listed?: boolean;
  /** Seconds for each choice; 0 for as long as one likes. */
  clock?: number;
  /** Seconds after which a bot may play for somebody who is away. */
  patience?: number;
  /** Whether bots may be asked for a hint. */
  hints?: boolean;
  /** Whether one person may sit down on several of the seats that are open to anybody. */
  severalSeats?: boolean;
}

export function tableOf(
  game: GameInfo,
  fillings: readonly Filling[],
  values: OptionValues,
  naming: Naming,
): NewTable {
  return {
    game: game.key,
    options: requested(game, values, fillings.length),
    seats: fillings.map((filling, seat) => seatPlan(filling, naming.seats?.[seat])),
    visibility: naming.listed ? "public" : "private",
    ...(naming.clock ? { clock: naming.clock } : {}),
    ...(naming.patience ? { absent_after: naming.patience } : {}),
    ...(naming.hints === undefined ? {} : { hints: naming.hints }),
    ...(naming.severalSeats ? { several_seats: true } : {}),
    ...(naming.table ? { name: naming.table } : {}),
    ...(naming.me.trim() ? { my_name: naming.me.trim() } : {}),
  };
}

function seatPlan(filling: Filling, name: string | undefined): SeatPlan {
  if (filling === "me") return { kind: "me" };
  if (filling === "here") return { kind: "me", ...(name ? { name } : {}) };
  if (filling === "friend") return { kind: "invited" };
  if (filling === "anybody") return { kind: "open" };
  return { kind: "bot", level: filling.slice("bot:".length) };
}
