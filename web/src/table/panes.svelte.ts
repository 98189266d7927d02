/** Which pane of the side panel is shown, and whether the drawer is open where it is one. */
import { alone } from "$src/wire";

const ALL_PANES = ["hint", "options", "log", "chat", "notes", "rules"] as const;
export type Pane = (typeof ALL_PANES)[number];

/** Those there are at this table: nobody talks alone, and a hint is there when it was asked for. */
export function panesHere(hinted: boolean): readonly Pane[] {
  return ALL_PANES.filter((pane) => (pane !== "chat" || !alone()) && (pane !== "hint" || hinted));
}

export const panes = $state<{ current: Pane; open: boolean }>({ current: "log", open: false });

export function showPane(pane: Pane): void {
  panes.current = pane;
  panes.open = true;
}

/** What the pane was about is over: the log takes its place. */
export function leavePane(pane: Pane): void {
  if (panes.current !== pane) return;
  panes.current = "log";
  panes.open = false;
}

/** Show a pane, or close the drawer if it shows that pane already. */
export function togglePane(pane: Pane): void {
  if (panes.open && panes.current === pane) panes.open = false;
  else showPane(pane);
}
