/** Events and options as sentences. The words of a game are texts of its catalogue; a word without text shows itself. */
import { GAMES } from "$src/games/games";
import { attr, has, list, t, textId, type Args } from "$src/i18n/fluent.svelte";
import type { EventFacts, GameId, Impossible, Json, JsonObject, SeatInfo } from "$src/wire/types";

/** Families of words a fact may come from, in the order in which they are tried. */
const FAMILIES = ["building", "role", "good", "word"];

/** A rules word in the language of the page. */
export function word(game: GameId, value: string): string {
  for (const family of FAMILIES) {
    const id = textId(`${GAMES[game].texts}-${family}`, value);
    if (has(id)) return t(id);
  }
  return value.replaceAll("_", " ");
}

function argument(game: GameId, value: Json): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return list(value.map((each) => (typeof each === "string" ? word(game, each) : String(each))));
  return value === true ? "yes" : value === false ? "no" : "";
}

/** Facts as the arguments of a text: words stay words, so that a text can choose its form by them; lists become phrases. */
export function argumentsOf(game: GameId, facts: JsonObject): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    args[name] = argument(game, value);
    if (Array.isArray(value)) args[`${name}_count`] = value.length;
  }
  return args;
}

export function nameOf(seat: number | null, seats: readonly SeatInfo[]): string {
  const found = seats.find((each) => each.seat === seat);
  return found?.name || t("shell-seat-number", { seat: (seat ?? 0) + 1 });
}

/** What happened, in the third person with names, or in the second for the viewer. */
export function sentence(game: GameId, event: EventFacts, seats: readonly SeatInfo[], mine: readonly number[]): string {
  const id = textId(`${GAMES[game].texts}-event`, event.kind);
  if (!has(id)) return "";
  const you = event.seat !== null && mine.includes(event.seat) ? "yes" : "no";
  return t(id, { ...argumentsOf(game, event), name: nameOf(event.seat, seats), you });
}

/** "build library" as "Build the library". */
export function optionLabel(game: GameId, code: string, facts: JsonObject = {}): string {
  const [verb = code, ...words] = code.split(" ");
  const id = textId(`${GAMES[game].texts}-option`, verb);
  if (!has(id)) return [verb.replaceAll("_", " "), ...words.map((each) => word(game, each))].join(" ");
  return t(id, { ...argumentsOf(game, facts), word: words.join(" "), name: words.map((each) => word(game, each)).join(" ") });
}

export function reasonText(game: GameId, why: Impossible): string {
  const id = textId(`${GAMES[game].texts}-reason`, why.reason);
  return has(id) ? t(id, argumentsOf(game, why.facts)) : why.reason.replaceAll("_", " ");
}

/** The same reason in about three words, for a label on the piece. */
export function shortReason(game: GameId, why: Impossible): string {
  return attr(textId(`${GAMES[game].texts}-reason`, why.reason), "short", argumentsOf(game, why.facts));
}
