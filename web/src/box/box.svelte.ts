/** A box that is entered piece by piece: where the visitor is, what is kept, and what is still on its way. */
import type { Json, JsonObject } from "$src/wire/json";
import { api } from "$src/wire";
import { keep, keptJson } from "$src/shell/kept";
import type { BoxEntry, PackField, PackForm, PackGroup, PackPiece, PackStep } from "$src/wire/types";

/** Values by piece; nothing where they were taken back. */
type Entered = Record<string, JsonObject | null>;

export class BoxState {
  form = $state.raw<PackForm | null>(null);
  /** The piece that is shown. */
  id = $state("");
  saved = $state<"yes" | "busy" | "here">("yes");
  /** What the server has not confirmed, by piece. */
  #pending: Entered = {};
  #sending = false;

  readonly pieces: PackPiece[] = $derived((this.form?.groups ?? []).flatMap((group) => group.pieces));
  readonly group: PackGroup | null = $derived(
    this.form?.groups.find((group) => group.pieces.some((piece) => piece.id === this.id)) ?? null,
  );
  readonly piece: PackPiece | null = $derived(
    this.pieces.find((piece) => piece.id === this.id) ?? this.pieces[0] ?? null,
  );
  readonly fields: PackField[] = $derived((this.piece && this.form?.lists[this.piece.list]) || []);

  constructor(
    readonly game: string,
    /** The table whose pack is only looked at. */
    readonly table: string | null,
  ) {}

  get readOnly(): boolean {
    return this.table !== null;
  }

  get #name(): string {
    return `box.${this.game}`;
  }

  async open(): Promise<void> {
    if (this.table !== null) this.form = await api().tablePack(this.table);
    else await this.#openOwn();
    this.id ||= this.#firstOpen()?.id ?? this.pieces[0]?.id ?? "";
  }

  /** What this browser has and the server has not is sent again. */
  async #openOwn(): Promise<void> {
    this.form = (await api().box(this.game)).form;
    const kept = (keptJson(this.#name) ?? {}) as { pending?: Entered; printed?: Entered };
    const lost = this.form.entries.printed === 0 ? (kept.printed ?? {}) : {};
    this.#pending = { ...lost, ...kept.pending };
    await this.#send();
  }

  #firstOpen(): PackPiece | undefined {
    return this.pieces.find((piece) => piece.from !== "printed");
  }

  faultsOf(id: string): PackForm["faults"] {
    return (this.form?.faults ?? []).filter((fault) => fault.piece === id);
  }

  /** Faults of whole lists and sections that this piece stands in. */
  faultsAround(piece: PackPiece): PackForm["faults"] {
    return (this.form?.faults ?? []).filter(
      (fault) => fault.piece === null && `${piece.list}.`.startsWith(`${fault.field}.`),
    );
  }

  go(step: number): void {
    const at = this.pieces.findIndex((piece) => piece.id === this.piece?.id);
    this.id = this.pieces[Math.min(this.pieces.length - 1, Math.max(0, at + step))]?.id ?? this.id;
  }

  nextFault(): void {
    const at = this.pieces.findIndex((piece) => piece.id === this.piece?.id);
    const round = [...this.pieces.slice(at + 1), ...this.pieces.slice(0, at + 1)];
    const faulty =
      round.find((piece) => this.faultsOf(piece.id).length) ??
      round.find((piece) => this.faultsAround(piece).length);
    this.id = faulty?.id ?? this.id;
  }

  async enter(id: string, values: Record<string, Json> | null): Promise<void> {
    if (this.readOnly) return;
    this.#pending[id] = values;
    this.#keep();
    await this.#send();
  }

  async #send(): Promise<void> {
    if (this.#sending || !Object.keys(this.#pending).length) return;
    this.#sending = true;
    this.saved = "busy";
    const sent = { ...this.#pending };
    const entries: BoxEntry[] = Object.entries(sent).map(([piece, values]) => ({ piece, values }));
    try {
      this.#take(await api().enterBox(this.game, entries));
      for (const [piece, values] of Object.entries(sent))
        if (this.#pending[piece] === values) delete this.#pending[piece];
      this.saved = "yes";
    } catch (error) {
      this.saved = "here";
      if (error instanceof Error && "status" in error) this.#pending = {};
      if (error instanceof Error && "status" in error) throw error;
    } finally {
      this.#sending = false;
      this.#keep();
    }
    if (this.saved === "yes") await this.#send();
  }

  #take(step: PackStep): void {
    if (!this.form) return;
    const lists = step.pieces.map((piece) => piece.list);
    const groups = this.form.groups.map((group) => {
      const places = group.pieces
        .map((piece) => piece.list)
        .filter((list, at, all) => all.indexOf(list) === at);
      const pieces = places.flatMap((list) =>
        (lists.includes(list) ? step.pieces : group.pieces).filter((piece) => piece.list === list),
      );
      return { ...group, pieces };
    });
    const { name, notice, growing, faults, entries } = step;
    this.form = { ...this.form, groups, name, notice, growing, faults, entries };
  }

  /** In this browser too, for the case that the server forgets or cannot be reached. */
  #keep(): void {
    const printed = Object.fromEntries(
      this.pieces.filter((piece) => piece.from === "printed").map((piece) => [piece.id, piece.values]),
    );
    keep(this.#name, JSON.stringify({ pending: this.#pending, printed }));
  }

  async replace(text: string): Promise<void> {
    this.form = (await api().replaceBox(this.game, text)).form;
    this.#pending = {};
    this.#keep();
  }
}
