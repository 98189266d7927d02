import { settings } from "$src/settings/settings.svelte";
import { deedOf, type Deed } from "./keymap";

/** A handler says whether it used the key; the newest is asked first. */
type Handler = () => boolean | void;
const handlers = new Map<Deed, Handler[]>();

/** Carry out something when its key is pressed; undone by the returned function. */
export function onDeed(deeds: Partial<Record<Deed, Handler>>): () => void {
  const entries = Object.entries(deeds) as [Deed, Handler][];
  for (const [deed, handler] of entries) handlers.set(deed, [handler, ...(handlers.get(deed) ?? [])]);
  return () => {
    for (const [deed, handler] of entries)
      handlers.set(
        deed,
        (handlers.get(deed) ?? []).filter((each) => each !== handler),
      );
  };
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
  const deed = deedOf(event, settings.keys);
  if (!deed) return;
  for (const handler of handlers.get(deed) ?? []) {
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
