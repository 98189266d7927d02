import { getContext, setContext } from "svelte";
import type { TableSession } from "./session.svelte";

const KEY = Symbol("table");

export function provideTable(session: TableSession): TableSession {
  return setContext(KEY, session);
}

export function useTable(): TableSession {
  return getContext<TableSession>(KEY);
}
