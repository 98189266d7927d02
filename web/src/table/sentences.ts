/**
 * Events, options and reasons as sentences. The words of a game are texts of its catalogue; a word without
 * text shows itself.
 */
import { colourOf } from "$src/art/seats";
import { GAMES } from "$src/games/games";
import { attr, has, list, t, textId, type Args } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import { wordIn, type Json, type JsonObject } from "$src/wire/json";
import type { EventFacts, GameId, Impossible, SeatInfo } from "$src/wire/types";
import { typedName } from "./seats";

/** Families of words a fact may come from, in the order in which they are tried. */
type Family = "building" | "role" | "good" | "word";
const FAMILIES: readonly Family[] = ["building", "role", "good", "word"];

function wordId(game: GameId, value: string, families: readonly Family[]): string | null {
  for (const family of families) {
    const id = textId(`${GAMES[game].texts}-${family}`, value);
    if (has(id)) return id;
  }
  return null;
}

/** A rules word in the language of the page. */
export function word(game: GameId, value: string, families: readonly Family[] = FAMILIES): string {
  const id = wordId(game, value, families);
  return id ? t(id) : value.replaceAll("_", " ");
}

/** A rules word as the object of a sentence, with its article: "the library". */
function theWord(game: GameId, value: string): string {
  const id = wordId(game, value, FAMILIES);
  return (id && attr(id, "the")) || word(game, value);
}

/** So many of something: "2 cards". */
export function amount(game: GameId, count: number, unit: string): string {
  const id = textId(`${GAMES[game].texts}-amount`, unit);
  return has(id) ? t(id, { count }) : `${count} ${word(game, unit)}`;
}

/**
 * Facts as the arguments of a text. A word comes three times: as it is, so that a text can choose by it, as
 * `…_name` and, for use in a sentence, as `…_the`. A list becomes a phrase, with its length as `…_count`.
 */
export function argumentsOf(game: GameId, facts: JsonObject): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string")
      Object.assign(args, {
        [name]: value,
        [`${name}_name`]: word(game, value),
        [`${name}_the`]: theWord(game, value),
      });
    else if (Array.isArray(value))
      Object.assign(args, {
        [name]: list(value.map((each) => phrase(game, name, each))),
        [`${name}_count`]: value.length,
      });
    else args[name] = value === true ? "yes" : value === false ? "no" : "none";
  }
  return args;
}

/** In a list of goods a word is a good; elsewhere it is a building first. */
function phrase(game: GameId, name: string, value: Json): string {
  if (typeof value !== "string") return wordIn(value);
  return name === "goods" || name === "named" ? word(game, value, ["good", "word"]) : theWord(game, value);
}

/** A seat that nobody can take is played by the rules: Lacerda. */
export function nameOf(seat: number | null, seats: readonly SeatInfo[]): string {
  const found = seats.find((each) => each.seat === seat);
  if (!found && seat !== null && has("lisboa-owner-lacerda")) return t("lisboa-owner-lacerda");
  return typedName(found) || t(`shell-colour-${colourOf(seat ?? 0, settings.seatColours)}`);
}

/** What happened, in the third person with names, or in the second for the viewer. */
export function sentence(
  game: GameId,
  event: EventFacts,
  seats: readonly SeatInfo[],
  mine: readonly number[],
): string {
  const id = textId(`${GAMES[game].texts}-event`, event.kind);
  if (!has(id)) return "";
  const you = event.seat !== null && mine.includes(event.seat) ? "yes" : "no";
  return t(id, { ...argumentsOf(game, event), name: nameOf(event.seat, seats), you });
}

/** "build library" as "Build the library"; `frame` is the question it answers. */
export function optionLabel(game: GameId, code: string, frame = "", facts: JsonObject = {}): string {
  const [verb = code, ...words] = code.split(" ");
  const id = textId(`${GAMES[game].texts}-option`, verb);
  const said = words.join(" ");
  if (!has(id)) return [verb.replaceAll("_", " "), ...words.map((each) => word(game, each))].join(" ");
  return t(id, {
    ...argumentsOf(game, { ...facts, word: said }),
    good_name: word(game, said, ["good", "word"]),
    frame,
  });
}

/** Why a bot would choose something. */
export function whyText(game: GameId, reason: string, facts: JsonObject): string {
  const id = textId(`${GAMES[game].texts}-why`, reason);
  return has(id) ? t(id, argumentsOf(game, facts)) : "";
}

export function reasonText(game: GameId, why: Impossible): string {
  const id = textId(`${GAMES[game].texts}-reason`, why.reason);
  return has(id) ? t(id, argumentsOf(game, why.facts)) : why.reason.replaceAll("_", " ");
}

/** The same reason in about three words, for a label on the piece. */
export function shortReason(game: GameId, why: Impossible): string {
  return attr(textId(`${GAMES[game].texts}-reason`, why.reason), "short", argumentsOf(game, why.facts));
}
