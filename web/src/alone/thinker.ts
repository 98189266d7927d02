/** The bots behind their worker: one thought after the other, and one that does not end is broken off. */
import type { Answer, FromThinker } from "./messages";
import type { Parts } from "./parts";

/** Seconds a bot has for a choice, as at a server. */
export const BUDGET = 1;
/** Milliseconds beyond its budget after which a thought is no longer waited for. */
const PATIENCE = 20_000;

export class Thinker {
  #worker: Worker | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #answered: ((answer: Answer | null) => void) | null = null;

  constructor(readonly parts: Parts) {
    this.#start();
  }

  /** What a bot decides; nothing if it did not come to an end. */
  ask(question: string): Promise<Answer | null> {
    const next = this.#line.then(() => this.#ask(question));
    this.#line = next;
    return next;
  }

  /** End the thought that is being thought; the next one is thought by a new worker. */
  breakOff(): void {
    if (!this.#answered) return;
    this.#worker?.terminate();
    this.#start();
    this.#answered(null);
  }

  #ask(question: string): Promise<Answer | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.breakOff(), 1000 * BUDGET + PATIENCE);
      this.#answered = (answer) => {
        clearTimeout(timer);
        this.#answered = null;
        resolve(answer);
      };
      this.#worker?.postMessage({ question, seconds: BUDGET });
    });
  }

  #start(): void {
    this.#worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === "answer") this.#answered?.(data.answer);
    };
    this.#worker.onerror = () => this.breakOff();
    this.#worker.postMessage({ parts: this.parts });
  }
}
