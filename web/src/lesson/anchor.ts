/** The place on the table that the guide speaks of now. */
import type { KeptInView } from "./standing";

/** What is to be done there: choose, confirm, open a part of the table behind a tab, or only look. */
export type Gesture = "choose" | "confirm" | "open" | "look";

export interface Anchor {
  gesture: Gesture;
  /** The piece to point to; first all that could be chosen together, so that none of them is covered. */
  boxes: readonly DOMRect[];
}

const LIT = "main [data-legal], .decision .body [data-target]";
const CONFIRM = ':is(.acts .main, .decision footer .act):not([aria-disabled="true"])';
const TAB = "nav.areas button:not(.on):has(em)";
const PIECES = "main [data-target]";
const QUESTION = ".prompt .question";
const WEIGHTS = { [LIT]: 40, [CONFIRM]: 40, [TAB]: 40, [QUESTION]: 5, [PIECES]: 1 };

const shown = (names: string): Element[] =>
  [...document.querySelectorAll(names)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
  );

function around(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A single choice is made by pressing its piece; of several, the confirmation comes last. */
export function anchorOf(yours: boolean, look: string | null): Anchor | null {
  const boxes = (names: string): DOMRect[] => shown(names).map((each) => each.getBoundingClientRect());
  const lit = yours ? boxes(LIT) : [];
  const [confirm] = yours ? boxes(CONFIRM) : [];
  const [tab] = yours ? boxes(TAB) : [];
  const [area] = look ? boxes(`[data-area="${look}"]`) : [];
  if (confirm && lit.length !== 1) return { gesture: "confirm", boxes: [confirm] };
  if (lit[0]) return { gesture: "choose", boxes: [around(lit), lit[0]] };
  if (tab) return { gesture: "open", boxes: [tab] };
  return area ? { gesture: "look", boxes: [area] } : null;
}

/** What a balloon should not lie upon if it can: what is lit before the question, and this before pieces. */
export const keptFree = (): KeptInView[] =>
  Object.entries(WEIGHTS).flatMap(([names, weight]) =>
    shown(names).map((each) => ({ box: each.getBoundingClientRect(), weight })),
  );
