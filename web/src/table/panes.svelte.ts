/** Which pane of the side panel is shown, and whether the drawer is open where it is one. */
export const PANES = ["options", "log", "chat", "notes", "rules"] as const;
export type Pane = (typeof PANES)[number];

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
