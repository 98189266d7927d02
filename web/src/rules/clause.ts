import { FACES } from "$src/games/faces";
import { address } from "$src/shell/navigate.svelte";

/** Where a clause can be read, if anywhere; one label may name several, the first is meant. */
export function clausePath(clause: string): string | null {
  const [first = clause] = clause.split(/[ ,]/);
  const face = FACES.find(({ rules }) => rules && first.startsWith(`${rules.prefix}-`));
  return face ? address(`/rules/${face.key}#${first}`) : null;
}
