/** Questions that answer themselves, and looking back, against a session played by the test. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Position, TableSession } from "$src/table/session.svelte";
import type { MoveView, View } from "$src/wire/types";

const moveView = vi.fn(
  async (_id: string, move: number) =>
    ({ move, view: { round: move }, events: [{ kind: "pass", seat: 1 }] }) as unknown as MoveView,
);
vi.mock("$src/wire", () => ({ api: () => ({ moveView }) }));

const { answerItself, askAgain, canBeLeft, declineOf, leaveUnasked, neverAsk, sitAt, unasked } =
  await import("$src/table/unasked.svelte");
const { lookAt } = await import("$src/table/lookback");
const { settings } = await import("$src/settings/settings.svelte");

interface Asked {
  legal: string[];
  canUndo?: boolean;
  undoneTo?: number;
  yours?: boolean;
  frame?: string;
}

/** What a session does when it is asked something. */
function answers({ legal, canUndo = false, undoneTo = -1, yours = true, frame = "Chapel" }: Asked): string[] {
  const done: string[] = [];
  answerItself({
    view: { legal } as View,
    position: { moves: 5, canUndo } as Position,
    asked: { frame, seat: 0 },
    table: { game: "san-juan" },
    yours,
    sent: false,
    undoneTo,
    act: (codes: string[]) => done.push(...codes),
    answerUnasked: (code: string, question: string) => done.push(`${code}: ${question}`),
  } as unknown as TableSession);
  return done;
}

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});

beforeEach(() => {
  store.clear();
  settings.answerSingle = true;
  sitAt("t");
});

test("a question with one answer answers itself, unless one can take back or wants to be asked", () => {
  expect(answers({ legal: ["pass"] })).toEqual(["pass"]);
  expect(answers({ legal: ["pass"], canUndo: true })).toEqual([]);
  expect(answers({ legal: ["pass", "tuck well"] })).toEqual([]);
  expect(answers({ legal: ["pass"], yours: false })).toEqual([]);
  settings.answerSingle = false;
  expect(answers({ legal: ["pass"] })).toEqual([]);
});

test("a question that is never to be asked is declined, if it can be declined", () => {
  neverAsk("Chapel", "Tuck a card?");
  expect(answers({ legal: ["pass", "tuck well"], canUndo: true })).toEqual(["pass: Tuck a card?"]);
  expect(answers({ legal: ["tuck crane", "tuck well"] })).toEqual([]);
  askAgain("Chapel");
  expect(answers({ legal: ["pass", "tuck well"] })).toEqual([]);
});

test("what was taken back is asked", () => {
  neverAsk("Chapel", "Tuck a card?");
  expect(answers({ legal: ["pass", "tuck well"], undoneTo: 5 })).toEqual([]);
  expect(answers({ legal: ["pass", "tuck well"], undoneTo: 4 })).toEqual(["pass: Tuck a card?"]);
});

test("what is never asked is remembered by table", () => {
  neverAsk("Chapel", "Tuck a card?");
  sitAt("another");
  expect(unasked.questions).toEqual({});
  sitAt("t");
  expect(unasked.questions).toEqual({ Chapel: "Tuck a card?" });
});

test("to decline is to pass, skip, decline or stop, but not to end the turn", () => {
  expect(["pass", "skip", "decline", "stop", "end"].map((code) => declineOf(["build", code]))).toEqual([
    "pass",
    "skip",
    "decline",
    "stop",
    null,
  ]);
});

/** A session at move 5 of 7. */
function watching() {
  const toPresent = vi.fn();
  const newest = { moves: 7, events: [{ kind: "round", seat: 0 }] } as unknown as Position;
  return {
    session: { id: "t", seat: 0, newest, position: { moves: 5 }, toPresent } as unknown as TableSession,
    toPresent,
  };
}

test("one step on shows what happened, a step back only the position", async () => {
  const { session } = watching();
  await lookAt(session, 6);
  expect(session.position).toMatchObject({
    moves: 6,
    past: true,
    choices: null,
    events: [{ kind: "pass", seat: 1 }],
  });
  await lookAt(session, 5);
  expect(session.position).toMatchObject({ moves: 5, past: true, events: [] });
});

test("the last step on leads to the present, with what happened", async () => {
  const { session, toPresent } = watching();
  await lookAt(session, 7);
  expect(toPresent).toHaveBeenLastCalledWith([]);
  session.position = { moves: 6 } as Position;
  await lookAt(session, 7);
  expect(toPresent).toHaveBeenLastCalledWith([{ kind: "round", seat: 0 }]);
});

test.each(["Build", "Produce", "Sell", "TakeFound", "TakeRole"])("%s is always asked", (frame) => {
  neverAsk(frame, "It?");
  expect(answers({ legal: ["pass", "other"], frame })).toEqual([]);
});

test("the notice takes back that a question is not asked, and the answer with it", async () => {
  const { toasts } = await import("$src/shell/notices.svelte");
  const undone: string[] = [];
  const session = {
    yours: true,
    view: { legal: ["pass", "tuck well"] },
    asked: { frame: "Chapel", seat: 0 },
    table: { game: "san-juan" },
    undo: (reach: string) => undone.push(reach),
  } as unknown as TableSession;
  expect(canBeLeft(session)).toBe(true);
  leaveUnasked(session, "Tuck?");
  expect(unasked.questions).toEqual({ Chapel: "Tuck?" });
  toasts.at(-1)?.way?.press();
  expect([unasked.questions, undone]).toEqual([{}, ["step"]]);
});
