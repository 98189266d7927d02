/**
 * The words of the prompt bar in Lisboa: what to decide, then why or the price rule, and the steps still to
 * come.
 */
import { attr, has, t } from "$src/i18n/fluent.svelte";
import type { Prompt, PromptStep } from "$src/table/prompt";
import { argumentsOf } from "$src/table/sentences";
import type { Frame } from "$src/wire/types";
import type { Play } from "./play.svelte";
import { optionText } from "./words";

const GAME = "lisboa";

/** What the frame knows, and the numbers a prompt may speak of. */
function argumentsOfFrame(play: Play, frame: Frame) {
  const facts = argumentsOf(GAME, frame);
  const price = play.legal
    .map((code) => play.session.explanation(code)?.total ?? null)
    .find((total) => total !== null);
  return {
    ...facts,
    reis: play.me?.reis ?? 0,
    influence: play.me?.influence ?? 0,
    total: price ?? 0,
    active: play.name(play.active),
    options: play.legal.length,
  };
}

/** Steps that are named as what they belong to. */
const NAMED_AS: Record<string, string> = {
  Recruit: "lisboa-action-recruit",
  PlaceOfficial: "lisboa-action-recruit",
  TakePlan: "lisboa-action-plan",
  BuildShip: "lisboa-action-ship",
  GiveGood: "lisboa-step-PayReis",
  MeetCardinal: "lisboa-action-cardinal",
  TakeFavor: "lisboa-action-favor",
  TakePileCube: "lisboa-step-ClearRubble",
  TakeExtraDecree: "lisboa-step-TakeDecree",
};

const stepId = ({ frame }: Frame): string => NAMED_AS[frame] ?? `lisboa-step-${frame}`;

/** Steps of the own turn that have a name: this one, and what the stack still holds for the seat. */
function stepsOf(play: Play): PromptStep[] {
  if (!play.session.yours) return [];
  const own = play.view.stack.filter((frame) => frame.seat === play.view.seat && has(stepId(frame)));
  const asked = play.view.stack[0];
  return own
    .slice(0, 6)
    .map((frame) => ({ name: t(stepId(frame)), state: frame === asked ? "now" : "coming" }));
}

export function promptOf(play: Play): Prompt {
  const frame = play.session.asked;
  const id = `lisboa-prompt-${frame?.frame ?? "wait"}`;
  const args = frame ? argumentsOfFrame(play, frame) : {};
  const end = play.legal.includes("end") ? [{ code: "end", label: optionText(play, "end") }] : [];
  return {
    title: has(id) ? t(id, args) : (frame?.frame ?? ""),
    why: attr(id, "why", args),
    sum: null,
    gathered: null,
    steps: stepsOf(play),
    buttons: end,
    primary: null,
  };
}
