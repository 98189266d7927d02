/** A live connection to one table: sends messages, receives messages, says how it is. */
import { Heartbeat } from "./heartbeat";
import type { FromClient, FromServer } from "./types";

/** Gone: the server answers, and the table is none for this visitor, or no longer. */
export type ConnectionState = "connecting" | "live" | "lost" | "gone";

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

const LONGEST_WAIT = 5000;
/** How a server ends a connection that it refuses: 4000 and the status of its answer. */
const FORBIDDEN = 4403;
const UNKNOWN = 4404;

function query(from: ReturnType<ConnectionEvents["resume"]>): string {
  if (!from) return "";
  return from.seat === null ? `?since=${from.since}` : `?seat=${from.seat}&since=${from.since}`;
}

function addressOf(table: string, from: ReturnType<ConnectionEvents["resume"]>): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query(from)}`;
}

/** Reconnects by itself and repeats what was not answered; its key makes a repeat harmless. */
export const socketConnection: OpenConnection = (table, events) => new SocketConnection(table, events);

class SocketConnection implements Connection {
  /** What was sent and not answered, or could not be sent yet. */
  readonly #unanswered = new Map<string, FromClient>();
  readonly #heartbeat = new Heartbeat({
    ask: () => this.#put({ do: "ping" }),
    silent: () => this.#tell("lost"),
    dead: () => this.#lose(),
  });
  #socket: WebSocket | null = null;
  #state: ConnectionState | null = null;
  #tries = 0;
  /** The seat looked from is given up: the next connection is that of somebody new. */
  #anew = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly events: ConnectionEvents,
  ) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#look);
    this.#open();
  }

  send(message: FromClient): void {
    if ("key" in message) this.#unanswered.set(message.key, message);
    this.#put(message);
  }

  close(): void {
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#look);
    this.#drop();
  }

  #open(): void {
    this.#tell(this.#state === null ? "connecting" : "lost");
    const from = this.#anew ? null : this.events.resume();
    const socket = (this.#socket = new WebSocket(addressOf(this.table, from)));
    socket.onopen = () => {
      for (const message of this.#unanswered.values()) this.#put(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = ({ code }) => this.#end(code);
    this.#heartbeat.beat();
  }

  #hear(message: FromServer): void {
    this.#heartbeat.beat();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#anew = false;
    }
    // Who is turned away hears one refusal from a connection that never was.
    if (message.type !== "refused" || message.key !== null) this.#tell("live");
    if ("key" in message && message.key !== null) this.#unanswered.delete(message.key);
    this.events.message(message);
  }

  #put(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #tell(state: ConnectionState): void {
    if (state !== this.#state) this.events.state((this.#state = state));
  }

  #end(code: number): void {
    this.#anew ||= code === FORBIDDEN;
    if (code !== UNKNOWN) return this.#lose();
    this.#drop();
    this.#tell("gone");
  }

  /** Give this socket up and open another one soon. */
  #lose(): void {
    this.#drop();
    this.#tell("lost");
    this.#retry = setTimeout(() => this.#open(), Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++));
  }

  /** A socket whose packets vanish takes its time to close: nobody listens to it any more. */
  #drop(): void {
    clearTimeout(this.#retry);
    this.#heartbeat.stop();
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  readonly #again = (): void => {
    if (this.#state !== "lost") return;
    this.#drop();
    this.#open();
  };

  readonly #look = (): void => {
    if (!document.hidden && this.#state === "live") this.#heartbeat.check();
  };
}
