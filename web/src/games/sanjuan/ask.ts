/** What is asked, and where on the table it is answered. Nothing is decided here: codes and counts come from the engine. */
import type { Gather } from "$src/table/decision.svelte";
import type { Frame, Json, View } from "$src/wire/types";
import { placeOf, ROLES } from "./cards";

/** Where the answer of a verb lies on the table; verbs that are not here are buttons. */
const ZONES: Record<string, Zone> = {
  take: "roles",
  build: "hand",
  pay: "hand",
  discard: "hand",
  tuck: "hand",
  keep: "hand",
  replace: "town",
  produce: "town",
  sell: "goods",
  spend: "goods",
};
export type Zone = "roles" | "hand" | "town" | "goods" | "buttons";

export function verbOf(code: string): string {
  return code.split(" ")[0] ?? code;
}

export function wordOf(code: string): string {
  return code.split(" ").slice(1).join(" ");
}

export function zoneOf(code: string): Zone {
  const zone = ZONES[verbOf(code)] ?? "buttons";
  return zone === "roles" && !(ROLES as readonly string[]).includes(wordOf(code)) ? "buttons" : zone;
}

/** Verbs of choices that the engine asks piece by piece, and that the table lets one gather. */
const GATHERED = new Set(["pay", "discard", "tuck", "keep", "produce", "sell", "spend"]);
const STOPS = ["stop", "pass", "no"];

const count = (value: Json | undefined): number | null => (typeof value === "number" ? value : null);

/** How many pieces a frame still wants; null where it asks for one only. */
export function gatherOf(view: View): Gather | null {
  const frame: Frame | undefined = view.stack[0];
  const verb = view.legal.map(verbOf).find((each) => GATHERED.has(each));
  if (!frame || !verb) return null;
  const most = count(frame.left) ?? count(frame.count) ?? 1;
  const stop = view.legal.find((code) => STOPS.includes(code)) ?? null;
  if (most === 1 && stop === null) return null;
  return { least: stop === null ? most : 1, most, stop, order: (code) => placeOf(wordOf(code)) };
}

/** Options that have no place on the table: yes and no, pass and stop. */
export function buttonsOf(view: View): string[] {
  return view.legal.filter((code) => zoneOf(code) === "buttons");
}

/** The verb with which the cards of the hand answer now, if they do. */
export function handVerb(view: View): string | null {
  return view.legal.map(verbOf).find((verb) => ZONES[verb] === "hand") ?? null;
}

/** The codes of options that lie on the buildings or the goods of the own town. */
export function townCodes(view: View): string[] {
  return view.legal.filter((code) => zoneOf(code) === "town" || zoneOf(code) === "goods");
}
