/** The coach at a table in play: a hint, a comparison, everybody's chance; asked for, never offered. */
import { catalogue, needTexts } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import { newKey } from "$src/wire/key";
import type { Seat } from "$src/wire/names";
import type { Blunder, Comparison, FromClient, Hint, TableChances } from "$src/wire/types";
import { marksOfHint, NO_MARKS, type Marks } from "./marks";

export const needCoachTexts = (): Promise<void> => needTexts("coach", catalogue("coach"), settings.language);

const MOST_AGAIN = 4;

interface CoachAsker {
  send: (message: FromClient) => void;
  seat: () => Seat | null;
}

export class Coaching {
  hint = $state.raw<Hint | null>(null);
  comparison = $state.raw<Comparison | null>(null);
  chances = $state.raw<TableChances | null>(null);
  /** A choice that gave away much and can still be taken back. */
  blunder = $state.raw<Blunder | null>(null);
  thinking = $state(false);
  readonly marks = $derived.by<Marks>(() => (this.hint ? marksOfHint(this.hint) : NO_MARKS));
  /** How often the same question was asked: each time it is thought about longer. */
  #again = 0;
  /** The keys of the questions whether a choice was a blunder. */
  #judging: string[] = [];
  readonly #ask: CoachAsker;

  constructor(ask: CoachAsker) {
    this.#ask = ask;
  }

  askHint(): void {
    const seat = this.#ask.seat();
    if (seat === null || this.thinking) return;
    this.#again = this.hint ? Math.min(MOST_AGAIN, this.#again + 1) : 0;
    this.thinking = true;
    this.#ask.send({ do: "hint", key: newKey(), seat, again: this.#again });
  }

  /** Why not this option? */
  compare(code: string): void {
    const seat = this.#ask.seat();
    if (seat === null || this.thinking) return;
    this.thinking = true;
    this.#ask.send({ do: "compare", key: newKey(), seat, code, again: this.#again });
  }

  askChances(): void {
    const seat = this.#ask.seat();
    if (seat !== null) this.#ask.send({ do: "chances", key: newKey(), seat });
  }

  /** Was the choice that made it so many moves a blunder? */
  judge(moves: number): void {
    const seat = this.#ask.seat();
    if (seat === null) return;
    const key = newKey();
    this.#judging = [...this.#judging, key];
    this.#ask.send({ do: "blunder", key, seat, moves });
  }

  /** Whether this answers such a question; nobody asked it aloud, so that a refusal is not told. */
  isJudging(key: string | null): boolean {
    return key !== null && this.#judging.includes(key);
  }

  /** Something was taken back: what is still being judged is not there any more. */
  judgeNoMore(): void {
    this.#judging = [];
    this.blunder = null;
  }

  async take(message: Hint | Comparison | TableChances | Blunder): Promise<void> {
    await needCoachTexts();
    if (message.type === "chances") {
      this.chances = message;
      return;
    }
    if (message.type === "blunder") {
      if (message.loss > 0 && this.isJudging(message.key)) this.blunder = message;
      return;
    }
    // An answer to a question that is no longer asked says nothing.
    if (!this.thinking) return;
    this.thinking = false;
    if (message.type === "hint") this.hint = message;
    else this.comparison = message;
  }

  /** Another question is asked, or the coach was refused. */
  forget(): void {
    this.hint = null;
    this.comparison = null;
    this.blunder = null;
    this.thinking = false;
  }
}
