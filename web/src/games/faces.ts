/** The faces of the games: those of the folders here, and the general one for any other game. */
import { genericFace } from "$src/generic/face";
import type { GameKey } from "$src/wire/names";
import type { Face, OwnFace } from "./face";

const found = import.meta.glob<OwnFace>("./*/face.ts", { eager: true, import: "default" });

function completed(own: OwnFace): Face {
  const general = genericFace(own.key);
  return { ...general, ...own, score: { ...general.score, ...own.score } };
}

/** The games that have a face of their own, the easiest first. */
export const FACES: readonly Face[] = Object.values(found)
  .map(completed)
  .sort((a, b) => a.rank - b.rank);

const faces = new Map(FACES.map((face) => [face.key, face]));

export function faceOf(game: GameKey): Face {
  const known = faces.get(game) ?? genericFace(game);
  faces.set(game, known);
  return known;
}

/** Where the rules of the easiest game are read, and where it is learnt and practised. */
export const RULES_PATH = `/rules/${FACES.find(({ rules }) => rules)?.key}`;
export const LEARN_PATH = `/learn/${FACES.find(({ lesson }) => lesson)?.key}`;
export const PRACTICE_PATH = `/practice/${FACES[0]?.key}`;

/** The drawing of a table: always the same for one table. */
export function vignetteOf(game: GameKey, table: string): string {
  const choices = faceOf(game).vignettes;
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return choices[sum % choices.length] ?? "library";
}
