/** The one door to the server; built with `--mode fixtures` it opens on recorded positions instead. */
import { http, type Api } from "./api";
import { socketConnection, type OpenConnection } from "./connection";

export interface Wire {
  api: Api;
  openConnection: OpenConnection;
}

let wire: Wire = { api: http, openConnection: socketConnection };

export async function prepareWire(): Promise<void> {
  if (import.meta.env.MODE !== "fixtures") return;
  const recorded = import.meta.glob<Wire>("../games/*/fixtures/wire.ts", { import: "fixtureWire" });
  for (const load of Object.values(recorded)) wire = await load();
}

export const api = (): Api => wire.api;
export const openConnection: OpenConnection = (table, events) => wire.openConnection(table, events);
export { Refused } from "./api";
