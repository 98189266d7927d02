/** The one door to the server; built with `--mode fixtures` it opens on recorded positions instead. */
import { http, type Api } from "./api";
import { socketLink, type OpenLink } from "./link";

export interface Wire {
  api: Api;
  openLink: OpenLink;
}

let wire: Wire = { api: http, openLink: socketLink };

export async function prepareWire(): Promise<void> {
  if (import.meta.env.MODE !== "fixtures") return;
  const recorded = import.meta.glob<Wire>("../games/*/fixtures/wire.ts", { import: "fixtureWire" });
  for (const load of Object.values(recorded)) wire = await load();
}

export const api = (): Api => wire.api;
export const openLink: OpenLink = (table, events) => wire.openLink(table, events);
export { Refused } from "./api";
