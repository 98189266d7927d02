/** What the pieces of a San Juan table ask: how do I look now, and what happens when I am pressed. */
import { getContext, setContext } from "svelte";
import { t } from "$src/i18n/fluent.svelte";
import type { TipContent } from "$src/shell/tip.svelte";
import type { Decision } from "$src/table/decision.svelte";
import { reasonText, shortReason } from "$src/table/sentences";
import type { TableSession } from "$src/table/session.svelte";
import type { Explanation, Impossible } from "$src/wire/types";
import { adapt } from "./adapt";
import { handVerb, townCodes, verbOf, wordOf, zoneOf } from "./ask";
import type { CardState } from "./CardFace.svelte";
import { cardOf } from "./cards";
import type { SanJuanView } from "./model";
import { buildingFull, buildingName } from "./words";

export class Play {
  readonly model: SanJuanView;
  /** The piece that a sum or a line of the log points at. */
  pointed = $state<string | null>(null);

  constructor(
    readonly session: TableSession,
    readonly decision: Decision,
  ) {
    this.model = $derived(adapt(this.#view));
    this.verb = $derived(handVerb(this.#view));
  }

  /** The verb with which the hand answers now. */
  readonly verb: string | null;

  get #view() {
    const view = this.session.view;
    if (!view) throw new Error("a San Juan table is drawn before its position is known");
    return view;
  }

  get legal(): string[] {
    return this.session.yours ? this.#view.legal : [];
  }

  isLegal(code: string): boolean {
    return this.legal.includes(code);
  }

  whyNot(code: string): Impossible | null {
    return this.session.whyNot(code);
  }

  /** The explanation of the picked option, or of the choice that is being paid for. */
  get shown(): Explanation | null {
    const picked = this.decision.picks[0]?.code;
    if (picked !== undefined && !this.decision.gather()) return this.session.explanation(picked);
    return this.session.position?.choices?.options.find((each) => each.price.length > 0) ?? null;
  }

  /** A card of the hand answers with this code, if cards answer at all. */
  handCode(id: string): string | null {
    return this.verb && this.session.yours ? `${this.verb} ${id}` : null;
  }

  /** A card that may be gathered need not be the engine's next one: sets are submitted in the engine's order. */
  mayPress(code: string): boolean {
    return this.isLegal(code) || (this.decision.gather() !== null && zoneOf(code) === "hand" && this.session.yours);
  }

  handLook(id: string, place: number): CardState {
    const code = this.handCode(id);
    if (!code) return "rest";
    if (this.decision.has(code, place)) return this.verb === "build" ? "chosen" : "pays";
    if (this.verb === "build") return this.isLegal(code) ? "legal" : "impossible";
    return this.mayPress(code) ? "legal" : "rest";
  }

  /** Why a card of the hand cannot be built, in three words. */
  handWhy(id: string): string {
    const why = this.whyNot(`build ${id}`);
    return this.verb === "build" && why ? shortReason("san-juan", why) : "";
  }

  /** Buildings and goods of the own town answer by kind. */
  townCode(id: string, good: boolean): string | null {
    return (
      townCodes(this.#view).find((code) => wordOf(code) === id && (verbOf(code) === "produce" ? !good : zoneOf(code) === "goods" ? good : true)) ?? null
    );
  }

  /** The tooltip of a card: what it does, and why it cannot be chosen now. */
  tipOf(id: string, code: string | null = null): TipContent {
    const why = code ? this.whyNot(code) : null;
    if (why) return { title: t("sanjuan-cannot", { verb: verbOf(why.code) }), text: reasonText("san-juan", why), clause: why.clause };
    const clause = code ? this.session.explanation(code)?.clause : undefined;
    const facts = cardOf(id);
    return { title: buildingName(id), text: `${buildingFull(id)}\n${t("sanjuan-copies", { cost: facts.cost })}`, clause };
  }
}

const KEY = Symbol("san-juan");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
