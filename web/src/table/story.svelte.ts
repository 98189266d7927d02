/** What happened, in words: the lines of the log, and the act that is on screen. */
import { faceOf } from "$src/games/faces";
import { t } from "$src/i18n/fluent.svelte";
import { wordIn } from "$src/wire/json";
import type { Seat } from "$src/wire/names";
import { gathered, UNASKED, type NotedLine } from "./log";
import { sentence } from "./sentences";
import type { TableSession } from "./session.svelte";

export interface ToldLine extends NotedLine {
  text: string;
}

/** What one move was about, in a sentence, and what else it cost and brought. */
export interface ToldMove {
  seat: Seat | null;
  title: ToldLine;
  rest: ToldLine[];
}

/** The act of the last of these lines: a line told together with a later one has the move of that. */
export function actOf(lines: readonly ToldLine[], asides: readonly string[]): ToldMove | null {
  const move = Math.max(-1, ...lines.slice(-RECENT).map((line) => line.move));
  const told = lines.slice(-RECENT).filter((line) => line.move === move);
  const title = told.find(({ event }) => event.seat !== null && !asides.includes(event.kind)) ?? told[0];
  return title ? { seat: title.event.seat, title, rest: told.filter((line) => line !== title) } : null;
}

/** No act has more lines than this. */
const RECENT = 24;

export class Story {
  readonly #session: TableSession;
  readonly lines = $derived.by(() => this.#tell());
  /** The latest act that is shown, whoever did it. */
  readonly act = $derived(actOf(this.lines, this.asides));
  /** The latest act of somebody else. */
  readonly others = $derived(
    actOf(
      this.lines.filter(({ event }) => this.#isOthers(event.seat)),
      this.asides,
    ),
  );

  /** The first deed of each turn of others since the viewer's last move. */
  readonly turnsSince = $derived.by(() => {
    const deeds = this.lines.filter(({ event }) => !this.asides.includes(event.kind));
    const own = deeds.findLastIndex(({ event }) => event.seat === this.#session.seat);
    const since = deeds.filter(
      ({ move, event }, at) =>
        this.#isOthers(event.seat) && (move > this.#lastOwn || this.#answers(move, at > own)),
    );
    return since.filter((line, index) => since[index - 1]?.event.seat !== line.event.seat);
  });

  constructor(session: TableSession) {
    this.#session = session;
  }

  get asides(): readonly string[] {
    return faceOf(this.#session.table?.game ?? "").asides;
  }

  get #lastOwn(): number {
    return this.#session.lastOwnMove;
  }

  /** Whoever plays alone sees the opponent of the rules act as part of the own last move. */
  #answers(move: number, isAfter: boolean): boolean {
    return this.#session.table?.seats.length === 1 && move === this.#lastOwn && isAfter;
  }

  #isOthers(seat: Seat | null): boolean {
    return seat !== null && seat !== this.#session.seat;
  }

  #tell(): ToldLine[] {
    const { table, told } = this.#session;
    if (!table) return [];
    return gathered(told, faceOf(table.game)).flatMap((line) => {
      const text = this.#textOf(line);
      return text ? [{ ...line, text }] : [];
    });
  }

  #textOf({ event, stoodIn }: NotedLine): string {
    const { table, seat, standIn } = this.#session;
    if (event.kind === UNASKED) return t("shell-not-asked", { question: wordIn(event.question) });
    // What a bot does in the viewer's place is not the viewer's, nor is a turn that it goes on with.
    const bots = stoodIn || (standIn && this.asides.includes(event.kind));
    const mine = seat === null || bots ? [] : [seat];
    return table ? sentence(table.game, event, table.seats, mine, table.options) : "";
  }
}
