/**
 * The one door to the tables. Behind it is a server; built with `--mode static` workers of this browser, and
 * with `--mode fixtures` recorded positions.
 * Pages ask `api()` for what every house does, and `company()`, unless they are `alone()`, for other people.
 */
import { http, type Company, type House } from "./api";
import { socketConnection, type OpenConnection } from "./connection";
import { Refused } from "./refused";

export interface Wire {
  house: House;
  /** Nothing where there is nobody else. */
  company: Company | null;
  /** The way to one table: welcome, updates, and what the viewer wishes there. */
  openConnection: OpenConnection;
}

let wire: Wire = { house: http, company: http, openConnection: socketConnection };

export async function prepareWire(): Promise<void> {
  if (import.meta.env.MODE === "static") wire = (await import("$src/alone/wire")).aloneWire();
  if (import.meta.env.MODE !== "fixtures") return;
  const recorded = import.meta.glob<Wire>("../games/*/fixtures/wire.ts", { import: "fixtureWire" });
  for (const load of Object.values(recorded)) wire = await load();
}

export const api = (): House => wire.house;

/** Whether this house has no other people: nobody can be invited, talked to or watched. */
export const alone = (): boolean => wire.company === null;

export function company(): Company {
  if (!wire.company) throw new Refused(404, "NotFound", "there is nobody else in this house");
  return wire.company;
}

export const openConnection: OpenConnection = (table, events) => wire.openConnection(table, events);
export { Refused };
