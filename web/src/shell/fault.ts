/** Why a request failed, in one sentence for people. */
import { t } from "$src/i18n/fluent.svelte";
import { Refused } from "$src/wire/api";

export function faultText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // A browser tells a broken connection in words of its own, which nobody can translate.
  if (error instanceof TypeError) return t("shell-no-server");
  return error instanceof Error ? error.message : String(error);
}
