/** A box that is entered piece by piece: where the visitor is, what is kept, and what is still on its way. */
import type { Json } from "$src/wire/json";
import { api } from "$src/wire";
import { Refused } from "$src/wire/refused";
import { keep, keptJson } from "$src/shell/kept";
import type { BoxEntry, PackField, PackForm, PackGroup, PackPiece, PackStep } from "$src/wire/types";

/** What was entered of a piece, nothing if it was taken back; the printed figures, all if no list says. */
type Entered = Omit<BoxEntry, "piece">;
type EnteredPieces = Record<string, Entered>;
/** The status of an answer to somebody who asks too often; later is soon enough. */
const TOO_MANY = 429;

/** The piece as it was entered last, whether the server knows of it or not. */
function withEntered(piece: PackPiece, entered: Entered | undefined): PackPiece {
  if (!entered) return piece;
  const { values, printed } = entered;
  if (values === null)
    return { ...piece, values: piece.usual ?? piece.values, from: "reconstructed", figures: {} };
  const names = printed ?? Object.keys(values);
  const figures = {
    ...piece.figures,
    ...Object.fromEntries(names.map((name) => [name, "printed" as const])),
  };
  return { ...piece, values, from: printed ? "begun" : "printed", figures };
}

/** The figures of a piece that were copied from the box. */
export function printedOf({ figures }: PackPiece): string[] {
  return Object.keys(figures).filter((name) => figures[name] === "printed");
}

export class BoxState {
  form = $state.raw<PackForm | null>(null);
  /** The piece that is shown. */
  id = $state("");
  saved = $state<"yes" | "busy" | "here">("yes");
  /** What the server has not confirmed, by piece. */
  #pending: EnteredPieces = $state.raw({});
  #sending = false;

  readonly groups: PackGroup[] = $derived(
    (this.form?.groups ?? []).map((group) => ({
      ...group,
      pieces: group.pieces.map((piece) => withEntered(piece, this.#pending[piece.id])),
    })),
  );
  readonly pieces: PackPiece[] = $derived(this.groups.flatMap((group) => group.pieces));
  readonly group: PackGroup | null = $derived(
    this.groups.find((group) => group.pieces.some((piece) => piece.id === this.id)) ?? null,
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
    const kept = (keptJson(this.#name) ?? {}) as { waiting?: EnteredPieces; entered?: EnteredPieces };
    const { printed, begun } = this.form.entries;
    const lost = printed + begun === 0 ? (kept.entered ?? {}) : {};
    this.#pending = { ...lost, ...kept.waiting };
    await this.send();
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

  /** Faults that no piece shows, such as a section that no pack has. */
  readonly faultsElsewhere: PackForm["faults"] = $derived.by(() => {
    const around = this.pieces.flatMap((piece) => this.faultsAround(piece));
    return (this.form?.faults ?? []).filter((fault) => fault.piece === null && !around.includes(fault));
  });

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

  /** Only the named figures are printed, or all without a list. */
  async enter(id: string, values: Record<string, Json> | null, printed?: string[]): Promise<void> {
    if (this.readOnly) return;
    this.#pending = { ...this.#pending, [id]: { values, printed: printed ?? null } };
    this.#keep();
    await this.send();
  }

  /** What is still on its way. */
  async send(): Promise<void> {
    if (this.#sending || !Object.keys(this.#pending).length) return;
    this.#sending = true;
    this.saved = "busy";
    try {
      await this.#deliver(this.#pending);
      this.saved = "yes";
    } catch (error) {
      this.saved = "here";
      if (error instanceof Refused) throw error;
    } finally {
      this.#sending = false;
      this.#keep();
    }
    if (this.saved === "yes") await this.send();
  }

  /** Pieces that are refused together are sent one by one, and only what is refused then is dropped. */
  async #deliver(sent: EnteredPieces): Promise<void> {
    const entries: BoxEntry[] = Object.entries(sent).map(([piece, entered]) => ({ piece, ...entered }));
    try {
      this.#take(await api().enterBox(this.game, entries));
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === TOO_MANY) throw error;
      if (entries.length === 1) this.#settle(sent);
      if (entries.length === 1) throw error;
      for (const [piece, entered] of Object.entries(sent)) await this.#deliver({ [piece]: entered });
      return;
    }
    this.#settle(sent);
  }

  /** What was not entered anew meanwhile waits no more. */
  #settle(sent: EnteredPieces): void {
    this.#pending = Object.fromEntries(
      Object.entries(this.#pending).filter(([piece, entered]) => sent[piece] !== entered),
    );
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
    const { pieces: _, ...told } = step;
    this.form = { ...this.form, ...told, groups };
  }

  /** In this browser too, for the case that the server forgets or cannot be reached. */
  #keep(): void {
    const entered = Object.fromEntries(
      this.pieces
        .map((piece) => ({ ...piece, printed: printedOf(piece) }))
        .filter(({ printed }) => printed.length)
        .map(({ id, values, printed }) => [id, { values, printed }]),
    );
    keep(this.#name, JSON.stringify({ waiting: this.#pending, entered }));
  }

  async replace(text: string): Promise<void> {
    this.form = (await api().replaceBox(this.game, text)).form;
    this.#pending = {};
    this.#keep();
  }
}
