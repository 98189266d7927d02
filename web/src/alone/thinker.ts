/**
 * The bots behind their worker: one thought after the other, those for a table before those for a review, and
 * one that does not end, or that nobody waits for any more, is broken off.
 */
import type { FromThinker } from "./messages";
import type { EngineParts } from "./parts";

/** Seconds a bot has for a choice, as at a server. */
export const BUDGET = 1;
/** Milliseconds beyond its budget after which a thought is no longer waited for. */
const PATIENCE = 20_000;
/** Seconds after which a part of a review is given up. */
const LONGEST = 300;
/** Milliseconds without a question for a table after which a review goes on: bots often ask in a row. */
const CALM = 300;

/** What is thought about: a bot's turn, something that a person wants to know, or a part of a review. */
type ThoughtSort = "turn" | "advice" | "review";

interface PendingThought {
  sort: ThoughtSort;
  /** The table that it is for. */
  table: string;
  what: string;
  given: object;
  /** Seconds that it has; a part of a review has as many as it needs. */
  seconds: number;
  answered: (told: unknown) => void;
}

const before = (thought: PendingThought): boolean => thought.sort !== "review";

export class Thinker {
  #worker: Worker | null = null;
  #waiting: PendingThought[] = [];
  #current: PendingThought | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When somebody at a table was last answered. */
  #busy = -Infinity;

  /** `memory` is that of a Python that has started, from which this one starts. */
  constructor(
    readonly parts: EngineParts,
    readonly memory: Blob | null,
  ) {
    this.#start();
  }

  /** What Python says to this; nothing if it did not come to an end. */
  ask<T>(
    sort: "turn" | "advice",
    table: string,
    what: string,
    given: object,
    seconds = BUDGET,
  ): Promise<T | null> {
    return this.#queue({ sort, table, what, given: { ...given, seconds }, seconds });
  }

  /** A part of a review, which comes after all these. */
  judge(table: string, given: object): Promise<string | null> {
    return this.#queue({ sort: "review", table, what: "judge", given, seconds: LONGEST });
  }

  /** Break off what takes long of this sort for a table; to start anew takes as long as a short thought. */
  breakOff(sort: ThoughtSort, table: string): void {
    const ended = (thought: PendingThought): boolean =>
      thought.sort === sort && thought.table === table && thought.seconds > BUDGET;
    const dropped = this.#waiting.filter(ended);
    this.#waiting = this.#waiting.filter((thought) => !ended(thought));
    for (const { answered } of dropped) answered(null);
    if (this.#current && ended(this.#current)) this.#endCurrent();
  }

  #queue<T>(thought: Omit<PendingThought, "answered">): Promise<T | null> {
    return new Promise((resolve) => {
      this.#waiting.push({ ...thought, answered: (told) => resolve(told as T | null) });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    const calm = CALM - (performance.now() - this.#busy);
    const thought = this.#waiting.find(before) ?? (calm <= 0 ? this.#waiting[0] : undefined);
    if (!thought) {
      if (this.#waiting.length) setTimeout(() => this.#next(), calm);
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each !== thought);
    this.#current = thought;
    this.#timer = setTimeout(() => this.#endCurrent(), 1000 * thought.seconds + PATIENCE);
    this.#worker?.postMessage({ what: thought.what, given: thought.given });
  }

  /** End the thought that is being thought; the next one is thought by a new worker. */
  #endCurrent(): void {
    this.#worker?.terminate();
    this.#start();
    this.#answer(null);
  }

  #answer(told: unknown): void {
    const thought = this.#current;
    if (!thought) return;
    clearTimeout(this.#timer);
    this.#current = null;
    if (before(thought)) this.#busy = performance.now();
    thought.answered(told);
    this.#next();
  }

  #start(): void {
    this.#worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#answer(data.told);
    this.#worker.onerror = () => this.#endCurrent();
    this.#worker.postMessage({ parts: this.parts, memory: this.memory });
  }
}
