/** Keys of the table. No modifier of the browser is touched, and a text field keeps all its keys. */
export type Command =
  | "undo-step"
  | "redo"
  | "undo-turn"
  | "end-turn"
  | "next-target"
  | "previous-target"
  | "hint"
  | "why-not"
  | "information"
  | "options"
  | "go-board"
  | "go-middle"
  | "go-mine"
  | "go-rivals"
  | "go-log"
  | "replay-back"
  | "replay-forward"
  | "replay-turn-back"
  | "replay-turn-forward"
  | "now"
  | "pause"
  | "keys"
  | `pick-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** A key as `KeyboardEvent.key` names it, in lower case; "shift+" before it where Shift is held. */
export const USUAL_KEYS: Record<Command, string> = {
  "undo-step": "z",
  redo: "shift+z",
  "undo-turn": "t",
  "end-turn": "e",
  "next-target": "n",
  "previous-target": "p",
  hint: "h",
  "why-not": "w",
  information: "i",
  options: "o",
  "go-board": "b",
  "go-middle": "c",
  "go-mine": "m",
  "go-rivals": "r",
  "go-log": "l",
  "replay-back": ",",
  "replay-forward": ".",
  "replay-turn-back": "shift+,",
  "replay-turn-forward": "shift+.",
  now: " ",
  pause: "k",
  keys: "?",
  "pick-1": "1",
  "pick-2": "2",
  "pick-3": "3",
  "pick-4": "4",
  "pick-5": "5",
  "pick-6": "6",
  "pick-7": "7",
  "pick-8": "8",
  "pick-9": "9",
  "pick-0": "0",
};

/** Shift changes these keys themselves on common layouts. */
const SHIFTED: Record<string, string> = { "<": "shift+,", ";": "shift+,", ">": "shift+.", ":": "shift+." };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export function keyName(press: KeyPress): string | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = press.key.toLowerCase();
  if (press.shiftKey && SHIFTED[key]) return SHIFTED[key];
  return press.shiftKey && key.length === 1 && key !== "?" ? `shift+${key}` : key;
}

export function commandOf(press: KeyPress, changed: Partial<Record<Command, string>> = {}): Command | null {
  const name = keyName(press);
  if (name === null) return null;
  const keys: Record<Command, string> = { ...USUAL_KEYS, ...changed };
  for (const [command, key] of Object.entries(keys)) if (key === name) return command as Command;
  return null;
}

/** Keys a player may not re-assign: the page and the browser need them. */
const RESERVED = new Set([
  "tab",
  "enter",
  "escape",
  "backspace",
  "/",
  "'",
  "arrowup",
  "arrowdown",
  "arrowleft",
  "arrowright",
  "home",
  "end",
]);

export function mayAssign(name: string): boolean {
  return !RESERVED.has(name) && !/^f\d+$/.test(name);
}
