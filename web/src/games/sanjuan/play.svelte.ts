/** What the pieces of a San Juan table ask: how do I look now, and what happens when I am pressed. */
import { createContext } from "svelte";
import { isForeign, type Mark } from "$src/coach/marks";
import type { TipContent } from "$src/shell/tip.svelte";
import { verbOf, wordOf } from "$src/table/codes";
import type { Picking } from "$src/table/decision.svelte";
import { shortReason } from "$src/table/sentences";
import type { TableSession } from "$src/table/session.svelte";
import { wordIn } from "$src/wire/json";
import type { Seat } from "$src/wire/names";
import type { Explanation, Impossible, View } from "$src/wire/types";
import { adapt } from "./adapt";
import { answers, verbIn, zoneOf, type Zone } from "./ask";
import { mine, type CardState } from "./model";
import { buildingFull, buildingName, withWhyNot } from "./words";

const GAME = "san-juan";
/**
 * Reasons that only say in which order the engine asks; the table gathers sets, so they are no reasons here.
 */
const ORDER_ONLY = "named_in_order";

export class Play {
  /** The piece that a sum or a line of the log points at. */
  pointed = $state<string | null>(null);

  readonly model = $derived.by(() => adapt(this.#view));
  /** The verbs with which hand and town answer now, or would if something there could be chosen. */
  readonly handVerb = $derived.by(() => this.#verbIn("hand"));
  readonly townVerb = $derived.by(() => this.#verbIn("town"));

  /** Buildings put up since the viewer's last move, as "seat building". */
  readonly recent = $derived.by(
    () =>
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      new Set(
        this.session.told
          .filter((line) => line.move > this.session.lastOwnMove && line.event.kind === "build")
          .map((line) => `${line.event.seat} ${wordIn(line.event.building)}`),
      ),
  );

  constructor(
    readonly session: TableSession,
    readonly decision: Picking,
  ) {}

  get #view(): View {
    const view = this.session.view;
    if (!view) throw new Error("a San Juan table is drawn before its position is known");
    return view;
  }

  #verbIn(zone: Zone): string | null {
    if (!this.session.yours) return null;
    const impossible = this.session.position?.choices?.impossible ?? [];
    return (
      verbIn(this.#view.legal, zone) ??
      verbIn(
        impossible.map((why) => why.code),
        zone,
      )
    );
  }

  isLegal(code: string): boolean {
    return this.session.yours && this.#view.legal.includes(code);
  }

  whyNot(code: string): Impossible | null {
    const why = this.session.whyNot(code);
    return why && !this.mayPress(code) ? why : null;
  }

  /** The explanation of the picked option, or of the building that is being paid for. */
  get shown(): Explanation | null {
    const picked = this.decision.picks[0]?.code;
    if (picked !== undefined && !this.decision.gather()) return this.session.explanation(picked);
    return this.model.paying ? this.session.lastPriced : null;
  }

  /** The building that the picked one can only replace. */
  get replaces(): string | null {
    const replaces = this.shown?.facts.replaces;
    return typeof replaces === "string" && this.decision.picks.length > 0 ? replaces : null;
  }

  /**
   * The building that is being paid for: it stands already. After a reload a plant is not told apart from
   * older ones.
   */
  get works(): string | null {
    if (!this.model.paying) return null;
    const fresh = mine(this.model)?.buildings.find((building) => building.fresh);
    return fresh?.id ?? this.session.lastPriced?.price.find((part) => part.part === "printed")?.of ?? null;
  }

  /** What pressing a card of the hand means now. */
  handCode(id: string): string | null {
    return this.handVerb && `${this.handVerb} ${id}`;
  }

  /** A piece of a set need not be the engine's next one: sets are submitted in the engine's order. */
  mayPress(code: string): boolean {
    if (this.isLegal(code)) return true;
    const gather = this.decision.gather();
    if (!this.session.yours || !gather || this.session.whyNot(code)?.reason !== ORDER_ONLY) return false;
    // What comes before the first that can be named was passed over when an earlier one was named.
    const first = this.#view.legal
      .filter((each) => zoneOf(each) === zoneOf(code))
      .map((each) => gather.order(each));
    return gather.order(code) > Math.min(...first);
  }

  handLook(id: string, place: number): CardState {
    const code = this.handCode(id);
    if (!code) return this.session.asked?.building === id && this.session.yours ? "chosen" : "rest";
    const building = this.handVerb === "build";
    if (this.decision.has(code, place)) return building ? "chosen" : "pays";
    if (this.mayPress(code)) return "legal";
    return building ? "impossible" : "rest";
  }

  /** Why a card cannot be built, in three words. */
  handWhy(id: string): string {
    const why = this.handVerb === "build" ? this.whyNot(`build ${id}`) : null;
    return why ? shortReason(GAME, why) : "";
  }

  /**
   * What pressing a building of the own town means now; buildings of one kind with and without a good differ.
   */
  townCode(id: string, good: boolean): string | null {
    const verbs =
      this.townVerb === "replace" || this.townVerb === "replace_full"
        ? ["replace", "replace_full"]
        : [this.townVerb];
    for (const verb of verbs) {
      const code = `${verb} ${id}`;
      if (verb && answers(verb, good) && this.mayPress(code)) return code;
    }
    return null;
  }

  /** The code with which a building of the own town would answer if it could. */
  townRefused(id: string): string | null {
    const code = `${this.townVerb} ${id}`;
    return this.townVerb && this.whyNot(code) ? code : null;
  }

  /** What the coach says of the option that a piece stands for. */
  markOn(zone: Zone, word: string): Mark | null {
    const { marks } = this.session;
    const code = [...marks.keys()].find((each) => zoneOf(each) === zone && wordOf(each) === word);
    const mark = code === undefined ? undefined : marks.get(code);
    return mark && (zone === "roles" || !isForeign(mark, this.decider)) ? mark : null;
  }

  /** Who decides in the position on screen. */
  get decider() {
    return this.session.view?.to_act;
  }

  /** What a seat is expected to build in the line that is shown. */
  expectedOf(seat: Seat): { id: string; mark: Mark }[] {
    return [...this.session.marks]
      .filter(([code, { look, by }]) => verbOf(code) === "build" && look === "expected" && by?.seat === seat)
      .map(([code, mark]) => ({ id: wordOf(code), mark }));
  }

  /** Buildings that would stand with the best or the chosen option, side by side. */
  get compared(): { id: string; mark: Mark }[] {
    return [...this.session.marks]
      .filter(([code, { look }]) => verbOf(code) === "build" && (look === "best" || look === "chosen"))
      .map(([code, mark]) => ({ id: wordOf(code), mark }));
  }

  /** The tooltip of a piece: what it does, and why it cannot be chosen now. */
  tipOf(id: string, code: string | null = null): TipContent {
    const clause = code && zoneOf(code) !== "buttons" ? this.session.explanation(code)?.clause : undefined;
    return withWhyNot(
      { title: buildingName(id), text: buildingFull(id), clause },
      code ? this.whyNot(code) : null,
    );
  }
}

export const [usePlay, providePlay] = createContext<Play>();
