/** One Tab stop per area, arrows between its targets by place, Home and End for the first and last. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const TARGETS = "[data-target]";

function targetsOf(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (each) => each.offsetParent !== null || each.getClientRects().length > 0,
  );
}

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How far a target lies in the wanted direction; straight ahead beats aside, behind is out of reach. */
export function distance(from: Point, to: Point, way: Direction): number {
  const across = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  const ahead = sign * (across ? to.x - from.x : to.y - from.y);
  const aside = Math.abs(across ? to.y - from.y : to.x - from.x);
  return ahead <= 1 ? Infinity : ahead + 3 * aside;
}

function nearest(targets: HTMLElement[], from: HTMLElement, way: Direction): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of targets) {
    const far = each === from ? Infinity : distance(start, middle(each), way);
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

function isWay(key: string): key is Direction {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

export const area: Attachment<HTMLElement> = (node) => {
  const roam = (chosen: HTMLElement | undefined): void => {
    for (const each of targetsOf(node)) each.tabIndex = each === chosen ? 0 : -1;
  };
  const refresh = (): void => {
    const targets = targetsOf(node);
    if (targets.length && !targets.some((each) => each.tabIndex === 0)) roam(targets[0]);
    else if (targets.filter((each) => each.tabIndex === 0).length > 1)
      roam(targets.find((each) => each.tabIndex === 0));
  };
  const onFocus = (event: FocusEvent): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(TARGETS) : null;
    if (target) roam(target);
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(TARGETS) : null;
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    const targets = targetsOf(node);
    const next = isWay(event.key)
      ? nearest(targets, target, event.key)
      : event.key === "Home"
        ? targets[0]
        : event.key === "End"
          ? targets.at(-1)
          : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const observer = new MutationObserver(refresh);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onFocus);
  node.addEventListener("keydown", onKey);
  refresh();
  return () => {
    observer.disconnect();
    node.removeEventListener("focusin", onFocus);
    node.removeEventListener("keydown", onKey);
  };
};

/** Go to the first of these that is on screen. */
export function focusFirst(names: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(names)].find((each) => each.checkVisibility());
  found?.focus();
  return found !== undefined;
}

/** Go to the next or previous legal target of the page, wherever it is. */
export function stepTarget(direction: 1 | -1): boolean {
  const legal = [...document.querySelectorAll<HTMLElement>("[data-target][data-legal]")];
  if (!legal.length) return false;
  const now = legal.findIndex((each) => each === document.activeElement);
  const next =
    now < 0 ? (direction > 0 ? 0 : legal.length - 1) : (now + direction + legal.length) % legal.length;
  legal[next]?.focus();
  legal[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Told to whoever keeps areas in tabs, before one of them is gone to. */
export const SOUGHT = "areasought";

/** Bring a named area into view, also one that lies behind a tab. */
export async function showArea(name: string): Promise<HTMLElement | null> {
  const node = document.querySelector<HTMLElement>(`[data-area="${name}"]`);
  node?.dispatchEvent(new CustomEvent(SOUGHT, { bubbles: true, detail: name }));
  await tick();
  node?.scrollIntoView({ block: "nearest" });
  return node;
}

/** Go to a named area: to its targets, or to its heading. */
export function goToArea(name: string): boolean {
  const node = document.querySelector<HTMLElement>(`[data-area="${name}"]`);
  if (!node) return false;
  void showArea(name).then(() => enter(node));
  return true;
}

function enter(node: HTMLElement): void {
  const target = targetsOf(node).find((each) => each.tabIndex === 0) ?? targetsOf(node)[0];
  if (target) target.focus();
  else {
    node.tabIndex = -1;
    node.focus();
  }
}
