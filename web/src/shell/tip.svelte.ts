/**
 * Tooltips: hover 350 ms, focus at once, long press 450 ms; Esc closes. One that is pinned stays, and its
 * clause can be followed.
 */
import { clausePath } from "$src/rules/clause";
import { sum } from "$src/table/figures";
import type { Attachment } from "svelte/attachments";

export interface TipContent {
  title?: string;
  text: string;
  /** A clause of the rules. */
  clause?: string;
}

const HOVER = 350;
const LONG_PRESS = 450;
export const TIP_ID = "tooltip";

interface Tip {
  anchor: HTMLElement | SVGElement | null;
  content: TipContent | null;
  /** It was asked for by a long press or a key. */
  pinned: boolean;
}

export const tip = $state<Tip>({ anchor: null, content: null, pinned: false });

export function closeTip(): boolean {
  if (!tip.anchor) return false;
  tip.anchor.removeAttribute("aria-describedby");
  tip.anchor = null;
  tip.content = null;
  tip.pinned = false;
  return true;
}

function openTip(anchor: HTMLElement | SVGElement, content: TipContent | null, pinned = false): void {
  if (!content) return;
  closeTip();
  Object.assign(tip, { anchor, content, pinned });
  anchor.setAttribute("aria-describedby", TIP_ID);
}

/** Explain an element; the words are asked for when they are shown. */
export function explained(content: () => TipContent | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (wait: number, pinned: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => openTip(node, content(), pinned), wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (tip.anchor === node && !tip.pinned) closeTip();
    };
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && after(HOVER, false),
      pointerleave: leave,
      pointerdown: (event) =>
        (event as PointerEvent).pointerType === "mouse" ? leave() : after(LONG_PRESS, true),
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => tip.anchor === node && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && openTip(node, content()),
      // An element that is taken away while it has the focus blurs in the middle of an update, where nothing
      // may change.
      blur: () => queueMicrotask(leave),
    };
    for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler);
    return () => {
      clearTimeout(timer);
      if (tip.anchor === node) closeTip();
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler);
    };
  };
}

/**
 * For the key "I": first the text of the piece that is looked at stays, then its clause is opened beside the
 * game.
 */
export function askInformation(): boolean {
  const focused = document.activeElement;
  const path = tip.pinned && tip.content?.clause ? clausePath(tip.content.clause) : null;
  if (path) window.open(path, "_blank");
  else if (!tip.anchor && (focused instanceof HTMLElement || focused instanceof SVGElement))
    focused.dispatchEvent(new FocusEvent("focus"));
  tip.pinned = tip.anchor !== null;
  return tip.pinned;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type TipSide = "right" | "left" | "above" | "below";

const GAP = 10;
const EDGE = 4;

/** The area that two boxes share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a tooltip goes so that it never covers its piece, and as little as can be of other targets. */
export function place(
  anchor: Rect,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  targets: readonly Rect[] = [],
): { x: number; y: number; side: TipSide } {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - size.width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - size.height - EDGE));
  const middle = clampX(anchor.left + anchor.width / 2 - size.width / 2);
  const ways: { x: number; y: number; side: TipSide }[] = [
    { x: anchor.left + anchor.width + GAP, y: clampY(anchor.top), side: "right" },
    { x: anchor.left - GAP - size.width, y: clampY(anchor.top), side: "left" },
    { x: middle, y: anchor.top - GAP - size.height, side: "above" },
    { x: middle, y: anchor.top + anchor.height + GAP, side: "below" },
  ];
  const fits = ({ x, y }: { x: number; y: number }): boolean =>
    x >= EDGE &&
    y >= EDGE &&
    x + size.width <= screen.width - EDGE &&
    y + size.height <= screen.height - EDGE;
  const covered = ({ x, y }: { x: number; y: number }): number =>
    sum(targets.map((target) => overlap({ left: x, top: y, ...size }, target)));
  const possible = ways.filter(fits).sort((a, b) => covered(a) - covered(b));
  return possible[0] ?? { x: middle, y: clampY(anchor.top + anchor.height + GAP), side: "below" };
}
