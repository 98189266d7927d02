/** Others' acts are shown one after the other, each as long as its pieces travel, not as a jump. */
import { isStill, settings } from "$src/settings/settings.svelte";
import type { EventFacts } from "$src/wire/names";
import type { Position } from "./session.svelte";

/** How long a foreign act stays on screen at speed 1. */
const ACT_SHOWN = 700;

export class Playback {
  /** How long pieces travel for these events at speed 1; the table that shows them says it. */
  travelTime: (events: readonly EventFacts[]) => number = () => 0;
  /** Acts that have arrived and are still to be shown; the first is on screen. */
  #queue = $state.raw<Position[]>([]);
  readonly behind = $derived(Math.max(0, this.#queue.length - 1));
  /** When the pieces that the viewer moved have landed. */
  #landed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (position: Position) => void) {}

  get running(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether acts are shown at once. */
  get instant(): boolean {
    return settings.speed === 0 || isStill();
  }

  /** Show a position after those that wait; the first one when what was moved before has landed. */
  add(position: Position): void {
    this.#queue = [...this.#queue, position];
    if (this.#queue.length > 1) return;
    const wait = this.#landed - Date.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#play(), wait);
    else this.#play();
  }

  /** The viewer has moved pieces: what others do next waits for them. */
  expectLanding(position: Position): void {
    this.#landed = Date.now() + this.#travel(position);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #play(): void {
    const first = this.#queue[0];
    if (!first) return;
    this.show(first);
    this.#timer = setTimeout(
      () => {
        this.#queue = this.#queue.slice(1);
        this.#play();
      },
      Math.max(ACT_SHOWN / settings.speed, this.#travel(first)),
    );
  }

  #travel({ events }: Position): number {
    return this.instant ? 0 : this.travelTime(events ?? []) / settings.speed;
  }
}
