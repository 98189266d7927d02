/** Tooltips: hover 350 ms, focus at once, long press 450 ms; Esc closes. */
import type { Attachment } from "svelte/attachments";

export interface TipContent {
  title?: string;
  text: string;
  /** A clause of the rules, such as "SJ-B4". */
  clause?: string;
}

const HOVER = 350;
const LONG_PRESS = 450;
export const TIP_ID = "tooltip";

export const tip = $state<{ anchor: HTMLElement | SVGElement | null; content: TipContent | null }>({ anchor: null, content: null });

export function closeTip(): boolean {
  if (!tip.anchor) return false;
  tip.anchor.removeAttribute("aria-describedby");
  tip.anchor = null;
  tip.content = null;
  return true;
}

function openTip(anchor: HTMLElement | SVGElement, content: TipContent | null): void {
  if (!content) return;
  closeTip();
  tip.anchor = anchor;
  tip.content = content;
  anchor.setAttribute("aria-describedby", TIP_ID);
}

/** Explain an element; the words are asked for when they are shown. */
export function explained(content: () => TipContent | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => openTip(node, content()), wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (tip.anchor === node) closeTip();
    };
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && after(HOVER),
      pointerleave: leave,
      pointerdown: (event) => ((event as PointerEvent).pointerType === "mouse" ? leave() : after(LONG_PRESS)),
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => tip.anchor === node && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && openTip(node, content()),
      // An element that is taken away while it has the focus blurs in the middle of an update, where nothing may change.
      blur: () => queueMicrotask(leave),
    };
    for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler);
    return () => {
      leave();
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler);
    };
  };
}

/** The long text of the piece that has the focus, for the key "I". */
export function showFocusedTip(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return false;
  focused.dispatchEvent(new FocusEvent("focus"));
  return tip.anchor === focused;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "above" | "below";

const GAP = 10;
const EDGE = 4;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a tooltip goes so that it never covers its piece, and as little as can be of other targets. */
export function place(anchor: Box, size: { width: number; height: number }, screen: { width: number; height: number }, targets: readonly Box[] = []): { x: number; y: number; side: Side } {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - size.width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - size.height - EDGE));
  const middle = clampX(anchor.left + anchor.width / 2 - size.width / 2);
  const ways: { x: number; y: number; side: Side }[] = [
    { x: anchor.left + anchor.width + GAP, y: clampY(anchor.top), side: "right" },
    { x: anchor.left - GAP - size.width, y: clampY(anchor.top), side: "left" },
    { x: middle, y: anchor.top - GAP - size.height, side: "above" },
    { x: middle, y: anchor.top + anchor.height + GAP, side: "below" },
  ];
  const fits = ({ x, y }: { x: number; y: number }): boolean => x >= EDGE && y >= EDGE && x + size.width <= screen.width - EDGE && y + size.height <= screen.height - EDGE;
  const covered = ({ x, y }: { x: number; y: number }): number => targets.reduce((sum, target) => sum + overlap({ left: x, top: y, ...size }, target), 0);
  const possible = ways.filter(fits).sort((a, b) => covered(a) - covered(b));
  return possible[0] ?? { x: middle, y: clampY(anchor.top + anchor.height + GAP), side: "below" };
}
