/** How long somebody is waited for, in words. */
import { t } from "$src/i18n/fluent.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** What the form of a new table offers, in seconds. */
export const PATIENCES: readonly number[] = [60, 300, HOUR, DAY];

export function patience(seconds: number): string {
  if (seconds >= DAY) return t("shell-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("shell-hours", { count: Math.round(seconds / HOUR) });
  return t("shell-minutes", { minutes: Math.max(1, Math.round(seconds / 60)) });
}
