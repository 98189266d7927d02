/** Making a table: what the forms hold, and the request they become. */
import type { GameInfo, GameOption, Json, JsonObject, NewTable, SeatPlan } from "$src/wire/types";

/** How a seat is filled: by this person, a bot of a level, another person at this screen, somebody with a link, or whoever comes first. */
export type Filling = "me" | "here" | "friend" | "anybody" | `bot:${string}`;

export interface Start {
  bots: number;
  level: string;
  options: JsonObject;
}

export function flags(game: GameInfo | undefined): GameOption[] {
  return game?.options.filter((option) => option.kind === "flag") ?? [];
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
  const level = typeof last?.level === "string" && levels.includes(last.level) ? last.level : (levels[Math.floor(levels.length / 2)] ?? "");
  const options = Object.fromEntries(flags(game).map((option) => [option.name, typeof last?.[option.name] === "boolean" ? (last[option.name] ?? false) : option.default]));
  return { bots: Math.min(most, Math.max(fewest - 1, bots)), level, options };
}

export function againstBots(game: GameInfo, start: Start, name: string): NewTable {
  return tableOf(game, ["me", ...Array<Filling>(start.bots).fill(`bot:${start.level}`)], start.options, { me: name });
}

export interface Naming {
  me: string;
  /** Names of the seats; those of other people at this screen are used. */
  seats?: readonly string[];
  table?: string;
  listed?: boolean;
}

export function tableOf(game: GameInfo, fillings: readonly Filling[], options: JsonObject, naming: Naming): NewTable {
  return {
    game: game.key,
    options,
    seats: fillings.map((filling, seat) => seatPlan(filling, naming.seats?.[seat])),
    visibility: naming.listed ? "public" : "private",
    hints: true,
    ...(naming.table ? { name: naming.table } : {}),
    ...(naming.me ? { my_name: naming.me } : {}),
  };
}

function seatPlan(filling: Filling, name: string | undefined): SeatPlan {
  if (filling === "me") return { kind: "me" };
  if (filling === "here") return { kind: "me", ...(name ? { name } : {}) };
  if (filling === "friend") return { kind: "invited" };
  if (filling === "anybody") return { kind: "open" };
  return { kind: "bot", level: filling.slice("bot:".length) };
}
