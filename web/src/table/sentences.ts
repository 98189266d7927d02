/**
 * Events, options and reasons as sentences, from the texts of a game; what has no text is made readable from
 * its code.
 */
import { colourOf } from "$src/art/seats";
import { faceOf } from "$src/games/faces";
import { attr, has, list, t, textId, type Args } from "$src/i18n/fluent.svelte";
import { capital, readable } from "$src/i18n/readable";
import { settings } from "$src/settings/settings.svelte";
import { wordIn, type Json, type JsonObject } from "$src/wire/json";
import type { EventFacts, GameKey, Seat } from "$src/wire/names";
import type { Explanation, Frame, Impossible, SeatInfo } from "$src/wire/types";
import { change, paid } from "./figures";
import { typedName } from "./seats";

/** The id of a text of the game, such as that of the event "draw". */
export function gameText(game: GameKey, family: string, word: string): string {
  return textId(`${faceOf(game).texts}-${family}`, word);
}

function wordId(game: GameKey, value: string, families: readonly string[]): string | null {
  return families.map((family) => gameText(game, family, value)).find(has) ?? null;
}

/** A seat among the words of a game is told by who sits there. */
const SEAT_WORD = /^seat_(\d+)$/;

type Seats = readonly SeatInfo[];

/** A rules word in the language of the page. */
export function word(
  game: GameKey,
  value: string,
  families = faceOf(game).families,
  seats: Seats = [],
): string {
  const seat = SEAT_WORD.exec(value)?.[1];
  if (seat !== undefined) return nameOf(game, Number(seat), seats);
  const id = wordId(game, value, families);
  return id ? t(id) : readable(value);
}

/** A rules word as the object of a sentence, with its article: "the library". */
function theWord(game: GameKey, value: string, seats: Seats): string {
  const { families } = faceOf(game);
  const id = wordId(game, value, families);
  return (id && attr(id, "the")) || word(game, value, families, seats);
}

/** What is counted, before a figure of it: "Points at the end". */
export function unitName(game: GameKey, unit: string): string {
  const id = gameText(game, "unit", unit);
  return has(id) ? t(id) : capital(word(game, unit));
}

/** So many of something: "2 cards", "0–1 cards". */
export function amount(game: GameKey, count: number | string, unit: string): string {
  const id = [gameText(game, "amount", unit), textId("shell-amount", unit)].find(has);
  return id ? t(id, { count }) : `${count} ${word(game, unit)}`;
}

/** What an option costs and brings to a seat: "costs 2–4 cards · +1 point". */
export function outcome(game: GameKey, seat: Seat | null, explanation: Explanation): string {
  const { gains, unit } = explanation;
  const price = paid(explanation);
  const own = gains.filter((gain) => gain.seat === seat);
  return [
    ...(price === null ? [] : [t("shell-price", { price: amount(game, price, unit) })]),
    ...own.map((gain) => {
      const { sign, size } = change(gain);
      return `${sign}${amount(game, size, gain.gain)}`;
    }),
  ].join(" · ");
}

/**
 * Facts as the arguments of a text. A word comes three times: as it is, so that a text can choose by it, as
 * `…_name` and, for use in a sentence, as `…_the`. A list becomes a phrase, with its length as `…_count`.
 */
export function argumentsOf(game: GameKey, facts: JsonObject, seats: Seats = []): Args {
  const { families } = faceOf(game);
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string")
      Object.assign(args, {
        [name]: value,
        [`${name}_name`]: word(game, value, families, seats),
        [`${name}_the`]: theWord(game, value, seats),
      });
    else if (Array.isArray(value))
      Object.assign(args, {
        [name]: list(value.map((each) => phrase(game, name, each, seats))),
        [`${name}_count`]: value.length,
      });
    else args[name] = value === true ? "yes" : value === false ? "no" : "none";
  }
  return args;
}

function phrase(game: GameKey, name: string, value: Json, seats: Seats): string {
  if (typeof value !== "string") return wordIn(value);
  const families = faceOf(game).lists[name];
  return families ? word(game, value, families, seats) : theWord(game, value, seats);
}

/** A seat that nobody can take is played by the rules. */
export function nameOf(game: GameKey, seat: Seat | null, seats: Seats): string {
  const found = seats.find((each) => each.seat === seat);
  const { automaton } = faceOf(game);
  if (!found && seat !== null && automaton) return t(automaton);
  return typedName(found) || t(`shell-colour-${colourOf(seat ?? 0, settings.seatColours)}`);
}

/** What happened, in the third person with names, or in the second for the viewer. */
export function sentence(
  game: GameKey,
  event: EventFacts,
  seats: Seats,
  mine: readonly Seat[],
  options: JsonObject = {},
): string {
  const id = gameText(game, "event", event.kind);
  const isMine = event.seat !== null && mine.includes(event.seat);
  const name = nameOf(game, event.seat, seats);
  const { blanks, namesOf, silent } = faceOf(game);
  const facts = { ...blanks, ...argumentsOf(game, event, seats), ...namesOf(event, options) };
  if (has(id)) return t(id, { ...facts, name, you: isMine ? "yes" : "no" });
  if (silent.includes(event.kind)) return "";
  const what = plainEvent(game, event, seats);
  return event.seat === null
    ? capital(what)
    : t("shell-labelled", { label: isMine ? t("shell-you") : name, what });
}

/** An event without text: "plant fig", "draw (deck 11)". */
function plainEvent(game: GameKey, { kind, seat: _, ...facts }: EventFacts, seats: Seats): string {
  const { families } = faceOf(game);
  const words = Object.values(facts).filter((value) => typeof value === "string");
  const others = Object.entries(facts).filter(([, value]) => typeof value !== "string");
  const figures = plainFacts(game, Object.fromEntries(others), seats);
  const said = [kind, ...words].map((each) => word(game, each, families, seats));
  return [...said, ...(figures ? [`(${figures})`] : [])].join(" ");
}

/** Facts by their names: "left 1, fruit fig". */
function plainFacts(game: GameKey, facts: JsonObject, seats: Seats): string {
  const told = Object.entries(facts).filter(([, value]) => typeof value !== "object" || Array.isArray(value));
  return told.map(([name, value]) => `${word(game, name)} ${factText(game, value, seats)}`).join(", ");
}

function factText(game: GameKey, value: Json, seats: Seats): string {
  if (typeof value === "boolean") return t(value ? "shell-yes" : "shell-no");
  const { families } = faceOf(game);
  const text = (each: Json): string => word(game, wordIn(each), families, seats);
  return Array.isArray(value) ? list(value.map(text)) : text(value);
}

/** What is asked: "TakeTurn" is "Take turn". */
export function questionText(game: GameKey, { frame, seat: _, ...facts }: Frame, seats: Seats = []): string {
  const id = gameText(game, "prompt", frame);
  const { blanks } = faceOf(game);
  return has(id) ? t(id, { ...blanks, ...argumentsOf(game, facts, seats) }) : capital(word(game, frame));
}

/** What else is to be known of a question, for a game without words for it. */
export function questionFacts(game: GameKey, { frame, seat: _, ...facts }: Frame, seats: Seats = []): string {
  const id = gameText(game, "prompt", frame);
  return has(id) ? attr(id, "why", argumentsOf(game, facts, seats)) : capital(plainFacts(game, facts, seats));
}

/** "build library" as "Build the library"; `frame` is the question it answers. */
export function optionLabel(
  game: GameKey,
  code: string,
  frame = "",
  facts: JsonObject = {},
  seats: Seats = [],
): string {
  const [verb = code, ...words] = code.split(" ");
  const id = gameText(game, "option", verb);
  const said = words.join(" ");
  const { families } = faceOf(game);
  const plain = capital([verb, ...words].map((each) => word(game, each, families, seats)).join(" "));
  if (!has(id)) return plain;
  const args = {
    ...argumentsOf(game, { ...facts, word: said }, seats),
    good_name: word(game, said, ["good", "word"]),
    ...(/^\d+$/.test(said) ? { number: Number(said) } : {}),
    frame,
  };
  const label = t(id, args);
  // What only its own board can name is told without its name.
  return label.includes("{$") ? attr(id, "act", args) || plain : label;
}

/** Why a bot would choose something. */
export function whyText(game: GameKey, reason: string, facts: JsonObject): string {
  const id = gameText(game, "why", reason);
  return has(id) ? t(id, argumentsOf(game, facts)) : "";
}

export function reasonText(game: GameKey, why: Impossible): string {
  const id = gameText(game, "reason", why.reason);
  return has(id) ? t(id, argumentsOf(game, why.facts)) : capital(readable(why.reason));
}

/** The same reason in about three words, for a label on the piece. */
export function shortReason(game: GameKey, why: Impossible): string {
  return attr(gameText(game, "reason", why.reason), "short", argumentsOf(game, why.facts));
}
