/** The tables of this browser: one wish at a time, kept before anybody is told, and bots play their turns. */
import { Refused } from "$src/wire/refused";
import type { FromClient, FromServer, TableInfo, Update, Welcome } from "$src/wire/types";
import type { Answer } from "./messages";
import type { Python, Unwritten } from "./python";
import { Conflict, type KeptTable, type Shelf } from "./shelf";
import { BUDGET, type Thinker } from "./thinker";

/** Milliseconds of thinking after which it is told how long it will go on, as at a server. */
const SOON = 300;

/** The part of a bot's time for what is told at a glance, and how much more for who asks again. */
const AT_A_GLANCE = 0.3;
const LONGER = 2;

export interface EngineWorkers {
  python: Python;
  thinker: Thinker;
}

/** Somebody who looks at a table: from where, and up to which number. */
interface Watcher {
  table: string;
  seat: number | null;
  since: number;
  tell: (message: FromServer) => void;
}

/** What is asked by the name of a table, which may have to be brought back first. */
export type AtTable = { table: string };

/** Do something that no other window does meanwhile; pages without HTTPS have no such locks. */
export async function oneWindowAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, work);
  else await work();
}

/** What a person asks the coach, by what it is called in Python: the question, and the thought. */
type CoachWish = Extract<FromClient, { do: "hint" | "compare" | "blunder" | "chances" }>;
const QUESTIONS = {
  hint: "ask_hint",
  compare: "ask_comparison",
  blunder: "ask_blunder",
  chances: "ask_chances",
} as const;
const THOUGHTS = { hint: "advise", compare: "compare", blunder: "blunder", chances: "chances" } as const;

interface Asking {
  question: string;
  /** The update at which it was asked. */
  number: number;
  /** The choice that it is about. */
  code?: string;
}

function questionOf(table: string, wish: CoachWish): object {
  const about =
    wish.do === "compare" ? { code: wish.code } : wish.do === "blunder" ? { moves: wish.moves } : {};
  return { table, seat: wish.seat, ...about };
}

/** Seconds for it, as at a server. */
const timeOf = (wish: CoachWish): number =>
  BUDGET * ("again" in wish ? LONGER ** (wish.again ?? 0) : wish.do === "hint" ? 1 : AT_A_GLANCE);

function adviceOf(wish: CoachWish, { number }: Asking, told: unknown): FromServer {
  const { key, seat } = wish;
  switch (wish.do) {
    case "chances":
      return { type: "chances", key, number, seat, chances: told as number[] };
    case "blunder":
      return { type: "blunder", key, seat, moves: wish.moves, loss: told as number };
    default:
      return { type: wish.do === "hint" ? "hint" : "compared", key, ...(told as object) } as FromServer;
  }
}

export class Tables {
  readonly #viewers = new Map<number, Watcher>();
  readonly #playing = new Set<string>();
  #line: Promise<unknown> = Promise.resolve();

  /** `changed` is told that something happened at some table. */
  constructor(
    readonly engine: Promise<EngineWorkers>,
    readonly shelf: Shelf,
    readonly changed: (table: string) => void,
  ) {}

  /** All tables, without Python. */
  infos(): Promise<TableInfo[]> {
    return this.shelf.infos();
  }

  ask(what: string, given: object): Promise<unknown> {
    return this.#inLine(async () => {
      if ("table" in given) await this.#bringBack((given as AtTable).table);
      return this.#change(what, given);
    });
  }

  /** Everything of every table, for a file. */
  async everything(): Promise<KeptTable[]> {
    const found = await Promise.all((await this.infos()).map(({ id }) => this.shelf.read(id)));
    return found.filter((kept) => kept !== null);
  }

  /** Tables from such a file; those that are here already stay as they are. Gives back how many came. */
  async takeIn(tables: readonly KeptTable[]): Promise<number> {
    const here = new Set((await this.infos()).map(({ id }) => id));
    const fresh = tables.filter(({ id }) => !here.has(id));
    for (const { head, entries } of fresh)
      await this.#inLine(async () => {
        const info = await this.#change<TableInfo>("restore", { head, entries, written: false });
        this.changed(info.id);
      });
    return fresh.length;
  }

  async open(connection: number, table: string, tell: Watcher["tell"]): Promise<void> {
    await this.#inLine(async () => {
      await this.#bringBack(table);
      const info = await this.#change<TableInfo>("info", { table });
      const seat = info.to_act !== null && info.mine.includes(info.to_act) ? info.to_act : info.mine[0];
      const viewer = { table, seat: seat ?? null, since: 0, tell };
      this.#viewers.set(connection, viewer);
      await this.#welcome(viewer);
    });
    void this.#playBots(table);
  }

  close(connection: number): void {
    this.#viewers.delete(connection);
  }

  /** Do what somebody at a table wishes; what is refused is told. */
  async receive(connection: number, message: FromClient): Promise<void> {
    const viewer = this.#viewers.get(connection);
    if (!viewer) return;
    try {
      await this.#do(viewer, message);
    } catch (error) {
      const { kind, message: why } = error instanceof Refused ? error : { kind: "", message: String(error) };
      const key = "key" in message ? message.key : null;
      viewer.tell({ type: "refused", key, kind, message: why });
    }
    void this.#playBots(viewer.table);
  }

  /** Another window has gone on with a table: read it again, and let its bots play if that window is gone. */
  async readAgain(table: string): Promise<void> {
    await this.#inLine(() => this.#readAgain(table));
    if ([...this.#viewers.values()].some((viewer) => viewer.table === table)) void this.#playBots(table);
  }

  async #do(viewer: Watcher, message: FromClient): Promise<void> {
    const { table } = viewer;
    switch (message.do) {
      case "act": {
        const { seat, code, after } = message;
        await this.#adviseNoMore(table);
        await this.#inLine(() => this.#change("act", { table, seat, code, after }));
        return;
      }
      case "undo":
        await this.#adviseNoMore(table);
        await this.#inLine(() => this.#change("undo", { table, seat: message.seat }));
        return;
      case "look":
        viewer.seat = message.seat;
        await this.#inLine(() => this.#welcome(viewer));
        return;
      case "hint":
      case "compare":
      case "blunder":
      case "chances":
        await this.#advise(viewer, message);
    }
  }

  /** What the coach says; nothing when it was broken off, as the position is another then. */
  async #advise(viewer: Watcher, wish: CoachWish): Promise<void> {
    const { table } = viewer;
    const asked = await this.#inLine(() => this.#change<Asking>(QUESTIONS[wish.do], questionOf(table, wish)));
    const { question, code } = asked;
    const given = code === undefined ? { question } : { question, code };
    const { thinker } = await this.engine;
    const told = await thinker.ask("advice", table, THOUGHTS[wish.do], given, timeOf(wish));
    if (told !== null) viewer.tell(adviceOf(wish, asked, told));
  }

  /** Whoever acts waits for advice no longer, and the bots need not either. */
  async #adviseNoMore(table: string): Promise<void> {
    (await this.engine).thinker.breakOff("advice", table);
  }

  async #think(table: string, question: string): Promise<Answer> {
    const { thinker } = await this.engine;
    const answer = await thinker.ask<Answer>("turn", table, "think", { question });
    return answer ?? this.#inLine(() => this.#change<Answer>("any_answer", { question }));
  }

  /** In one window at a time; when that is closed, the next one goes on. */
  async #playBots(table: string): Promise<void> {
    if (this.#playing.has(table)) return;
    this.#playing.add(table);
    try {
      await oneWindowAtATime(`tabuleiro.bots.${table}`, () => this.#letBotsPlay(table));
    } catch (error) {
      // A table that went away or was changed elsewhere waits for its next viewer.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.#playing.delete(table);
    }
  }

  /** Until a person is to act, or the game is over. */
  async #letBotsPlay(table: string): Promise<void> {
    for (;;) {
      const question = await this.#inLine(() => this.#change<string | null>("ask_bot", { table }));
      if (question === null) return;
      const telling = setTimeout(() => this.#tellThinking(table), SOON);
      const answer = await this.#think(table, question).finally(() => clearTimeout(telling));
      await this.#inLine(() => this.#change("bot_acts", { table, question, answer }));
    }
  }

  #tellThinking(table: string): void {
    for (const viewer of this.#viewers.values())
      if (viewer.table === table) viewer.tell({ type: "thinking", seconds: BUDGET - SOON / 1000 });
  }

  #inLine<T>(wish: () => Promise<T>): Promise<T> {
    const next = this.#line.then(wish);
    this.#line = next.catch(() => {});
    return next;
  }

  async #change<T>(what: string, given: object): Promise<T> {
    const { python } = await this.engine;
    const { told, unwritten } = python(what, given);
    for (const table of unwritten) await this.#keep(table);
    for (const { id } of unwritten) await this.#tell(id);
    return told as T;
  }

  async #keep(table: Unwritten): Promise<void> {
    try {
      await this.shelf.write(table);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.#readAgain(table.id);
      throw new Refused(409, "Stale", "the table was changed in another window");
    }
    this.changed(table.id);
  }

  /** Tell everybody at a table what they have not heard yet. */
  async #tell(table: string): Promise<void> {
    const { python } = await this.engine;
    for (const viewer of this.#viewers.values()) {
      if (viewer.table !== table || viewer.since === 0) continue;
      const updates = python("updates", { table, seat: viewer.seat, since: viewer.since }).told as Update[];
      for (const update of updates) viewer.tell(update);
      viewer.since = updates.at(-1)?.number ?? viewer.since;
    }
  }

  async #welcome(viewer: Watcher): Promise<void> {
    const { table, seat } = viewer;
    const welcome = await this.#change<Welcome>("welcome", { table, seat });
    viewer.since = welcome.number;
    viewer.tell(welcome);
    viewer.tell({ type: "presence", seats: welcome.table.mine, watching: 0 });
  }

  async #bringBack(table: string): Promise<void> {
    if (await this.#change<boolean>("knows", { table })) return;
    const kept = await this.shelf.read(table);
    if (kept) await this.#change("restore", { head: kept.head, entries: kept.entries });
  }

  async #readAgain(table: string): Promise<void> {
    await this.#change("forget", { table });
    const viewers = [...this.#viewers.values()].filter((viewer) => viewer.table === table);
    if (!viewers.length) return;
    await this.#bringBack(table);
    for (const viewer of viewers) await this.#welcome(viewer);
  }
}
