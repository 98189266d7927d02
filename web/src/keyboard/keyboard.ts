import { settings } from "$src/settings/settings.svelte";
import { commandOf, keyName, type Command } from "./keymap";

/** A handler says whether it used the key; the newest is asked first. */
type Handler = () => boolean | void;
const handlers = new Map<Command, Handler[]>();

/** Carry out something when its key is pressed; undone by the returned function. */
export function onCommand(commands: Partial<Record<Command, Handler>>): () => void {
  const entries = Object.entries(commands) as [Command, Handler][];
  for (const [command, handler] of entries)
    handlers.set(command, [handler, ...(handlers.get(command) ?? [])]);
  return () => {
    for (const [command, handler] of entries)
      handlers.set(
        command,
        (handlers.get(command) ?? []).filter((each) => each !== handler),
      );
  };
}

/** Keys that a page has for itself, by their names; they come before those of the table. */
type PageKeys = Record<string, () => unknown>;
let pages: PageKeys[] = [];

/** Listen to keys of a page; a handler that answers `false` did not use its key. */
export function onKeys(keys: PageKeys): () => void {
  pages = [keys, ...pages];
  return () => void (pages = pages.filter((each) => each !== keys));
}

function usedByPage(event: KeyboardEvent): boolean {
  const name = keyName(event);
  return name !== null && pages.some((keys) => keys[name] !== undefined && keys[name]() !== false);
}

function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Space presses what has the focus; only elsewhere is it a key of the table. */
function pressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, [role=button], [role=tab], [role=option]") !== null
  );
}

function onKeydown(event: KeyboardEvent): void {
  if (!settings.keyboard || event.defaultPrevented || writes(event.target)) return;
  if (event.key === " " && pressable(event.target)) return;
  if (usedByPage(event)) {
    event.preventDefault();
    return;
  }
  const command = commandOf(event, settings.keys);
  if (!command) return;
  for (const handler of handlers.get(command) ?? []) {
    if (handler() !== false) {
      event.preventDefault();
      return;
    }
  }
}

export function listenToKeys(): () => void {
  addEventListener("keydown", onKeydown);
  return () => removeEventListener("keydown", onKeydown);
}
