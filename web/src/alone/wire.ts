/** A wire without a server: the tables are in a worker of this browser, and nobody else is there. */
import type { Wire } from "$src/wire";
import { keep, keptJson } from "$src/shell/kept";
import { sorted, type House } from "$src/wire/api";
import type { ConnectionEvents, OpenConnection } from "$src/wire/connection";
import { Refused } from "$src/wire/refused";
import type { OwnBox, GameInfo, PackStep, TableInfo } from "$src/wire/types";
import type { Everything, FromTables, ToTables } from "./messages";
import { aloneState } from "./state.svelte";

interface Pending {
  resolve: (told: never) => void;
  reject: (reason: Refused) => void;
}

const HOME = new URL("python/", document.baseURI).href;

/** What the browser must have: the engine is compiled code that comes compressed. */
const able = (): boolean =>
  typeof WebAssembly === "object" &&
  "compileStreaming" in WebAssembly &&
  typeof DecompressionStream === "function";

class TablesWorker {
  readonly #worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Pending>();
  readonly #connections = new Map<number, ConnectionEvents>();
  readonly #watchers = new Set<() => void>();
  #numbers = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    if (able()) this.#say({ kind: "begin", home: HOME });
    else aloneState.failure = "no-wasm";
  }

  ask<T>(what: string, given: object = {}): Promise<T> {
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#say({ kind: "ask", number, what, given });
    });
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  open: OpenConnection = (table, events) => {
    const connection = ++this.#numbers;
    this.#connections.set(connection, events);
    this.#say({ kind: "open", connection, table });
    return {
      send: (message) => this.#say({ kind: "send", connection, message }),
      close: () => {
        this.#connections.delete(connection);
        this.#say({ kind: "close", connection });
      },
    };
  };

  #say(message: ToTables): void {
    this.#worker.postMessage(message);
  }

  #hear(heard: FromTables): void {
    switch (heard.kind) {
      case "progress":
        aloneState.loaded = heard.loaded;
        aloneState.total = heard.total;
        return;
      case "ready":
        aloneState.ready = true;
        return;
      case "failed":
        console.error(heard.reason);
        aloneState.failure = "no-engine";
        return;
      case "not-kept":
        aloneState.kept = false;
        return;
      case "changed":
        for (const changed of this.#watchers) changed();
        return;
      case "told":
        this.#answered(heard.number)?.resolve(heard.told as never);
        return;
      case "refused":
        this.#answered(heard.number)?.reject(new Refused(heard.status, heard.what, heard.message));
        return;
      case "message":
        this.#deliver(heard.connection, heard.message);
    }
  }

  #answered(number: number): Pending | undefined {
    const found = this.#waiting.get(number);
    this.#waiting.delete(number);
    return found;
  }

  /** A table that cannot be opened is refused without a key. */
  #deliver(connection: number, message: (FromTables & { kind: "message" })["message"]): void {
    const events = this.#connections.get(connection);
    if (message.type === "welcome") events?.state("live");
    if (message.type === "refused" && message.key === null) events?.state("lost");
    events?.message(message);
  }
}

let worker: TablesWorker | null = null;
const tables = (): TablesWorker => (worker ??= new TablesWorker());

/** Ask the browser once to keep what is here even when it runs short of room. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (storage && "persist" in storage && !(await storage.persisted())) await storage.persist();
}

/** The games are a file of the export, so that the first page need not wait for the engine. */
async function games(): Promise<GameInfo[]> {
  return (await (await fetch(`${HOME}games.json`)).json()) as GameInfo[];
}

/** What was entered of one's own box is kept with the settings, and goes along with what is asked of it. */
const sourceOf = (game: string): unknown => keptJson(`pack.${game}`);

function keepSource<T extends { source: unknown }>(game: string, told: T): T {
  keep(`pack.${game}`, JSON.stringify(told.source));
  return told;
}

const house: House = {
  games,
  gameTexts: (game, language) => tables().ask("texts", { game, language }),
  lobby: async () => sorted(await tables().ask<TableInfo[]>("infos")),
  create: async (table) => {
    void askToPersist();
    return { table: await tables().ask<TableInfo>("create", { new: table }), links: [] };
  },
  table: (table) => tables().ask("info", { table }),
  history: (table, eyes) => tables().ask("history", { table, eyes }),
  moveView: (table, move, eyes) => tables().ask("look_back", { table, move, eyes }),
  scores: (table) => tables().ask("scores", { table }),
  fork: (table, move, against) => tables().ask("fork", { table, move, against }),
  rematch: (table) => tables().ask("rematch", { table }),
  log: (table) => tables().ask("log", { table }),
  importLog: (log) => tables().ask("import_log", { log }),
  box: (game) => tables().ask("box", { game, source: sourceOf(game) }),
  enterBox: async (game, entries) => {
    const given = { game, source: sourceOf(game), entries };
    return keepSource(game, await tables().ask<{ source: unknown; step: PackStep }>("enter_box", given)).step;
  },
  replaceBox: async (game, text) => keepSource(game, await tables().ask<OwnBox>("read_box", { game, text })),
  previewBox: (game, text) => tables().ask("preview_box", { game, source: sourceOf(game), text }),
  boxFile: (game) => tables().ask("box_file", { game, source: sourceOf(game) }),
  tablePack: (table) => tables().ask("table_pack", { table }),
  review: (table) => tables().ask("review_state", { table }),
  askReview: (table) => tables().ask("want_review", { table }),
  stopReview: (table) => tables().ask("stop_review", { table }),
  practice: (game) => tables().ask("practise", { game }),
  puzzle: (game, id) => tables().ask("pose", { game, id }),
  answerPuzzle: (game, id, code) => tables().ask("reply", { game, id, code }),
  askAgain: (_, table, move) => tables().ask("ask_move_again", { table, move }),
  watch: (changed) => tables().watch(changed),
};

/** Everything that is kept here, and the way to take it in elsewhere. */
export const everything = (): Promise<Everything> => tables().ask("everything");
export const takeIn = (found: Everything): Promise<number> => tables().ask("take_in", found);

export function aloneWire(): Wire {
  tables();
  return { house, company: null, openConnection: (table, events) => tables().open(table, events) };
}
