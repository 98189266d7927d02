import { expect, test } from "vitest";
import { commandOf, mayAssign, USUAL_KEYS } from "$src/keyboard/keymap";
import { distance } from "$src/keyboard/area";

const press = (
  key: string,
  more: Partial<Record<"shiftKey" | "ctrlKey" | "altKey" | "metaKey", boolean>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test("no two commands share a key", () => {
  const keys = Object.values(USUAL_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});

test("Z undoes a step, Shift+Z redoes it", () => {
  expect(commandOf(press("z"))).toBe("undo-step");
  expect(commandOf(press("Z", { shiftKey: true }))).toBe("redo");
});

test("modifiers of the browser are never touched", () => {
  expect(commandOf(press("z", { ctrlKey: true }))).toBeNull();
  expect(commandOf(press("t", { metaKey: true }))).toBeNull();
  expect(commandOf(press("1", { altKey: true }))).toBeNull();
});

test("a replay steps by turns with Shift on any layout", () => {
  expect(commandOf(press("<", { shiftKey: true }))).toBe("replay-turn-back");
  expect(commandOf(press(":", { shiftKey: true }))).toBe("replay-turn-forward");
});

test("a re-assigned key replaces the usual one", () => {
  expect(commandOf(press("q"), { "undo-step": "q" })).toBe("undo-step");
  expect(commandOf(press("z"), { "undo-step": "q" })).toBeNull();
});

test.each(["tab", "enter", "escape", "backspace", "/", "'", "f5"])("%s cannot be assigned", (key) => {
  expect(mayAssign(key)).toBe(false);
});

test("arrows prefer what lies straight ahead and never go back", () => {
  const here = { x: 0, y: 0 };
  expect(distance(here, { x: 100, y: 0 }, "ArrowRight")).toBeLessThan(
    distance(here, { x: 60, y: 40 }, "ArrowRight"),
  );
  expect(distance(here, { x: -10, y: 0 }, "ArrowRight")).toBe(Infinity);
});
