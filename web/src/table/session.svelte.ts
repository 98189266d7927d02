/** One table as this page sees it: the position, what happened, and the ways to act. */
import { untrack } from "svelte";
import { mayShowChances } from "$src/coach/allowed";
import { Coaching } from "$src/coach/coaching.svelte";
import type { Marks } from "$src/coach/marks";
import { t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import { refusalText } from "$src/shell/fault";
import { keep, kept } from "$src/shell/kept";
import { toast } from "$src/shell/notices.svelte";
import { api, openConnection } from "$src/wire";
import { newKey } from "$src/wire/key";
import type { Connection, ConnectionState } from "$src/wire/connection";
import { patched } from "$src/wire/patch";
import type { EventFacts, Seat } from "$src/wire/names";
import type {
  Choices,
  Explanation,
  FromClient,
  FromServer,
  Impossible,
  TableInfo,
  Update,
  View,
  Welcome,
} from "$src/wire/types";
import { UNASKED, type NotedLine } from "./log";
import { Playback } from "./playback.svelte";
import { Story } from "./story.svelte";

export type { NotedLine };

export interface ChatLine {
  by: string;
  seat: Seat | null;
  text: string;
  at: number;
  /** What the table itself says of the seat, instead of a text of its own. */
  told?: HelpTold;
}

/** Help for a seat of which all are told. */
export type HelpTold = "hint" | "fork" | "stand-in" | "back";

function toldBy(update: Update): HelpTold | undefined {
  if (update.kind === "helped") return update.text === "fork" ? "fork" : "hint";
  if (update.kind === "replaced") return "stand-in";
  return update.kind === "returned" ? "back" : undefined;
}

/** A choice of the viewer, and the number of moves after it. */
export interface OwnChoice {
  move: number;
  code: string;
}

/** What the page shows at one moment. */
export interface Position {
  table: TableInfo;
  view: View;
  moves: number;
  number: number;
  canUndo: boolean;
  choices: Choices | null;
  deadline: number | null;
  /** What brought it about; empty if the page jumps here, absent if nothing moved. */
  events?: readonly EventFacts[];
  /** Who brought it about. */
  by?: Seat | null;
  /** An earlier position that the viewer looks back at. */
  past?: boolean;
}

/** Milliseconds after which the past is asked for again when it did not come. */
const AGAIN = 3000;

export class TableSession {
  connection = $state<ConnectionState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  /** Everything that has happened, also what is still to be shown. */
  lines = $state.raw<NotedLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  refusal = $state<string | null>(null);
  readonly coaching = new Coaching({
    send: (message) => this.#connection?.send(message),
    seat: () => this.seat,
  });
  /** What the coach says of the options, on their pieces. */
  readonly marks = $derived.by<Marks>(() => this.judged ?? this.coaching.marks);
  /** What a review says of them instead. */
  judged = $state.raw<Marks | null>(null);
  /** Everything after this move is "since your last move". */
  lastOwnMove = $state(0);
  /** To which number of moves something was taken back last. */
  undoneTo = $state(-1);
  /** What the viewer has chosen in this game, latest last; unknown until the past is told. */
  ownChoices = $state.raw<OwnChoice[] | null>(null);
  /** The last price the viewer agreed to; it is shown while it is being paid. */
  lastPriced = $state.raw<Explanation | null>(null);
  /** Codes still to be submitted of what the viewer has confirmed. */
  bundle = $state.raw<string[]>([]);
  /** What has been asked for and not yet answered. */
  #request = $state.raw<FromClient | null>(null);
  readonly sent = $derived(this.#request !== null);
  /** The choice that the server has not confirmed yet; it is kept while there is no connection. */
  readonly chosen = $derived(this.#request?.do === "act" ? this.#request.code : null);
  /** How the game's own table words an option, where it knows more than the code says. */
  wording = $state.raw<((code: string) => string) | null>(null);
  /** What has happened up to the position on screen, in words. */
  readonly story = new Story(this);
  readonly playback = new Playback({
    show: (position) => (this.position = position),
    says: () => untrack(() => this.story.act?.title.text ?? ""),
  });

  /** What has happened up to the position on screen. */
  readonly told = $derived(this.lines.filter((line) => line.move <= (this.position?.moves ?? 0)));
  /** In a lesson, which of the options are offered now; elsewhere all are. */
  only = $state.raw<((options: readonly string[]) => readonly string[]) | null>(null);
  /** The thought of the bot to act: since when it is known, and how long it went on from there. */
  thought = $state.raw<{ since: number; seconds: number } | null>(null);
  readonly seat = $derived(this.position?.view.seat ?? null);
  readonly view = $derived(this.#offered(this.position?.view ?? null));
  readonly past = $derived(this.position?.past ?? false);
  /** A bot plays the viewer's seat until it is taken back. */
  readonly standIn = $derived(
    this.table?.seats.some(({ seat, away }) => away && seat === this.seat) ?? false,
  );
  readonly yours = $derived(
    this.seat !== null && this.view?.to_act === this.seat && !this.past && !this.standIn,
  );
  readonly asked = $derived(this.view?.stack[0] ?? null);
  readonly over = $derived(this.table?.status === "over");

  #latest = $state.raw<Position | null>(null);
  /** Down to how many moves is being taken back. */
  #undoingTo: number | null = null;
  /** What has been told since the welcome, while what came before it is still being asked for. */
  #sinceWelcome: (() => void)[] | null = null;
  /** The round of the latest line of the log: an event that names a round begins it. */
  #round = 1;
  /** Seats that a bot plays, as far as the past has been told. */
  #stoodIn: readonly (Seat | null)[] = [];
  /** The viewer wants to watch, although there is a seat. */
  #watches = false;
  #connection: Connection | null = null;

  /** How many lines of the chat the viewer has seen, now or on an earlier visit. */
  #chatRead = $state(0);

  constructor(readonly id: string) {
    this.#chatRead = Number(kept(`chat.${id}`)) || 0;
  }

  get unreadChat(): number {
    return Math.max(0, this.chat.length - this.#chatRead);
  }

  /** The viewer sees the chat up to its last line. */
  readChat(): void {
    if (!this.unreadChat) return;
    this.#chatRead = this.chat.length;
    keep(`chat.${this.id}`, String(this.#chatRead));
  }

  /** The newest position, whatever is on screen. */
  get newest(): Position | null {
    return this.#latest;
  }

  open(): () => void {
    this.#connection = openConnection(this.id, {
      message: (message) => this.#receive(message),
      state: (state) => (this.connection = state),
      // The connection is opened in an effect, which must not begin anew with every position.
      resume: () =>
        untrack(() => this.#latest && { seat: this.#latest.view.seat, since: this.#latest.number }),
    });
    return () => {
      this.playback.end();
      this.#sinceWelcome = null;
      this.#connection?.close();
    };
  }

  /** Submit choices one after the other; what the engine asks instead stops them. */
  act(codes: string[]): void {
    if (this.sent || !codes.length) return;
    this.bundle = codes;
    this.#submitNext();
  }

  /** Answer what the viewer does not want to be asked; the log says so. */
  answerUnasked(code: string, question: string): void {
    const { view, position } = this;
    if (!view || !position) return;
    const event = { kind: UNASKED, seat: this.seat, question };
    const line = { move: position.moves + 1, round: view.round, event };
    this.#tell(() => (this.lines = [...this.lines, line]));
    this.act([code]);
  }

  /** Take back the last choice, or everything that can be taken back. */
  undo(to: "step" | "turn"): void {
    this.#undoTo(to === "turn" ? 0 : null);
  }

  /** Take back the choice that the coach calls a blunder, and what followed it. */
  takeBack(): void {
    const { blunder } = this.coaching;
    if (blunder) this.#undoTo(blunder.moves - 1);
  }

  #undoTo(moves: number | null): void {
    if (this.sent || !this.position?.canUndo || this.seat === null) return;
    this.#undoingTo = moves;
    this.#ask({ do: "undo", key: newKey(), seat: this.seat });
  }

  say(text: string): void {
    this.#connection?.send({ do: "say", key: newKey(), text });
  }

  get hint() {
    return this.coaching.hint;
  }

  /** Sit down at another of the viewer's seats (hot-seat), or watch. */
  look(seat: Seat | null): void {
    this.#watches = seat === null;
    this.#connection?.send({ do: "look", seat });
  }

  /** Show the present at once instead of what others did one by one. */
  catchUp(): boolean {
    if (!this.playback.behind && !this.past) return false;
    this.toPresent();
    return true;
  }

  toPresent(events: readonly EventFacts[] = []): void {
    this.playback.end();
    if (this.#latest) this.position = { ...this.#latest, events };
  }

  explanation(code: string): Explanation | null {
    return this.position?.choices?.options.find((each) => each.code === code) ?? null;
  }

  whyNot(code: string): Impossible | null {
    return this.position?.choices?.impossible.find((each) => each.code === code) ?? null;
  }

  #ask(message: FromClient): void {
    this.#request = message;
    this.refusal = null;
    this.coaching.forget();
    this.#connection?.send(message);
  }

  #offered(view: View | null): View | null {
    if (view && this.standIn) return { ...view, legal: [] };
    return view && this.only ? { ...view, legal: [...this.only(view.legal)] } : view;
  }

  #submitNext(): void {
    const [code, ...rest] = this.bundle;
    this.bundle = rest;
    if (code === undefined || this.seat === null || !this.view?.legal.includes(code)) {
      this.bundle = [];
      this.#request = null;
      return;
    }
    const explained = this.explanation(code);
    if (explained?.price.length) this.lastPriced = explained;
    this.#ask({ do: "act", key: newKey(), seat: this.seat, code, after: this.#latest?.number });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#begin(message);
      case "update":
        return this.#extend(message);
      case "presence":
        this.present = message.seats;
        return;
      case "busy":
        toast(t("shell-bots-busy"));
        return;
      case "thinking":
        this.thought = { since: Date.now(), seconds: message.seconds };
        return;
      case "hint":
      case "compared":
      case "chances":
      case "blunder":
        void this.coaching.take(message);
        return;
      case "refused":
        if (this.coaching.isJudging(message.key)) return;
        // A table that cannot be opened is refused without a key.
        this.#request = null;
        this.#undoingTo = null;
        this.bundle = [];
        this.coaching.forget();
        this.refusal = refusalText(message.kind, message.message);
    }
  }

  /** A welcome without a view goes on where the connection broke: what was missed follows. */
  #begin(welcome: Welcome): void {
    this.table = welcome.table;
    this.thought = null;
    if (!welcome.view && this.#latest) return;
    this.#request = null;
    this.#undoingTo = null;
    this.bundle = [];
    this.playback.end();
    if (this.#sitDown(welcome) || !welcome.view) return;
    const { table, view, number, choices } = welcome;
    this.#latest = {
      table,
      view,
      number,
      choices,
      moves: table.moves,
      canUndo: welcome.can_undo,
      deadline: table.deadline,
    };
    this.position = this.#latest;
    void this.#recall(number);
  }

  /** A visitor with seats is let in as a spectator first: take the seat that is to act, or the first. */
  #sitDown({ seat, table }: Welcome): boolean {
    const [first] = table.mine;
    if (seat !== null || first === undefined || this.#watches) return false;
    this.look(table.to_act !== null && table.mine.includes(table.to_act) ? table.to_act : first);
    return true;
  }

  /**
   * What happened up to the welcome, for the log and the chat.
   * The answer may be older or newer than what the connection has told meanwhile: each tells its own part.
   */
  async #recall(welcomed: number, since: (() => void)[] = []): Promise<void> {
    this.#sinceWelcome = since;
    const updates = await this.#history();
    if (since !== this.#sinceWelcome) return; // a later welcome asks for its own past
    if (!updates) {
      setTimeout(() => since === this.#sinceWelcome && void this.#recall(welcomed, since), AGAIN);
      return;
    }
    this.lines = [];
    this.chat = [];
    this.ownChoices = [];
    this.#stoodIn = [];
    this.#round = 1;
    for (const update of updates) if (update.number <= welcomed) this.#note(update);
    for (const tell of since) tell();
    this.#sinceWelcome = null;
  }

  /** A log is a comfort: the table works without it, and asks again. */
  async #history(): Promise<Update[] | null> {
    try {
      return (await api().history(this.id, this.seat ?? "guest")).updates;
    } catch {
      return null;
    }
  }

  /** Tell something now, and again in its place when the past is known. */
  #tell(tell: () => void): void {
    this.#sinceWelcome?.push(tell);
    tell();
  }

  #extend(update: Update): void {
    if (update.table) this.table = update.table;
    const before = this.#latest;
    const view = update.view ?? (before && patched(before.view, update.patch ?? []));
    if (!view || !this.table) return;
    const { number, moves } = update;
    if (update.kind === "acted" || update.kind === "returned") this.thought = null;
    const events = update.kind === "acted" ? update.events : update.kind === "undone" ? [] : undefined;
    this.#latest = {
      table: this.table,
      view,
      number,
      moves,
      choices: update.choices ?? null,
      canUndo: update.can_undo ?? false,
      deadline: update.deadline ?? null,
      events,
      by: update.seat ?? null,
    };
    this.#tell(() => this.#note(update));
    this.#show(update);
  }

  #note(update: Update): void {
    const told = toldBy(update);
    if (told || update.kind === "said")
      this.chat = [
        ...this.chat,
        {
          by: update.by ?? "",
          seat: update.seat ?? null,
          text: update.text ?? "",
          at: update.at,
          ...(told ? { told } : {}),
        },
      ];
    const { kind, seat = null } = update;
    if (kind === "replaced") this.#stoodIn = [...this.#stoodIn, seat];
    if (kind === "returned") this.#stoodIn = this.#stoodIn.filter((each) => each !== seat);
    if (update.kind === "undone") {
      this.undoneTo = update.moves;
      this.lines = this.lines.filter((line) => line.move <= update.moves);
      this.ownChoices = this.ownChoices?.filter(({ move }) => move <= update.moves) ?? null;
    }
    const fresh = (update.events ?? []).map((event) => {
      if (typeof event.round === "number") this.#round = event.round;
      const stoodIn = event.seat !== null && this.#stoodIn.includes(event.seat);
      return { move: update.moves, round: this.#round, event, ...(stoodIn ? { stoodIn } : {}) };
    });
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    if (this.#isOwn(update)) this.#noteOwn(update);
  }

  #noteOwn({ moves, code }: Update): void {
    this.lastOwnMove = moves;
    if (code && this.ownChoices) this.ownChoices = [...this.ownChoices, { move: moves, code }];
  }

  #isOwn(update: Update): boolean {
    return update.kind === "acted" && update.seat === this.#latest?.view.seat;
  }

  /** Own acts and undone ones are shown at once, foreign ones one by one. */
  #show(update: Update): void {
    if (!this.#latest) return;
    const acted = update.kind === "acted";
    const own = acted && update.seat === this.seat;
    // Whoever has been asked has seen what came before.
    if (own) this.playback.end();
    if (this.playback.running || (acted && !own && !this.playback.instant)) this.playback.add(this.#latest);
    else this.position = this.#latest;
    if (own) {
      this.playback.expectLanding(this.#latest);
      this.#submitNext();
    }
    if (own && update.can_undo && settings.takeBack && mayShowChances(this.table, this.seat))
      this.coaching.judge(update.moves);
    if (update.kind === "undone") {
      this.coaching.judgeNoMore();
      this.#undoOn();
    }
  }

  #undoOn(): void {
    this.#request = null;
    const { position } = this;
    if (this.#undoingTo !== null && position?.canUndo && position.moves > this.#undoingTo)
      this.#undoTo(this.#undoingTo);
    else this.#undoingTo = null;
  }
}
