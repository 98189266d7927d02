import { FACES } from "$src/games/faces";

/** Where a clause can be read, if anywhere; one label may name several, the first is meant. */
export function clausePath(clause: string): string | null {
  const [first = clause] = clause.split(/[ ,]/);
  const face = FACES.find(({ rules }) => rules && first.startsWith(`${rules.prefix}-`));
  return face ? `/rules/${face.key}#${first}` : null;
}
