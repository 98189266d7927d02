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

const GAP = 10;

/** Where a tooltip goes so that it never covers its piece: right, left, above or below, the first that fits. */
export function place(anchor: Box, size: { width: number; height: number }, screen: { width: number; height: number }): { x: number; y: number; side: "right" | "left" | "above" | "below" } {
  const clampX = (x: number): number => Math.max(4, Math.min(x, screen.width - size.width - 4));
  const clampY = (y: number): number => Math.max(4, Math.min(y, screen.height - size.height - 4));
  const middle = clampX(anchor.left + anchor.width / 2 - size.width / 2);
  const right = anchor.left + anchor.width + GAP;
  if (right + size.width <= screen.width - 4) return { x: right, y: clampY(anchor.top), side: "right" };
  if (anchor.left - GAP - size.width >= 4) return { x: anchor.left - GAP - size.width, y: clampY(anchor.top), side: "left" };
  if (anchor.top - GAP - size.height >= 4) return { x: middle, y: anchor.top - GAP - size.height, side: "above" };
  return { x: middle, y: clampY(anchor.top + anchor.height + GAP), side: "below" };
}
