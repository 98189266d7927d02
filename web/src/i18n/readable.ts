/** Words made from codes and keys, for what has no text. */

/** Where a word begins within a name such as "TakeTurn". */
const HUMP = /(?<=[a-z\d])(?=[A-Z])/;

/** "build_library" is "build library", "TakeTurn" is "take turn", "C3" stays. */
export function readable(code: string): string {
  const humps = code.split(HUMP);
  const words = humps.length > 1 ? humps.join(" ").toLowerCase() : code;
  return words.replaceAll(/[_-]+/g, " ").trim();
}

/** With a capital letter, as a sentence or a title begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
