/** A live connection to one table: sends messages, receives messages, says how it is. */
import type { FromClient, FromServer } from "./types";

export type ConnectionState = "connecting" | "live" | "lost";

export interface Connection {
  send(message: FromClient): void;
  close(): void;
}

export interface ConnectionEvents {
  message(message: FromServer): void;
  state(state: ConnectionState): void;
  /** Where the viewer sits and which update came last, to go on from there after a break. */
  resume(): { seat: number | null; since: number } | null;
}

export type OpenConnection = (table: string, events: ConnectionEvents) => Connection;

const LONGEST_WAIT = 8000;

function query(from: ReturnType<ConnectionEvents["resume"]>): string {
  if (!from) return "";
  return from.seat === null ? `?since=${from.since}` : `?seat=${from.seat}&since=${from.since}`;
}

/** Reconnects by itself and repeats what was not answered; its key makes a repeat harmless. */
export const socketConnection: OpenConnection = (table, events) => {
  const unanswered = new Map<string, FromClient>();
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    events.state(tries === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query(events.resume())}`,
    );
    socket.onopen = () => {
      tries = 0;
      events.state("live");
      for (const message of unanswered.values()) socket?.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if ("key" in message && message.key !== null) unanswered.delete(message.key);
      events.message(message);
    };
    socket.onclose = () => {
      if (closed) return;
      events.state("lost");
      timer = setTimeout(open, Math.min(LONGEST_WAIT, 250 * 2 ** tries++));
    };
  };
  open();

  return {
    send(message) {
      if ("key" in message) unanswered.set(message.key, message);
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
};
