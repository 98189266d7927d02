/** What the sources of the engine say, for tests that compare the client's words with them. */

export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** The frames that ask something: those below `Choice` on which no other one is built. */
export function questionsIn(source: string): string[] {
  const bases = new Map(
    [...source.matchAll(/^class (\w+)\((\w+)/gm)].map(([, name = "", base = ""]) => [name, base]),
  );
  const built = new Set(bases.values());
  const asks = (name: string | undefined): boolean =>
    name !== undefined && (name === "Choice" || asks(bases.get(name)));
  return [...bases.keys()].filter((name) => !built.has(name) && asks(name));
}
