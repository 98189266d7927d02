/** A connection that breaks, is refused, or is that of somebody who has given up a seat. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketConnection, type Connection, type ConnectionState } from "$src/wire/connection";
import type { FromServer } from "$src/wire/types";

const FORBIDDEN = 4403;
const UNKNOWN = 4404;
const BUSY = 4503;

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server opens the line only to say no. */
  turnAway(code: number): void {
    this.onopen?.();
    this.hear({ type: "refused", key: null, kind: "NotFound", message: "no" } satisfies FromServer);
    this.onclose?.({ code });
  }
}

const line = (): Line => Line.all.at(-1)!;
const states: ConnectionState[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states.length = 0;
  connection = socketConnection("t", {
    message: () => {},
    state: (state) => states.push(state),
    resume: () => ({ seat: 0, since: 7 }),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table that is none for the visitor is asked for once, and never said to be there", () => {
  line().turnAway(UNKNOWN);
  vi.advanceTimersByTime(60_000);
  expect(Line.all.length).toBe(1);
  expect(states).toEqual(["connecting", "gone"]);
});

test("who has given up the seat comes back as somebody new, and after a break goes on from there", () => {
  expect(line().address).toContain("?seat=0&since=7");
  line().turnAway(FORBIDDEN);
  vi.advanceTimersByTime(1000);
  expect(line().address).toMatch(/live$/);
  line().hear({ type: "welcome" });
  line().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(line().address).toContain("?seat=0&since=7");
});

test("a server that turns everybody away is asked more and more seldom", () => {
  for (let seconds = 0; seconds < 60; seconds++) {
    if (line().onclose) line().turnAway(BUSY);
    vi.advanceTimersByTime(1000);
  }
  expect(Line.all.length).toBeLessThan(20);
  expect(states).toEqual(["connecting", "lost"]);
});

test("what was not answered is said again, once on each new line", () => {
  line().onopen?.();
  connection.send({ do: "say", key: "k", text: "hello" });
  line().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  line().onopen?.();
  expect(line().sent.length).toBe(1);
  line().hear({ type: "refused", key: "k", kind: "TooMany", message: "no" });
  line().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  line().onopen?.();
  expect(line().sent).toEqual([]);
});
