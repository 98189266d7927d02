/** What the ring and the line of the church have in common. */
import type { IconName } from "$src/art/names";
import type { Play } from "../play.svelte";

/** How many steps the cardinal takes to a gap. */
export function stepsTo(play: Play, gap: number): number {
  const count = play.view.clergy.length;
  return (gap - play.view.cardinal + count) % count;
}

/** What the cardinal brings who passes a gap. */
export function gapIcon({ pack }: Play, gap: number): IconName | null {
  return gap === pack.church.influence_gap
    ? "influence"
    : gap === pack.church.treasury_gap
      ? "treasury"
      : null;
}
