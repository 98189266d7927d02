/** The texts of San Juan by the words of the rules. */
import { attr, t, textId } from "$src/i18n/fluent.svelte";
import type { TipContent } from "$src/shell/tip.svelte";
import { verbOf } from "$src/table/codes";
import { argumentsOf, reasonText } from "$src/table/sentences";
import type { Impossible, ScoreItem } from "$src/wire/types";
import type { Card, Role } from "./cards";

export const buildingName = (id: string): string => t(textId("sanjuan-building", id));
export const buildingShort = (id: string): string => attr(textId("sanjuan-building", id), "short");
export const buildingFull = (id: string): string => attr(textId("sanjuan-building", id), "full");
export const roleName = (role: string): string => t(textId("sanjuan-role", role));
export const goodName = (good: string): string => t(textId("sanjuan-good", good));
export const phaseName = (phase: string): string => t(textId("sanjuan-phase", phase));

/** What a part of the table is for, with its clause. */
export const about = (id: string, clause: string): TipContent => ({ text: attr(id, "about"), clause });

/** The clause that begins the phase of a role. */
const ROLE_CLAUSES: Record<Role, string> = {
  builder: "SJ-B1",
  producer: "SJ-P1",
  trader: "SJ-T1",
  councillor: "SJ-C1",
  prospector: "SJ-X1",
};

/** "Privilege: 1 card less". */
export const privilegeText = (role: string): string =>
  t("shell-labelled", {
    label: t("sanjuan-privilege"),
    what: attr(textId("sanjuan-role", role), "privilege"),
  });

export function roleTip(role: Role): TipContent {
  const id = textId("sanjuan-role", role);
  return {
    title: t(id),
    text: `${attr(id, "action")}.\n${privilegeText(role)}.`,
    clause: ROLE_CLAUSES[role],
  };
}

/** The sum behind the points so far, a line for each source. */
export function scoreTip(score: readonly ScoreItem[]): TipContent {
  const lines = score.map((item) => {
    const id = textId("sanjuan-score", item.kind);
    const from = attr(id, "from", argumentsOf("san-juan", item.facts));
    return t("shell-labelled", { label: t(id), what: `${item.points} (${from})` });
  });
  return { title: t("sanjuan-score-so-far"), text: lines.join("\n"), clause: "SJ-E2" };
}

/** What a piece is, and below it why it cannot be chosen now. */
export function withWhyNot(tip: TipContent, why: Impossible | null): TipContent {
  if (!why) return tip;
  const cannot = t("sanjuan-cannot", { verb: verbOf(why.code) });
  const reason = t("shell-labelled", { label: cannot, what: reasonText("san-juan", why) });
  return { ...tip, text: `${tip.text}\n${reason}`, clause: why.clause };
}

/** "city building, cost 5, 3 points". */
export function cardFigures({ sort, cost, points }: Card): string {
  return [
    t(`sanjuan-sort-${sort}`),
    t("sanjuan-cost", { cost }),
    points === null ? t("sanjuan-points-at-end") : t("sanjuan-points", { points }),
  ].join(", ");
}
