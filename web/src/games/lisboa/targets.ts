/** The one table from the code of an option to the places on the board that stand for it. */
import type { NotedLine } from "$src/table/session.svelte";
import { wordsIn, type JsonObject } from "$src/wire/json";
import type { PricePart } from "$src/wire/types";
import type { Noble } from "./kinds";
import type { Pack } from "./pack";
import type { Place } from "./place";
import type { LisboaView, Player } from "./model";

type Find = (words: string[], view: LisboaView, pack: Pack) => (string | null)[];

const NOBLE_OF_ACTION: Record<string, Noble> = { store: "builder", decree: "marquis", building: "king" };

function stateAction(word: string | undefined): string {
  return word !== undefined && word in NOBLE_OF_ACTION
    ? `noble-action ${NOBLE_OF_ACTION[word]}`
    : `action ${word}`;
}

function kindOf(card: string | undefined, pack: Pack): string {
  return pack.cards.get(Number(card))?.kind ?? "treasury";
}

/**
 * Where an option is chosen. An option with two places needs both: a card and the noble, a good and a ship.
 */
const PLACES: Record<string, Find> = {
  discard: ([card]) => [`hand ${card}`],
  portfolio: ([card]) => [`hand ${card}`, "portfolio new"],
  visit: ([card], _, pack) => [`hand ${card}`, `visit ${kindOf(card, pack)}`],
  sponsor: ([card]) => [`hand ${card}`, "treasury"],
  reward: ([card]) => [`hand ${card}`],
  draft: ([card]) => [`hand ${card}`],
  take: ([kind]) => [`deck ${kind}`],
  remove: ([place]) => [`portfolio ${place}`],
  sell: ([good, dock]) => [`good ${good}`, `ship ${dock}`],
  offer: ([good, action]) => [`good ${good}`, `action ${action}`],
  give: ([good]) => [`good ${good}`],
  extra: ([good]) => [`good ${good}`],
  do: ([word]) => [stateAction(word)],
  office: ([noble]) => [`office ${noble}`],
  plan: ([architect]) => [`plans ${architect}`],
  ship: () => ["yard"],
  replace: ([place]) => [`portfolio ${place}`],
  cardinal: ([steps, place]) => [`steps ${steps}`, `church ${place}`],
  favor: ([noble]) => [`favor ${noble}`],
  build: ([good, lot]) => [`tile ${lot?.endsWith("5") ? "small" : good}`, `lot ${lot}`],
  clear: ([line, cube], view) => [rubbleHeap(line, view, cube)],
  house: ([group]) => [`house ${group}`],
  decree: ([number]) => [`decree ${number}`],
  open: ([site]) => [`site ${site}`],
  use: ([plan]) => [`plan ${plan}`],
  recall: ([spot]) => [spot?.split("_").reverse().join(" ") ?? null],
  cube: ([cube]) => [`pile ${cube}`],
  keep: ([tile]) => [`clergy ${tile}`],
  tile: ([tile]) => [`clergy ${tile}`],
  return: ([noble]) => [`own-favor ${noble}`],
  task: ([task]) => [`task ${task}`],
};

/** The store being built tells which row and column are meant. */
function rubbleHeap(line: string | undefined, view: LisboaView, cube: string | undefined): string | null {
  const lot = view.stack[0]?.lot;
  if (typeof lot !== "string") return null;
  return line === "row" ? `row ${lot.charAt(0)} ${cube}` : `column ${lot.charAt(1)} ${cube}`;
}

export function placesOf(code: string, view: LisboaView, pack: Pack): Place[] {
  const [verb = "", ...words] = code.split(" ");
  const found = PLACES[verb]?.(words, view, pack) ?? [];
  return found.filter((place): place is Place => place !== null);
}

/**
 * Places that count for a store which is looked at: its row, its column and the buildings that score for it.
 */
export function relatedTo(code: string | null, facts: JsonObject): string[] {
  const [verb, , lot = ""] = (code ?? "").split(" ");
  if (verb !== "build") return [];
  return [
    `row ${lot.charAt(0)}`,
    `column ${lot.charAt(1)}`,
    ...wordsIn(facts.buildings).map((site) => `site ${site}`),
  ];
}

/** The piece on the board from which a part of a price comes. */
export function pieceOfPart(part: PricePart, me: Player | null): string | null {
  if (part.part === "treasury") return "treasury";
  if (part.of === null) return null;
  if (part.part === "row" || part.part === "column") return `${part.part} ${part.of}`;
  if (part.part === "officials") return `office ${part.of}`;
  if (part.part === "houses") return `house ${part.of}`;
  const lower = me?.lower.indexOf(Number(part.of)) ?? -1;
  return lower >= 0 ? `portfolio lower_${lower + 1}` : `clergy ${part.of}`;
}

/** The piece on the board that a line of the log speaks of. */
export function pieceOf(line: NotedLine): string | null {
  const { lot, site, noble, office, card, decree } = line.event;
  if (typeof lot === "string") return `lot ${lot}`;
  if (typeof site === "string") return `site ${site}`;
  if (typeof office === "string") return `office ${office}`;
  if (typeof noble === "string") return `visit ${noble}`;
  if (typeof decree === "number") return `decree ${decree}`;
  return typeof card === "number" ? `hand ${card}` : null;
}
