/** The words of the prompt bar in San Juan: what to decide, then why or the price rule. */
import { attr, has, t } from "$src/i18n/fluent.svelte";
import { argumentsOf, optionLabel, word } from "$src/table/sentences";
import { paid } from "$src/table/figures";
import { sumOf, type Prompt } from "$src/table/prompt";
import type { PricePart } from "$src/wire/types";
import { wordOf } from "$src/table/codes";
import { buttonsOf } from "./ask";
import type { Play } from "./play.svelte";

const GAME = "san-juan";

function partLabel(part: PricePart): string {
  return word(GAME, part.of ?? part.part).toLocaleLowerCase();
}

/** What the picked option or the gathered set is called on the button. */
function primaryOf(play: Play): Prompt["primary"] {
  const { decision } = play;
  const gather = decision.gather();
  const verb = play.handVerb ?? play.townVerb ?? "";
  if (!gather && !decision.picks.length) return null;
  const total = play.shown && paid(play.shown);
  if (!gather)
    return { label: pickedLabel(play, decision.picks[0]?.code ?? "", total ?? "none"), ready: true };
  const left = Math.max(0, gather.least - decision.picks.length);
  const id = `sanjuan-gather-${verb}`;
  return {
    label: has(id)
      ? t(id, { count: decision.picks.length, most: gather.most, left })
      : optionLabel(GAME, verb),
    ready: decision.ready,
  };
}

/** What is picked, with its price; a building that can only replace another one names that one. */
function pickedLabel(play: Play, code: string, total: number | string): string {
  const { replaces } = play;
  if (replaces === null) return optionLabel(GAME, code, play.session.asked?.frame, { total });
  return t("sanjuan-build-over", argumentsOf(GAME, { word: wordOf(code), replaces, total }));
}

export function promptOf(play: Play): Prompt {
  const { session, decision } = play;
  const frame = session.asked;
  const id = `sanjuan-prompt-${frame?.frame ?? "wait"}`;
  const picked = decision.picks[0]?.code;
  const gather = decision.gather();
  const missing = gather ? gather.least - decision.picks.length : 0;
  const building = play.works ?? frame?.building ?? "none";
  const args = frame
    ? argumentsOf(GAME, { ...frame, building, missing, picked: picked ? wordOf(picked) : "none" })
    : {};
  const shown = play.shown;
  return {
    title: has(id) ? t(id, args) : (frame?.frame ?? ""),
    why: attr(id, "why", args),
    sum: shown && sumOf(shown, t("sanjuan-to-pay"), partLabel),
    gathered:
      gather && gather.most > 0
        ? {
            done: decision.picks.length,
            most: gather.most,
            says: t("sanjuan-gathered", { done: decision.picks.length, most: gather.most }),
          }
        : null,
    steps: [],
    // What is picked is on the main button.
    buttons:
      session.yours && session.view
        ? buttonsOf(session.view)
            .filter((code) => !decision.has(code))
            .map((code) => ({ code, label: optionLabel(GAME, code, frame?.frame) }))
        : [],
    primary: session.yours ? primaryOf(play) : null,
  };
}
