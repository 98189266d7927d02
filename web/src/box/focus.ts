/** Where the keyboard goes on in a box. */
import { tick } from "svelte";

/** The fields of the piece that is shown now: its fault, else its first field, ready to be typed over. */
export async function focusFields(): Promise<void> {
  await tick();
  const places = [".fields .bad", ".fields input.box:not(:disabled)", ".fields select:not(:disabled)"];
  const found = places.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  found?.focus();
  if (found instanceof HTMLInputElement) found.select();
}
