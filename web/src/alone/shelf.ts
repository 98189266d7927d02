/**
 * The shelf: all tables in the browser's own database, each entry written once; where that is full or
 * forbidden, what follows stays in memory.
 */
import type { TableInfo } from "$src/wire/types";
import { committed, done, type BrowserDatabase } from "./database";
import type { Unwritten } from "./python";

/** A table as it is kept. */
export interface KeptTable {
  id: string;
  info: TableInfo;
  head: string;
  entries: string[];
}

interface ShelvedTable {
  id: string;
  info: TableInfo;
  head: string;
}

interface ShelvedEntry {
  table: string;
  number: number;
  text: string;
}

/** Another tab has written the same number first. */
export class Conflict extends Error {}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Shelf {
  /** Tables that could not be written. */
  readonly #memory = new Map<string, KeptTable>();

  constructor(readonly database: BrowserDatabase) {}

  async infos(): Promise<TableInfo[]> {
    const rows = await this.database.carefully(async (database) => {
      const found = await done<ShelvedTable[]>(database.transaction("tables").objectStore("tables").getAll());
      return found.map((row) => row.info);
    }, []);
    const here = [...this.#memory.values()].map((kept) => kept.info);
    return [...rows.filter((row) => !this.#memory.has(row.id)), ...here];
  }

  async read(id: string): Promise<KeptTable | null> {
    const remembered = this.#memory.get(id);
    if (remembered) return remembered;
    return this.database.carefully(async (database) => {
      const reading = database.transaction(["tables", "entries"]);
      const [row, entries] = await Promise.all([
        done<ShelvedTable | undefined>(reading.objectStore("tables").get(id)),
        done<ShelvedEntry[]>(reading.objectStore("entries").getAll(entriesOf(id))),
      ]);
      return row ? { ...row, entries: entries.map((entry) => entry.text) } : null;
    }, null);
  }

  /** Only when this is done may anybody be told. */
  async write(table: Unwritten): Promise<void> {
    if (this.#memory.has(table.id)) return this.#remember(table, null);
    try {
      await this.#write(table);
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") throw new Conflict(table.id);
      this.database.failed(error);
      this.#remember(table, await this.read(table.id));
    }
  }

  async #write({ id, info, head, entries }: Unwritten): Promise<void> {
    const database = await this.database.open();
    const writing = database.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    writing.objectStore("tables").put({ id, info, head });
    for (const [number, text] of entries) writing.objectStore("entries").add({ table: id, number, text });
    await committed(writing);
  }

  #remember({ id, info, head, entries }: Unwritten, before: KeptTable | null): void {
    const earlier = this.#memory.get(id)?.entries ?? before?.entries ?? [];
    this.#memory.set(id, { id, info, head, entries: [...earlier, ...entries.map(([, text]) => text)] });
  }
}
