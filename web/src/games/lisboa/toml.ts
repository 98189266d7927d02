/**
 * Reads the TOML of our own component packs: tables, dotted keys, strings, numbers, booleans, arrays, inline
 * tables.
 */

type Value = string | number | boolean | Value[] | { [key: string]: Value };
type Table = { [key: string]: Value };

const TOKEN = /\s+|#[^\n]*|"((?:[^"\\]|\\.)*)"|-?\d+|[A-Za-z_][\w-]*|[[\]{}=,.]/gy;

/** The words and signs of the text; a string keeps its opening quote as a mark. */
function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`TOML: unexpected ${JSON.stringify(text.slice(at, at + 12))}`);
    const [token, string] = match;
    if (string !== undefined) found.push(`"${JSON.parse(`"${string}"`) as string}`);
    else if (!/^\s|^#/.test(token)) found.push(token);
  }
  return found;
}

class Reader {
  #at = 0;
  constructor(readonly words: string[]) {}

  get done(): boolean {
    return this.#at >= this.words.length;
  }

  peek(): string {
    return this.words[this.#at] ?? "";
  }

  take(expected?: string): string {
    const word = this.words[this.#at++] ?? "";
    if (expected !== undefined && word !== expected)
      throw new Error(`TOML: expected ${expected}, found ${word}`);
    return word;
  }

  /** Whether the sign comes next; if so it is taken. */
  skip(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.#at++;
    return true;
  }

  key(): string[] {
    const path = [this.take()];
    while (this.skip(".")) path.push(this.take());
    return path;
  }

  /** `key = value` into the table, through the tables that a dotted key names. */
  pair(into: Table): void {
    const path = this.key();
    this.take("=");
    const last = path.pop() ?? "";
    descend(into, path)[last] = this.value();
  }

  value(): Value {
    const word = this.take();
    if (word.startsWith('"')) return word.slice(1);
    if (word === "true" || word === "false") return word === "true";
    if (word === "[") return this.#array();
    if (word === "{") return this.#table();
    return Number(word);
  }

  #array(): Value[] {
    const items: Value[] = [];
    while (!this.skip("]")) {
      items.push(this.value());
      if (!this.skip(",")) {
        this.take("]");
        break;
      }
    }
    return items;
  }

  #table(): Table {
    const table: Table = {};
    while (!this.skip("}")) {
      this.pair(table);
      if (!this.skip(",")) {
        this.take("}");
        break;
      }
    }
    return table;
  }
}

function descend(table: Table, path: readonly string[]): Table {
  let here = table;
  for (const name of path) {
    here[name] ??= {};
    here = here[name] as Table;
  }
  return here;
}

export function parseToml(text: string): Table {
  const reader = new Reader(tokens(text));
  const root: Table = {};
  let here = root;
  while (!reader.done) {
    if (reader.skip("[")) {
      here = descend(root, reader.key());
      reader.take("]");
    } else reader.pair(here);
  }
  return root;
}
