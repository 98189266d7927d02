/** One visit to the practice page: which puzzle is on the table, what was chosen, and how the answer was. */
import { faultText } from "$src/shell/fault";
import { api } from "$src/wire";
import type { GameKey } from "$src/wire/names";
import type { Practice, Puzzle, PuzzleAnswer, PuzzleInfo } from "$src/wire/types";

export type Difficulty = PuzzleInfo["difficulty"];
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];
/** So many puzzles are a set. */
export const SET = 10;

export class Practising {
  practice = $state.raw<Practice | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  /** The option that will be the answer. */
  chosen = $state<string | null>(null);
  /** What was answered and was not right. */
  wrong = $state.raw<string[]>([]);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** How the board of the position words an option, once it is there. */
  wording = $state.raw<((code: string) => string) | null>(null);
  difficulty = $state<Difficulty>("medium");
  failure = $state("");
  /** What is asked after this puzzle. */
  #queue = $state.raw<string[]>([]);
  readonly daily = $derived(this.puzzle !== null && this.puzzle.id === this.practice?.daily);
  /** The answer is known: it was right, or it was shown. */
  readonly solved = $derived(this.answer !== null && this.answer.options.length > 0);
  readonly due = $derived(
    (this.practice?.mistakes ?? []).filter((each) => each.due <= (this.practice?.today ?? 0)),
  );
  readonly left = $derived(this.#queue.length);

  constructor(readonly game: GameKey) {}

  /** Ask what there is to practise, and begin with a puzzle of the address or that of the day. */
  async open(first: string | null): Promise<void> {
    await this.#try(async () => {
      this.practice = await api().practice(this.game);
      const id = first ?? this.practice.daily;
      if (id !== null) await this.#show(id);
    });
  }

  /** Put these puzzles on the table, one after the other. */
  async begin(ids: readonly string[]): Promise<void> {
    this.#queue = ids.slice(1);
    const [id] = ids;
    if (id !== undefined) await this.#try(() => this.#show(id));
  }

  /** The next of a set, or else one that is not solved yet. */
  async next(): Promise<void> {
    const rest = this.#queue.length ? this.#queue : this.unsolved(null);
    await this.begin(rest.filter((id) => id !== this.puzzle?.id));
  }

  /** Puzzles of a theme, or of all, at the difficulty that is looked at; the unsolved ones first. */
  unsolved(theme: string | null): string[] {
    const found = this.#puzzles(theme);
    return [...found.filter((each) => !each.solved), ...found.filter((each) => each.solved)]
      .map((each) => each.id)
      .slice(0, SET);
  }

  progress(theme: string): { solved: number; all: number } {
    const found = this.#puzzles(theme);
    return { solved: found.filter((each) => each.solved).length, all: found.length };
  }

  choose(code: string): void {
    if (this.solved || this.wrong.includes(code)) return;
    if (this.chosen === code) void this.reply(code);
    else {
      this.chosen = code;
      this.answer = null;
    }
  }

  /** Answer with what is chosen; without a code the answer is shown. */
  async reply(code: string | null): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.solved) return;
    await this.#try(async () => {
      const answer = await api().answerPuzzle(this.game, puzzle.id, code);
      this.answer = answer;
      if (code !== null && !answer.right) this.wrong = [...this.wrong, code];
      if (!answer.right) this.chosen = null;
      this.practice = await api().practice(this.game);
    });
  }

  tryAgain(): void {
    this.answer = null;
  }

  #puzzles(theme: string | null): PuzzleInfo[] {
    return (this.practice?.puzzles ?? []).filter(
      (each) => each.difficulty === this.difficulty && (theme === null || each.theme === theme),
    );
  }

  async #show(id: string): Promise<void> {
    this.puzzle = await api().puzzle(this.game, id);
    this.chosen = this.answer = null;
    this.wrong = [];
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      this.failure = "";
      await work();
    } catch (error) {
      this.failure = faultText(error);
    }
  }
}
