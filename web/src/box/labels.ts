/** What the fields, groups and pieces of a box are called. */
import { has, t, textId } from "$src/i18n/fluent.svelte";
import { faceOf } from "$src/games/faces";
import { capital, readable } from "$src/i18n/readable";
import type { Json } from "$src/wire/json";
import type { PackForm, PackPiece } from "$src/wire/types";

/** A value of a pack in one line, whatever a stranger wrote. */
export function plain(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A text of the game, or the word of the pack itself. */
export function gameLabel(game: string, family: string, word: string): string {
  const id = textId(`${faceOf(game).texts}-box-${family}`, word);
  return has(id) ? t(id) : capital(readable(word));
}

/** The name of a pack: its owner's own, or that of a box which nobody has named yet. */
export function packName(game: string, name: string): string {
  const id = textId(`${faceOf(game).texts}-box-name`, name.replaceAll(" ", "-"));
  return has(id) ? t(id) : name;
}

/** What is wrong, in the words of the page where it has any for it; files know more faults than pages. */
export function faultLabel(game: string, fault: PackForm["faults"][number]): string {
  const id = textId(`${faceOf(game).texts}-box-fault`, fault.word);
  const what = gameLabel(game, "field", fault.field).toLowerCase();
  return has(id) ? t(id, { ...fault.facts, what }) : fault.reason;
}

/** The number or the name by which a piece is known in its list; a part of the board has none. */
function keyOf(piece: PackPiece): string | undefined {
  const key = /[.[]([^.[\]]+)\]?$/.exec(piece.id.slice(piece.list.length))?.[1];
  return key !== undefined && piece.id.endsWith("]") ? String(Number(key) + 1) : key;
}

/** "Noble card 28", "Lot B3", "Treasury". */
export function pieceLabel(game: string, piece: PackPiece): string {
  const name = gameLabel(game, "list", piece.list.replace(".", "_"));
  return [name, keyOf(piece)].filter(Boolean).join(" ");
}

/** The same where there is little room: "28", "B3", "Treasury". */
export function shortLabel(game: string, piece: PackPiece): string {
  return keyOf(piece) ?? pieceLabel(game, piece);
}
