/** Seats have a colour and a shape, always both. */
import type { Seat } from "$src/wire/names";

export type SeatColour = "purple" | "green" | "orange" | "yellow";

export const SEAT_COLOURS: readonly SeatColour[] = ["orange", "purple", "green", "yellow"];

/** Outlines on a 16 by 16 grid: diamond, circle, triangle, square. */
export const SEAT_OUTLINE: Record<SeatColour, string> = {
  purple: "M8 .5l7.5 7.5-7.5 7.5-7.5-7.5z",
  green: "M8 1a7 7 0 1 0 .01 0z",
  orange: "M8 1.5l7 13h-14z",
  yellow: "M1.5 1.5h13v13h-13z",
};

/** Strokes drawn inside the shape when the setting "patterns" is on. */
export const SEAT_PATTERN: Record<SeatColour, string> = {
  purple: "M5 8h6",
  green: "M8 5v6M5 8h6",
  orange: "M8 8v4",
  yellow: "M5 5l6 6M11 5l-6 6",
};

export function colourOf(seat: Seat, order: readonly SeatColour[] = SEAT_COLOURS): SeatColour {
  return order[seat % order.length] ?? "orange";
}
