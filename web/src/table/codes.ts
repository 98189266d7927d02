/** Codes of options: a verb, and the words for what it is done with. */

export function verbOf(code: string): string {
  return code.split(" ")[0] ?? code;
}

export function wordOf(code: string): string {
  return code.split(" ").slice(1).join(" ");
}
