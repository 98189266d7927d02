/** Names of the places where a choice can be made, so that code and picture speak of the same spot. */
import type {
  Architect,
  CardKind,
  Good,
  HouseGroup,
  Lot,
  Noble,
  Row,
  Rubble,
  Site,
  StateAction,
} from "./kinds";

export type Place =
  | `lot ${Lot}`
  | `site ${Site}`
  | `row ${Row} ${Rubble}`
  | `column ${number} ${Rubble}`
  | `pile ${Rubble}`
  | `tile ${Good | "small"}`
  | `visit ${Noble}`
  | `office ${Noble}`
  | `plaza ${Noble}`
  | `favor ${Noble}`
  | `action ${StateAction}`
  | `noble-action ${Noble}`
  | `deck ${CardKind}`
  | `steps ${number}`
  | `church ${number}`
  | `plans ${Architect}`
  | "yard"
  | "treasury"
  | `decree ${number}`
  | `hand ${number}`
  | `good ${Good}`
  | `portfolio ${string}`
  | `ship ${string}`
  | `house ${HouseGroup}`
  | `plan ${string}`
  | `clergy ${string}`
  | `own-favor ${Noble}`
  | `rubble ${Rubble}`
  | `task ${number}`
  /** Something on the board of a seat that is not the viewer's. */
  | `board ${number} ${string}`;

/** Places of one family are alternatives: holding another one lets go of the first. */
export function familyOf(place: Place): string {
  return place.split(" ")[0] ?? place;
}

/** The name of a place as an anchor, which has no spaces. */
export function anchorOf(place: string): string {
  return place.replaceAll(" ", "-");
}
