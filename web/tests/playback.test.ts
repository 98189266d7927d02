/** Others' acts at the pace the viewer likes: how long each is shown, and who says when the next comes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings, type Pace } from "$src/settings/settings.svelte";
import { Playback } from "$src/table/playback.svelte";
import type { Position } from "$src/table/session.svelte";

const shown: number[] = [];
let says = "";
const act = (moves: number, by = 1): Position => ({ moves, by, events: [] }) as unknown as Position;

function playing(pace: Pace, ...acts: Position[]): Playback {
  settings.pace = pace;
  const playback = new Playback({
    show: ({ moves }) => {
      shown.push(moves);
      says = `act ${moves}`;
    },
    says: () => says,
  });
  for (const each of acts) playback.add(each);
  return playback;
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  says = "";
});
afterEach(() => vi.useRealTimers());

test("brisk shows an act for 0.7 seconds", () => {
  playing("brisk", act(1), act(2));
  vi.advanceTimersByTime(690);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(10);
  expect(shown).toEqual([1, 2]);
});

test("calm adds time to read: 60 milliseconds a letter", () => {
  playing("calm", act(1), act(2));
  vi.advanceTimersByTime(1600 + 60 * "act 1".length - 10);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(10);
  expect(shown).toEqual([1, 2]);
});

test("a turn of many acts takes about four seconds", () => {
  const acts = Array.from({ length: 12 }, (_, index) => act(index + 1));
  playing("brisk", ...acts);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(12);
});

test("an act that says nothing new does not take the time of one", () => {
  const playback = playing("brisk", act(1));
  playback.screen.show = (position) => shown.push(position.moves);
  playback.add(act(2));
  playback.add(act(3));
  vi.advanceTimersByTime(700 + 130);
  expect(shown).toEqual([1, 2, 3]);
});

test("stopped, acts wait and are counted; a step shows one, going on shows the rest", () => {
  const playback = playing("brisk", act(1));
  playback.stop();
  for (const each of [2, 3, 4]) playback.add(act(each));
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.behind]).toEqual([[1], 3]);
  playback.step();
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.behind, playback.shown, playback.total]).toEqual([[1, 2], 2, 2, 4]);
  playback.goOn();
  vi.advanceTimersByTime(1000);
  expect([shown, playback.stopped]).toEqual([[1, 2, 3, 4], false]);
});

test("a step while acts are shown stops them", () => {
  const playback = playing("calm", act(1), act(2), act(3));
  expect(playback.step()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.stopped]).toEqual([[1, 2], true]);
});

test("where nothing is shown there is nothing to step through", () => {
  expect(playing("brisk").step()).toBe(false);
});
