/** After an update the host lacks the parts of a page that is open; loaded anew, it asks for its own. */
import { t } from "$src/i18n/fluent.svelte";
import { toast } from "./notices.svelte";

const LAST = "tabuleiro.renewed";
/** A page that misses parts again so soon is not helped by loading it. */
const SOON = 10_000;

export function renewWhenPartsAreGone(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < SOON) return;
  const answered = await fetch(location.href, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answered) {
    toast(t("shell-no-server"));
    return;
  }
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}
