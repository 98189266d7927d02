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

export function toast(text: string, way?: Remedy): void {
  const id = next++;
  toasts.push({ id, text, way });
  setTimeout(() => dismiss(id), way ? SHOWN_WITH_WAY : SHOWN);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
