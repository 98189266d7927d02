/** Notices that a line has gone silent: a network that swallows what is sent never says that it is gone. */
export interface Heart {
  /** Nothing has come for a while: ask whether somebody is there. */
  ask(): void;
  /** No answer came in time: the viewer should know. */
  silent(): void;
  /** Still no answer: the line is not coming back. */
  dead(): void;
}

/** Together below the three seconds after which a viewer knows that the line is silent. */
const QUIET = 1300;
const ANSWER = 1300;
/** A slow line gets so much longer before it is given up. */
const PATIENCE = 3000;

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly heart: Heart) {}

  /** Something has come, or is expected from now on. */
  beat(): void {
    this.#after(QUIET, () => this.check());
  }

  /** Ask at once; a page that nobody looks at waits until somebody does. */
  check(): void {
    if (document.hidden) return this.beat();
    this.heart.ask();
    this.#after(ANSWER, () => {
      this.heart.silent();
      this.#after(PATIENCE, () => this.heart.dead());
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(wait: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, wait);
  }
}
