/** Names of the places where a choice can be made, so that code and picture speak of the same spot. */
import type * as kinds from "./kinds";

/** What every noble has one of. */
type OfNoble = "visit" | "office" | "plaza" | "favor" | "noble-action" | "own-favor";
/** What is told apart by a number. */
type Numbered = "steps" | "church" | "decree" | "hand" | "task";
/** What is told apart by a word of its own. */
type Worded = "portfolio" | "ship" | "plan" | "clergy";

export type Place =
  | `lot ${kinds.Lot}`
  | `site ${kinds.Site}`
  | `row ${kinds.Row} ${kinds.Cube}`
  | `column ${number} ${kinds.Cube}`
  | `${"pile" | "rubble"} ${kinds.Cube}`
  | `tile ${kinds.Good | "small"}`
  | `${OfNoble} ${kinds.Noble}`
  | `action ${kinds.StateAction}`
  | `deck ${kinds.CardKind}`
  | `plans ${kinds.Architect}`
  | "yard"
  | "treasury"
  | `good ${kinds.Good}`
  | `house ${kinds.HouseGroup}`
  | `${Numbered} ${number}`
  | `${Worded} ${string}`
  /** Something on the board of a seat that is not the viewer's. */
  | `board ${number} ${string}`;

/** Places of one family are alternatives: holding another one lets go of the first. */
export function familyOf(place: Place): string {
  return place.split(" ")[0] ?? place;
}

/** Families of places that lie on the boards of the seats. */
const OWN: readonly string[] = "hand good portfolio ship house plan clergy own-favor rubble task board".split(
  " ",
);

/** Whether everybody acts there: in the city or at court. */
export function isShared(place: Place): boolean {
  return !OWN.includes(familyOf(place));
}

/** The name of a place as an anchor, which has no spaces. */
export function anchorOf(place: string): string {
  return place.replaceAll(" ", "-");
}
