/** Making a table: what the forms hold, and the request they become. */
import type { Json, JsonObject } from "$src/wire/json";
import type { GameInfo, OptionInfo, NewTable, SeatPlan } from "$src/wire/types";

/**
 * How a seat is filled: by this person, a bot of a level, another person at this screen, somebody with a
 * link, or whoever comes first.
 */
export type Filling = "me" | "here" | "friend" | "anybody" | `bot:${string}`;

/**
 * Options as the forms hold them: yes or no for flags and for what each seat may want, a seat for who begins.
 */
export type OptionValues = Record<string, boolean | number>;

/** No seat in particular. */
export const ANYBODY = -1;

export interface Start {
  bots: number;
  level: string;
  options: OptionValues;
}

/** The bots people play against; one that takes any option is for tests, unless there is no other. */
export function levelsOf(game: GameInfo | undefined): string[] {
  const thinking = (game?.levels ?? []).filter((level) => level !== "random");
  return thinking.length ? thinking : (game?.levels ?? []);
}

/** The values of last time where they still fit, the game's own otherwise. */
export function startValues(game: GameInfo, usual: number, last: Record<string, Json> | undefined): Start {
  const fewest = Math.max(game.seats[0] ?? 1, 1);
  const most = (game.seats.at(-1) ?? 4) - 1;
  const bots = typeof last?.bots === "number" ? last.bots : usual;
  const levels = levelsOf(game);
  const level =
    typeof last?.level === "string" && levels.includes(last.level)
      ? last.level
      : (levels[Math.floor(levels.length / 2)] ?? "");
  return { bots: Math.min(most, Math.max(fewest - 1, bots)), level, options: valuesOf(game, last) };
}

/** A pack has no value here: there is one. */
function valuesOf(game: GameInfo, last: Record<string, Json> | undefined): OptionValues {
  const values: OptionValues = {};
  for (const option of game.options) {
    const usual = usualOf(option);
    const kept = last?.[option.name];
    if (usual !== null)
      values[option.name] = typeof kept === typeof usual ? (kept as boolean | number) : usual;
  }
  return values;
}

function usualOf({ kind, default: usual }: OptionInfo): boolean | number | null {
  if (kind === "flag") return usual === true;
  if (kind === "seats") return false;
  return kind === "seat" ? ANYBODY : null;
}

/**
 * The options of the request: what is wanted by seats is wanted by all, and who begins must sit at the table.
 */
function requested(game: GameInfo, values: OptionValues, players: number): JsonObject {
  const options: JsonObject = {};
  for (const { name, kind } of game.options) {
    const value = values[name];
    if (kind === "flag" && value !== undefined) options[name] = value;
    if (kind === "seats" && value === true)
      options[name] = Array.from({ length: players }, (_, seat) => seat);
    if (kind === "seat" && typeof value === "number" && value !== ANYBODY && value < players)
      options[name] = value;
  }
  return options;
}

export function againstBots(game: GameInfo, start: Start, name: string): NewTable {
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
    hints: true,
    ...(naming.clock ? { clock: naming.clock } : {}),
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
