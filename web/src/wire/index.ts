/** The one door to the server; built with `--mode fixtures` it opens on recorded positions instead. */
import { http, type Api } from "./api";
import { socketLink, type OpenLink } from "./link";

export interface Wire {
  api: Api;
  openLink: OpenLink;
}

let wire: Wire = { api: http, openLink: socketLink };

export async function prepareWire(): Promise<void> {
  if (import.meta.env.MODE === "fixtures") wire = (await import("./fixtures/wire")).fixtureWire;
}

export const api = (): Api => wire.api;
export const openLink: OpenLink = (table, events) => wire.openLink(table, events);
export { Refused } from "./api";
