/** Names for shapes of the wire whose own names mean something else in a browser or in a client. */
import type { Event, GameInfo, Link } from "./types";

/** What happened, with its facts. */
export type EventFacts = Event;
/** A secret that opens a seat or a place to watch from. */
export type InviteLink = Link;
/** What a game is called in addresses and logs. */
export type GameKey = GameInfo["key"];
/** The number of a seat, from 0. */
export type Seat = number;
