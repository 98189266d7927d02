/** A line that goes silent: asked, shown, given up. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Heartbeat } from "$src/wire/heartbeat";

const told: string[] = [];
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  told.length = 0;
  heartbeat = new Heartbeat({
    ask: () => told.push("ask"),
    silent: () => told.push("silent"),
    dead: () => told.push("dead"),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("silence shows within three seconds and is given up later", () => {
  heartbeat.beat();
  vi.advanceTimersByTime(2999);
  expect(told).toEqual(["ask", "silent"]);
  vi.advanceTimersByTime(4000);
  expect(told).toEqual(["ask", "silent", "dead"]);
});

test("a line that answers is asked again and again, and nothing else", () => {
  heartbeat.beat();
  for (let times = 0; times < 5; times++) {
    vi.advanceTimersByTime(1400);
    heartbeat.beat();
  }
  expect(told).toEqual(["ask", "ask", "ask", "ask", "ask"]);
});

test("an answer that comes late keeps the line", () => {
  heartbeat.beat();
  vi.advanceTimersByTime(3000);
  heartbeat.beat();
  vi.advanceTimersByTime(1200);
  expect(told).toEqual(["ask", "silent"]);
});

test("a page that nobody looks at asks nothing", () => {
  vi.stubGlobal("document", { hidden: true });
  heartbeat.beat();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
