/** Toasts: undo done, sent, connection; never for rules. */
export interface Toast {
  id: number;
  text: string;
}

const SHOWN = 4000;
let next = 1;

export const toasts: Toast[] = $state([]);

export function toast(text: string): void {
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
