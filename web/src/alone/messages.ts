/** What the page and the worker with the tables say to each other. */
import type { FromClient, FromServer } from "$src/wire/types";
import type { KeptTable } from "./shelf";

/** Everything that is kept: the tables, and what was reviewed and practised. */
export interface Everything {
  tables: KeptTable[];
  notes: Record<string, string>;
}

export type ToTables =
  | { kind: "begin"; home: string }
  | { kind: "ask"; number: number; what: string; given: object }
  | { kind: "open"; connection: number; table: string }
  | { kind: "send"; connection: number; message: FromClient }
  | { kind: "close"; connection: number };

export type FromTables =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  /** Python cannot be had: the reason for those who look for it. */
  | { kind: "failed"; reason: string }
  /** Something is not kept; the game goes on. */
  | { kind: "not-kept" }
  | { kind: "changed" }
  | { kind: "told"; number: number; told: unknown }
  | { kind: "refused"; number: number; status: number; what: string; message: string }
  | { kind: "message"; connection: number; message: FromServer };

/** What a bot has decided. */
export interface Answer {
  code: string;
  reason: string;
  facts: Record<string, never>;
  /** What the bot means to do next; only the tables read it. */
  plan: unknown;
}

/** What Python said; nothing if it failed. */
export interface FromThinker {
  told: unknown;
}
