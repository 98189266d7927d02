/** Seats by name, for labels: the viewer is "you". */
import { colourOf } from "$src/art/seats";
import { t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import type { Seat } from "$src/wire/names";
import type { SeatInfo, TableInfo } from "$src/wire/types";
import type { TableSession } from "./session.svelte";

export function seatInfo(session: TableSession, seat: Seat): SeatInfo | undefined {
  return session.table?.seats.find((each) => each.seat === seat);
}

/** Seats in the order of acting, beginning with a seat. */
export function clockwise(from: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => (from + index) % count);
}

/** Who has several seats at one screen is called by their names. */
export function isYou(seat: Seat, mine: readonly Seat[]): boolean {
  return mine.length === 1 && mine.includes(seat);
}

/** Somebody else sits there to whom it matters. */
export function othersPlay({ seats, mine }: TableInfo): boolean {
  return seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));
}

/** A bot may play the viewer's seat where that is no help, and an absent one's where the viewer is host. */
export function mayStandIn(table: TableInfo, { seat, kind, away }: SeatInfo, here: boolean): boolean {
  if (table.status !== "playing" || kind !== "person" || away) return false;
  return table.mine.includes(seat) ? table.hints || !othersPlay(table) : table.owner && !here;
}

/** The server's word for who typed no name is no name. */
export function typedName(seat: SeatInfo | undefined): string {
  return !seat || /^Guest( \d+)?$/.test(seat.name) ? "" : seat.name;
}

/** The name that somebody gave the table; the server calls others after who made them. */
export function typedTable(table: TableInfo): string {
  return table.name.startsWith("Guest: ") ? "" : table.name;
}

/** What the player typed, or the seat's colour where nothing was typed. */
export function playerName(session: TableSession, seat: Seat): string {
  return typedName(seatInfo(session, seat)) || t(`shell-colour-${colourOf(seat, settings.seatColours)}`);
}

export function seatLabel(session: TableSession, seat: Seat): string {
  return session.seat === seat ? t("shell-you") : playerName(session, seat);
}
