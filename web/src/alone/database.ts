/** The browser's own database: opened once, its requests as promises, and what if it is forbidden. */

const NAME = "tabuleiro";
const VERSION = 2;
/** What is kept, by the name of its place, and what tells its rows apart. */
const PLACES: Record<string, IDBObjectStoreParameters> = {
  tables: { keyPath: "id" },
  entries: { keyPath: ["table", "number"] },
  notes: {},
};

/** The database does not say what its rows are; whoever asks knows. */
export function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}

export function committed(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("broken off"));
  });
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const [place, rows] of Object.entries(PLACES))
      if (!result.objectStoreNames.contains(place)) result.createObjectStore(place, rows);
  };
  const database = await done<IDBDatabase>(request);
  // A window of a later version may change it; what is not kept from then on is said.
  database.onversionchange = () => database.close();
  return database;
}

export class BrowserDatabase {
  #opened: Promise<IDBDatabase> | null = null;

  /** `failed` is told why something is not kept. */
  constructor(readonly failed: (reason: unknown) => void) {}

  open(): Promise<IDBDatabase> {
    this.#opened ??= opened();
    return this.#opened;
  }

  /** Something else where the database cannot be used. */
  async carefully<T>(work: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work(await this.open());
    } catch (error) {
      this.failed(error);
      return otherwise;
    }
  }
}
