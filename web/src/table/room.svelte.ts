/** The layout of the table around a piece; in a replay, which has none, pieces are drawn in full. */
import { createContext } from "svelte";
import type { Layout } from "./layout";

class TableRoomState {
  layout = $state<Layout>("full");
  /** Whether there is height for several parts at a time. */
  roomy = $state(true);
  readonly full = $derived(this.layout === "full");
  readonly compact = $derived(this.layout === "compact");
  readonly split = $derived(this.layout === "split");
  readonly stack = $derived(this.layout === "stack");
  /** Whether parts of the table lie behind tabs. */
  readonly small = $derived(this.split || this.stack);
}

const [use, provide] = createContext<TableRoomState>();

export const useRoom = use;

export function provideRoom(): TableRoomState {
  return provide(new TableRoomState());
}
