/** The session against a server that is played by the test. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ConnectionEvents } from "$src/wire/connection";
import type { Seat } from "$src/wire/names";
import type { FromClient, FromServer, TableInfo, Update, View } from "$src/wire/types";
import { GAME, table } from "$src/games/sanjuan/fixtures/tables";

const sent: FromClient[] = [];
let events: ConnectionEvents;
/** What the server answers to each request for what happened before. */
let answers: Promise<{ updates: Update[]; more: boolean }>[] = [];
vi.mock("$src/wire", () => ({
  api: () => ({ history: () => answers.shift() ?? Promise.resolve({ updates: [], more: false }) }),
  openConnection: (_table: string, given: ConnectionEvents) => {
    events = given;
    return { send: (message: FromClient) => sent.push(message), close: () => {} };
  },
}));

const { TableSession } = await import("$src/table/session.svelte");
const { speakFrom } = await import("$src/i18n/fluent.svelte");
const { offer } = await import("$src/games/offered.svelte");
const { UNASKED } = await import("$src/table/log");
const { settings } = await import("$src/settings/settings.svelte");

function view(legal: string[], more: Partial<View> = {}): View {
  return {
    game: "san-juan",
    rules: "1",
    options: {},
    round: 1,
    ended_by: "",
    seat: 0,
    to_act: 0,
    legal,
    stack: [{ frame: "Pay", seat: 0 }],
    players: [],
    ...more,
  };
}

const info: TableInfo = table({ id: "t", name: "t", seats: ["Me", "You"] });

function welcome(seen: View, can_undo = false): FromServer {
  return { type: "welcome", number: 1, seat: seen.seat, table: info, view: seen, can_undo, choices: null };
}

function acted(moves: number, seat: Seat, seen: View, more: Partial<Update> = {}): Update {
  return { type: "update", number: moves + 1, kind: "acted", at: 0, moves, seat, view: seen, ...more };
}

function opened(first: FromServer) {
  const session = new TableSession("t");
  session.open();
  events.message(first);
  return session;
}

const codes = (): string[] => sent.flatMap((message) => (message.do === "act" ? [message.code] : []));

beforeEach(() => {
  sent.length = 0;
  answers = [];
  settings.pace = "instant";
});

test("a bundle is submitted code by code, each after the answer to the one before", () => {
  const session = opened(welcome(view(["pay sugar", "pay well"])));
  session.act(["pay sugar", "pay well"]);
  expect(codes()).toEqual(["pay sugar"]);
  events.message(acted(1, 0, view(["pay well"])));
  expect(codes()).toEqual(["pay sugar", "pay well"]);
  events.message(acted(2, 0, view(["take builder"])));
  expect(session.sent).toBe(false);
});

test("a bundle stops where the engine asks something else", () => {
  const session = opened(welcome(view(["build library"])));
  session.act(["build library", "pay sugar"]);
  events.message(acted(1, 0, view(["beside", "replace indigo"])));
  expect(codes()).toEqual(["build library"]);
  expect(session.sent).toBe(false);
});

test("while a request is open nothing else is sent", () => {
  const session = opened(welcome(view(["pay sugar"])));
  session.act(["pay sugar"]);
  session.act(["pay sugar"]);
  expect(codes()).toEqual(["pay sugar"]);
});

test("a refusal is shown and frees the way", () => {
  const session = opened(welcome(view(["pay sugar"])));
  session.act(["pay sugar"]);
  events.message({ type: "refused", key: null, kind: "stale", message: "somebody was faster" });
  expect([session.refusal, session.sent]).toEqual(["somebody was faster", false]);
});

test("undo turn takes back as long as something can be taken back", () => {
  const session = opened(welcome(view(["pay sugar"]), true));
  session.undo("turn");
  events.message(acted(1, 0, view([]), { kind: "undone", can_undo: true }));
  events.message(acted(0, 0, view([]), { kind: "undone", can_undo: false }));
  expect(sent.filter((message) => message.do === "undo")).toHaveLength(2);
});

test("a visitor with a seat sits down", () => {
  const session = opened(welcome(view([], { seat: null })));
  expect(sent).toEqual([{ do: "look", seat: 0 }]);
  expect(session.position).toBeNull();
});

test("foreign acts are shown one by one, and the present at once when asked", () => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  const session = opened(welcome(view([], { to_act: 1, round: 1 })));
  for (const round of [2, 3, 4])
    events.message(
      acted(round, 1, view([], { to_act: 1, round }), { events: [{ kind: `deed ${round}`, seat: null }] }),
    );
  expect([session.view?.round, session.playback.behind]).toEqual([2, 2]);
  vi.advanceTimersByTime(700);
  expect(session.view?.round).toBe(3);
  session.catchUp();
  expect([session.view?.round, session.playback.behind]).toEqual([4, 0]);
  vi.useRealTimers();
});

test("a patch changes the position that came before", () => {
  const session = opened(welcome(view(["pay sugar"])));
  events.message({
    type: "update",
    number: 2,
    kind: "acted",
    at: 0,
    moves: 1,
    seat: 0,
    patch: [{ op: "replace", path: "/round", value: 7 }],
  });
  expect(session.view?.round).toBe(7);
});

test("foreign acts wait until what the viewer moved has landed, and stay while their pieces travel", () => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  const session = opened(welcome(view(["pay sugar"])));
  session.playback.travelTime = (happened) => (happened.length ? 900 : 0);
  const moved = [{ kind: "pay", seat: 0 }];
  session.act(["pay sugar"]);
  events.message(acted(1, 0, view([], { to_act: 1, round: 1 }), { events: moved }));
  events.message(acted(2, 1, view([], { to_act: 1, round: 2 }), { events: moved }));
  events.message(acted(3, 1, view([], { to_act: 1, round: 3 })));
  vi.advanceTimersByTime(890);
  expect(session.view?.round).toBe(1);
  vi.advanceTimersByTime(10);
  expect(session.view?.round).toBe(2);
  vi.advanceTimersByTime(890);
  expect(session.view?.round).toBe(2);
  vi.advanceTimersByTime(10);
  expect(session.view?.round).toBe(3);
  vi.useRealTimers();
});

test("who answers while others' acts are shown has seen them", () => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  const session = opened(welcome(view([], { to_act: 1 })));
  events.message(acted(1, 1, view(["pay sugar"])));
  session.act(["pay sugar"]);
  events.message(acted(2, 0, view(["pay well"])));
  expect(session.view?.legal).toEqual(["pay well"]);
  vi.useRealTimers();
});

test("the log tells what is on screen, not what is still to be shown", () => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  const session = opened(welcome(view([], { to_act: 1 })));
  for (const move of [1, 2])
    events.message(acted(move, 1, view([], { to_act: 1 }), { events: [{ kind: "pass", seat: 1 }] }));
  expect([session.told.length, session.lines.length]).toEqual([1, 2]);
  vi.useRealTimers();
});

/** A request for the past that is answered when the test says so: with updates, or with a failure. */
function asked(): (updates: Update[] | Error) => Promise<void> {
  let answer: (updates: Update[] | Error) => void = () => {};
  const promise = new Promise<{ updates: Update[]; more: boolean }>((resolve, reject) => {
    answer = (updates) => (updates instanceof Error ? reject(updates) : resolve({ updates, more: false }));
  });
  answers.push(promise);
  return async (updates) => {
    answer(updates);
    await new Promise((resolve) => setTimeout(resolve)); // the session goes on first
  };
}

/** A pass of the other seat at this move; the welcome has number 1, so the first one comes after it. */
const passed = (move: number): Update =>
  acted(move, 1, view([], { to_act: 1 }), { events: [{ kind: "pass", seat: 1 }] });
const began: Update = { ...passed(0), kind: "started", events: [{ kind: "deal", seat: null }] };
const logged = (session: { lines: { move: number }[] }): number[] => session.lines.map((line) => line.move);

test("the log keeps what happened after the past was asked for and before it came", async () => {
  const past = asked();
  const session = opened(welcome(view([], { to_act: 1 })));
  for (const move of [1, 2]) events.message(passed(move));
  await past([began, passed(1)]);
  expect(logged(session)).toEqual([0, 1, 2]);
});

test("the log tells once what the past and the connection both tell", async () => {
  const past = asked();
  const session = opened(welcome(view([], { to_act: 1 })));
  await past([began, passed(1)]);
  events.message(passed(1));
  expect(logged(session)).toEqual([0, 1]);
});

test("the log has what is told now although the past never comes", async () => {
  const past = asked();
  const session = opened(welcome(view([], { to_act: 1 })));
  events.message(passed(1));
  await past(new Error("gone"));
  expect(logged(session)).toEqual([1]);
});

test("a past that did not come is asked for again", async () => {
  const [first, second] = [asked(), asked()];
  const session = opened(welcome(view([], { to_act: 1 })));
  events.message(passed(1));
  vi.useFakeTimers();
  const failed = first(new Error("gone"));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await failed;
  events.message(passed(2));
  await second([began]);
  expect(logged(session)).toEqual([0, 1, 2]);
});

test("while a bot plays the seat nothing is offered, until it is taken back", () => {
  const seats = info.seats.map((each) => ({ ...each, away: each.seat === 0 }));
  const away = { ...welcome(view(["pass"])), table: { ...info, seats } } as FromServer;
  const session = opened(away);
  expect([session.standIn, session.yours, session.view?.legal]).toEqual([true, false, []]);
  events.message(acted(1, 0, view(["pass"]), { table: info }));
  expect([session.standIn, session.yours, session.view?.legal]).toEqual([false, true, ["pass"]]);
});

test("what a bot does in the viewer's place is never said to be done by the viewer", async () => {
  const past = asked();
  const session = opened(welcome(view(["pass"])));
  const role = { events: [{ kind: "role", seat: 0, role: "builder" }] };
  const seated = (number: number, kind: Update["kind"]): Update => ({
    ...passed(number - 1),
    number,
    kind,
    seat: 0,
    events: [],
  });
  events.message(seated(2, "replaced"));
  events.message(acted(2, 0, view(["pass"]), role));
  events.message(seated(4, "returned"));
  events.message(acted(4, 0, view(["pass"]), role));
  await past([{ ...began, ...role }]);
  speakFrom("en", ["sanjuan-event-role = { $you ->\n  [yes] You.\n *[no] A bot.\n}"]);
  expect(session.story.lines.map(({ text }) => text)).toEqual(["You.", "A bot.", "You."]);
});

test("a turn that a bot goes on with is not said to be the viewer's", () => {
  const lisboa = { ...info, game: "lisboa" };
  const away = { ...lisboa, seats: info.seats.map((each) => ({ ...each, away: each.seat === 0 })) };
  const session = opened({ ...welcome(view(["end"])), table: lisboa } as FromServer);
  events.message(acted(1, 1, view(["end"]), { events: [{ kind: "turn", seat: 0 }] }));
  speakFrom("en", ["lisboa-event-turn = { $you ->\n  [yes] Your turn.\n *[no] { $name }’s turn.\n}"]);
  expect(session.story.act?.title.text).toBe("Your turn.");
  events.message({ ...acted(1, 0, view([])), kind: "replaced", number: 3, table: away });
  expect(session.story.act?.title.text).toBe("Me’s turn.");
});

test("the past of another seat that comes late does not replace that of the present one", async () => {
  const [earlier, later] = [asked(), asked()];
  const session = opened(welcome(view([])));
  events.message(welcome(view([], { seat: 1 })));
  await later([began]);
  await earlier([]);
  expect(logged(session)).toEqual([0]);
});

test("the log keeps the question that was not asked while the past was on its way", async () => {
  const past = asked();
  const session = opened(welcome(view(["pay sugar"])));
  session.answerUnasked("pay sugar", "Pay");
  await past([began]);
  expect(session.lines.map((line) => line.event.kind)).toEqual(["deal", UNASKED]);
});

test("an own choice while the past is on its way counts once", async () => {
  const past = asked();
  const session = opened(welcome(view(["pay sugar"])));
  events.message(acted(1, 0, view([]), { code: "pay sugar" }));
  await past([began, acted(1, 0, view([]), { code: "pay sugar" })]);
  expect(session.ownChoices).toEqual([{ move: 1, code: "pay sugar" }]);
});

describe("a blunder against bots", () => {
  beforeEach(() => offer([GAME]));

  const against = (kind: "bot" | "person"): TableInfo => ({
    ...info,
    hints: true,
    seats: info.seats.map((each) => ({ ...each, kind: each.seat === 0 ? "person" : kind })),
  });
  function chose(kind: "bot" | "person") {
    const session = opened({ ...welcome(view(["pass"])), table: against(kind) } as FromServer);
    session.act(["pass"]);
    events.message(acted(3, 0, view(["pass"]), { can_undo: true }));
    return session;
  }
  const asked = () => sent.find((message) => message.do === "blunder");
  const told = (loss: number): FromServer => ({
    type: "blunder",
    key: asked()?.key ?? "",
    seat: 0,
    moves: 3,
    loss,
  });

  test("is asked about only by who wants it, and never among people", () => {
    chose("bot");
    expect(asked()).toBeUndefined();
    settings.takeBack = true;
    chose("person");
    expect(asked()).toBeUndefined();
    chose("bot");
    expect(asked()).toMatchObject({ seat: 0, moves: 3 });
  });

  test("is taken back with all that followed it", async () => {
    settings.takeBack = true;
    const session = chose("bot");
    events.message(told(1200));
    await vi.waitFor(() => expect(session.coaching.blunder?.loss).toBe(1200));
    events.message(acted(4, 0, view(["pass"]), { can_undo: true }));
    session.takeBack();
    events.message(acted(3, 0, view([]), { kind: "undone", can_undo: true }));
    events.message(acted(2, 0, view([]), { kind: "undone", can_undo: true }));
    expect(sent.filter((message) => message.do === "undo")).toHaveLength(2);
    expect(session.coaching.blunder).toBeNull();
  });

  test("that cannot be judged is not told", () => {
    settings.takeBack = true;
    const session = chose("bot");
    events.message({ type: "refused", key: asked()?.key ?? "", kind: "NothingToUndo", message: "late" });
    expect(session.refusal).toBeNull();
  });
});

test("the thought of a stand-in is over when the player is back", () => {
  const session = opened(welcome(view([], { to_act: 1 })));
  events.message({ type: "thinking", seconds: 9 });
  expect(session.thought?.seconds).toBe(9);
  events.message({ type: "update", number: 2, kind: "returned", at: 0, moves: 0, seat: 1 });
  expect(session.thought).toBe(null);
});
