/** How far a review is: asked again and again while it is computed, also after its page was left. */
import { t } from "$src/i18n/fluent.svelte";
import { navigate } from "$src/shell/navigate.svelte";
import { toast } from "$src/shell/notices.svelte";
import { api } from "$src/wire";
import type { ReviewState } from "$src/wire/types";

const PAUSE = 1500;

export const isUnderWay = ({ status }: ReviewState): boolean => status === "queued" || status === "running";

/** Tell every state until the review is done; undone by the returned function. */
export function followReview(id: string, told: (state: ReviewState) => void): () => void {
  let on = true;
  void (async () => {
    while (on) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!on) return;
      const state = await api()
        .review(id)
        .catch(() => null);
      // A server that does not answer is asked again.
      if (!state || !on) continue;
      told(state);
      if (!isUnderWay(state)) return;
    }
  })();
  return () => void (on = false);
}

const left = new Set<string>();

/** Say when a review is ready whose page was left. */
export function tellWhenReady(id: string, address: string): void {
  if (left.has(id)) return;
  left.add(id);
  followReview(id, (state) => {
    if (isUnderWay(state)) return;
    if (left.delete(id) && state.status === "ready")
      toast(t("coach-ready"), { text: t("coach-look"), press: () => navigate(address) });
  });
}

/** Its page is open again, and shows it itself. */
export function tellNoMore(id: string): void {
  left.delete(id);
}
