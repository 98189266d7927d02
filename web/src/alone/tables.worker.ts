/** The worker with the tables: it answers at once, while bots think elsewhere. */
import { Refused } from "$src/wire/refused";
import type { FromServer } from "$src/wire/types";
import { BrowserDatabase } from "./database";
import type { Everything, FromTables, ToTables } from "./messages";
import { forgetMemory, keepMemory, keptMemory } from "./memory";
import { Notes } from "./notes";
import { fetchParts, type EngineParts } from "./parts";
import { startPython, type Started } from "./python";
import { PracticeAlone } from "./practising";
import { ReviewsAlone, type Ask } from "./reviews";
import { Shelf } from "./shelf";
import { oneWindowAtATime, Tables, type AtTable, type EngineWorkers } from "./tables";
import { Thinker } from "./thinker";

const say = (message: FromTables): void => postMessage(message);
/** Other tabs with the same tables. */
const others = new BroadcastChannel("tabuleiro.tables");

let start: (home: string) => void = () => {};
const engine = new Promise<string>((resolve) => (start = resolve)).then(started);
engine.catch((error: unknown) => say({ kind: "failed", reason: String(error) }));

const database = new BrowserDatabase((reason) => {
  console.warn("not kept:", reason);
  say({ kind: "not-kept" });
});
const notes = new Notes(database);
const tables = new Tables(engine, new Shelf(database), (table) => {
  say({ kind: "changed" });
  others.postMessage(table);
});
others.onmessage = ({ data }: MessageEvent<string>) => {
  say({ kind: "changed" });
  void tables.readAgain(data);
};
const ask: Ask = <T>(what: string, given: object) => tables.ask(what, given) as Promise<T>;
const practising = new PracticeAlone(ask, notes, () => tables.infos());
const reviews = new ReviewsAlone(
  ask,
  notes,
  engine.then(({ thinker }) => thinker),
  oneWindowAtATime,
  (table, plan, parts) => practising.takeErrors(table, plan, parts),
);
void engine.then(() => reviews.goOnWithAll());

async function started(home: string): Promise<EngineWorkers> {
  const parts = await fetchParts(home, (loaded, total) => say({ kind: "progress", loaded, total }));
  const kept = await keptMemory(parts);
  const { python, memory } = (kept && (await startedFrom(parts, kept))) ?? (await startPython(parts, null));
  const thinker = new Thinker(parts, memory ? remembered(parts, memory) : kept);
  say({ kind: "ready" });
  return { python, thinker };
}

/** A memory that cannot be used is forgotten. */
async function startedFrom(parts: EngineParts, kept: Blob): Promise<Started | null> {
  try {
    return await startPython(parts, kept);
  } catch (error) {
    console.info("not remembered:", error);
    await forgetMemory(parts);
    return null;
  }
}

/** What the bots' Python starts from, and all others from the next start on. */
function remembered(parts: EngineParts, memory: () => Blob): Blob {
  const made = memory();
  keepMemory(parts, made).catch((error: unknown) => console.info("not remembered:", error));
  return made;
}

addEventListener("message", ({ data }: MessageEvent<ToTables>) => {
  switch (data.kind) {
    case "begin":
      return start(data.home);
    case "ask":
      return void answer(data);
    case "open":
      return void open(data.connection, data.table);
    case "send":
      return void tables.receive(data.connection, data.message);
    case "close":
      return tables.close(data.connection);
  }
});

async function answer({ number, what, given }: ToTables & { kind: "ask" }): Promise<void> {
  try {
    say({ kind: "told", number, told: await asked(what, given) });
  } catch (error) {
    const { status, kind, message } =
      error instanceof Refused ? error : { status: 500, kind: "", message: String(error) };
    say({ kind: "refused", number, status, what: kind, message });
  }
}

/** What is asked of the browser's side; all else is asked of Python. */
const HERE: Record<string, (given: never) => Promise<unknown>> = {
  infos: () => tables.infos(),
  everything: async (): Promise<Everything> => ({
    tables: await tables.everything(),
    notes: Object.fromEntries(await notes.all()),
  }),
  take_in: async ({ tables: found, notes: texts }: Everything) => {
    const count = await tables.takeIn(found);
    const here = new Set((await notes.all()).map(([name]) => name));
    for (const [name, text] of Object.entries(texts)) if (!here.has(name)) await notes.write(name, text);
    return count;
  },
  review_state: ({ table }: AtTable) => reviews.state(table),
  want_review: ({ table }: AtTable) => reviews.want(table),
  stop_review: ({ table }: AtTable) => reviews.stop(table),
  practise: ({ game }: { game: string }) => practising.practice(game),
  pose: ({ game, id }: { game: string; id: string }) => practising.puzzle(game, id),
  reply: ({ game, id, code }: { game: string; id: string; code: string | null }) =>
    practising.answer(game, id, code),
  ask_move_again: ({ table, move }: AtTable & { move: number }) => practising.askAgain(table, move, reviews),
};

const asked = (what: string, given: object): Promise<unknown> =>
  HERE[what]?.(given as never) ?? tables.ask(what, given);

async function open(connection: number, table: string): Promise<void> {
  const tell = (message: FromServer): void => say({ kind: "message", connection, message });
  try {
    await tables.open(connection, table, tell);
  } catch (error) {
    const { kind, message } = error instanceof Refused ? error : { kind: "", message: String(error) };
    say({ kind: "message", connection, message: { type: "refused", key: null, kind, message } });
  }
}
