/** Everything that is kept in this browser as one file, and back. */
import { allKept, keepAll } from "$src/shell/kept";
import { everything, takeIn } from "./wire";
import type { Everything } from "./messages";
import type { KeptTable } from "./shelf";

/** The first field says what the file is, and in which form. */
interface File extends Everything {
  tabuleiro: 1;
  settings: Record<string, string>;
}

const isText = (value: unknown): value is string => typeof value === "string";

function isKept(value: unknown): value is KeptTable {
  const { id, head, entries } = (value ?? {}) as Partial<KeptTable>;
  return isText(id) && isText(head) && Array.isArray(entries) && entries.every(isText);
}

export async function written(): Promise<string> {
  const file: File = { tabuleiro: 1, ...(await everything()), settings: allKept() };
  return JSON.stringify(file);
}

/** How many tables came with a file; nothing if it is none of ours. */
export async function taken(text: string): Promise<number | null> {
  const found = parsed(text);
  if (!found) return null;
  keepAll(found.settings);
  return takeIn(found);
}

const textsOf = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => isText(value)));

function parsed(text: string): File | null {
  try {
    const { tabuleiro, tables, notes, settings } = JSON.parse(text) as Partial<File>;
    if (tabuleiro !== 1 || !Array.isArray(tables) || !tables.every(isKept)) return null;
    return { tabuleiro, tables, notes: textsOf(notes), settings: textsOf(settings) };
  } catch {
    return null;
  }
}
