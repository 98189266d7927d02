/** Sentences about a table, for the rows of the lists. */
import { t } from "$src/i18n/fluent.svelte";
import { titleOf } from "$src/games/offered.svelte";
import { isYou, typedName, typedTable } from "$src/table/seats";
import type { Seat } from "$src/wire/names";
import type { SeatInfo, TableInfo } from "$src/wire/types";

/** Nobody sits there yet. */
export const isFree = (seat: SeatInfo): boolean => seat.kind === "open" || seat.kind === "invited";

export function seatName(seat: SeatInfo, mine: readonly Seat[], colour: string): string {
  if (isYou(seat.seat, mine)) return t("shell-you");
  if (isFree(seat)) return t(`shell-seat-${seat.kind}`);
  return typedName(seat) || t(`shell-colour-${colour}`);
}

/** With whom a seat shares its person, where others play against both; empty where nobody has two seats. */
export function samePerson(seat: SeatInfo, table: TableInfo, colours: (seat: Seat) => string): string {
  const first = table.seats.find((each) => each.seat === seat.with_seat);
  const people = new Set(table.seats.filter(isTaken).map((each) => each.with_seat ?? each.seat));
  if (!first || people.size < 2) return "";
  return t("shell-same-person", { name: seatName(first, table.mine, colours(first.seat)) });
}

function isTaken(seat: SeatInfo): boolean {
  return seat.kind === "person";
}

export function tableName(table: TableInfo): string {
  if (typedTable(table)) return typedTable(table);
  const others = table.seats
    .filter((seat) => !table.mine.includes(seat.seat))
    .map(typedName)
    .filter(Boolean);
  if (others.length) return t("shell-table-with", { names: others.join(", ") });
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return bots ? t("shell-table-bots", { bots }) : t("shell-table-unnamed", { game: titleOf(table.game) });
}

/** "Thursday table · Orchard", or the game alone where the table has no name of its own. */
export function nameAndGame(table: TableInfo): string {
  const [name, game] = [typedTable(table), titleOf(table.game)];
  return name && name !== game ? `${name} · ${game}` : game;
}

export function whereItStands(table: TableInfo): string {
  const game = titleOf(table.game);
  if (table.status === "open") return `${game} · ${seatsTaken(table)} · ${pace(table.clock)}`;
  return `${game} · ${t("shell-round", { round: table.round })}`;
}

function seatsTaken(table: TableInfo): string {
  const taken = table.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot").length;
  return t("shell-seats-taken", { taken, seats: table.seats.length });
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a choice may take. */
export function pace(clock: number | null): string {
  if (clock === null) return t("shell-pace-free");
  if (clock >= DAY) return t("shell-pace-days", { days: Math.round(clock / DAY) });
  if (clock >= HOUR) return t("shell-pace-hours", { hours: Math.round(clock / HOUR) });
  if (clock < 60) return t("shell-pace-seconds", { seconds: clock });
  return t("shell-pace-minutes", { minutes: Math.round(clock / 60) });
}

export function isYours(table: TableInfo): boolean {
  return table.to_act !== null && table.mine.includes(table.to_act);
}

/** "Won 36 : 35 : 31 : 23", from the viewer's side. */
export function result(table: TableInfo): { word: string; won: boolean; points: string } {
  const standings = table.result ?? [];
  const place = standings.find((each) => table.mine.includes(each.seat))?.place ?? 0;
  const word = place === 0 ? t("shell-result-watched") : t("shell-result", { place });
  return { word, won: place === 1, points: standings.map((each) => each.points).join(" : ") };
}
