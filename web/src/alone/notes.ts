/** Texts by their names, kept in the browser's database; where that is full or forbidden, in memory. */
import { committed, done, type BrowserDatabase } from "./database";

/** All names that begin so. */
const under = (beginning: string): IDBKeyRange => IDBKeyRange.bound(beginning, `${beginning}\uffff`);

export class Notes {
  /** Those that could not be written. */
  readonly #memory = new Map<string, string>();

  constructor(readonly database: BrowserDatabase) {}

  async read(name: string): Promise<string | null> {
    const found = await this.database.carefully(
      (database) => done<string | undefined>(database.transaction("notes").objectStore("notes").get(name)),
      undefined,
    );
    return this.#memory.get(name) ?? found ?? null;
  }

  /** All whose names begin so, in the order of their names. */
  async all(beginning = ""): Promise<[name: string, text: string][]> {
    const found = await this.database.carefully(async (database) => {
      const notes = database.transaction("notes").objectStore("notes");
      const [names, texts] = await Promise.all([
        done<string[]>(notes.getAllKeys(under(beginning))),
        done<string[]>(notes.getAll(under(beginning))),
      ]);
      return names.map((name, at): [string, string] => [name, texts[at] ?? ""]);
    }, []);
    const here = [...this.#memory].filter(([name]) => name.startsWith(beginning));
    return [...new Map([...found, ...here])].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  async write(name: string, text: string): Promise<void> {
    const kept = await this.#change((notes) => notes.put(text, name));
    if (kept) this.#memory.delete(name);
    else this.#memory.set(name, text);
  }

  async remove(beginning: string): Promise<void> {
    for (const name of this.#memory.keys()) if (name.startsWith(beginning)) this.#memory.delete(name);
    await this.#change((notes) => notes.delete(under(beginning)));
  }

  #change(change: (notes: IDBObjectStore) => void): Promise<boolean> {
    return this.database.carefully(async (database) => {
      const writing = database.transaction("notes", "readwrite");
      change(writing.objectStore("notes"));
      await committed(writing);
      return true;
    }, false);
  }
}
