/** The words of the prompt bar in Lisboa: what to decide, then why or the price rule, and the steps still to come. */
import { attr, has, t } from "$src/i18n/fluent.svelte";
import type { Prompt, Step } from "$src/table/prompt";
import { argumentsOf } from "$src/table/sentences";
import type { Line } from "$src/table/session.svelte";
import type { Frame } from "$src/wire/types";
import type { Play } from "./play.svelte";
import { optionText } from "./words";

const GAME = "lisboa";

/** What the frame knows, and the numbers a prompt may speak of. */
function argumentsOfFrame(play: Play, frame: Frame) {
  const facts = argumentsOf(GAME, frame);
  const price = play.legal.map((code) => play.session.explanation(code)?.total ?? null).find((total) => total !== null);
  return {
    ...facts,
    reis: play.me?.reis ?? 0,
    influence: play.me?.influence ?? 0,
    total: price ?? 0,
    active: play.name(play.view.active),
    options: play.legal.length,
  };
}

/** Steps of the own turn that have a name: this one, and what the stack still holds for the seat. */
function stepsOf(play: Play): Step[] {
  if (!play.session.yours) return [];
  const own = play.view.stack.filter((frame) => frame.seat === play.view.seat && has(`lisboa-step-${frame.frame}`));
  return own.slice(0, 6).map((frame, index) => ({ name: t(`lisboa-step-${frame.frame}`), value: "", state: index === 0 ? "now" : "coming" }));
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

/** The piece on the board that a line of the log speaks of. */
export function pieceOf(line: Line): string | null {
  const { lot, site, noble, office, card, decree } = line.event;
  if (typeof lot === "string") return `lot ${lot}`;
  if (typeof site === "string") return `site ${site}`;
  if (typeof office === "string") return `office ${office}`;
  if (typeof noble === "string") return `visit ${noble}`;
  if (typeof decree === "number") return `decree ${decree}`;
  return typeof card === "number" ? `hand ${card}` : null;
}
