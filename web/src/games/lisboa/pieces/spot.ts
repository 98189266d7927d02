/** What every piece that may become a target does, drawn in SVG or in HTML. */
import type { Snippet } from "svelte";
import type { TipContent } from "$src/shell/tip.svelte";
import { anchorOf, type Place } from "../place";
import type { Play } from "../play.svelte";

export interface SpotProps {
  place: Place;
  label: string;
  /** Words that stand on the piece; its name says them too, whether or not the label does. */
  shows?: readonly string[];
  tip: () => TipContent | null;
  children: Snippet;
}

/** The words and figures of a text, each between spaces. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .replaceAll("\u00AD", "")
      .toLocaleLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  ).join(" ")} `;

/** The name of a piece holds what stands on it: whoever speaks to the page says what is to be seen. */
export function nameOf(label: string, shows: readonly string[] = []): string {
  const lacking = shows.filter((words) => !wordsOf(label).includes(wordsOf(words)));
  return [label, ...lacking].filter(Boolean).join("; ");
}

export function targetProps(play: Play, place: Place) {
  const status = play.status(place);
  const legal = status !== "rest";
  return {
    "data-target": "",
    "data-place": place,
    "data-anchor": anchorOf(place),
    "data-legal": legal ? "" : undefined,
    "data-pointed": play.isPointed(place) ? "" : undefined,
    "data-mark": play.marked.get(place)?.look,
    "data-recent": play.recent.has(place) ? "" : undefined,
    role: legal ? "button" : "img",
    tabindex: -1,
    "aria-pressed": legal ? status === "selected" : undefined,
    onclick: () => play.press(place),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      play.press(place);
    },
    onpointerenter: () => play.hover(place),
    onpointerleave: () => play.hover(null),
  } as const;
}
