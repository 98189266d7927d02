/**
 * Whether a media query holds, learned from its events alone.
 *
 * Chromium compares with what it was last asked: a look at the list between a change and its event, while
 * styles wait, swallows the event for everybody who listens.
 */
export class Media {
  holds = $state(false);

  constructor(query: string) {
    const list = globalThis.matchMedia?.(query);
    this.holds = list?.matches ?? false;
    list?.addEventListener("change", (change) => (this.holds = change.matches));
  }
}
