/** Toasts (undo done, sent, connection; never for rules) and what a screen reader is told. */
export interface Toast {
  id: number;
  text: string;
}

const SHOWN = 4000;
let next = 1;

export const toasts: Toast[] = $state([]);
export const spoken = $state({ polite: "", urgent: "" });

export function toast(text: string): void {
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Say something to a screen reader; the same words twice in a row are said twice. */
export function say(text: string, urgent = false): void {
  const field = urgent ? "urgent" : "polite";
  spoken[field] = spoken[field] === text ? `${text}\u00a0` : text;
}
