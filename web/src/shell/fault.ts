/** Why something failed, in one sentence for people. */
import { has, t } from "$src/i18n/fluent.svelte";
import { Refused } from "$src/wire/refused";

/**
 * A refusal in the language of the page, where it has words for it; the server's own name the field or the
 * line.
 */
export function refusalText(kind: string, message: string): string {
  const id = `shell-refused-${kind}`;
  const line = Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  return has(id) ? t(id, { message, line }) : message;
}

export function faultText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.kind, error.message);
  // A browser tells a broken connection in words of its own, which nobody can translate.
  if (error instanceof TypeError) return t("shell-no-server");
  return error instanceof Error ? error.message : String(error);
}
