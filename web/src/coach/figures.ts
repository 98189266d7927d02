/** Figures of the coach in the language of the page: a chance has a per cent sign, a difference never. */
import { locale, t } from "$src/i18n/fluent.svelte";

/** "41 %" from hundredths of a point. */
export function percent(chance: number): string {
  return wholePercent(Math.round(chance / 100));
}

export function wholePercent(value: number): string {
  return t("coach-percent", { value });
}

/** "−12" or "+9", in whole points. */
export function points(change: number): string {
  return signed(Math.round(change / 100));
}

export function signed(value: number): string {
  const figure = new Intl.NumberFormat(locale(), { useGrouping: false }).format(Math.abs(value));
  return value < 0 ? `−${figure}` : value > 0 ? `+${figure}` : figure;
}

/** "0.82": points lost per choice. */
export function rate(hundredths: number): string {
  const form = new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return form.format(hundredths / 100);
}

/** "7.5" from 75: a mean in tenths. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value / 10);
}
