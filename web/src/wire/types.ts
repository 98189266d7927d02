/**
 * What goes over the wire, in the shapes and names of the server's `wire.py` and the engine's JSON; nothing
 * here is computed.
 */

import type { Json, JsonObject } from "./json";

/** What a game is called in addresses and logs. */
export type GameKey = string;

/* Games and visitors. */

/** One setting of a table, as a game describes it. */
export interface GameOption {
  name: string;
  kind: "flag" | "seat" | "seats" | "pack";
  default: Json;
  about: string;
}

export interface GameInfo {
  key: GameKey;
  title: string;
  rules: string;
  /** Numbers of players the game can be played with. */
  seats: number[];
  options: GameOption[];
  /** Bots by strength, weakest first. */
  levels: string[];
  /** Languages of the texts that the game brings along. */
  texts: string[];
}

/** Fluent messages that a game brings along. */
export interface GameTexts {
  texts: string;
}

export interface Me {
  known: boolean;
  name: string;
  hook: string | null;
}

/** A secret that opens a seat or a place to watch from; it goes behind `#` in an address. */
export interface InviteLink {
  secret: string;
  seat: number | null;
  expires: number | null;
}

/* Tables. */

export interface SeatPlan {
  kind: "me" | "bot" | "invited" | "open";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: GameKey;
  seats: SeatPlan[];
  options: JsonObject;
  name?: string;
  visibility: "public" | "private";
  hints: boolean;
  clock?: number;
  /** The same seed deals the same cards. */
  seed?: number;
  my_name?: string;
}

/** Who sits at a seat; `away` says that a bot stands in for the person. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  name: string;
  level: string | null;
  away: boolean;
}

export interface ScoreItem {
  kind: string;
  points: number;
  facts: JsonObject;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  tie_break: number[];
  items: ScoreItem[];
}

export interface TableInfo {
  id: string;
  game: GameKey;
  rules: string;
  name: string;
  options: JsonObject;
  status: "open" | "playing" | "over" | "halted" | "closed";
  visibility: "public" | "private";
  hints: boolean;
  /** Seconds for a choice, or none. */
  clock: number | null;
  stand_in: string;
  seats: SeatInfo[];
  /** Seats of the visitor; several at a hot-seat table. */
  mine: number[];
  owner: boolean;
  /** Of the last update. */
  number: number;
  moves: number;
  round: number;
  to_act: number | null;
  /** Seconds since 1970. */
  deadline: number | null;
  /** Of a game that is over, best first. */
  result: Standing[] | null;
  notice: string | null;
  rematch: string | null;
  forked_from: string | null;
  /** Seconds since 1970, as all times. */
  created: number;
  changed: number;
}

export interface TableCreated {
  table: TableInfo;
  links: InviteLink[];
}

export interface Joined {
  what: "seat" | "watch" | "device";
  table: TableInfo | null;
  seat: number | null;
}

/* Positions, from the engine. */

/** An event as the viewer may know it: kind, seat and facts side by side. */
export type EventFacts = JsonObject & { kind: string; seat: number | null };

/** A term of a price; `of` names the piece it comes from. */
export interface PricePart {
  part: string;
  amount: number;
  of: string | null;
}

export interface Gain {
  seat: number;
  gain: string;
  amount: number;
  of: string | null;
  at_end: boolean;
}

export interface Explanation {
  code: string;
  clause: string;
  price: PricePart[];
  total: number | null;
  unit: string;
  gains: Gain[];
  facts: JsonObject;
}

/** Something a player would expect to be able to do, and why not. */
export interface Impossible {
  code: string;
  reason: string;
  clause: string;
  facts: JsonObject;
}

/** A frame of the engine's stack: what is still to be done. The first one is what is asked now. */
export type Frame = JsonObject & { frame: string; seat: number };

/** The part of a view that all games share. */
export type View = JsonObject & {
  game: GameKey;
  rules: string;
  options: JsonObject;
  round: number;
  ended_by: string;
  seat: number | null;
  to_act: number | null;
  /** Codes of the options, in the engine's order; empty while others act. */
  legal: string[];
  stack: Frame[];
  players: JsonObject[];
};

/* Play, over the socket. */

/** For the seat to act: each option explained, and what else one might expect with the reason why not. */
export interface Choices {
  options: Explanation[];
  impossible: Impossible[];
}

/** One step of a JSON Patch (RFC 6902). */
export interface PatchStep {
  op: "add" | "remove" | "replace";
  path: string;
  value?: Json;
}

export interface Welcome {
  type: "welcome";
  number: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  can_undo: boolean;
  choices: Choices | null;
}

export type UpdateKind =
  | "created"
  | "joined"
  | "left"
  | "renamed"
  | "seated"
  | "started"
  | "acted"
  | "undone"
  | "said"
  | "replaced"
  | "returned"
  | "resumed"
  | "redrawn"
  | "halted"
  | "rematched"
  | "closed";

/** One numbered thing that happened; fields with their default value are left out. */
export interface Update {
  type: "update";
  number: number;
  kind: UpdateKind;
  at: number;
  moves: number;
  seat?: number;
  code?: string;
  by?: string;
  text?: string;
  events?: EventFacts[];
  patch?: PatchStep[];
  view?: View;
  table?: TableInfo;
  to_act?: number;
  deadline?: number;
  can_undo?: boolean;
  choices?: Choices;
}

export interface Hint {
  type: "hint";
  key: string;
  code: string;
  reason: string;
  facts: JsonObject;
}

export type FromServer =
  | Welcome
  | Update
  | Hint
  | { type: "accepted"; key: string; number: number }
  | { type: "refused"; key: string | null; kind: string; message: string }
  | { type: "presence"; seats: number[]; watching: number }
  | { type: "pong" };

export type FromClient =
  | { do: "act"; key: string; seat: number; code: string; after?: number }
  | { do: "undo"; key: string; seat: number }
  | { do: "say"; key: string; text: string }
  | { do: "hint"; key: string; seat: number }
  | { do: "look"; seat: number | null }
  | { do: "ping" };

/* Replay. */

export interface MoveView {
  move: number;
  moves: number;
  number: number;
  seat: number | null;
  code: string | null;
  events: EventFacts[];
  view: View;
  reason: string | null;
  facts: JsonObject;
}

export interface History {
  updates: Update[];
  more: boolean;
}

export interface RoundScores {
  round: number;
  move: number;
  points: number[];
}

export interface Scores {
  rounds: RoundScores[];
}
