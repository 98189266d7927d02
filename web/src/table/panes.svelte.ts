/** Which pane of the side panel is shown, and whether the drawer is open where it is one. */
import { alone } from "$src/wire";

const ALL_PANES = ["options", "log", "chat", "notes", "rules"] as const;
export type Pane = (typeof ALL_PANES)[number];

/** Those there are at this table: nobody talks alone. */
export function panesHere(): readonly Pane[] {
  return ALL_PANES.filter((pane) => pane !== "chat" || !alone());
}

export const panes = $state<{ current: Pane; open: boolean }>({ current: "log", open: false });

export function showPane(pane: Pane): void {
  panes.current = pane;
  panes.open = true;
}

/** Show a pane, or close the drawer if it shows that pane already. */
export function togglePane(pane: Pane): void {
  if (panes.open && panes.current === pane) panes.open = false;
  else showPane(pane);
}
