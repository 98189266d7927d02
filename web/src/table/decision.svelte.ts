/** Choose, look, confirm: what the viewer has picked so far of the choice that is asked. */
import { settings } from "$src/settings/settings.svelte";
import type { TableSession } from "./session.svelte";

/** A picked option; `place` tells pieces of the same name apart. */
export interface Pick {
  code: string;
  place: number | null;
}

/** A choice of several pieces that the engine asks one by one: how many, and how to stop early. */
export interface Gather {
  least: number;
  most: number;
  stop: string | null;
  /** The engine's order of the codes, in which a set is submitted. */
  order(code: string): number;
}

/** The codes to submit for a set of picks: in the engine's order, with the stop if it ends early. */
export function submission(picks: readonly Pick[], gather: Gather | null): string[] {
  const codes = picks.map((pick) => pick.code);
  if (!gather) return codes;
  codes.sort((a, b) => gather.order(a) - gather.order(b));
  return gather.stop !== null && codes.length < gather.most ? [...codes, gather.stop] : codes;
}

export class Picking {
  picks = $state.raw<Pick[]>([]);
  #asked = "";

  constructor(
    readonly session: TableSession,
    readonly gather: () => Gather | null,
  ) {}

  /** Forget the picks when another question is asked; to be called in an effect. */
  follow(): void {
    const { view, sent } = this.session;
    const asked = JSON.stringify([view?.stack[0] ?? null, view?.legal]);
    if (sent || asked === this.#asked) return;
    this.#asked = asked;
    const only = view?.legal.length === 1 && !this.gather() ? view.legal[0] : undefined;
    // A single option is selected beforehand, never confirmed.
    this.picks = only !== undefined ? [{ code: only, place: null }] : [];
  }

  has(code: string, place: number | null = null): boolean {
    return this.order(code, place) > 0;
  }

  /** The number of a pick, from 1; 0 if it is not picked. */
  order(code: string, place: number | null = null): number {
    return (
      this.picks.findIndex(
        (pick) => pick.code === code && (place === null || pick.place === null || pick.place === place),
      ) + 1
    );
  }

  get ready(): boolean {
    const gather = this.gather();
    return gather
      ? this.picks.length >= gather.least && this.picks.length <= gather.most
      : this.picks.length === 1;
  }

  /** First press picks, a second one confirms; of several, a second press takes back. */
  press(code: string, place: number | null = null): void {
    if (!this.session.yours) return;
    const gather = this.gather();
    if (gather) this.#toggle({ code, place }, gather);
    else if (this.has(code, place)) this.confirm();
    else {
      this.picks = [{ code, place }];
      if (settings.onePress) this.confirm();
    }
  }

  /** Pick what a hint names, as one would by hand; confirming it is left to the viewer. */
  suggest(code: string): void {
    if (!this.session.yours || !this.session.view?.legal.includes(code)) return;
    this.picks = [{ code, place: null }];
  }

  clear(): void {
    this.picks = [];
  }

  confirm(): void {
    if (this.session.yours && this.ready) this.session.act(submission(this.picks, this.gather()));
  }

  #toggle(pick: Pick, gather: Gather): void {
    const found = this.order(pick.code, pick.place) - 1;
    if (found >= 0) this.picks = this.picks.filter((_, index) => index !== found);
    else if (this.picks.length < gather.most) this.picks = [...this.picks, pick];
    else if (gather.most === 1) this.picks = [pick];
  }
}
