/** Reviews of games that are over: judged part by part after everything that is played, each part kept. */
import type { Review, ReviewState, TableInfo } from "$src/wire/types";
import type { Notes } from "./notes";
import type { Thinker } from "./thinker";

/** A review that was asked for: how it is made, and how far it was when it was last gone on with. */
interface ReviewRow {
  status: ReviewState["status"];
  reason: string | null;
  /** How it is made, as Python wrote it. */
  plan: string;
  /** When it was last begun, in milliseconds, and with how many moves judged. */
  begun: number;
  before: number;
}

export type Ask = <T>(what: string, given: object) => Promise<T>;
type Parts = [first: number, text: string][];

/** Milliseconds after which it can be told how long a review takes. */
const SOON = 3000;
/** How often a part is begun that did not come to an end. */
const TRIES = 3;

const rowOf = (table: string): string => `review/${table}`;
const partsOf = (table: string): string => `part/${table}/`;
/** Names are in the order of their moves. */
const partOf = (table: string, first: number): string => partsOf(table) + String(first).padStart(6, "0");
const isUnderWay = ({ status }: ReviewRow): boolean => status === "queued" || status === "running";

export class ReviewsAlone {
  readonly #judging = new Set<string>();

  /** `ready` is called with what was found when a review is complete. */
  constructor(
    readonly ask: Ask,
    readonly notes: Notes,
    readonly thinker: Promise<Thinker>,
    readonly alone: (name: string, work: () => Promise<void>) => Promise<void>,
    readonly ready: (table: string, plan: string, parts: Parts) => Promise<void>,
  ) {}

  async state(table: string): Promise<ReviewState> {
    const row = await this.#row(table);
    if (!row) {
      const { moves } = await this.ask<TableInfo>("info", { table });
      return { status: "none", done: 0, moves, seconds: null, left: 1, reason: null, review: null };
    }
    const given = { table, plan: row.plan, parts: await this.#parts(table) };
    const review = await this.ask<Review>("review", given);
    const { done, moves } = review;
    const { status, reason } = row;
    return { status, done, moves, seconds: secondsLeft(row, review), left: 1, reason, review };
  }

  /** Ask for a review, or let one that was stopped or has failed go on. */
  async want(table: string): Promise<ReviewState> {
    const plan = await this.ask<string>("plan_review", { table });
    const row = await this.#row(table);
    if (row?.plan !== plan) await this.notes.remove(partsOf(table));
    if (row?.plan !== plan || row.status === "stopped" || row.status === "failed")
      await this.#write(table, { status: "queued", reason: null, plan, begun: 0, before: 0 });
    void this.#goOn(table);
    return this.state(table);
  }

  async stop(table: string): Promise<ReviewState> {
    await this.#end(table, "stopped");
    (await this.thinker).breakOff("review", table);
    return this.state(table);
  }

  /** Go on with what was under way when the browser was closed. */
  async goOnWithAll(): Promise<void> {
    for (const [name, text] of await this.notes.all(rowOf("")))
      if (isUnderWay(JSON.parse(text) as ReviewRow)) void this.#goOn(name.slice(rowOf("").length));
  }

  /** The plan and the parts of a review. */
  async found(table: string): Promise<{ plan: string; parts: Parts } | null> {
    const row = await this.#row(table);
    return row && { plan: row.plan, parts: await this.#parts(table) };
  }

  /** In one window at a time; when that is closed, the next one goes on. */
  async #goOn(table: string): Promise<void> {
    if (this.#judging.has(table)) return;
    this.#judging.add(table);
    try {
      await this.alone(`tabuleiro.review.${table}`, () => this.#judge(table));
    } catch (error) {
      await this.#end(table, "failed", String(error));
    } finally {
      this.#judging.delete(table);
    }
  }

  async #judge(table: string): Promise<void> {
    const row = await this.#row(table);
    if (!row || !isUnderWay(row)) return;
    const { plan } = row;
    const log = await this.ask<string>("log", { table });
    const known = (await this.#parts(table)).map(([first]) => first);
    const gaps = await this.ask<number[]>("gaps", { plan, known });
    const { done } = await this.ask<Review>("review", { table, plan, parts: await this.#parts(table) });
    await this.#write(table, { ...row, status: "running", begun: Date.now(), before: done });
    for (const first of gaps) {
      const text = await this.#part(table, { log, first, plan });
      const now = await this.#row(table);
      if (now?.plan !== plan || !isUnderWay(now)) return;
      await this.notes.write(partOf(table, first), text);
    }
    await this.#end(table, "ready");
    await this.ready(table, plan, await this.#parts(table));
  }

  async #part(table: string, given: object): Promise<string> {
    for (let tried = 0; tried < TRIES; tried++) {
      const text = await (await this.thinker).judge(table, given);
      if (text !== null) return text;
      const row = await this.#row(table);
      if (!row || !isUnderWay(row)) return "[]";
    }
    throw new Error("a part of the game could not be judged");
  }

  /** Note how it ended, unless that was before. */
  async #end(table: string, status: ReviewRow["status"], reason: string | null = null): Promise<void> {
    const row = await this.#row(table);
    if (row && isUnderWay(row)) await this.#write(table, { ...row, status, reason });
  }

  async #row(table: string): Promise<ReviewRow | null> {
    const text = await this.notes.read(rowOf(table));
    return text === null ? null : (JSON.parse(text) as ReviewRow);
  }

  #write(table: string, row: ReviewRow): Promise<void> {
    return this.notes.write(rowOf(table), JSON.stringify(row));
  }

  async #parts(table: string): Promise<Parts> {
    const found = await this.notes.all(partsOf(table));
    return found.map(([name, text]) => [Number(name.slice(partsOf(table).length)), text]);
  }
}

/** By how long it took since it was last begun. */
function secondsLeft({ status, begun, before }: ReviewRow, { done, moves }: Review): number | null {
  const took = Date.now() - begun;
  if (status !== "running" || took < SOON || done <= before) return null;
  return Math.round((took * (moves - done)) / (done - before) / 1000);
}
