/** What the pieces of a Lisboa table ask: how do I look now, and what happens when I am pressed. */
import { createContext } from "svelte";
import { colourOf, type SeatColour } from "$src/art/seats";
import { isForeign, type Mark } from "$src/coach/marks";
import { t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import type { Picking } from "$src/table/decision.svelte";
import { playerName } from "$src/table/seats";
import type { NotedLine, TableSession } from "$src/table/session.svelte";
import { wordsIn } from "$src/wire/json";
import type { Explanation, Impossible, PricePart } from "$src/wire/types";
import { sum } from "$src/table/figures";
import { adapt } from "./adapt";
import type { Effect, Good, Lot, Noble, Cube, Site } from "./kinds";
import type { LisboaView, Owner, Player } from "./model";
import { rewardFrom, type Pack } from "./pack";
import { familyOf, isShared, type Place } from "./place";
import { pieceOf, pieceOfPart, placesOf, relatedTo } from "./targets";

export type Marking = "rest" | "legal" | "selected";

/** An option with the places on the board that stand for it. */
export interface PlacedOption {
  code: string;
  places: Place[];
}

export class Play {
  /** Places that narrow the choice: a card of the hand, a good, a city tile. */
  held = $state.raw<Place[]>([]);
  /** The code the pointer is on: the preview follows it. */
  hovered = $state<string | null>(null);
  /** The piece that a part of a price or a line of the log points at. */
  pointed = $state<string | null>(null);

  readonly view: LisboaView;
  readonly me: Player | null;
  readonly choices: PlacedOption[];
  /** Options that agree with every held place. */
  readonly narrowed: PlacedOption[];
  /** What the coach says of the places that stand for an option. */
  readonly marked: ReadonlyMap<Place, Mark>;
  /** Places that others changed since the viewer's last choice. */
  readonly recent: ReadonlySet<string>;
  readonly picked: string | null;
  /** What is picked, or else what the pointer is on. */
  readonly shown: string | null;
  /** The rubble and the buildings that count for the store that is looked at. */
  readonly related: readonly string[];

  constructor(
    readonly session: TableSession,
    readonly decision: Picking,
    readonly pack: Pack,
  ) {
    this.view = $derived(adapt(this.#offered, this.pack));
    this.me = $derived(this.view.seat === null ? null : (this.view.players[this.view.seat] ?? null));
    this.choices = $derived(
      this.legal.map((code) => ({ code, places: placesOf(code, this.view, this.pack) })),
    );
    this.narrowed = $derived(
      this.choices.filter(({ places }) => this.held.every((place) => places.includes(place))),
    );
    this.marked = $derived(
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      new Map(
        // Later entries win: the best option comes first, and keeps the places that others share with it.
        [...this.session.marks].reverse().flatMap(([code, mark]) =>
          placesOf(code, this.view, this.pack)
            .filter((place) => isShared(place) || !isForeign(mark, this.session.view?.to_act))
            .map((place): [Place, Mark] => [place, mark]),
        ),
      ),
    );
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    this.recent = $derived(new Set(this.#foreignLines.map(pieceOf)) as Set<string>);
    this.picked = $derived(this.decision.picks[0]?.code ?? null);
    this.shown = $derived(this.picked ?? this.hovered);
    this.related = $derived(
      relatedTo(this.shown, (this.shown && this.session.explanation(this.shown)?.facts) || {}),
    );
  }

  get #position() {
    const position = this.session.position;
    if (!position) throw new Error("a Lisboa table is drawn before its position is known");
    return position;
  }

  /** The view with the options that are offered: in a lesson not all of them are. */
  get #offered() {
    return this.session.view ?? this.#position.view;
  }

  get #foreignLines(): NotedLine[] {
    return this.session.told.filter(
      (line) => line.move > this.session.lastOwnMove && line.event.seat !== this.view.seat,
    );
  }

  get legal(): string[] {
    return this.session.yours ? this.#offered.legal : [];
  }

  /** What the treasury track shows beside its marker. */
  get treasury(): { right: number; left: number } {
    return (
      this.pack.treasury.find((space) => space.right === this.view.treasury) ?? {
        right: this.view.treasury,
        left: 0,
      }
    );
  }

  /** The noble who is being visited, while his card lies at the Court. */
  get visited(): Noble | null {
    const kind = this.view.inPlay === null ? null : this.pack.cards.get(this.view.inPlay)?.kind;
    return kind && kind !== "treasury" ? kind : null;
  }

  /** What a visit to the noble would cost the viewer. */
  visitPrice(noble: Noble): number | null {
    return this.me?.visits[noble] ?? null;
  }

  /** Forget held places when another question is asked; to be called in an effect. */
  follow(): void {
    if (this.held.length && !this.narrowed.length) this.held = [];
  }

  /** Options at a place that agree with what is held elsewhere. */
  codesAt(place: Place): string[] {
    const elsewhere = this.held.filter((each) => familyOf(each) !== familyOf(place));
    const here = this.choices.filter(({ places }) => places.includes(place));
    const agreeing = here.filter(({ places }) => elsewhere.every((each) => places.includes(each)));
    return agreeing.map(({ code }) => code);
  }

  status(place: Place): Marking {
    if (!this.codesAt(place).length) return "rest";
    const picked = this.choices.find(({ code }) => code === this.picked);
    return this.held.includes(place) || picked?.places.includes(place) ? "selected" : "legal";
  }

  /** A place on a player's board: the viewer's own can be chosen, another's only shows itself. */
  placeOn(player: Player, place: Place): Place {
    return player.seat === this.view.seat ? place : `board ${player.seat} ${place}`;
  }

  /** Hold the place; once a single option is left it is picked, and by the next press confirmed. */
  press(place: Place): void {
    const codes = this.codesAt(place);
    const only = codes[0];
    if (only === undefined) return;
    const held = [...this.held.filter((each) => familyOf(each) !== familyOf(place)), place];
    if (codes.length === 1) {
      this.held = held;
      this.decision.press(only);
    } else {
      this.held = this.held.includes(place) ? held.filter((each) => each !== place) : held;
      this.decision.clear();
    }
  }

  /** Forget what is held and picked, and choose anew. */
  letGo(): void {
    this.held = [];
    this.decision.clear();
  }

  hover(place: Place | null): void {
    const codes = place ? this.codesAt(place) : [];
    this.hovered = codes.length === 1 ? (codes[0] ?? null) : null;
  }

  explanation(place: Place): Explanation | null {
    const code = this.codesAt(place)[0];
    return code === undefined ? null : this.session.explanation(code);
  }

  /** Why nothing can be chosen at this place, if the engine has a reason. */
  whyNot(place: Place): Impossible | null {
    const all = this.#position.choices?.impossible ?? [];
    return all.find((each) => placesOf(each.code, this.view, this.pack).includes(place)) ?? null;
  }

  /**
   * Whether something speaks of this place: a part of a price, a line of the log, or the store that is looked
   * at.
   */
  isPointed(place: Place): boolean {
    const about = [...this.related, ...(this.pointed === null ? [] : [this.pointed])];
    return about.some((each) => place === each || place.startsWith(`${each} `));
  }

  /** Point at the piece from which a part of a price comes. */
  pointAt(part: PricePart | null): void {
    this.pointed = part && pieceOfPart(part, this.me);
  }

  /** The seat of the turn, or Lacerda. */
  get active(): Owner {
    return this.view.active < this.view.players.length ? this.view.active : "lacerda";
  }

  /** A neutral piece has no colour of a seat; Lacerda wears that of a second one. */
  colour(owner: Owner): SeatColour | null {
    if (owner === "neutral") return null;
    return colourOf(owner === "lacerda" ? 1 : owner, settings.seatColours);
  }

  name(owner: Owner): string {
    return typeof owner === "number" ? playerName(this.session, owner) : t(`lisboa-owner-${owner}`);
  }

  /** The id of a clergy tile that a code names by its place in the pack's list: "C3" is the third sort. */
  tileId(word: string): string {
    return [...this.pack.clergy.keys()][Number(word.slice(1)) - 1] ?? word;
  }

  /** Goods and cubes that the shown option will bring to the own board. */
  get coming(): { goods: Record<Good, number>; cubes: Record<Cube, number> } {
    const [verb = "", ...words] = (this.shown ?? "").split(" ");
    const { gains = [], facts = {} } = (this.shown && this.session.explanation(this.shown)) || {};
    const own = gains.filter((gain) => gain.seat === this.view.seat && !gain.at_end);
    const items = [
      ...own.map((gain) => ({ word: gain.gain, amount: gain.amount })),
      ...(["build", "open", "portfolio", "reward"].includes(verb) && typeof facts.reward === "string"
        ? rewardFrom(facts.reward)
        : []),
      ...wordsIn(facts.cubes).map((cube) => ({ word: cube, amount: 1 })),
      ...(verb === "clear" || verb === "cube" ? [{ word: words.at(-1) ?? "", amount: 1 }] : []),
    ];
    const of = (word: string): number =>
      sum(items.filter((item) => item.word === word).map((item) => item.amount));
    return {
      goods: { gold: of("gold"), cloth: of("cloth"), books: of("books"), tools: of("tools") },
      cubes: { earthquake: of("earthquake"), fire: of("fire"), tsunami: of("tsunami") },
    };
  }

  lotReward(lot: Lot): readonly Effect[] {
    return this.view.lotRewards[lot] ?? this.pack.lotReward[lot] ?? [];
  }

  siteReward(site: Site): readonly Effect[] {
    return this.view.siteRewards[site] ?? this.pack.siteReward[site] ?? [];
  }
}

export const [usePlay, providePlay] = createContext<Play>();
