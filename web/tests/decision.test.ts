import { expect, test } from "vitest";
import { Picking, submission, type Gather } from "$src/table/decision.svelte";
import type { TableSession } from "$src/table/session.svelte";

const order = (code: string): number => ["pay indigo", "pay sugar", "pay hero"].indexOf(code);
const exactly = (count: number): Gather => ({ least: count, most: count, stop: null, order });

test("a set is submitted in the engine's order, whatever the order of the presses", () => {
  const picks = [
    { code: "pay hero", place: 4 },
    { code: "pay indigo", place: 0 },
    { code: "pay sugar", place: 2 },
  ];
  expect(submission(picks, exactly(3))).toEqual(["pay indigo", "pay sugar", "pay hero"]);
});

test("a series that ends early is stopped, a full one is not", () => {
  const upTo = { least: 1, most: 2, stop: "stop", order };
  expect(submission([{ code: "pay sugar", place: 1 }], upTo)).toEqual(["pay sugar", "stop"]);
  expect(
    submission(
      [
        { code: "pay sugar", place: 1 },
        { code: "pay hero", place: 2 },
      ],
      upTo,
    ),
  ).toEqual(["pay sugar", "pay hero"]);
});

test("a single choice is submitted as it is", () => {
  expect(submission([{ code: "take builder", place: null }], null)).toEqual(["take builder"]);
});

test("a hint is picked, not confirmed, and only where it is an option", () => {
  const acted: string[][] = [];
  const session = {
    yours: true,
    view: { legal: ["take builder", "take trader"] },
    act: (codes: string[]) => acted.push(codes),
  } as unknown as TableSession;
  const decision = new Picking(session, () => null);
  decision.suggest("take trader");
  decision.suggest("take prospector");
  expect([decision.has("take trader"), acted]).toEqual([true, []]);
});
