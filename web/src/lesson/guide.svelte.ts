/** A guided game: the step it is at, what it asks for, and how it goes on. */
import type { Face, LessonFace, LessonStep } from "$src/games/face";
import { attr, t } from "$src/i18n/fluent.svelte";
import type { TableSession } from "$src/table/session.svelte";
import { keepProgress, lessonProgress } from "./progress";
import { askedFor, stepAfter, toBeDone } from "./steps";

export class Guide {
  step = $state(0);
  /** After how many moves something else was pressed than what is asked for. */
  #refused = $state<number | null>(null);

  constructor(
    readonly face: Face,
    readonly lesson: LessonFace,
    readonly session: TableSession,
  ) {
    this.step = lessonProgress(face.key, lesson);
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps;
  }
  readonly current = $derived.by(() => this.steps[this.step]);
  readonly #options = $derived.by(() => this.session.position?.view.legal ?? []);
  /** The step that waits for a choice; unknown until the past of the table is. */
  readonly undone = $derived.by(() => {
    const chosen = this.session.ownChoices?.map(({ code }) => code);
    return chosen ? toBeDone(this.steps, chosen, this.session.yours ? this.#options : []) : null;
  });
  /** How the choices begin that are asked for, now or after what is still to be read. */
  readonly asks = $derived.by(() => askedFor(this.steps[this.undone ?? -1], this.#options));
  /** Whether the step waits for its choice. */
  readonly waits = $derived.by(() => this.current?.does != null && this.step === this.undone);
  readonly last = $derived.by(() => this.step === this.steps.length - 1);

  title(step: LessonStep | undefined = this.current): string {
    return step ? t(this.#text(step)) : "";
  }

  /** What to do, or why. */
  words(part: "text" | "why"): string {
    return this.current ? attr(this.#text(this.current), part) : "";
  }

  /** A kind word on what was pressed, or on a question that the lesson does not need. */
  get answer(): string {
    if (this.#refused !== null && this.#refused === this.session.position?.moves)
      return t(this.current?.does === null ? "shell-lesson-read" : "shell-lesson-other");
    return this.waits && this.session.yours && !this.asks.length ? t("shell-lesson-free") : "";
  }

  refuse(): void {
    this.#refused = this.session.position?.moves ?? null;
  }

  /** Go on with what was chosen, and back with what was taken back; to be called in an effect. */
  follow(undone: number, step: number): void {
    this.go(stepAfter(this.steps, undone, step));
  }

  go(step: number): void {
    this.step = step;
    this.#refused = null;
    keepProgress(this.face.key, step);
  }

  /** Choose what is asked for in the pupil's place. */
  doIt(): void {
    const code = this.session.yours ? this.session.view?.legal[0] : undefined;
    if (code !== undefined) this.session.act([code]);
  }

  #text(step: LessonStep): string {
    return `${this.face.texts}-lesson-${step.id}`;
  }
}
