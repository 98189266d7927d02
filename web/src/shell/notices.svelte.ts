/** Toasts: undo done, sent, connection; never for rules. */
export interface Toast {
  id: number;
  text: string;
  /** What can be done about it. */
  way?: Remedy;
}

export interface Remedy {
  text: string;
  press: () => void;
}

const SHOWN = 4000;
/** Time to read and to press. */
const SHOWN_WITH_WAY = 12_000;
let next = 1;

export const toasts: Toast[] = $state([]);

/** The windows that lie over the page and let nothing below them be pressed or read, the last one on top. */
export const covers: string[] = $state([]);

/** What is said again takes the place of what was said before. */
export function toast(text: string, way?: Remedy): void {
  const said = toasts.find((each) => each.text === text);
  if (said) dismiss(said.id);
  const id = next++;
  toasts.push({ id, text, way });
  setTimeout(() => dismiss(id), way ? SHOWN_WITH_WAY : SHOWN);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
