/** Which of the four layouts a table has in the room it is given, and how large its unit is there. */
export type Layout = "full" | "compact" | "split" | "stack";

export interface Room {
  layout: Layout;
  /** What the rem of the page is multiplied by. */
  scale: number;
  /** Whether there is height for several parts at a time; otherwise each lies behind a tab. */
  roomy: boolean;
}

interface Extent {
  width: number;
  height: number;
}

/** The layout as it was drawn, in rem: what a window must hold at least. */
const FULL: Extent = { width: 144, height: 90 };
const MOST_FULL = 1.5;
const COMPACT: Extent = { width: 128, height: 64 };
const MOST_COMPACT = 1.25;
/** In pixels: a hand holds a phone the same way whatever the size of its letters. */
const SPLIT: Extent = { width: 640, height: 320 };
/** From this width on the stage of a split layout has room for two columns, in rem. */
const TABLET = 100;
/** Where the phone's layout begins to grow with its window, in pixels. */
const STACK: Extent = { width: 560, height: 960 };
const MOST_STACK = 1.6;
/** From these heights on a small window is roomy, in pixels; that of a stack grows with its letters. */
const ROOMY = { split: 560, stack: 760 };

const times = (whole: Extent, part: Extent): number =>
  Math.min(whole.width / part.width, whole.height / part.height);
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** What the compact layout is multiplied by in a room; nothing where the room is too small for it. */
export function compactScale(pixels: Extent, unit: number): number | null {
  const rem = { width: pixels.width / unit, height: pixels.height / unit };
  if (times(rem, COMPACT) < 1) return null;
  // Ten pixels are the rem the layout was drawn with; larger letters take their room from the growth.
  const drawn = { width: pixels.width / 10, height: pixels.height / 10 };
  return between(1, Math.min(times(drawn, COMPACT), times(rem, COMPACT)), MOST_COMPACT);
}

/** Whether a split layout has a wide stage; containers asked in rem do not hear when the rem changes. */
export const isTablet = ({ width }: Extent, unit: number): boolean => width / unit >= TABLET;

/** The layout for a room of so many pixels; one rem is `unit` pixels before it grows with the window. */
export function roomFor(pixels: Extent, unit: number): Room {
  const rem = { width: pixels.width / unit, height: pixels.height / unit };
  const full = times(rem, FULL);
  if (full >= 1) return { layout: "full", scale: Math.min(full, MOST_FULL), roomy: true };
  const compact = compactScale(pixels, unit);
  if (compact !== null) return { layout: "compact", scale: compact, roomy: true };
  if (times(pixels, SPLIT) >= 1 && pixels.width > pixels.height) {
    return { layout: "split", scale: 1, roomy: pixels.height >= ROOMY.split };
  }
  const scale = between(1, times(pixels, STACK), MOST_STACK);
  return { layout: "stack", scale, roomy: pixels.height >= ROOMY.stack * scale };
}
