import { createContext } from "svelte";
import type { TableSession } from "./session.svelte";

export const [useTable, provideTable] = createContext<TableSession>();
