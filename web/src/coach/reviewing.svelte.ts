/** A review on screen: whose it is, which moment is looked at, and how far it is computed. */
import { colourOf } from "$src/art/seats";
import { t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import { faceOf } from "$src/games/faces";
import { isYou } from "$src/table/seats";
import { nameOf, optionLabel, sentence } from "$src/table/sentences";
import type { TableSession } from "$src/table/session.svelte";
import type { Move } from "$src/replay/moves";
import type { EventFacts, Seat } from "$src/wire/names";
import type { Moment, ReviewState, RoundScores, SeatInfo, TableInfo } from "$src/wire/types";
import { marksOfLine, marksOfMoment, NO_MARKS, type Marks } from "./marks";
import { filtered, gosOf, keysOf, nextKey, type Filter, type Go, type KeyDecision } from "./review";

/** The server's word for who typed no name: the seat is then called by its colour. */
const UNNAMED = "Guest";

export class Reviewing {
  progress = $state.raw<ReviewState | null>(null);
  /** Number of moves made on the board; a decision is looked at before it is made. */
  at = $state(0);
  /** Whose review it is. */
  seat = $state<Seat>(0);
  filter = $state<Filter>("all");
  /** While a picture is made for others nobody is "you", and names may be left out. */
  portrait = $state<"names" | "colours" | null>(null);
  /** How many goes of the expected line are shown on the board; none is the real position. */
  shownGoes = $state(0);
  /** The expected line goes on by itself. */
  playingLine = $state(false);

  readonly review = $derived(this.progress?.review ?? null);
  readonly complete = $derived(this.progress?.status === "ready");
  readonly keys = $derived(this.review ? keysOf(this.review, this.seat) : []);
  readonly listed = $derived(filtered(this.keys, this.filter));
  /** The decision that was made next from the position on the board. */
  readonly moment = $derived<Moment | null>(
    this.review?.moments.find((moment) => moment.move === this.at) ?? null,
  );
  /** The key moment on the board; luck stands beside the decision that it followed. */
  readonly key = $derived<KeyDecision | null>(
    this.listed.find((key) => key.move === this.at) ?? this.keys.find((key) => key.move === this.at) ?? null,
  );
  constructor(
    readonly session: TableSession,
    readonly table: TableInfo,
    readonly moves: readonly Move[],
    readonly rounds: readonly RoundScores[],
  ) {
    this.seat = table.mine[0] ?? table.result?.[0]?.seat ?? 0;
  }

  /** The expected line of the best option. */
  readonly goes = $derived.by(() =>
    gosOf(this.moment?.prospects[0]?.course ?? [], faceOf(this.table.game).payments),
  );

  get mine(): Seat | null {
    return this.table.mine[0] ?? null;
  }

  isMine(seat: Seat): boolean {
    return this.portrait === null && isYou(seat, this.table.mine);
  }

  /** The seats by the names that are to be read. */
  get #seats(): SeatInfo[] {
    if (this.portrait !== "colours") return this.table.seats;
    return this.table.seats.map((each) => ({ ...each, name: UNNAMED }));
  }

  /** "You", or the name. */
  who(seat: Seat): string {
    return this.isMine(seat) ? t("shell-you") : nameOf(this.table.game, seat, this.#seats);
  }

  colour(seat: Seat) {
    return colourOf(seat, settings.seatColours);
  }

  go(to: number): void {
    this.at = Math.min(this.table.moves, Math.max(0, to));
    this.endLine();
  }

  choose(seat: Seat): void {
    if (seat < this.table.seats.length) this.seat = seat;
  }

  /** To the next or previous key moment of the list, or to that of anybody. */
  jump(way: 1 | -1, anybody = false): void {
    const all = anybody && this.review ? filtered(keysOf(this.review, null), this.filter) : this.listed;
    const key = nextKey(all, this.at, way);
    if (!key) return;
    if (anybody) this.seat = key.seat;
    this.go(key.move);
  }

  stepLine(way: 1 | -1): void {
    this.shownGoes = Math.min(this.goes.length, Math.max(0, this.shownGoes + way));
    if (this.shownGoes === this.goes.length) this.playingLine = false;
  }

  /** Begin the line, or go on with it; stop it while it goes. */
  playLine(): void {
    if (this.shownGoes === this.goes.length) this.shownGoes = 0;
    this.playingLine = !this.playingLine;
    if (this.playingLine) this.stepLine(1);
  }

  /** Back to the real position. */
  endLine(): void {
    this.shownGoes = 0;
    this.playingLine = false;
  }

  /** The step of the line that is on the board, in words. */
  get stepText(): string {
    const go = this.goes[this.shownGoes - 1];
    if (!go) return "";
    const step = { number: this.shownGoes, count: this.goes.length };
    return t("coach-expected-step", { ...step, name: this.who(go.seat), what: this.goText(go) });
  }

  goText({ codes }: Go): string {
    return codes.map((code) => this.optionText(code)).join(", ");
  }

  /** An option in words; of other moments than that on the board some games know less. */
  optionText(code: string): string {
    const { wording } = this.session;
    return wording ? wording(code) : this.plainText(code, this.session.position?.view.stack[0]?.frame);
  }

  plainText(code: string, frame = ""): string {
    return optionLabel(this.table.game, code, frame, { total: "none" }, this.#seats);
  }

  /** What a move did, or what happened before the next decision. */
  told(number: number, isWanted: (event: EventFacts) => boolean = () => true): string[] {
    return this.#lines(number)
      .filter(({ event }) => isWanted(event))
      .map(({ text }) => text);
  }

  #lines(number: number): { event: EventFacts; text: string }[] {
    const { game, mine, options } = this.table;
    const you = mine.length === 1 && this.portrait === null ? mine : [];
    const events = this.moves.find((move) => move.number === number)?.events ?? [];
    return events
      .map((event) => ({ event, text: sentence(game, event, this.#seats, you, options) }))
      .filter(({ text }) => text);
  }

  titleOf(key: KeyDecision): string {
    if (key.kind === "luck") return this.#revealed(key.move + 1);
    const { chosen, seat } = key.moment;
    // What nothing is told of is named by its code alone, whatever lies on the board.
    return this.#deed(key.move + 1, seat) ?? this.session.wording?.(chosen) ?? this.plainText(chosen);
  }

  /** What the seat did by a move; what it got by the way only where nothing else is told. */
  #deed(number: number, seat: Seat): string | undefined {
    const { asides } = faceOf(this.table.game);
    const lines = this.#lines(number);
    const [first] = lines;
    const deed = lines.find(({ event }) => event.seat === seat && !asides.includes(event.kind));
    return (deed ?? (first?.event.seat === seat ? first : undefined))?.text;
  }

  /** What a move brought to light, else the next thing that can be told; that a turn begins tells nothing. */
  #revealed(from: number): string {
    const { asides } = faceOf(this.table.game);
    const isNews = ({ seat, kind }: EventFacts): boolean => seat === null || !asides.includes(kind);
    const last = this.told(from, isNews).at(-1);
    if (last !== undefined) return last;
    for (let number = from + 1; number <= from + 4; number++) {
      const [first] = this.told(number, isNews);
      if (first) return first;
    }
    return t("coach-class-luck");
  }

  /** What stands on the pieces: every option with its chance, or the steps of the expected line. */
  get marks(): Marks {
    const by = (seat: Seat) => ({ seat, colour: this.colour(seat), name: this.who(seat) });
    if (!this.moment) return NO_MARKS;
    return this.shownGoes > 0
      ? marksOfLine(this.goes.slice(0, this.shownGoes), by)
      : marksOfMoment(this.moment, by);
  }
}
