/** Practice: the record of what was solved goes along with what is asked, and is kept as it comes back. */
import type { Practice, Puzzle, PuzzleAnswer, TableInfo } from "$src/wire/types";
import type { Notes } from "./notes";
import type { Ask, ReviewsAlone } from "./reviews";

const RECORD = "practice";
const DAY = 86_400_000;

/** Days are counted from 1970, as at a server. */
const today = (): number => Math.floor(Date.now() / DAY);

export class PracticeAlone {
  constructor(
    readonly ask: Ask,
    readonly notes: Notes,
    readonly infos: () => Promise<TableInfo[]>,
  ) {}

  async practice(game: string): Promise<Practice> {
    const names = Object.fromEntries((await this.infos()).map(({ id, name }) => [id, name]));
    return this.ask("practice", { game, record: await this.#record(), names, day: today() });
  }

  async puzzle(game: string, puzzle: string): Promise<Puzzle> {
    const record = await this.#record();
    const table = await this.ask<string | null>("table_of", { puzzle, record });
    const log = table === null ? null : await this.ask<string>("log", { table });
    return this.ask("puzzle", { game, puzzle, record, log });
  }

  async answer(game: string, puzzle: string, code: string | null): Promise<PuzzleAnswer> {
    const given = { game, puzzle, code, record: await this.#record(), day: today() };
    const told = await this.ask<{ record: string; answer: PuzzleAnswer }>("answer_puzzle", given);
    await this.notes.write(RECORD, told.record);
    return told.answer;
  }

  /** Be asked again for a choice that was reviewed. */
  async askAgain(table: string, move: number, reviews: ReviewsAlone): Promise<void> {
    await this.#take("ask_again", { table, move, ...(await reviews.found(table)) });
  }

  /** Take the errors of a game that was reviewed. */
  async takeErrors(table: string, plan: string, parts: [number, string][]): Promise<void> {
    await this.#take("take_errors", { table, plan, parts });
  }

  async #take(what: string, given: object): Promise<void> {
    const record = await this.ask<string>(what, { ...given, record: await this.#record(), day: today() });
    await this.notes.write(RECORD, record);
  }

  #record(): Promise<string | null> {
    return this.notes.read(RECORD);
  }
}
