/** The worker with the tables: it answers at once, while bots think elsewhere. */
import { Refused } from "$src/wire/refused";
import type { FromServer, GameInfo } from "$src/wire/types";
import type { FromTables, ToTables } from "./messages";
import { fetchParts } from "./parts";
import { startPython } from "./python";
import { Shelf, type Kept } from "./shelf";
import { Tables, type Engine } from "./tables";
import { Thinker } from "./thinker";

const say = (message: FromTables): void => postMessage(message);
/** Other tabs with the same tables. */
const others = new BroadcastChannel("tabuleiro.tables");

let start: (home: string) => void = () => {};
const engine = new Promise<string>((resolve) => (start = resolve)).then(started);
engine.catch((error: unknown) => say({ kind: "failed", reason: String(error) }));

const shelf = new Shelf((reason) => {
  console.warn("not kept:", reason);
  say({ kind: "not-kept" });
});
const tables = new Tables(engine, shelf, (table) => {
  say({ kind: "changed" });
  others.postMessage(table);
});
others.onmessage = ({ data }: MessageEvent<string>) => {
  say({ kind: "changed" });
  void tables.readAgain(data);
};

async function started(home: string): Promise<Engine> {
  const parts = await fetchParts(home, (loaded, total) => say({ kind: "progress", loaded, total }));
  // Both start side by side, as a bot is often the first to act.
  const thinker = new Thinker(parts);
  const python = await startPython(parts);
  say({ kind: "ready" });
  setTimeout(() => void prepare());
  return { python, thinker };
}

/** While the player reads the options; a table that is wanted meanwhile comes before the next game. */
async function prepare(): Promise<void> {
  const games = (await tables.ask("games", {})) as GameInfo[];
  for (const { key } of games) await tables.ask("prepare", { game: key });
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

function asked(what: string, given: object): Promise<unknown> {
  if (what === "infos") return tables.infos();
  if (what === "everything") return tables.everything();
  if (what === "take_in") return tables.takeIn((given as { tables: Kept[] }).tables);
  if (what === "remove") return tables.remove((given as { table: string }).table);
  return tables.ask(what, given);
}

async function open(connection: number, table: string): Promise<void> {
  const tell = (message: FromServer): void => say({ kind: "message", connection, message });
  try {
    await tables.open(connection, table, tell);
  } catch (error) {
    const { kind, message } = error instanceof Refused ? error : { kind: "", message: String(error) };
    say({ kind: "message", connection, message: { type: "refused", key: null, kind, message } });
  }
}
