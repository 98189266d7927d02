/** One thought after the other: tables before reviews; long advice that nobody waits for is broken off. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EngineParts } from "$src/alone/parts";
import { Thinker } from "$src/alone/thinker";

/** Notes what it is asked, and answers when the test wants it. */
class QuietWorker {
  static all: QuietWorker[] = [];
  onmessage: ((message: { data: { told: unknown } }) => void) | null = null;
  ended = false;
  asked: string[] = [];

  constructor() {
    QuietWorker.all.push(this);
  }
  postMessage(message: { what?: string }): void {
    if (message.what) this.asked.push(message.what);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(told: unknown): void {
    this.onmessage?.({ data: { told } });
  }
}

const last = (): QuietWorker => QuietWorker.all.at(-1) as QuietWorker;

describe("the thinker", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", QuietWorker);
    QuietWorker.all = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const thinker = (): Thinker => new Thinker({} as EngineParts, null);

  it("thinks for a table first, and for a review when nobody asks for a while", async () => {
    const it = thinker();
    const turn = it.ask("turn", "a", "think", {});
    const part = it.judge("b", {});
    const next = it.ask("turn", "a", "think", {});
    expect(last().asked).toEqual(["think"]);
    last().answer(1);
    last().answer(2);
    expect([await turn, await next]).toEqual([1, 2]);
    expect(last().asked).toEqual(["think", "think"]);
    vi.advanceTimersByTime(1000);
    expect(last().asked).toEqual(["think", "think", "judge"]);
    last().answer("[]");
    expect(await part).toBe("[]");
  });

  it("breaks off long advice for the table, and lets a short thought end", async () => {
    const it = thinker();
    const long = it.ask("advice", "a", "advise", {}, 8);
    it.breakOff("advice", "b");
    expect(QuietWorker.all).toHaveLength(1);
    it.breakOff("advice", "a");
    expect(await long).toBeNull();
    expect(QuietWorker.all.map((each) => each.ended)).toEqual([true, false]);
    const short = it.ask("advice", "a", "advise", {});
    it.breakOff("advice", "a");
    last().answer("code");
    expect(await short).toBe("code");
  });

  it("gives up a thought that does not come to an end", async () => {
    const turn = thinker().ask("turn", "a", "think", {});
    vi.advanceTimersByTime(30_000);
    expect(await turn).toBeNull();
    expect(QuietWorker.all).toHaveLength(2);
  });
});
