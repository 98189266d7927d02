/** A table that is looked at: nothing can be chosen. */
import { Picking } from "$src/table/decision.svelte";
import type { TableSession } from "$src/table/session.svelte";
import { packOf } from "../packs";
import { Play } from "../play.svelte";

export const lookOf = (session: TableSession): Play =>
  new Play(session, new Picking(session, () => null), packOf(session.view ?? { options: {} }));
