/**
 * Questions that answer themselves: those with one answer, and those the viewer does not want to be asked at
 * this table.
 */
import { faceOf } from "$src/games/faces";
import { attr, t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import { keep, keptJson } from "$src/shell/kept";
import { toast } from "$src/shell/notices.svelte";
import { objectIn } from "$src/wire/json";
import type { TableSession } from "./session.svelte";

/** Options that do nothing, in all games. */
const DECLINES: readonly string[] = ["pass", "skip", "decline", "stop"];

/** The table on screen, and what is not asked there: by frame, in the words in which it was asked. */
export const unasked = $state<{ table: string; questions: Record<string, string> }>({
  table: "",
  questions: {},
});

const nameOf = (table: string): string => `unasked.${table}`;

/** Remember the questions of this table while it is on screen; to be called in an effect. */
export function sitAt(table: string): () => void {
  unasked.table = table;
  unasked.questions = questionsAt(table);
  return () => (unasked.table = "");
}

function questionsAt(table: string): Record<string, string> {
  return objectIn(keptJson(nameOf(table))) as Record<string, string>;
}

function keepQuestions(): void {
  keep(nameOf(unasked.table), JSON.stringify(unasked.questions));
}

export function neverAsk(frame: string, question: string): void {
  unasked.questions[frame] = question;
  keepQuestions();
}

/** The question on screen, if it is one that may be left unasked. */
export function canBeLeft({ yours, view, asked, table }: TableSession): boolean {
  if (!yours || !asked || !table || declineOf(view?.legal ?? []) === null) return false;
  return faceOf(table.game).minor.includes(asked.frame);
}

/** Decline the question on screen from now on; the notice takes both back. */
export function leaveUnasked(session: TableSession, question: string): void {
  const { asked } = session;
  if (!asked) return;
  neverAsk(asked.frame, question);
  const press = (): void => {
    askAgain(asked.frame);
    session.undo("step");
  };
  toast(attr("shell-never-ask", "done"), { text: t("shell-undo-step"), press });
}

export function askAgain(frame: string): void {
  delete unasked.questions[frame];
  keepQuestions();
}

export function declineOf(legal: readonly string[]): string | null {
  return legal.find((code) => DECLINES.includes(code)) ?? null;
}

/** Answer what need not be asked; to be called in an effect. What was taken back is asked. */
export function answerItself(session: TableSession): void {
  const { view, position, asked } = session;
  if (!session.yours || session.sent || !view || !asked || !position || position.moves === session.undoneTo)
    return;
  const question = unasked.questions[asked.frame];
  const decline = declineOf(view.legal);
  if (question !== undefined && decline !== null && canBeLeft(session))
    session.answerUnasked(decline, question);
  // While something can be taken back, even a single answer is the viewer's to give.
  // Nor does a lesson play by itself what it asks for.
  else if (settings.answerSingle && view.legal.length === 1 && !position.canUndo && !session.only)
    session.act([...view.legal]);
}
