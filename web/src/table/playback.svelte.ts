/** Others' acts are shown one after the other, at the pace the viewer likes, not as a jump. */
import { isStill, settings } from "$src/settings/settings.svelte";
import type { EventFacts, Seat } from "$src/wire/names";
import type { Position } from "./session.svelte";

/** How long an act stays on screen, in milliseconds as all times here. */
const BRISK = 700;
/** A turn of many acts is shown in this time. */
const BRISK_TURN = 4000;
const CALM = 1600;
/** Time to read, for each letter of what is said. */
const CALM_LETTER = 60;
/** An act that is told together with the one before it, or that says nothing. */
const NOTHING_NEW = 120;

/** Who shows a position, and what the page says of it then. */
export interface PositionScreen {
  show: (position: Position) => void;
  says: () => string;
}

export class Playback {
  /** How long pieces travel for these events; the table that shows them says it. */
  travelTime: (events: readonly EventFacts[]) => number = () => 0;
  /** The viewer has stopped: acts wait until they are asked for. */
  stopped = $state(false);
  /** Acts that have arrived and are still to be shown. */
  #waiting = $state.raw<Position[]>([]);
  /** An act is on screen and has its time. */
  #showing = $state(false);
  readonly behind = $derived(this.#waiting.length);
  /** Acts shown since nothing waited, and with them those that still wait. */
  shown = $state(0);
  readonly total = $derived(this.shown + this.behind);
  /** Whose acts are shown, and for how long so far. */
  #turn: { by: Seat | null; spent: number } = { by: null, spent: 0 };
  /** When the pieces that the viewer moved have landed. */
  #landed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly screen: PositionScreen) {}

  get running(): boolean {
    return this.#showing || this.#waiting.length > 0;
  }

  /** Whether acts are shown at once. */
  get instant(): boolean {
    return settings.pace === "instant";
  }

  /** Show a position after those that wait; the first one when what was moved before has landed. */
  add(position: Position): void {
    if (!this.running && !this.stopped) this.shown = 0;
    this.#waiting = [...this.#waiting, position];
    if (this.#showing || this.stopped || this.#waiting.length > 1) return;
    const wait = this.#landed - Date.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  /** The viewer has moved pieces: what others do next waits for them. */
  expectLanding(position: Position): void {
    this.#landed = Date.now() + this.#travel(position);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#showing = false;
    this.stopped = true;
  }

  goOn(): void {
    this.stopped = false;
    this.#next();
  }

  /** Show the next act, and no other before it is asked for. */
  step(): boolean {
    if (!this.running && !this.stopped) return false;
    this.stop();
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first) this.#show(first);
    return true;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#showing = this.stopped = false;
    this.shown = 0;
  }

  #show(position: Position): void {
    this.shown++;
    this.screen.show(position);
  }

  #next(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#showing = first !== undefined;
    if (!first) return;
    const before = this.screen.says();
    this.#show(first);
    const lasts = this.#lasts(first, before);
    this.#timer = setTimeout(() => this.#next(), lasts);
  }

  #lasts(position: Position, before: string): number {
    const said = this.screen.says();
    const travel = this.#travel(position);
    if (said === before) return Math.max(NOTHING_NEW, travel);
    if (settings.pace === "calm") return Math.max(CALM + CALM_LETTER * said.length, travel);
    return this.#inTurn(position, Math.max(BRISK, travel));
  }

  /** The longer a turn is already, the less time is left for its acts. */
  #inTurn({ by = null }: Position, wanted: number): number {
    if (by !== this.#turn.by) this.#turn = { by, spent: 0 };
    const lasts = Math.max(NOTHING_NEW, Math.min(wanted, BRISK_TURN - this.#turn.spent));
    this.#turn.spent += lasts;
    return lasts;
  }

  #travel({ events }: Position): number {
    return this.instant || isStill() ? 0 : this.travelTime(events ?? []);
  }
}
